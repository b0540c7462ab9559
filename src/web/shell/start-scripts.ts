import { scriptSafe } from '#web/script-safe.ts'

/*
 * What runs before any code of the site is there, as plain text in the document. It leaves on the window what the
 * code that comes later asks (`waking.ts`).
 */

/** Runs in the head, before anything is painted. */
export const headScript = `(d=>{${listenForPerson()}${splash()}})(document.documentElement.dataset)`

/**
 * Runs at the end of a page that is shown to everyone. The page is whole without scripts, so its first moments belong
 * to painting: the code is fetched after the last of it (or at once for whoever does anything before), the two calls of
 * the start are made then, and the code is read and React takes the page over when there is somebody to do something
 * for (decision 0011).
 * @param files the modules the page is made of
 * @param code what runs them, as the router wrote it
 */
export function wakeScript(files: readonly string[], code: string): string {
  const add = `add=(t,has)=>d.head.append(Object.assign(d.createElement(t),has))`
  // What is fetched ahead is neither read nor run: it costs a phone nothing but the bytes.
  const fetchAhead = `(rel=>{for(let href of files)add("link",{rel,href})})(d.createElement("link").relList.supports("prefetch")?"prefetch":"modulepreload")`
  const load = `load=()=>{if(!begun){begun=1;for(let href of files)add("link",{rel:"modulepreload",href});add("script",{type:"module",nonce,textContent:code})}}`
  const known = `try{if(/signed_in=|saved=/.test(d.cookie)||localStorage.length)go()}catch{}`
  // Read to the end at once: an answer that nobody reads keeps its connection.
  const calls = `w.startCalls=${JSON.stringify(startCalls)}.map(n=>fetch("/api/v1/"+n,{method:"POST",headers:{"Accept-Language":d.documentElement.lang}}).then(async r=>new Response(await r.text(),r)).catch(()=>Response.error()))`
  const body = `let begun,awake,waiting=[],nonce=d.currentScript.nonce,${add},${load},go=()=>{load();awake=1;for(let then of waiting.splice(0))then()};w.wake=then=>awake?then():waiting.push(then);w.person(go);addEventListener("load",()=>setTimeout(()=>{${known};if(!begun)${fetchAhead};setTimeout(load,${readAfterMs});setTimeout(go,${untouchedMs});setTimeout(()=>{${calls}})}))`
  return `((files,code,w,d)=>{${body}})(${scriptSafe(JSON.stringify(files))},${scriptSafe(JSON.stringify(code))},window,document)`
}

/** In the order in which `askSharedState` reads them. */
export const startCalls = ['fetch_website_service_types', 'fetch_web_status'] as const

/** Whoever has read quietly for so long, and then presses once, finds the code read. */
const readAfterMs = 8_000

/** A page that nobody touches comes alive all the same, to look for newer builds and lost connections. */
const untouchedMs = 20_000

/**
 * `person(then)` calls back when somebody does anything, or has. On the way down, because React stops
 * what happens inside parts that wait.
 */
function listenForPerson(): string {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click']
  return `let seen,waiting=[];window.person=then=>seen?then():waiting.push(then);for(let e of${JSON.stringify(signs)})addEventListener(e,()=>{seen=1;for(let then of waiting.splice(0))then()},{capture:true,passive:true,once:true});`
}

/**
 * Shows the splash once in a tab session, until three seconds after the page stands. A click or a key ends it. Whoever
 * has no scripts, or no session storage, never sees it.
 */
function splash(): string {
  return `try{if(sessionStorage.splash)return;sessionStorage.splash=1}catch{return}d.splash="";let gone=()=>delete d.splash;for(let e of["click","keydown"])addEventListener(e,gone,{once:true});addEventListener("DOMContentLoaded",()=>{setTimeout(()=>"splash"in d&&(d.splash="leaving"),2650);setTimeout(gone,3e3)})`
}
