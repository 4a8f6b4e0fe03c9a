import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,J as l,K as ee,L as u,M as d,N as f,O as p,R as m,T as h,U as g,V as te,W as _,_ as v,a as y,b as ne,c as b,d as x,g as re,h as S,i as ie,j as C,l as ae,m as oe,o as w,q as se,s as T,u as ce,w as le,x as ue,z as E}from"./index-BxqIZLGG.js";var de=p(`<button type="button"> </button>`),fe=p(`<span></span>`),pe=p(`<p id="bad-line"><button type="button" class="bad"> </button></p>`),me=p(`<p class="win"> </p>`),he=p(`<p class="bad"> </p>`),ge=p(`<div class="card" role="status"><!> <!> <details><summary>JSON</summary><pre class="mono svelte-cdjcz9"> </pre></details></div>`),_e=p(`<h1> </h1> <div class="row examples svelte-cdjcz9"><span class="faint"> </span> <!></div> <div class="editor card svelte-cdjcz9"><pre class="numbers mono svelte-cdjcz9" aria-hidden="true"></pre> <textarea spellcheck="false" autocapitalize="off"></textarea></div> <!> <!> <!> <form class="row svelte-cdjcz9"><label class="field grow svelte-cdjcz9"> <input class="mono svelte-cdjcz9" spellcheck="false"/></label> <button type="button"> </button> <button class="main"> </button></form>`,1);function D(e,p){se(p,!0);let D={"euclid.star":`# Euclid's game: take a multiple of the smaller number from the larger.
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
`},ve={"euclid.star":`myeuclid(25,7)`,"heaps.star":`mine(9)`,"word.star":`digits("205")`},O=g(te(D[`euclid.star`])),k=g(`myeuclid(25,7)`),A=g(void 0),j=g(void 0),M=g(!1),N=g(void 0),P=g(0);c(()=>{let e=b.opened(`rules`);e?.rules&&ae(e.rules).then(e=>e&&s(O,e,!0)),e?.g&&s(k,e.g,!0)});let F=_(()=>f(O).split(`
`).length),I=_(()=>{let e=/rules\.star:(\d+)(?::(\d+))?/.exec((f(A)?.message??``)+` `+(f(j)&&!f(j).ok?f(j).text:``));return e?{line:Number(e[1]),column:Number(e[2]??0)}:void 0});async function ye(){b.keep({rules:await T(f(O)),g:f(k)})}async function be(){s(M,!0),s(A,void 0),s(j,void 0),await ye();try{let e=await w(`/v1/check`,{rules:f(O),lang:ce.lang}),t=e.flatMap(e=>e.breach??[]);s(j,{ok:!t.length,text:t.join(`
`),json:JSON.stringify(e,null,1)})}catch(e){s(A,y.of(e))}s(M,!1)}async function xe(){s(M,!0),s(A,void 0);try{await w(`/v1/analyse`,{rules:f(O),expression:f(k),ask:[`outcome`]}),b.go(`play`,{g:f(k),rules:await T(f(O))})}catch(e){s(A,y.of(e))}s(M,!1)}function Se(){if(!f(I)||!f(N))return;let e=f(O).split(`
`).slice(0,f(I).line-1).join(`
`).length+ +(f(I).line>1);f(N).focus(),f(N).setSelectionRange(e,e+(f(O).split(`
`)[f(I).line-1]?.length??0))}function Ce(e){if(e.key===`]`&&e.ctrlKey&&f(N)){e.preventDefault();let t=f(N).selectionStart;s(O,f(O).slice(0,t)+`    `+f(O).slice(t)),requestAnimationFrame(()=>f(N)?.setSelectionRange(t+4,t+4))}}var L=_e(),R=m(L),we=E(R,!0),z=t(R,2),B=u(z),Te=E(B),Ee=t(B,2);n(Ee,16,()=>Object.keys(D),e=>e,(e,t)=>{var n=de(),o=E(n,!0);a(()=>i(o,t)),C(`click`,n,()=>(s(O,D[t],!0),s(k,ve[t],!0),s(A,s(j,void 0)))),r(e,n)}),l(z);var V=t(z,2),H=u(V);let U;n(H,21,()=>({length:f(F)}),le,(e,t,n)=>{var i=fe();let o;i.textContent=`${n+1}
`,a(()=>o=ue(i,1,`svelte-cdjcz9`,null,o,{bad:f(I)?.line===n+1})),r(e,i)}),l(H);var W=t(H,2);o(W);let G;oe(W,e=>s(N,e),()=>f(N)),l(V);var K=t(V,2),De=e=>{var t=pe(),n=u(t),o=E(n);l(t),a(e=>i(o,`${e??``} ${f(I).line??``}`),[()=>x(`line`)]),C(`click`,n,Se),r(e,t)};h(K,e=>{f(I)&&e(De)});var q=t(K,2),Oe=e=>{ie(e,{get failure(){return f(A)},get text(){return f(k)}})};h(q,e=>{f(A)&&e(Oe)});var J=t(q,2),ke=e=>{var n=ge(),o=u(n),s=e=>{var t=me(),n=E(t);a(e=>i(n,`✓ ${e??``}`),[()=>x(`All laws hold, as far as was checked.`)]),r(e,t)};h(o,e=>{f(j).ok&&e(s)});var c=t(o,2),ee=e=>{var t=he(),n=E(t,!0);a(()=>i(n,f(j).text)),r(e,t)};h(c,e=>{f(j).ok||e(ee)});var d=t(c,2),p=t(u(d)),m=E(p,!0);l(d),l(n),a(()=>i(m,f(j).json)),r(e,n)};h(J,e=>{f(j)&&e(ke)});var Y=t(J,2),X=u(Y),Z=u(X,!0),Ae=t(Z);re(Ae),l(X);var Q=t(X,2),je=E(Q,!0),$=t(Q,2),Me=E($,!0);l(Y),a((e,t,n,r,a,o,s)=>{i(we,e),i(Te,`${t??``}:`),U=ne(H,``,U,{transform:`translateY(${-f(P)}px)`}),G=ue(W,1,`mono svelte-cdjcz9`,null,G,{broken:f(I)}),v(W,`aria-label`,n),v(W,`aria-invalid`,f(I)?`true`:void 0),v(W,`aria-describedby`,f(I)?`bad-line`:void 0),v(W,`rows`,r),i(Z,a),Q.disabled=f(M),i(je,o),$.disabled=f(M),i(Me,s)},[()=>x(`Rules in Starlark`),()=>x(`Example`),()=>x(`Rules in Starlark`),()=>Math.min(30,Math.max(14,f(F)+1)),()=>x(`Position`),()=>x(`Check the rules`),()=>x(`Play it`)]),d(`scroll`,W,()=>s(P,f(N)?.scrollTop??0,!0)),C(`keydown`,W,Ce),S(W,()=>f(O),e=>s(O,e)),d(`submit`,Y,e=>(e.preventDefault(),xe())),S(Ae,()=>f(k),e=>s(k,e)),C(`click`,Q,be),r(e,L),ee()}e([`click`,`keydown`]);export{D as default};