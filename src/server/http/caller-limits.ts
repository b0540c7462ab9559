import { networkOf } from '#domains/accounts/sessions/try-limits.server.ts'
import { isThisMachine } from '#server/http/client-address.ts'
import { semaphore, semaphorePerKey } from '#server/api/semaphore.ts'
import { endpointNamed } from '#api/index.ts'
import { resolvePage } from '#server/pages/page-address.ts'

/** Numbers of concurrent connections, bodies or requests. */
type Share = {
  perCaller: number
  /** The limit of an IPv6 /48 as a whole, because a provider gives one to a customer. */
  perNetwork: number
}

/**
 * Divides concurrent work between callers, as `callerAddress` names them. The returned function reserves a place and
 * returns a function that releases it; null if the caller or its network has reached its limit. This machine itself has
 * no limit, because a proxy on it can pass on everybody's requests.
 */
export function concurrencyLimiter({ perCaller, perNetwork }: Share): (caller: string) => (() => void) | null {
  const taken = new Map<string, number>()
  return (caller) => {
    if (isThisMachine(caller)) return () => undefined
    const limits = new Map([
      [networkOf(caller), perNetwork],
      [caller, perCaller],
    ])
    for (const [subject, max] of limits) if ((taken.get(subject) ?? 0) >= max) return null
    for (const subject of limits.keys()) taken.set(subject, (taken.get(subject) ?? 0) + 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      for (const subject of limits.keys()) {
        const left = (taken.get(subject) ?? 1) - 1
        if (left > 0) taken.set(subject, left)
        else taken.delete(subject)
      }
    }
  }
}

/**
 * Takes turns with large bodies whose senders are not known yet: one of each network and three of all are read at a time, so
 * that one caller who sends slowly delays no other. Resolves to null if a body cannot wait.
 */
export function largeBodies() {
  const [ofCaller, ofAll] = [semaphorePerKey(1, 5), semaphore(3, 20)]
  return <T>(caller: string, read: () => Promise<T>): Promise<T | null> =>
    ofCaller(networkOf(caller), () => ofAll(read))
}

/** Units of the budget for a page: with stock it reads hundreds of rows, a form is also stored, a file is drawn. */
const units = { page: 1, stock: 3, form: 3, file: 30 }

/** The budget refills continuously; what 40 seconds refill can be used at once. */
const burstSeconds = 40
/** The budget of an IPv6 /48, which is what a provider gives a customer, as a multiple of that of one caller. */
const networkShare = 8
/** Callers that are remembered; the longest unused are forgotten first. */
const maxCallers = 50_000

const exportPages = /^(?:admin-report-file|admin-stock-export|admin-einvoicing-file)___/

/** Files, and what others report: served without a page, or charged as one if there is none of this name. */
const uncharged =
  /^\/(?:assets|builds|img|map|logos|icons|og|sitemaps|me\/photo|documents|messages|webhooks\/payments)\/|^\/policy-reports$|^\/[^/]+\.(?:css|ico|js|png|svg|txt|webmanifest|xml)$/

/** Pages that cost what the endpoint costs which they call: by route and the parameters that they read. */
const costlyPages: [read: RegExp, endpoint: string][] = [
  [/^search___/, 'search_site'],
  [/^two-cities___/, 'search_two_cities'],
  [/^hotels?___.*[?&](?:calendar=|view=days)/, 'fetch_price_calendar'],
]

/** The units that a request for a page costs, and for what is not found. */
export const pageUnits = units.page

/**
 * The units that a request costs: those of its endpoint, or of its page; 0 for files.
 * @param address the path that the router uses, with the query
 */
export function unitsOf(method: string, address: string): number {
  const [encoded = '', ...query] = address.split('?')
  const path = decodePath(encoded)
  // What a tool calls is charged when it is called.
  if (path === '/mcp') return 1
  if (path === '/webhooks/mail') return units.form
  const name = /^\/api\/v1\/(\w+)$/.exec(path)?.[1]
  if (name) return endpointNamed(name)?.units ?? units.page
  if (path.startsWith('/api/')) return units.page
  if (path.endsWith('.pdf')) return units.file
  if (path.endsWith('.ics')) return units.stock
  const page = resolvePage([path.toLowerCase(), ...query].join('?'))
  if (!page.locale) return uncharged.test(path) ? 0 : units.page
  if (method !== 'GET' && method !== 'HEAD') return units.form
  if (exportPages.test(page.route ?? '')) return units.file
  const called = costlyPages.find(([read]) => read.test(`${page.route} ${page.key}`))?.[1]
  return (called && endpointNamed(called)?.units) || (page.fresh === 'stock' ? units.stock : units.page)
}

/** The path without percent signs, as the router reads it. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The calls of each caller, counted in the memory of this process, because a row for each read would cost more than the
 * read. Returns the seconds to wait if a request exceeds the budget of its caller or network, else null.
 */
export function callBudget({ perMinute, now }: { perMinute: number; now: () => number }) {
  const levels = new Map<string, { level: number; at: number }>()

  /** The level of a caller after the refill since its last request. */
  function levelOf(caller: string, perSecond: number): number {
    const known = levels.get(caller)
    if (!known) return 0
    // The clock was set back: it refills from now on.
    known.at = Math.min(known.at, now())
    return Math.max(0, known.level - (perSecond * (now() - known.at)) / 1000)
  }

  return (caller: string, cost: number): number | null => {
    if (perMinute === 0 || cost === 0) return null
    const network = networkOf(caller)
    const shares = [
      { subject: caller, perSecond: perMinute / 60 },
      ...(network !== caller ? [{ subject: network, perSecond: (perMinute / 60) * networkShare }] : []),
    ].map((share) => ({ ...share, level: levelOf(share.subject, share.perSecond) + cost }))
    const waits = shares.map(({ level, perSecond }) => level / perSecond - burstSeconds).filter((wait) => wait > 0)
    if (waits.length > 0) return Math.ceil(Math.max(...waits))
    for (const { subject, level } of shares) {
      // Set anew, so that the map stays in the order of use.
      levels.delete(subject)
      levels.set(subject, { level, at: now() })
    }
    while (levels.size > maxCallers) levels.delete(levels.keys().next().value ?? '')
    return null
  }
}

/** Takes units from the budget of a caller; the seconds to wait if they exceed it, else null. */
export type CallBudget = ReturnType<typeof callBudget>
