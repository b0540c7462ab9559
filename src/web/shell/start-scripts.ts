/*
 * What runs before any code of the site is there, as plain text in the document. It leaves on the window what the
 * code that comes later asks (`waking.ts`).
 */

/** Runs in the head, before anything is painted. */
export const headScript = `(d=>{${listenForPerson()}${splash()}})(document.documentElement.dataset)`

/** The router's own script that scrolls to where the reader was, which it writes out at length, said in fewer bytes. */
export function shortScroll(code: string): string {
  return code.replace(
    /\(\(storageKey, restoreKey\) => \{[^]*?\}\)\(("[^"]+"), null\)/,
    (_, key: string) =>
      `((k,h,s)=>{if(!h.state?.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(s[k]||"{}")[h.state.key];y>=0&&scrollTo(0,y)}catch{s.removeItem(k)}})(${key},history,sessionStorage)`,
  )
}

/** The router's start of its own script in the browser, as it writes it for this site. */
const contextScript =
  'window.__reactRouterContext = {"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'

/**
 * Hands the data of a page to the router in the browser: `data` is its JSON as a literal. Where `wake.js` starts the
 * router it does this too (`heldBack`), so that a page need not say it.
 */
export function handoffScript(data: string): string {
  return `window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();`
}

/**
 * The scripts of a page and what hands its data over. Where `wake.js` starts the router the data waits as a value until
 * then, and the router's own start is left to it: an empty script in its place.
 */
export function handedOver(codes: readonly string[], data: string | null): string[] {
  if (data === null) return [...codes]
  // Another release of the router may say it in other words: then it says so itself.
  if (!codes.some((code) => code.includes(contextScript))) return [...codes, handoffScript(data)]
  return [...codes.map((code) => code.replace(contextScript, '')), `made.data=${data}`]
}

/** In the order in which `askSharedState` reads them; `wake.js` makes them. */
export const startCalls = ['fetch_website_service_types', 'fetch_web_status'] as const

/**
 * `person(then)` calls back when somebody does anything, or has. On the way down, because React stops
 * what happens inside parts that wait. A browser also tells of a pointer that lies still when something is painted
 * under it: nobody has moved that. It has moved when it says so, or is found elsewhere than before.
 */
function listenForPerson(): string {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click']
  return `let seen,at,waiting=[],over=new AbortController;window.person=then=>seen?then():waiting.push(then);for(let e of${JSON.stringify(signs)})addEventListener(e,e=>{let was=at;if(e.type=="pointermove"){at=e.screenX+" "+e.screenY;if(!e.movementX&&!e.movementY&&(was??at)==at)return}seen=1;over.abort();for(let then of waiting.splice(0))then()},{capture:true,passive:true,signal:over.signal});`
}

/**
 * Shows the splash once in a tab session, until three seconds after the page stands. A click or a key ends it. Whoever
 * has no scripts, or no session storage, never sees it.
 */
function splash(): string {
  return `try{if(sessionStorage.splash)return;sessionStorage.splash=1}catch{return}d.splash="";let gone=()=>delete d.splash;for(let e of["click","keydown"])addEventListener(e,gone,{once:true});addEventListener("DOMContentLoaded",()=>{setTimeout(()=>"splash"in d&&(d.splash="leaving"),2650);setTimeout(gone,3e3)})`
}
