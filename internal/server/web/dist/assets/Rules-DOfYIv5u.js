import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,J as l,K as u,L as d,M as f,N as p,O as m,R as h,T as g,U as _,V as ee,W as v,_ as y,a as te,b as ne,c as b,d as x,g as re,h as S,i as ie,j as C,l as w,m as ae,o as T,q as oe,s as se,u as ce,w as le,x as E,z as D}from"./index-CovnI3pU.js";var ue=m(`<button type="button"> </button>`),de=m(`<span></span>`),fe=m(`<p id="bad-line"><button type="button" class="bad"> </button></p>`),pe=m(`<p class="win"> </p>`),me=m(`<p class="bad"> </p>`),he=m(`<div class="card" role="status"><!> <!> <details><summary>JSON</summary><pre class="mono svelte-cdjcz9"> </pre></details></div>`),ge=m(`<h1> </h1> <div class="row examples svelte-cdjcz9"><span class="faint"> </span> <!></div> <div class="editor card svelte-cdjcz9"><pre class="numbers mono svelte-cdjcz9" aria-hidden="true"></pre> <textarea spellcheck="false" autocapitalize="off"></textarea></div> <!> <!> <!> <form class="row svelte-cdjcz9"><label class="field grow svelte-cdjcz9"> <input class="mono svelte-cdjcz9" spellcheck="false"/></label> <button type="button"> </button> <button class="main"> </button></form>`,1);function O(e,m){oe(m,!0);let O={"euclid.star":`# Euclid's game: take a multiple of the smaller number from the larger.
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
`},_e={"euclid.star":`myeuclid(25,7)`,"heaps.star":`mine(9)`,"word.star":`digits("205")`},k=_(ee(O[`euclid.star`])),A=_(`myeuclid(25,7)`),j=_(void 0),M=_(void 0),N=_(!1),P=_(void 0),F=_(0);c(()=>{let e=T.opened(`rules`);e?.rules&&se(e.rules).then(e=>e&&s(k,e,!0),e=>s(j,b.of(e))),e?.g&&s(A,e.g,!0)});let I=v(()=>p(k).split(`
`).length),L=v(()=>{let e=/rules\.star:(\d+)(?::(\d+))?/.exec((p(j)?.message??``)+` `+(p(M)&&!p(M).ok?p(M).text:``));return e?{line:Number(e[1]),column:Number(e[2]??0)}:void 0});async function ve(){T.keep({rules:await te(p(k)),g:p(A)})}async function ye(){s(N,!0),s(j,void 0),s(M,void 0);try{await ve();let e=await w(`/v1/check`,{rules:p(k),lang:ce.lang}),t=e.flatMap(e=>e.breach??[]);s(M,{ok:!t.length,text:t.join(`
`),json:JSON.stringify(e,null,1)})}catch(e){s(j,b.of(e))}s(N,!1)}async function be(){s(N,!0),s(j,void 0);try{await w(`/v1/analyse`,{rules:p(k),expression:p(A),ask:[`outcome`]}),T.go(`play`,{g:p(A),rules:await te(p(k))})}catch(e){s(j,b.of(e))}s(N,!1)}function xe(){if(!p(L)||!p(P))return;let e=p(k).split(`
`).slice(0,p(L).line-1).join(`
`).length+ +(p(L).line>1);p(P).focus(),p(P).setSelectionRange(e,e+(p(k).split(`
`)[p(L).line-1]?.length??0))}function Se(e){if(e.key===`]`&&e.ctrlKey&&p(P)){e.preventDefault();let t=p(P).selectionStart;s(k,p(k).slice(0,t)+`    `+p(k).slice(t)),requestAnimationFrame(()=>p(P)?.setSelectionRange(t+4,t+4))}}var R=ge(),Ce=h(R),we=D(Ce,!0),z=t(Ce,2),B=d(z),Te=D(B),Ee=t(B,2);n(Ee,16,()=>Object.keys(O),e=>e,(e,t)=>{var n=ue(),o=D(n,!0);a(()=>i(o,t)),C(`click`,n,()=>(s(k,O[t],!0),s(A,_e[t],!0),s(j,s(M,void 0)))),r(e,n)}),l(z);var V=t(z,2),H=d(V);let U;n(H,21,()=>({length:p(I)}),le,(e,t,n)=>{var i=de();let o;i.textContent=`${n+1}
`,a(()=>o=E(i,1,`svelte-cdjcz9`,null,o,{bad:p(L)?.line===n+1})),r(e,i)}),l(H);var W=t(H,2);o(W);let G;ae(W,e=>s(P,e),()=>p(P)),l(V);var K=t(V,2),De=e=>{var t=fe(),n=d(t),o=D(n);l(t),a(e=>i(o,`${e??``} ${p(L).line??``}`),[()=>x(`line`)]),C(`click`,n,xe),r(e,t)};g(K,e=>{p(L)&&e(De)});var q=t(K,2),Oe=e=>{ie(e,{get failure(){return p(j)},get text(){return p(A)}})};g(q,e=>{p(j)&&e(Oe)});var J=t(q,2),ke=e=>{var n=he(),o=d(n),s=e=>{var t=pe(),n=D(t);a(e=>i(n,`✓ ${e??``}`),[()=>x(`All laws hold, as far as was checked.`)]),r(e,t)};g(o,e=>{p(M).ok&&e(s)});var c=t(o,2),u=e=>{var t=me(),n=D(t,!0);a(()=>i(n,p(M).text)),r(e,t)};g(c,e=>{p(M).ok||e(u)});var f=t(c,2),m=t(d(f)),h=D(m,!0);l(f),l(n),a(()=>i(h,p(M).json)),r(e,n)};g(J,e=>{p(M)&&e(ke)});var Y=t(J,2),X=d(Y),Z=d(X,!0),Ae=t(Z);re(Ae),l(X);var Q=t(X,2),je=D(Q,!0),$=t(Q,2),Me=D($,!0);l(Y),a((e,t,n,r,a,o,s)=>{i(we,e),i(Te,`${t??``}:`),U=ne(H,``,U,{transform:`translateY(${-p(F)}px)`}),G=E(W,1,`mono svelte-cdjcz9`,null,G,{broken:p(L)}),y(W,`aria-label`,n),y(W,`aria-invalid`,p(L)?`true`:void 0),y(W,`aria-describedby`,p(L)?`bad-line`:void 0),y(W,`rows`,r),i(Z,a),Q.disabled=p(N),i(je,o),$.disabled=p(N),i(Me,s)},[()=>x(`Rules in Starlark`),()=>x(`Example`),()=>x(`Rules in Starlark`),()=>Math.min(30,Math.max(14,p(I)+1)),()=>x(`Position`),()=>x(`Check the rules`),()=>x(`Play it`)]),f(`scroll`,W,()=>s(F,p(P)?.scrollTop??0,!0)),C(`keydown`,W,Se),S(W,()=>p(k),e=>s(k,e)),f(`submit`,Y,e=>(e.preventDefault(),be())),S(Ae,()=>p(A),e=>s(A,e)),C(`click`,Q,ye),r(e,R),u()}e([`click`,`keydown`]);export{O as default};