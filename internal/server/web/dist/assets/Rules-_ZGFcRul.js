import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,K as l,L as u,M as d,N as f,O as p,P as m,R as h,T as g,U as _,V as v,W as ee,_ as y,a as te,b as ne,c as b,d as re,f as x,g as ie,h as S,j as C,l as w,m as ae,o as T,q as E,s as D,u as oe,w as se,x as O,z as k}from"./index-vHLvkiCh.js";var ce=p(`<button type="button"> </button>`),le=p(`<span></span>`),ue=p(`<p id="bad-line"><button type="button" class="bad"> </button></p>`),de=p(`<p class="win"> </p>`),fe=p(`<p class="bad"> </p>`),pe=p(`<div class="card" role="status"><!> <!> <details><summary>JSON</summary><pre class="mono svelte-cdjcz9"> </pre></details></div>`),me=p(`<h1> </h1> <div class="row examples svelte-cdjcz9"><span class="faint"> </span> <!></div> <div class="editor card svelte-cdjcz9"><pre class="numbers mono svelte-cdjcz9" aria-hidden="true"></pre> <textarea spellcheck="false" autocapitalize="off"></textarea></div> <!> <!> <!> <form class="row svelte-cdjcz9"><label class="field grow svelte-cdjcz9"> <input class="mono svelte-cdjcz9" spellcheck="false"/></label> <button type="button"> </button> <button class="main"> </button></form>`,1);function A(e,p){l(p,!0);let A={"euclid.star":`# Euclid's game: take a multiple of the smaller number from the larger.
name = "myeuclid"
params = []

def options(p):
    a, b = p
    if a < b:
        a, b = b, a
    if b == 0:
        return []
    return [(a - k * b, b) for k in range(1, a // b + 1)]
`,"heaps.star":`# A heap game in the short form: take 1, 3 or 4, or split a heap of 5 into 2 and 2.
name = "mine"

def take(n):
    return [k for k in [1, 3, 4] if k <= n]

def breaks(n):
    return [[2, 2]] if n == 5 else []
`,"word.star":`# Digital deletions: lower a digit, or erase a 0 and all that follows.
name = "digits"

def options(p):
    list = []
    for i in range(len(p)):
        d = int(p[i])
        for e in range(d):
            list.append(p[:i] + str(e) + p[i + 1:])
        if d == 0:
            list.append(p[:i])
    return list
`},he={"euclid.star":`myeuclid(25,7)`,"heaps.star":`mine(9)`,"word.star":`digits("205")`},j=s(t(A[`euclid.star`])),M=s(`myeuclid(25,7)`),N=s(void 0),P=s(void 0),F=s(!1),I=s(void 0),L=s(0),R=``;a(()=>{if(w.view!==`rules`)return;let e=JSON.stringify(w.settings);e!==R&&(R=e,w.settings.rules&&oe(w.settings.rules).then(e=>e&&v(j,e,!0)),w.settings.g&&v(M,w.settings.g,!0))});let z=_(()=>f(j).split(`
`).length),B=_(()=>{let e=/rules\.star:(\d+)(?::(\d+))?/.exec((f(N)?.message??``)+` `+(f(P)&&!f(P).ok?f(P).text:``));return e?{line:Number(e[1]),column:Number(e[2]??0)}:void 0});async function ge(){w.keep({rules:await b(f(j)),g:f(M)}),R=JSON.stringify(Object.fromEntries(new URLSearchParams(location.hash.split(`?`)[1])))}async function _e(){v(F,!0),v(N,void 0),v(P,void 0),await ge();try{let e=await D(`/v1/check`,{rules:f(j),lang:re.lang}),t=e.flatMap(e=>e.breach??[]);v(P,{ok:!t.length,text:t.join(`
`),json:JSON.stringify(e,null,1)})}catch(e){v(N,e instanceof T?e:new T(String(e)))}v(F,!1)}async function ve(){v(F,!0),v(N,void 0);try{await D(`/v1/analyse`,{rules:f(j),expression:f(M),ask:[`outcome`]}),w.go(`play`,{g:f(M),rules:await b(f(j))})}catch(e){v(N,e instanceof T?e:new T(String(e)))}v(F,!1)}function ye(){if(!f(B)||!f(I))return;let e=f(j).split(`
`).slice(0,f(B).line-1).join(`
`).length+ +(f(B).line>1);f(I).focus(),f(I).setSelectionRange(e,e+(f(j).split(`
`)[f(B).line-1]?.length??0))}function be(e){if(e.key===`]`&&e.ctrlKey&&f(I)){e.preventDefault();let t=f(I).selectionStart;v(j,f(j).slice(0,t)+`    `+f(j).slice(t)),requestAnimationFrame(()=>f(I)?.setSelectionRange(t+4,t+4))}}var V=me(),H=u(V),xe=h(H,!0),U=k(H,2),W=c(U),Se=h(W),Ce=k(W,2);n(Ce,16,()=>Object.keys(A),e=>e,(e,t)=>{var n=ce(),a=h(n,!0);m(()=>i(a,t)),C(`click`,n,()=>(v(j,A[t],!0),v(M,he[t],!0),v(N,v(P,void 0)))),r(e,n)}),E(U);var G=k(U,2),K=c(G);let q;n(K,21,()=>({length:f(z)}),se,(e,t,n)=>{var i=le();let a;i.textContent=`${n+1}
`,m(()=>a=O(i,1,`svelte-cdjcz9`,null,a,{bad:f(B)?.line===n+1})),r(e,i)}),E(K);var J=k(K,2);ee(J);let we;ae(J,e=>v(I,e),()=>f(I)),E(G);var Y=k(G,2),Te=e=>{var t=ue(),n=c(t),a=h(n);E(t),m(e=>i(a,`${e??``} ${f(B).line??``}`),[()=>x(`line`)]),C(`click`,n,ye),r(e,t)};g(Y,e=>{f(B)&&e(Te)});var Ee=k(Y,2),De=e=>{te(e,{get failure(){return f(N)},get text(){return f(M)}})};g(Ee,e=>{f(N)&&e(De)});var Oe=k(Ee,2),ke=e=>{var t=pe(),n=c(t),a=e=>{var t=de(),n=h(t);m(e=>i(n,`✓ ${e??``}`),[()=>x(`All laws hold, as far as was checked.`)]),r(e,t)};g(n,e=>{f(P).ok&&e(a)});var o=k(n,2),s=e=>{var t=fe(),n=h(t,!0);m(()=>i(n,f(P).text)),r(e,t)};g(o,e=>{f(P).ok||e(s)});var l=k(o,2),u=k(c(l)),d=h(u,!0);E(l),E(t),m(()=>i(d,f(P).json)),r(e,t)};g(Oe,e=>{f(P)&&e(ke)});var X=k(Oe,2),Z=c(X),Ae=c(Z,!0),je=k(Ae);ie(je),E(Z);var Q=k(Z,2),Me=h(Q,!0),$=k(Q,2),Ne=h($,!0);E(X),m((e,t,n,r,a,o,s)=>{i(xe,e),i(Se,`${t??``}:`),q=ne(K,``,q,{transform:`translateY(${-f(L)}px)`}),we=O(J,1,`mono svelte-cdjcz9`,null,we,{broken:f(B)}),y(J,`aria-label`,n),y(J,`aria-invalid`,f(B)?`true`:void 0),y(J,`aria-describedby`,f(B)?`bad-line`:void 0),y(J,`rows`,r),i(Ae,a),Q.disabled=f(F),i(Me,o),$.disabled=f(F),i(Ne,s)},[()=>x(`Rules in Starlark`),()=>x(`Example`),()=>x(`Rules in Starlark`),()=>Math.min(30,Math.max(14,f(z)+1)),()=>x(`Position`),()=>x(`Check the rules`),()=>x(`Play it`)]),d(`scroll`,J,()=>v(L,f(I)?.scrollTop??0,!0)),C(`keydown`,J,be),S(J,()=>f(j),e=>v(j,e)),d(`submit`,X,e=>(e.preventDefault(),ve())),S(je,()=>f(M),e=>v(M,e)),C(`click`,Q,_e),r(e,V),o()}e([`click`,`keydown`]);export{A as default};