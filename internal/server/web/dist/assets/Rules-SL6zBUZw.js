import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,K as l,L as u,M as d,N as f,O as p,P as m,R as h,T as g,U as _,V as v,W as ee,_ as y,a as te,b as ne,c as b,d as re,f as x,g as ie,h as S,j as C,l as w,m as ae,o as T,q as E,s as D,u as oe,w as se,x as ce,z as O}from"./index-DbqhVmai.js";var le=p(`<button type="button"> </button>`),ue=p(`<span></span>`),de=p(`<p id="bad-line"><button type="button" class="bad"> </button></p>`),fe=p(`<p class="win"> </p>`),pe=p(`<p class="bad"> </p>`),me=p(`<div class="card" role="status"><!> <!> <details><summary>JSON</summary><pre class="mono svelte-cdjcz9"> </pre></details></div>`),he=p(`<h1> </h1> <div class="row examples svelte-cdjcz9"><span class="faint"> </span> <!></div> <div class="editor card svelte-cdjcz9"><pre class="numbers mono svelte-cdjcz9" aria-hidden="true"></pre> <textarea spellcheck="false" autocapitalize="off"></textarea></div> <!> <!> <!> <form class="row svelte-cdjcz9"><label class="field grow svelte-cdjcz9"> <input class="mono svelte-cdjcz9" spellcheck="false"/></label> <button type="button"> </button> <button class="main"> </button></form>`,1);function k(e,p){l(p,!0);let k={"euclid.star":`# Euclid's game: take a multiple of the smaller number from the larger.
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
`},ge={"euclid.star":`myeuclid(25,7)`,"heaps.star":`mine(9)`,"word.star":`digits("205")`},A=s(t(k[`euclid.star`])),j=s(`myeuclid(25,7)`),M=s(void 0),N=s(void 0),P=s(!1),F=s(void 0),I=s(0);a(()=>{let e=w.opened(`rules`);e?.rules&&oe(e.rules).then(e=>e&&v(A,e,!0)),e?.g&&v(j,e.g,!0)});let L=_(()=>f(A).split(`
`).length),R=_(()=>{let e=/rules\.star:(\d+)(?::(\d+))?/.exec((f(M)?.message??``)+` `+(f(N)&&!f(N).ok?f(N).text:``));return e?{line:Number(e[1]),column:Number(e[2]??0)}:void 0});async function _e(){w.keep({rules:await b(f(A)),g:f(j)})}async function ve(){v(P,!0),v(M,void 0),v(N,void 0),await _e();try{let e=await D(`/v1/check`,{rules:f(A),lang:re.lang}),t=e.flatMap(e=>e.breach??[]);v(N,{ok:!t.length,text:t.join(`
`),json:JSON.stringify(e,null,1)})}catch(e){v(M,T.of(e))}v(P,!1)}async function ye(){v(P,!0),v(M,void 0);try{await D(`/v1/analyse`,{rules:f(A),expression:f(j),ask:[`outcome`]}),w.go(`play`,{g:f(j),rules:await b(f(A))})}catch(e){v(M,T.of(e))}v(P,!1)}function be(){if(!f(R)||!f(F))return;let e=f(A).split(`
`).slice(0,f(R).line-1).join(`
`).length+ +(f(R).line>1);f(F).focus(),f(F).setSelectionRange(e,e+(f(A).split(`
`)[f(R).line-1]?.length??0))}function xe(e){if(e.key===`]`&&e.ctrlKey&&f(F)){e.preventDefault();let t=f(F).selectionStart;v(A,f(A).slice(0,t)+`    `+f(A).slice(t)),requestAnimationFrame(()=>f(F)?.setSelectionRange(t+4,t+4))}}var z=he(),B=u(z),Se=h(B,!0),V=O(B,2),H=c(V),Ce=h(H),we=O(H,2);n(we,16,()=>Object.keys(k),e=>e,(e,t)=>{var n=le(),a=h(n,!0);m(()=>i(a,t)),C(`click`,n,()=>(v(A,k[t],!0),v(j,ge[t],!0),v(M,v(N,void 0)))),r(e,n)}),E(V);var U=O(V,2),W=c(U);let G;n(W,21,()=>({length:f(L)}),se,(e,t,n)=>{var i=ue();let a;i.textContent=`${n+1}
`,m(()=>a=ce(i,1,`svelte-cdjcz9`,null,a,{bad:f(R)?.line===n+1})),r(e,i)}),E(W);var K=O(W,2);ee(K);let q;ae(K,e=>v(F,e),()=>f(F)),E(U);var J=O(U,2),Te=e=>{var t=de(),n=c(t),a=h(n);E(t),m(e=>i(a,`${e??``} ${f(R).line??``}`),[()=>x(`line`)]),C(`click`,n,be),r(e,t)};g(J,e=>{f(R)&&e(Te)});var Y=O(J,2),Ee=e=>{te(e,{get failure(){return f(M)},get text(){return f(j)}})};g(Y,e=>{f(M)&&e(Ee)});var De=O(Y,2),Oe=e=>{var t=me(),n=c(t),a=e=>{var t=fe(),n=h(t);m(e=>i(n,`✓ ${e??``}`),[()=>x(`All laws hold, as far as was checked.`)]),r(e,t)};g(n,e=>{f(N).ok&&e(a)});var o=O(n,2),s=e=>{var t=pe(),n=h(t,!0);m(()=>i(n,f(N).text)),r(e,t)};g(o,e=>{f(N).ok||e(s)});var l=O(o,2),u=O(c(l)),d=h(u,!0);E(l),E(t),m(()=>i(d,f(N).json)),r(e,t)};g(De,e=>{f(N)&&e(Oe)});var X=O(De,2),Z=c(X),ke=c(Z,!0),Ae=O(ke);ie(Ae),E(Z);var Q=O(Z,2),je=h(Q,!0),$=O(Q,2),Me=h($,!0);E(X),m((e,t,n,r,a,o,s)=>{i(Se,e),i(Ce,`${t??``}:`),G=ne(W,``,G,{transform:`translateY(${-f(I)}px)`}),q=ce(K,1,`mono svelte-cdjcz9`,null,q,{broken:f(R)}),y(K,`aria-label`,n),y(K,`aria-invalid`,f(R)?`true`:void 0),y(K,`aria-describedby`,f(R)?`bad-line`:void 0),y(K,`rows`,r),i(ke,a),Q.disabled=f(P),i(je,o),$.disabled=f(P),i(Me,s)},[()=>x(`Rules in Starlark`),()=>x(`Example`),()=>x(`Rules in Starlark`),()=>Math.min(30,Math.max(14,f(L)+1)),()=>x(`Position`),()=>x(`Check the rules`),()=>x(`Play it`)]),d(`scroll`,K,()=>v(I,f(F)?.scrollTop??0,!0)),C(`keydown`,K,xe),S(K,()=>f(A),e=>v(A,e)),d(`submit`,X,e=>(e.preventDefault(),ye())),S(Ae,()=>f(j),e=>v(j,e)),C(`click`,Q,ve),r(e,z),o()}e([`click`,`keydown`]);export{k as default};