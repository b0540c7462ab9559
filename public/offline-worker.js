/*
 * Keeps vouchers readable without a connection: their pages, their PDFs, the list of bookings ahead that leads to them,
 * and the styles of those pages, nothing else. Whoever opens another page without a connection comes to that list.
 * With a connection everything comes from the site, as without this worker; a new build is never held back.
 */
const store = 'vouchers-1'
const voucher = /^\/(en|ar)\/booking\/voucher(\.pdf)?$/
/** The first page of bookings ahead; with a question in its address it is another list. */
const list = /^\/(en|ar)\/profile\/my-booking$/
const dress = /^\/assets\/[\w.-]+\.(css|woff2)$/
/** Whoever signs in or out, or leaves: what was kept may be another person's. */
const door = /^\/(en|ar)\/(auth\/|profile\/personal-data)|^\/api\/v1\/(log|verify_code|delete_account)/

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin) return
  if (method === 'POST' && door.test(pathname)) event.waitUntil(caches.delete(store))
  if (method !== 'GET') return
  if (isCarried(url)) event.respondWith(fresh(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => toList(pathname)))
  else if (dress.test(pathname)) event.respondWith(fetch(event.request).catch(() => kept(url)))
})

addEventListener('message', (event) => {
  const { keep = [], only } = event.data ?? {}
  event.waitUntil(keepAll(keep.map((address) => new URL(address, location.origin).href).filter(isCarried), only))
})

function isCarried(url) {
  const { origin, pathname, search } = new URL(url)
  return origin === location.origin && (voucher.test(pathname) || (list.test(pathname) && search === ''))
}

/** To the kept list in the language of the address, or in the other one; where there is none, as without this worker. */
async function toList(pathname) {
  const languages = pathname.startsWith('/ar') ? ['ar', 'en'] : ['en', 'ar']
  for (const language of languages) {
    const path = `/${language}/profile/my-booking`
    if (await kept(new URL(path, location.origin).href)) return Response.redirect(path, 302)
  }
  return Response.error()
}

async function fresh(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(6000) })
    await take(request.url, answer.clone(), false)
    return answer
  } catch (error) {
    return (await kept(request.url)) ?? Promise.reject(error)
  }
}

async function kept(url) {
  return (await caches.open(store)).match(url)
}

async function keepAll(urls, only) {
  const cache = await caches.open(store)
  if (only) {
    for (const { url } of await cache.keys()) if (isCarried(url) && !urls.includes(url)) await cache.delete(url)
  }
  for (const url of urls) {
    const answer = await fetch(url).catch(() => null)
    if (answer) await take(url, answer, true)
  }
}

/** Keeps an answer as a copy; what is no longer given to this person is let go. `anew`: also one not kept before. */
async function take(url, answer, anew) {
  const cache = await caches.open(store)
  if (answer.redirected || !answer.ok) return void (answer.status < 500 && (await cache.delete(url)))
  if (!anew && !(await cache.match(url))) return
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) return cache.put(url, answer)
  const html = await answer.text()
  for (const [, path] of html.matchAll(/href="(\/assets\/[^"]+)"/g)) {
    if (dress.test(path) && !(await cache.match(path))) await cache.add(path).catch(() => undefined)
  }
  const language = new URL(url).pathname.startsWith('/ar') ? 'ar-EG-u-nu-latn' : 'en-GB'
  const date = new Date().toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  // A copy runs nothing: its scripts would ask a site that cannot be reached.
  const copy = html
    .replace('<html ', '<html data-copy ')
    .replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<p id="offline-copy"[^>]*) hidden=""/, '$1')
    .replace('%date%', date)
  await cache.put(
    url,
    new Response(copy, {
      headers: { 'Content-Type': type, 'Cache-Control': 'no-store', 'Content-Security-Policy': csp },
    }),
  )
}

const csp = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'"
