import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { listedArticles } from '#domains/content/listed.server.ts'
import { listedPackages } from '#domains/packages/listed.server.ts'
import { listedServices, listedServiceTypes } from '#domains/services/listed.server.ts'
import { countListedHotels, listedDestinations, listedHotels, type ListedPage } from '#domains/stays/listed.server.ts'
import type { Queryable } from '#domains/db.ts'
import { isLocale, locales, type Locale } from '#text/locale.ts'
import { links } from '#web/links.ts'
import { isPersonal, pages } from '#web/pages.ts'

/** Addresses in one file; search engines take 50,000 and no more than 50 MB. */
const mostAddresses = 10_000
const keptMs = 10 * 60_000

type Page = { hrefOf: (locale: Locale) => string; changed: Date | null }

/** What is listed, kind by kind: how many, and those of one file. */
const kinds: Record<
  string,
  { count: (db: Queryable) => Promise<number>; read: (db: Queryable, skip: number) => Promise<Page[]> }
> = {
  pages: {
    count: async () => fixedPages.length,
    read: async () =>
      fixedPages.map((path) => ({ hrefOf: (locale) => `/${locale}${path && `/${path}`}`, changed: null })),
  },
  destinations: {
    count: async (db) => (await listedDestinations(db)).length,
    read: async (db, skip) =>
      (await listedDestinations(db))
        .slice(skip, skip + mostAddresses)
        .map((one) => at(one, (locale) => links.hotels(locale, { where: one.address }))),
  },
  services: {
    count: async (db) => (await listedServiceTypes(db)).length,
    read: async (db, skip) =>
      (await listedServiceTypes(db))
        .slice(skip, skip + mostAddresses)
        .map(({ address, changed }) => ({ hrefOf: (locale) => links.serviceType(locale, address), changed })),
  },
  offers: {
    count: async (db) => (await listedServices(db)).length,
    read: async (db, skip) =>
      (await listedServices(db))
        .slice(skip, skip + mostAddresses)
        .map(({ address }) => ({ hrefOf: (locale) => links.service(locale, address), changed: null })),
  },
  packages: {
    count: async (db) => (await listedPackages(db)).length,
    read: async (db, skip) =>
      (await listedPackages(db))
        .slice(skip, skip + mostAddresses)
        .map(({ address }) => ({ hrefOf: (locale) => links.package(locale, address), changed: null })),
  },
  articles: {
    count: async (db) => (await listedArticles(db)).length,
    read: async (db, skip) =>
      (await listedArticles(db))
        .slice(skip, skip + mostAddresses)
        .map((one) => at(one, (locale) => links.blog(locale, one.address))),
  },
  hotels: {
    count: countListedHotels,
    read: async (db, skip) =>
      (await listedHotels(db, { skip, take: mostAddresses })).map((one) =>
        at(one, (locale) => links.hotel(locale, one.address)),
      ),
  },
}

/** `hotels` without a place stands for its first city, `search` says nothing; a comparison is of whatever somebody ticked. */
const notListed = new Set<string>(['hotels', 'search', 'compare'])

/** Pages that say the same to everyone under one address. */
const fixedPages = pages
  .filter((page) => !isPersonal(page) && !page.path.includes(':') && !notListed.has(page.name))
  .map(({ path }) => path)

const at = (page: ListedPage, hrefOf: Page['hrefOf']): Page => ({ hrefOf, changed: page.changed })

/**
 * The site map in gzip: an index at `/sitemap.xml` and files at `/sitemaps/en/hotels-1.xml`, each made once
 * in ten minutes whoever asks.
 * @returns a function of the path, which answers null for what is no file of it
 */
export function siteMap(given: { db: Queryable; origin: string; now: () => number }) {
  const kept = new Map<string, { body: Promise<Buffer | null>; until: number }>()
  return (path: string): Promise<Buffer | null> => {
    const named = fileName.exec(path)
    if (path !== '/sitemap.xml' && !named) return Promise.resolve(null)
    const known = kept.get(path)
    if (known && known.until > given.now()) return known.body
    const body = make(given, named).then((xml) => (xml === null ? null : promisify(gzip)(xml)))
    kept.set(path, { body, until: given.now() + keptMs })
    // Nothing is kept of a failure, nor of numbers beyond the last file.
    body.then(
      (made) => made ?? kept.delete(path),
      () => kept.delete(path),
    )
    return body
  }
}

const fileName = /^\/sitemaps\/(\w+)\/(\w+)-([1-9]\d{0,4})\.xml$/

type Given = { db: Queryable; origin: string }

async function make({ db, origin }: Given, named: RegExpExecArray | null): Promise<string | null> {
  if (!named) return index(db, origin)
  const [, locale, kind = '', number] = named
  if (!isLocale(locale) || !Object.hasOwn(kinds, kind)) return null
  const found = (await kinds[kind]?.read(db, (Number(number) - 1) * mostAddresses)) ?? []
  return found.length === 0 ? null : listing(found, locale, origin)
}

async function index(db: Queryable, origin: string): Promise<string> {
  const files = await Promise.all(
    Object.entries(kinds).map(async ([kind, { count }]) => {
      const length = Math.ceil((await count(db)) / mostAddresses)
      return Array.from({ length }, (_, i) => `${kind}-${i + 1}.xml`)
    }),
  )
  const entries = locales.flatMap((locale) =>
    files.flat().map((file) => `<sitemap><loc>${xml(`${origin}/sitemaps/${locale}/${file}`)}</loc></sitemap>`),
  )
  return `${head}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`
}

function listing(found: Page[], locale: Locale, origin: string): string {
  const entries = found.map(({ hrefOf, changed }) => {
    const alternates = [...locales.map((one) => [one, one] as const), ['x-default', 'en'] as const].map(
      ([tag, one]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${xml(origin + hrefOf(one))}"/>`,
    )
    const changedAt = changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : ''
    return `<url><loc>${xml(origin + hrefOf(locale))}</loc>${changedAt}${alternates.join('')}</url>`
  })
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Text as it may stand in XML. */
export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
