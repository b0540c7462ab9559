import { isLocale, type Locale } from '#i18n/locale.ts'
import { queryText } from '#links/site.ts'
import { isBlankForm, isPersonal, pages, routeId, type PageFreshness } from '#web/app/pages.ts'

/** The page that an address names: resolved once for a request, then passed on. */
export type ResolvedPage = {
  /**
   * The address that a shared page is cached under: only the parameters that the page reads, in a fixed order. Other
   * parameters (campaign clicks, counters) do not cause another rendering.
   */
  key: string
  /** Null if the path does not begin with a language. */
  locale: Locale | null
  /** The path below the language if it is that of a page and has none; the reader’s language is to be put before it. */
  withoutLocale: string | null
  /** Id of the route in its language; null if the path is not a page, or in a spelling that only the router matches. */
  route: string | null
  /** Time for which it can be cached for everyone. */
  fresh: PageFreshness
  /** True if the page is about one person, or the path is not a page. */
  personal: boolean
  /** True for a form that is the same for every visitor. */
  blank: boolean
  /** True for a list, which differs for every query. */
  list: boolean
  maxFormBytes: number
  /** True for a page of the admin. */
  forStaff: boolean
  /** True if its form is filled in again when it arrived without a session. */
  refilled: boolean
}

/** Maximum size of a form with text only, in bytes. */
export const maxTextBytes = 65_536

/** Resolved addresses, because resolving takes longer than looking up a page and requested addresses are few. */
const resolved = new Map<string, ResolvedPage>()
const maxResolved = 5_000
const maxResolvedLength = 500

/** The page of an address: a path, also of its data, with its query. */
export function resolvePage(address: string): ResolvedPage {
  const cachedPage = resolved.get(address)
  if (cachedPage) return cachedPage
  const page = pageOf(address)
  if (resolved.size >= maxResolved) resolved.clear()
  if (address.length < maxResolvedLength) resolved.set(address, page)
  return page
}

function pageOf(address: string): ResolvedPage {
  const [pathname = '', ...query] = address.split('?')
  const path = pathname.replace(/(\/_)?\.data$/, '')
  const [, first = '', ...rest] = path.split('/')
  const locale = isLocale(first) ? first : null
  const below = (locale ? rest : [first, ...rest]).filter(Boolean)
  const matched = canBeDecoded(path)
    ? pages.find(({ path: pattern }) => {
        const parts = pattern.split('/').filter(Boolean)
        return parts.length === below.length && parts.every((part, i) => part.startsWith(':') || part === below[i])
      })
    : undefined
  const page = locale ? matched : undefined
  return {
    key: query.length === 0 ? address : keyOf(pathname, query.join('?'), matched?.query ?? []),
    locale,
    withoutLocale: !locale && matched && path === pathname ? `/${below.join('/')}` : null,
    // Route matching ignores case and decodes percent signs, this lookup does not.
    route: locale && page && !/[%A-Z]/.test(path) ? routeId(page.name, locale) : null,
    fresh: page?.fresh ?? 'personal',
    personal: !page || isPersonal(page),
    blank: !!matched && isBlankForm(matched),
    list: ['sort', 'page'].every((field) => matched?.query.some((name) => name === field)),
    maxFormBytes: (matched && 'maxFormBytes' in matched && matched.maxFormBytes) || maxTextBytes,
    forStaff: matched?.name.startsWith('admin') === true,
    refilled: page?.refilled === true,
  }
}

function keyOf(path: string, query: string, names: readonly string[]): string {
  const parameters = new URLSearchParams(query)
  const read = new URLSearchParams()
  // In requests for data the router names the routes it needs; a document has no such parameter.
  const all = path.endsWith('.data') ? [...names, '_routes'] : names
  for (const name of all) for (const value of parameters.getAll(name)) read.append(name, value)
  const text = queryText(read)
  return text ? `${path}?${text}` : path
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
