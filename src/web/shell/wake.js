/*
 * Fetched beside a page, once for all of them. The page is whole without scripts, so its first moments belong to
 * painting: the code is fetched after the last of it (or at once for whoever does anything before), the two calls of the
 * start are made then, and the code is read and React takes the page over when there is somebody to do something for
 * (decision 0011): at once where the page is one person's own. `start-scripts.ts` leaves on the window what the page is
 * made of; this leaves what the code that comes later asks (`waking.ts`).
 */
{
  const { own, files, routes, data } = window.made
  const { nonce } = document.querySelector('script[nonce]')
  const calls = ['fetch_website_service_types', 'fetch_web_status']
  /** Whoever has read quietly for so long, and then presses once, finds the code read. */
  const readAfterMs = 8_000
  /** A page that nobody touches comes alive all the same, to look for newer builds and lost connections. */
  const untouchedMs = 20_000

  /** To ask for all in one go takes a phone longer than a frame. */
  const filesAtOnce = 4
  const betweenFilesMs = 50

  /** What the router would have written out: it reads the modules of each route from the window. */
  const codeOf = ([manifest, entry, ...named]) => {
    const imports = named.flatMap(([, ...places], n) =>
      places.map((at, k) => `import * as m${n}_${k} from "${files[at]}";`),
    )
    const modules = named.map(([route, ...places], n) => {
      const names = places.map((_, k) => `m${n}_${k}`)
      return `${JSON.stringify(route)}:${names.length > 1 ? `{...${names.join(',...')}}` : names[0]}`
    })
    return `import "${files[manifest]}";${imports.join('')}window.__reactRouterRouteModules={${modules.join()}};import("${files[entry]}")`
  }
  const code = routes ? codeOf(routes) : window.made.code

  // The place of an entry that the router made is left to the router, which comes later: it is found as it would find it.
  if (history.scrollRestoration === 'manual')
    try {
      scrollTo(0, JSON.parse(sessionStorage['react-router-scroll-positions'])[history.state.key] ?? 0)
    } catch {
      // Nothing is known of it.
    }

  // What somebody does is heard on the way down, because React stops what happens inside parts that wait.
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click']
  const overSigns = new AbortController()
  const expecting = []
  // Whoever was there before this was.
  let seen =
    navigator.userActivation?.hasBeenActive ||
    scrollY > 0 ||
    (document.activeElement ?? document.body) !== document.body
  let at
  /** Calls back when somebody does anything, or has. */
  window.person = (then) => (seen ? then() : expecting.push(then))
  /**
   * A browser also tells of a pointer that lies still when something is painted under it: nobody has moved that. It has
   * moved when it says so, or is found elsewhere than before.
   */
  const liesStill = ({ type, screenX, screenY, movementX, movementY }) => {
    if (type !== 'pointermove') return false
    const was = at
    at = `${screenX} ${screenY}`
    return !movementX && !movementY && (was ?? at) === at
  }
  const notice = (event) => {
    if (liesStill(event)) return
    seen = true
    overSigns.abort()
    for (const then of expecting.splice(0)) then()
  }
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true, signal: overSigns.signal })

  let begun = false
  let awake = false
  const waiting = []
  /** The files that nobody has asked for yet. */
  const left = [...files]

  const add = (tag, has) => document.head.append(Object.assign(document.createElement(tag), has))
  // What the router would write into the page itself (`start-scripts.ts`).
  const handOver = () => {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    window.__reactRouterContext = {
      basename: '/',
      future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
      routeDiscovery: { mode: 'initial' },
      ssr: true,
      isSpaMode: false,
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue(typeof data === 'string' ? data : `${JSON.stringify(data)}\n`)
          controller.close()
        },
      }).pipeThrough(new TextEncoderStream()),
    }
  }
  const load = () => {
    if (begun) return
    begun = true
    if (data) handOver()
    // What was fetched ahead is found without being named again, which would hold up what somebody just did.
    for (const href of left) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', nonce, textContent: code })
  }
  const go = () => {
    load()
    awake = true
    for (const then of waiting.splice(0)) then()
  }
  // What is fetched ahead is neither read nor run: it costs a phone nothing but the bytes, asked for by and by.
  const fetchAhead = () => {
    const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'modulepreload'
    const next = () => {
      if (begun || left.length === 0) return
      for (const href of left.splice(0, filesAtOnce)) add('link', { rel, href })
      setTimeout(next, betweenFilesMs)
    }
    next()
  }
  // Read to the end at once: an answer that nobody reads keeps its connection.
  const call = (name) =>
    fetch(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'Accept-Language': document.documentElement.dataset.locale },
    })
      .then(async (answer) => new Response(await answer.text(), answer))
      .catch(() => Response.error())
  let started
  /** Makes the two calls, once in a document, whoever comes first: the end of loading, or the code of the page. */
  window.startCalls = () => (started ??= calls.map(call))
  const painted = () => {
    try {
      if (own || /signed_in=|saved=/.test(document.cookie) || localStorage.length > 0) go()
    } catch {
      // Whoever lets a site keep nothing is nobody it knows.
    }
    if (!begun) fetchAhead()
    setTimeout(load, readAfterMs)
    setTimeout(go, untouchedMs)
    setTimeout(() => void window.startCalls())
  }

  window.wake = (then) => (awake ? then() : waiting.push(then))
  window.person(go)
  if (document.readyState === 'complete') painted()
  else addEventListener('load', () => setTimeout(painted))
}
