/*
 * Loads and runs the code of a page. The HTML is complete without scripts, so painting comes first: files are
 * prefetched after the load event and run on the first interaction, at the latest after 20 seconds (decision 0011). A
 * personal page hydrates right after it has loaded, and a page that the browser translates not at all: React would
 * replace the translated texts, and what was typed is lost with them. Its links and forms work without scripts. The
 * server describes the page in `<script id="page-data">` (`page-scripts.ts`).
 */
{
  const { own, refresh, files, routes, router, data } = JSON.parse(
    // A heading of an article can have the same id.
    document.querySelector('script#page-data').textContent,
  )
  const { locale } = document.documentElement.dataset
  const startCalls = ['fetch_website_service_types', 'fetch_web_status']
  /** The code is evaluated by then, so that a first interaction after a long read is answered fast. */
  const evaluateAfterMs = 8_000
  /** A page without any interaction hydrates by then, to detect newer builds and lost connections. */
  const hydrateAfterMs = 20_000
  const retryAfterMs = 2_000
  /** Requesting all files in one task would take a phone longer than a frame. */
  const betweenFilesMs = 9

  // Public pages are cached for everyone, so the server sets no cookie with them.
  const stored = { locale, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  for (const [name, value] of Object.entries(stored))
    if (value && !document.cookie.split('; ').includes(`${name}=${value}`))
      document.cookie = `${name}=${value}; max-age=31536000; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`

  // The router restores scroll positions of its own entries after hydration. Until then this does it.
  if (history.scrollRestoration === 'manual')
    try {
      scrollTo(0, JSON.parse(sessionStorage['react-router-scroll-positions'])[history.state.key] ?? 0)
    } catch {
      // No position is stored.
    }

  // Captured, because React stops events inside parts that are not hydrated yet.
  const events = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click']
  const listeners = new AbortController()
  const interacted =
    navigator.userActivation?.hasBeenActive ||
    scrollY > 0 ||
    (document.activeElement ?? document.body) !== document.body
  let lastPosition
  /** Browsers also send `pointermove` when an element is painted under a pointer that does not move. */
  const isStationary = ({ type, screenX, screenY, movementX, movementY }) => {
    if (type !== 'pointermove') return false
    const before = lastPosition
    lastPosition = `${screenX} ${screenY}`
    return !movementX && !movementY && (before ?? lastPosition) === lastPosition
  }
  const interact = (event) => {
    if (isStationary(event)) return
    listeners.abort()
    hydrate()
  }
  for (const event of events)
    addEventListener(event, interact, { capture: true, passive: true, signal: listeners.signal })

  // Menus and panels close by Escape, and by a press or the focus outside.
  const closeMenus = ({ type, key, target }) => {
    for (const menu of document.querySelectorAll('details.closing[open]')) {
      const inside = menu.contains(target)
      if (type === 'keydown' ? key !== 'Escape' : inside) continue
      menu.open = false
      if (inside) menu.firstElementChild.focus()
    }
  }
  for (const event of ['pointerdown', 'focusin', 'keydown'])
    addEventListener(event, closeMenus, { capture: true, passive: true })

  const addLink = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  const notRequested = [...files]

  /** Sets what the router's client entry reads from the window: its context with the loaders' data. */
  const setRouterContext = () => {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    window.__reactRouterContext = {
      ...router,
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue(typeof data === 'string' ? data : `${JSON.stringify(data)}\n`)
          controller.close()
        },
      }).pipeThrough(new TextEncoderStream()),
    }
  }
  const importFile = (place) => import(/* @vite-ignore */ files[place])
  const importRoute = async ([id, ...places]) => [id, Object.assign({}, ...(await Promise.all(places.map(importFile))))]
  /** Imports the manifest, the modules of the page's routes, then the client entry. `files` begins with manifest and entry. */
  const run = async () => {
    const [manifest, entry] = [0, 1]
    // Only the development server sends the runtime of Fast Refresh.
    if (refresh) await import(/* @vite-ignore */ refresh)
    await importFile(manifest)
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes.map(importRoute)))
    await importFile(entry)
  }
  let loading = false
  let allowHydration
  window.mayHydrate = new Promise((resolve) => (allowHydration = resolve))
  const load = () => {
    if (loading) return
    loading = true
    setRouterContext()
    // Files that are prefetched already are found in the cache without a second link.
    for (const href of notRequested) addLink('modulepreload', href)
    // A file that could not be loaded is requested again: without this the page would stay without its code.
    run().catch(() => {
      loading = false
      setTimeout(load, retryAfterMs)
    })
  }
  /** Chrome marks the document, Edge the translated elements; others change the language or wrap texts. */
  const isTranslated = () =>
    document.documentElement.lang !== locale ||
    document.documentElement.matches('.translated-ltr, .translated-rtl') ||
    document.querySelector('font, [_msttexthash]') !== null
  const hydrate = () => {
    if (isTranslated()) return
    load()
    allowHydration()
  }
  /** Prefetched files are neither parsed nor run, so they cost a phone only the transfer. */
  const prefetch = () => {
    const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'modulepreload'
    const next = () => {
      if (loading || !notRequested[0]) return
      addLink(rel, notRequested.shift())
      setTimeout(next, betweenFilesMs)
    }
    next()
  }
  /** The body is read immediately: an unread response would keep its connection. */
  const call = (name) =>
    fetch(`/api/v1/${name}`, { method: 'POST', headers: { 'Accept-Language': locale } })
      .then(async (response) => new Response(await response.text(), response))
      .catch(Response.error)
  let calls
  /** Makes the two start calls once a document, after loading or earlier if the page's code needs them. */
  window.startCalls = () => (calls ??= startCalls.map(call))

  const loaded = () => {
    try {
      if (own || /signed_in=|saved=|currency=|cart_count=/.test(document.cookie) || localStorage.length > 0) hydrate()
    } catch {
      // Storage is blocked, so nothing is stored for this visitor.
    }
    if (!loading) prefetch()
    setTimeout(load, evaluateAfterMs)
    setTimeout(hydrate, hydrateAfterMs)
    setTimeout(() => void window.startCalls())
  }

  if (interacted) hydrate()
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', () => setTimeout(loaded))
}
