import { endpointNamed } from '#api/index.ts'
import { resolvePage } from '#server/pages/page-address.ts'

/** Units of the budget for a page: with stock it reads hundreds of rows, a form is also stored, a file is drawn. */
const units = { page: 1, stock: 3, form: 3, file: 30 }

const exportPages = /^(?:admin-report-file|admin-stock-export|admin-einvoicing-file)___/

/** Files, and reports of payment providers: served without a page, or charged as one if there is none of this name. */
const uncharged =
  /^\/(?:assets|builds|img|map|logos|icons|og|sitemaps|me\/photo|documents|messages|webhooks\/payments)\/|^\/[^/]+\.(?:css|ico|js|png|svg|txt|webmanifest|xml)$/

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
