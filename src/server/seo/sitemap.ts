import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { findEmptyPages } from '#domains/content/empty-pages.server.ts'
import type { EmptyPage } from '#domains/content/shapes.ts'
import { listedArticles } from '#domains/content/queries.server.ts'
import { listedPackages } from '#domains/products/packages/catalogue/listed.server.ts'
import { listedServices, listedServiceTypes } from '#domains/products/services/catalogue/listed.server.ts'
import { countListedHotels, listedDestinations, listedHotels } from '#domains/products/stays/catalogue/listed.server.ts'
import type { Queryable } from '#domains/context.ts'
import { escapeHtml } from '#i18n/html.ts'
import { isLocale, locales, type Locale } from '#i18n/locale.ts'
import { contentLinks, links } from '#links/site.ts'
import { isPersonal, pages } from '#web/app/pages.ts'

/** Maximum number of addresses in a file; search engines accept 50,000 and at most 50 MB. */
const maxAddresses = 10_000
const cacheMs = 10 * 60_000

type Page = { hrefOf: (locale: Locale) => string; changed: Date | null }

type ListedKind = {
  count: (db: Queryable) => Promise<number>
  /** The pages of one file. */
  read: (db: Queryable, skip: number) => Promise<Page[]>
}

/** A kind whose rows are few enough to be read at once. */
function readAtOnce<Row>(rows: (db: Queryable) => Promise<Row[]>, pageOf: (row: Row) => Page): ListedKind {
  return {
    count: async (db) => (await rows(db)).length,
    read: async (db, skip) => (await rows(db)).slice(skip, skip + maxAddresses).map(pageOf),
  }
}

const kinds: Record<string, ListedKind> = {
  pages: {
    count: async () => fixedPages.length,
    read: async (db) => {
      const empty: string[] = await findEmptyPages(db, (_, load) => load())
      return fixedPages
        .filter((path) => !empty.includes(path))
        .map((path) => ({ hrefOf: (locale) => `/${locale}${path && `/${path}`}`, changed: null }))
    },
  },
  destinations: readAtOnce(listedDestinations, ({ address, changed }) => ({
    hrefOf: (locale) => links.hotels(locale, { where: address }),
    changed,
  })),
  services: readAtOnce(listedServiceTypes, (id) => ({
    hrefOf: (locale) => contentLinks.serviceType(locale, id),
    changed: null,
  })),
  offers: readAtOnce(listedServices, (slug) => ({ hrefOf: (locale) => links.service(locale, slug), changed: null })),
  packages: readAtOnce(listedPackages, (slug) => ({ hrefOf: (locale) => links.package(locale, slug), changed: null })),
  articles: readAtOnce(listedArticles, ({ slug, changed }) => ({
    hrefOf: (locale) => contentLinks.blog(locale, slug),
    changed,
  })),
  hotels: {
    count: countListedHotels,
    read: async (db, skip) =>
      (await listedHotels(db, { skip, take: maxAddresses })).map(({ slug, changed }) => ({
        hrefOf: (locale) => links.hotel(locale, slug),
        changed,
      })),
  },
}

/** The page in whose menu the pages of a kind are; without the menu the site map omits them, too. */
const menuOf: { [kind in string]?: EmptyPage } = {
  destinations: 'hotels',
  hotels: 'hotels',
  packages: 'packages',
  services: 'services',
  offers: 'services',
}

/**
 * Pages without content of their own: `hotels` without a place shows its first city, `search` is empty without a query,
 * `compare` depends on the visitor's choice, and `two-cities` needs hotels in both.
 */
const notListed = new Set<string>(['hotels', 'search', 'compare', 'two-cities'])

/** Pages with one address and the same content for everyone. */
const fixedPages = pages
  .filter((page) => !isPersonal(page) && !page.path.includes(':') && !notListed.has(page.name))
  .map(({ path }) => path)

/**
 * The site map in gzip: an index at `/sitemap.xml` and files at `/sitemaps/en/hotels-1.xml`, each generated at most
 * once in ten minutes.
 * @returns a function of the path that resolves to null for any other path
 */
export function siteMap(options: { db: Queryable; origin: string; now: () => number }) {
  const cached = new Map<string, { body: Promise<Buffer | null>; until: number }>()
  return (path: string): Promise<Buffer | null> => {
    const fileMatch = fileName.exec(path)
    if (path !== '/sitemap.xml' && !fileMatch) return Promise.resolve(null)
    const cachedFile = cached.get(path)
    if (cachedFile && cachedFile.until > options.now()) return cachedFile.body
    const body = make(options, fileMatch).then((xml) => (xml === null ? null : promisify(gzip)(xml)))
    cached.set(path, { body, until: options.now() + cacheMs })
    // Failures and numbers beyond the last file are not cached.
    body.then(
      (made) => made ?? cached.delete(path),
      () => cached.delete(path),
    )
    return body
  }
}

const fileName = /^\/sitemaps\/(\w+)\/(\w+)-([1-9]\d{0,4})\.xml$/

type Options = { db: Queryable; origin: string }

async function make({ db, origin }: Options, named: RegExpExecArray | null): Promise<string | null> {
  if (!named) return index(db, origin)
  const [, locale, kind = '', number] = named
  if (!isLocale(locale) || !(await listedKinds(db)).includes(kind)) return null
  const addresses = (await kinds[kind]?.read(db, (Number(number) - 1) * maxAddresses)) ?? []
  return addresses.length === 0 ? null : listing(addresses, locale, origin)
}

async function index(db: Queryable, origin: string): Promise<string> {
  const files = await Promise.all(
    (await listedKinds(db)).map(async (kind) => {
      const length = Math.ceil(((await kinds[kind]?.count(db)) ?? 0) / maxAddresses)
      return Array.from({ length }, (_, i) => `${kind}-${i + 1}.xml`)
    }),
  )
  const entries = locales.flatMap((locale) =>
    files.flat().map((file) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${locale}/${file}`)}</loc></sitemap>`),
  )
  return `${head}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`
}

async function listedKinds(db: Queryable): Promise<string[]> {
  const empty = await findEmptyPages(db, (_, load) => load())
  return Object.keys(kinds).filter((kind) => {
    const menu = menuOf[kind]
    return !menu || !empty.includes(menu)
  })
}

function listing(found: Page[], locale: Locale, origin: string): string {
  const entries = found.map(({ hrefOf, changed }) => {
    const alternates = [...locales.map((one) => [one, one] as const), ['x-default', 'en'] as const].map(
      ([tag, one]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(origin + hrefOf(one))}"/>`,
    )
    const changedAt = changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : ''
    return `<url><loc>${escapeHtml(origin + hrefOf(locale))}</loc>${changedAt}${alternates.join('')}</url>`
  })
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
