/*
 * Makes vouchers readable offline. Caches their pages and PDFs, the list of upcoming bookings, and the styles of these
 * pages, nothing else. Offline, any other page redirects to that list, which says why. Online, every request goes to the site, so a new
 * build is never delayed.
 */
const cacheName = 'vouchers-1'
const voucher = /^\/[a-z-]+\/booking\/voucher(\.pdf)?$/
/** The first page of upcoming bookings. With a query it is another list, which is not cached. */
const list = /^\/[a-z-]+\/profile\/my-booking$/
const style = /^\/assets\/[\w.-]+\.(css|woff2)$/
/** Sign-in, sign-out and deletion of the account: the cached pages may belong to another person. */
const accountChange = /^\/[a-z-]+\/(auth\/|profile\/personal-data)|^\/api\/v1\/(log|verify_code|delete_account)/

/** Increases with each deletion: a copy whose loading began before it is not stored. */
let generation = 0

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin) return
  if (method === 'POST' && accountChange.test(pathname)) {
    const response = fetch(event.request)
    event.respondWith(response)
    // Before and after: until the response arrives, pages of the previous person can still be loaded.
    event.waitUntil(deleteAll().then(() => response.then(deleteAll, deleteAll)))
  }
  if (method !== 'GET') return
  if (isOfflinePage(url)) event.respondWith(networkFirst(event.request))
  else if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => redirectToList(pathname)))
  else if (style.test(pathname)) event.respondWith(fetch(event.request).catch(() => cached(url)))
})

addEventListener('message', (event) => {
  const { keep = [], only } = event.data ?? {}
  event.waitUntil(cacheAll(keep.map((address) => new URL(address, location.origin).href).filter(isOfflinePage), only))
})

function isOfflinePage(url) {
  const { origin, pathname, search } = new URL(url)
  return origin === location.origin && (voucher.test(pathname) || (list.test(pathname) && search === ''))
}

/** Redirects to the cached list, preferably in the language of the address. A network error if no list is cached. */
async function redirectToList(pathname) {
  const requests = await (await caches.open(cacheName)).keys()
  const lists = requests.map(({ url }) => new URL(url).pathname).filter((path) => list.test(path))
  const preferred = [pathname.split('/')[1], 'en'].map((language) => `/${language}/profile/my-booking`)
  const path = preferred.find((one) => lists.includes(one)) ?? lists[0]
  return path ? Response.redirect(`${path}#not-offline`, 302) : Response.error()
}

async function deleteAll() {
  generation++
  await caches.delete(cacheName)
}

async function networkFirst(request) {
  const begun = generation
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(6000) })
    await store(request.url, response.clone(), { isNew: false, begun })
    return response
  } catch (error) {
    return (await cached(request.url)) ?? Promise.reject(error)
  }
}

/** The cache, or null if it was deleted since: a deletion after this call also discards what is put into it. */
async function openUnlessDeleted(begun) {
  const cache = await caches.open(cacheName)
  return begun === generation ? cache : null
}

async function cached(url) {
  return (await caches.open(cacheName)).match(url)
}

async function cacheAll(urls, only) {
  const begun = generation
  const cache = await caches.open(cacheName)
  if (only) {
    for (const { url } of await cache.keys()) if (isOfflinePage(url) && !urls.includes(url)) await cache.delete(url)
  }
  for (const url of urls) {
    const response = await fetch(url).catch(() => null)
    if (response) await store(url, response, { isNew: true, begun })
  }
}

/**
 * Caches a response as a copy; a page that this person can no longer open is deleted. `isNew`: also if not cached before.
 * `begun`: the generation in which loading began.
 */
async function store(url, response, { isNew, begun }) {
  const cache = await openUnlessDeleted(begun)
  if (!cache) return
  if (response.redirected || !response.ok) return void (response.status < 500 && (await cache.delete(url)))
  if (!isNew && !(await cache.match(url))) return
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) {
    const body = await response.blob()
    return (await openUnlessDeleted(begun))?.put(url, new Response(body, response))
  }
  const html = await response.text()
  for (const [, path] of html.matchAll(/href="(\/assets\/[^"]+)"/g)) {
    if (style.test(path) && !(await cache.match(path))) await cache.add(path).catch(() => undefined)
  }
  const language = new URL(url).pathname.startsWith('/ar') ? 'ar-EG-u-nu-latn' : 'en-GB'
  const date = new Date().toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  // A copy runs no scripts, because they would call a site that cannot be reached.
  const copy = html
    .replace('<html ', '<html data-copy ')
    .replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<p id="offline-copy"[^>]*) hidden=""/, '$1')
    .replace('%date%', date)
  await (
    await openUnlessDeleted(begun)
  )?.put(
    url,
    new Response(copy, {
      headers: { 'Content-Type': type, 'Cache-Control': 'no-store', 'Content-Security-Policy': csp },
    }),
  )
}

const csp = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'"
