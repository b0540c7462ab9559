import { scriptSafe } from '#web/script-safe.ts'

/*
 * What runs before any code of the site is there, as plain text in the document, and what `wake.js` finds there.
 */

/** Runs in the head, before anything is painted. */
export const headScript = `(d=>{${splash()}})(document.documentElement.dataset)`

/**
 * The router's own script that gives the page a name in the history and scrolls to where the reader was. `wake.js` does
 * both, the second where browsers do not do it themselves, as the router asks them to when a page is left.
 */
const scrollScript = /^\(\(storageKey, restoreKey\) => \{[^]*\}\)\("[^"]+", null\)$/

/** The router's start of its own script in the browser, as it writes it for this site. */
const contextScript =
  'window.__reactRouterContext = {"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'

/** Hands the data of a page, as the router wrote it, to the router in the browser. */
export function handoffScript(data: string): string {
  return `window.__reactRouterContext.streamController.enqueue(${scriptSafe(JSON.stringify(data))});window.__reactRouterContext.streamController.close();`
}

/**
 * The scripts of a page and what hands its data over. Where `wake.js` starts the router the data waits as a value until
 * then, and what the router would do first is left to it: empty scripts in their places.
 */
export function handedOver(codes: readonly string[], data: string | null): string[] {
  if (data === null) return [...codes]
  // Another release of the router may say it in other words: then it says so itself.
  if (!codes.some((code) => code.includes(contextScript))) return [...codes, handoffScript(data)]
  const rest = codes.map((code) => (scrollScript.test(code) ? '' : code.replace(contextScript, '')))
  return [...rest, `made.data=${valueOf(data)}`]
}

/** A line of JSON as the value that it is, in fewer bytes than a text that says it; more lines as their text. */
function valueOf(data: string): string {
  const line = data.trimEnd()
  return scriptSafe(line.includes('\n') ? JSON.stringify(data) : line)
}

/** In the order in which `askSharedState` reads them; `wake.js` makes them. */
export const startCalls = ['fetch_website_service_types', 'fetch_web_status'] as const

/**
 * Shows the splash once in a tab session, to people. Its style ends it after three seconds; a press, a key or scrolling
 * ends it at once and reaches the page as well. Without session storage it is not shown: it would come on every page.
 */
function splash(): string {
  return `d.splash="seen";try{if(sessionStorage.splash||/bot|crawl|spider/i.test(navigator.userAgent))return;sessionStorage.splash=1}catch{return}d.splash="";let a=new AbortController;for(let e of["pointerdown","keydown","wheel","scroll","animationend"])addEventListener(e,e=>(e.animationName??"splash")=="splash"&&(d.splash="seen",a.abort()),{capture:true,passive:true,signal:a.signal})`
}
