import { isLocale, type Locale } from '#text/locale.ts'
import { queryText } from '#web/links.ts'
import { isBlankForm, isPersonal, pages, routeId, type PageFreshness } from '#web/pages.ts'

type PageFacts = {
  locale: Locale | null
  /** The name of its route in its language; null for what is no page. */
  route: string | null
  fresh: PageFreshness
  /** Whether it is about one person; what is no page may be anything. */
  personal: boolean
  /** Whether it is a form that everybody finds alike. */
  blank: boolean
  /** Whether it is a list, of which there is another one for every question. */
  list: boolean
  query: readonly string[]
  largestForm: number
}

/** Bytes of a form of text. */
const largestText = 65_536

/** The page of a path (its data, too), in which language, and how long it may be kept for everyone. */
export function pageOf(pathname: string): PageFacts {
  const path = pathname.replace(/(\/_)?\.data$/, '')
  const [, first = '', ...rest] = path.split('/')
  const below = rest.filter(Boolean)
  const page = pages.find(({ path: pattern }) => {
    const parts = pattern.split('/').filter(Boolean)
    return parts.length === below.length && parts.every((part, i) => part.startsWith(':') || part === below[i])
  })
  const locale = isLocale(first) ? first : null
  return {
    locale,
    route: locale && page ? routeId(page.name, locale) : null,
    fresh: locale && page ? page.fresh : 'personal',
    personal: !locale || !page || isPersonal(page),
    blank: !!page && isBlankForm(page),
    list: page?.query.some((name) => name === 'sort') ?? false,
    query: page?.query ?? [],
    largestForm: (page && 'largestForm' in page && page.largestForm) || largestText,
  }
}

/**
 * The address that a page for everyone is kept under: only what the page reads, in a fixed order. Whatever else
 * people append (clicks of campaigns, a counter) finds the same page instead of having one made.
 */
export function canonicalAddress(address: string): string {
  const at = address.indexOf('?')
  if (at < 0) return address
  const known = canonical.get(address)
  if (known !== undefined) return known
  const made = canonicalOf(address, at)
  if (canonical.size >= mostCanonical) canonical.clear()
  if (address.length < 500) canonical.set(address, made)
  return made
}

/** Reading an address takes longer than finding its page; the ones asked for are few and the same. */
const canonical = new Map<string, string>()
const mostCanonical = 5_000

function canonicalOf(address: string, at: number): string {
  const path = address.slice(0, at)
  const given = new URLSearchParams(address.slice(at + 1))
  const kept = new URLSearchParams()
  // The router names the parts of a page whose data it wants; a document has no parts.
  const read = path.endsWith('.data') ? [...pageOf(path).query, '_routes'] : pageOf(path).query
  for (const name of read) for (const value of given.getAll(name)) kept.append(name, value)
  const query = queryText(kept)
  return query ? `${path}?${query}` : path
}
