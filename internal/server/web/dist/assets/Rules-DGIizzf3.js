import{B as e,D as t,E as n,G as r,H as i,I as a,J as o,K as s,L as c,M as l,N as u,O as d,P as f,R as p,S as m,T as h,U as g,V as _,W as v,Y as y,_ as ee,a as b,c as x,d as te,f as S,g as C,h as ne,i as re,j as w,k as T,l as E,o as D,q as ie,s as ae,v as O,w as k,x as oe,z as se}from"./index-yFwtKR3O.js";var ce=T(`<button type="button"> </button>`),le=T(`<span></span>`),ue=T(`<p id="bad-line"><button type="button" class="bad"> </button></p>`),de=T(`<p class="win"> </p>`),fe=T(`<p class="bad"> </p>`),pe=T(`<div class="card" role="status"><!> <!> <details><summary>JSON</summary><pre class="mono svelte-cdjcz9"> </pre></details></div>`),me=T(`<h1> </h1> <div class="row examples svelte-cdjcz9"><span class="faint"> </span> <!></div> <div class="editor card svelte-cdjcz9"><pre class="numbers mono svelte-cdjcz9" aria-hidden="true"></pre> <textarea spellcheck="false" autocapitalize="off"></textarea></div> <!> <!> <!> <form class="row svelte-cdjcz9"><label class="field grow svelte-cdjcz9"> <input class="mono svelte-cdjcz9" spellcheck="false"/></label> <button type="button"> </button> <button class="main"> </button></form>`,1);function A(w,T){o(T,!0);let A={"euclid.star":`# Euclid's game: take a multiple of the smaller number from the larger.
name = "myeuclid"

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
start = "205"

def options(p):
    list = []
    for i in range(len(p)):
        d = int(p[i])
        for e in range(d):
            list.append(p[:i] + str(e) + p[i + 1:])
        if d == 0:
            list.append(p[:i])
    return list
`},he={"euclid.star":`myeuclid(25,7)`,"heaps.star":`mine(9)`,"word.star":`digits("205")`},j=v(i(A[`euclid.star`])),M=v(`myeuclid(25,7)`),N=v(void 0),P=v(void 0),F=v(!1),I=v(void 0),L=v(0);c(()=>{let e=D.opened(`rules`);e?.rules&&ae(e.rules).then(e=>e&&g(j,e,!0),e=>g(N,x.of(e))),e?.g&&g(M,e.g,!0)});let R=r(()=>f(j).split(`
`).length),z=r(()=>{let e=/rules\.star:(\d+)(?::(\d+))?/.exec((f(N)?.message??``)+` `+(f(P)&&!f(P).ok?f(P).text:``));return e?{line:Number(e[1]),column:Number(e[2]??0)}:void 0});async function ge(){D.keep({rules:await b(f(j)),g:f(M)})}async function _e(){g(F,!0),g(N,void 0),g(P,void 0);try{await ge();let e=await E(`/v1/check`,{rules:f(j),lang:te.lang}),t=e.flatMap(e=>e.breach??[]);g(P,{ok:!t.length,text:t.join(`
`),json:JSON.stringify(e,null,1)})}catch(e){g(N,x.of(e))}g(F,!1)}async function ve(){g(F,!0),g(N,void 0);try{await E(`/v1/analyse`,{rules:f(j),expression:f(M),ask:[`outcome`]}),D.go(`play`,{g:f(M),rules:await b(f(j))})}catch(e){g(N,x.of(e))}g(F,!1)}function ye(){if(!f(z)||!f(I))return;let e=f(j).split(`
`).slice(0,f(z).line-1).join(`
`).length+ +(f(z).line>1);f(I).focus(),f(I).setSelectionRange(e,e+(f(j).split(`
`)[f(z).line-1]?.length??0))}function be(e){if(e.key===`]`&&e.ctrlKey&&f(I)){e.preventDefault();let t=f(I).selectionStart;g(j,f(j).slice(0,t)+`    `+f(j).slice(t)),requestAnimationFrame(()=>f(I)?.setSelectionRange(t+4,t+4))}}var B=me(),V=se(B),xe=e(V,!0),H=_(V,2),U=p(H),Se=e(U),Ce=_(U,2);k(Ce,16,()=>Object.keys(A),e=>e,(n,r)=>{var i=ce(),o=e(i,!0);a(()=>t(o,r)),l(`click`,i,()=>(g(j,A[r],!0),g(M,he[r],!0),g(N,g(P,void 0)))),d(n,i)}),y(H);var W=_(H,2),G=p(W);let K;k(G,21,()=>({length:f(R)}),h,(e,t,n)=>{var r=le();let i;r.textContent=`${n+1}
`,a(()=>i=m(r,1,`svelte-cdjcz9`,null,i,{bad:f(z)?.line===n+1})),d(e,r)}),y(G);var q=_(G,2);s(q);let J;ne(q,e=>g(I,e),()=>f(I)),y(W);var Y=_(W,2),we=n=>{var r=ue(),i=p(r),o=e(i);y(r),a(e=>t(o,`${e??``} ${f(z).line??``}`),[()=>S(`line`)]),l(`click`,i,ye),d(n,r)};n(Y,e=>{f(z)&&e(we)});var Te=_(Y,2),Ee=e=>{re(e,{get failure(){return f(N)},get text(){return f(M)}})};n(Te,e=>{f(N)&&e(Ee)});var De=_(Te,2),Oe=r=>{var i=pe(),o=p(i),s=n=>{var r=de(),i=e(r);a(e=>t(i,`✓ ${e??``}`),[()=>S(`All laws hold, as far as was checked.`)]),d(n,r)};n(o,e=>{f(P).ok&&e(s)});var c=_(o,2),l=n=>{var r=fe(),i=e(r,!0);a(()=>t(i,f(P).text)),d(n,r)};n(c,e=>{f(P).ok||e(l)});var u=_(c,2),m=_(p(u)),h=e(m,!0);y(u),y(i),a(()=>t(h,f(P).json)),d(r,i)};n(De,e=>{f(P)&&e(Oe)});var X=_(De,2),Z=p(X),ke=p(Z,!0),Ae=_(ke);ee(Ae),y(Z);var Q=_(Z,2),je=e(Q,!0),$=_(Q,2),Me=e($,!0);y(X),a((e,n,r,i,a,o,s)=>{t(xe,e),t(Se,`${n??``}:`),K=oe(G,``,K,{transform:`translateY(${-f(L)}px)`}),J=m(q,1,`mono svelte-cdjcz9`,null,J,{broken:f(z)}),O(q,`aria-label`,r),O(q,`aria-invalid`,f(z)?`true`:void 0),O(q,`aria-describedby`,f(z)?`bad-line`:void 0),O(q,`rows`,i),t(ke,a),Q.disabled=f(F),t(je,o),$.disabled=f(F),t(Me,s)},[()=>S(`Rules in Starlark`),()=>S(`Example`),()=>S(`Rules in Starlark`),()=>Math.min(30,Math.max(14,f(R)+1)),()=>S(`Position`),()=>S(`Check the rules`),()=>S(`Play it`)]),u(`scroll`,q,()=>g(L,f(I)?.scrollTop??0,!0)),l(`keydown`,q,be),C(q,()=>f(j),e=>g(j,e)),u(`submit`,X,e=>(e.preventDefault(),ve())),C(Ae,()=>f(M),e=>g(M,e)),l(`click`,Q,_e),d(w,B),ie()}w([`click`,`keydown`]);export{A as default};