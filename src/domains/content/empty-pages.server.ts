import { sql, type SQL } from 'drizzle-orm'
import { cachedSettings, type SoldProducts } from '#domains/content/queries.server.ts'
import { emptyPages, type EmptyPage } from '#domains/content/shapes.ts'
import type { Queryable, Remember } from '#domains/context.ts'

/** The product of a page, which is empty if the provider does not sell the product. */
const products: { [page in EmptyPage]?: keyof SoldProducts } = {
  hotels: 'stays',
  packages: 'packages',
  services: 'services',
}

/** For each page the key of its cached value, which the change feed drops, and a query for its content. */
const contents: Record<EmptyPage, { key: string; rows: SQL }> = {
  hotels: { key: 'catalogue:stays:filled', rows: sql`select from hotel where offered` },
  packages: { key: 'packages:filled', rows: sql`select from package where offered` },
  services: { key: 'services:filled', rows: sql`select from service where offered` },
  blogs: { key: 'content:articles:filled', rows: sql`select from blog` },
  faq: { key: 'content:faqs:filled', rows: sql`select from faq_entry` },
  'about-us': { key: 'content:pages:about', rows: sql`select from content_page where slug = 'about'` },
  'terms-conditions': { key: 'content:pages:terms', rows: sql`select from content_page where slug = 'terms'` },
  privacy: { key: 'content:pages:privacy', rows: sql`select from content_page where slug = 'privacy'` },
}

/** Pages without content yet, or of products that are not sold: menus, site map and search engines omit them. */
export async function findEmptyPages(db: Queryable, remember: Remember): Promise<EmptyPage[]> {
  const { offers } = await cachedSettings({ db, ports: { remember } })
  const pages = await Promise.all(
    emptyPages.map(async (page) => {
      const product = products[page]
      if (product && !offers[product]) return [page]
      const { key, rows } = contents[page]
      return (await remember(key, () => isFilled(db, rows))) ? [] : [page]
    }),
  )
  return pages.flat()
}

async function isFilled(db: Queryable, rows: SQL): Promise<boolean> {
  const result = await db.execute<{ filled: boolean }>(sql`select exists (${rows}) as filled`)
  return result.rows[0]?.filled ?? false
}
