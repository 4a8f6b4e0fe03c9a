import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,K as l,L as u,M as d,N as f,P as ee,R as p,S as m,T as h,U as te,V as g,W as ne,a as re,b as _,c as v,d as y,g as b,h as ie,j as x,k as S,l as C,m as w,o as T,p as ae,s as E,u as oe,w as D,y as se,z as ce}from"./index-DXWmYrBE.js";var le=r(`<button type="button"> </button>`),ue=r(`<span></span>`),de=r(`<p id="bad-line"><button type="button" class="bad"> </button></p>`),fe=r(`<p class="win"> </p>`),pe=r(`<div class="card" role="status"><!> <details><summary>JSON</summary><pre class="mono svelte-cdjcz9"> </pre></details></div>`),me=r(`<h1> </h1> <div class="row examples svelte-cdjcz9"><span class="faint"> </span> <!></div> <div class="editor card svelte-cdjcz9"><pre class="numbers mono svelte-cdjcz9" aria-hidden="true"></pre> <textarea spellcheck="false" autocapitalize="off"></textarea></div> <!> <!> <!> <form class="row svelte-cdjcz9"><label class="field grow svelte-cdjcz9"> <input class="mono svelte-cdjcz9" spellcheck="false"/></label> <button type="button"> </button> <button class="main"> </button></form>`,1);function O(r,S){o(S,!0);let O={"euclid.star":`# Euclid's game: take a multiple of the smaller number from the larger.
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
`},he={"euclid.star":`myeuclid(25,7)`,"heaps.star":`mine(9)`,"word.star":`digits("205")`},k=g(ce(O[`euclid.star`])),A=g(`myeuclid(25,7)`),j=g(void 0),M=g(void 0),N=g(!1),P=g(void 0),F=g(0),I=``;ee(()=>{if(C.view!==`rules`)return;let e=JSON.stringify(C.settings);e!==I&&(I=e,C.settings.rules&&oe(C.settings.rules).then(e=>e&&t(k,e,!0)),C.settings.g&&t(A,C.settings.g,!0))});let L=s(()=>d(k).split(`
`).length),R=s(()=>{let e=/rules\.star:(\d+)(?::(\d+))?/.exec((d(j)?.message??``)+` `+(d(M)&&!d(M).ok?d(M).text:``));return e?{line:Number(e[1]),column:Number(e[2]??0)}:void 0});async function ge(){C.keep({rules:await v(d(k)),g:d(A)}),I=JSON.stringify(Object.fromEntries(new URLSearchParams(location.hash.split(`?`)[1])))}async function _e(){t(N,!0),t(j,void 0),t(M,void 0),await ge();try{let e=await E(`/v1/check`,{rules:d(k)}),n=(Array.isArray(e)?e:[e]).flatMap(e=>e.failures??[]);t(M,n.length?{ok:!1,text:n.map(e=>typeof e==`string`?e:JSON.stringify(e,null,1)).join(`
`)}:{ok:!0,text:JSON.stringify(e,null,1)})}catch(e){t(j,e instanceof T?e:new T(String(e)))}t(N,!1)}async function ve(){t(N,!0),t(j,void 0);try{await E(`/v1/analyse`,{rules:d(k),expression:d(A),ask:[`outcome`]}),C.go(`play`,{g:d(A),rules:await v(d(k))})}catch(e){t(j,e instanceof T?e:new T(String(e)))}t(N,!1)}function ye(){if(!d(R)||!d(P))return;let e=d(k).split(`
`).slice(0,d(R).line-1).join(`
`).length+ +(d(R).line>1);d(P).focus(),d(P).setSelectionRange(e,e+(d(k).split(`
`)[d(R).line-1]?.length??0))}function be(e){if(e.key===`]`&&e.ctrlKey&&d(P)){e.preventDefault();let n=d(P).selectionStart;t(k,d(k).slice(0,n)+`    `+d(k).slice(n)),requestAnimationFrame(()=>d(P)?.setSelectionRange(n+4,n+4))}}var z=me(),B=c(z),xe=u(B,!0),V=p(B,2),H=a(V),Se=u(H),Ce=p(H,2);m(Ce,16,()=>Object.keys(O),e=>e,(n,r)=>{var a=le(),o=u(a,!0);f(()=>h(o,r)),e(`click`,a,()=>(t(k,O[r],!0),t(A,he[r],!0),t(j,t(M,void 0)))),i(n,a)}),l(V);var U=p(V,2),W=a(U);let G;m(W,21,()=>({length:d(L)}),n,(e,t,n)=>{var r=ue();let a;r.textContent=`${n+1}
`,f(()=>a=_(r,1,`svelte-cdjcz9`,null,a,{bad:d(R)?.line===n+1})),i(e,r)}),l(W);var K=p(W,2);te(K);let q;ae(K,e=>t(P,e),()=>d(P)),l(U);var J=p(U,2),we=t=>{var n=de(),r=a(n),o=u(r);l(n),f(e=>h(o,`${e??``} ${d(R).line??``}`),[()=>y(`line`)]),e(`click`,r,ye),i(t,n)};D(J,e=>{d(R)&&e(we)});var Y=p(J,2),Te=e=>{re(e,{get failure(){return d(j)},get text(){return d(A)}})};D(Y,e=>{d(j)&&e(Te)});var Ee=p(Y,2),De=e=>{var t=pe(),n=a(t),r=e=>{var t=fe(),n=u(t);f(e=>h(n,`✓ ${e??``}`),[()=>y(`All laws hold, as far as was checked.`)]),i(e,t)};D(n,e=>{d(M).ok&&e(r)});var o=p(n,2),s=p(a(o)),c=u(s,!0);l(o),l(t),f(()=>{o.open=!d(M).ok,h(c,d(M).text)}),i(e,t)};D(Ee,e=>{d(M)&&e(De)});var X=p(Ee,2),Z=a(X),Oe=a(Z,!0),ke=p(Oe);ie(ke),l(Z);var Q=p(Z,2),Ae=u(Q,!0),$=p(Q,2),je=u($,!0);l(X),f((e,t,n,r,i,a,o)=>{h(xe,e),h(Se,`${t??``}:`),G=se(W,``,G,{transform:`translateY(${-d(F)}px)`}),q=_(K,1,`mono svelte-cdjcz9`,null,q,{broken:d(R)}),b(K,`aria-label`,n),b(K,`aria-invalid`,d(R)?`true`:void 0),b(K,`aria-describedby`,d(R)?`bad-line`:void 0),b(K,`rows`,r),h(Oe,i),Q.disabled=d(N),h(Ae,a),$.disabled=d(N),h(je,o)},[()=>y(`Rules in Starlark`),()=>y(`Example`),()=>y(`Rules in Starlark`),()=>Math.min(30,Math.max(14,d(L)+1)),()=>y(`Position`),()=>y(`Check the rules`),()=>y(`Play it`)]),x(`scroll`,K,()=>t(F,d(P)?.scrollTop??0,!0)),e(`keydown`,K,be),w(K,()=>d(k),e=>t(k,e)),x(`submit`,X,e=>(e.preventDefault(),ve())),w(ke,()=>d(A),e=>t(A,e)),e(`click`,Q,_e),i(r,z),ne()}S([`click`,`keydown`]);export{O as default};