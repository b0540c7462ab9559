import type { Party } from '#domains/reviews/shapes.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/** The kinds of reviewed products as the address of their reviews names them. */
export const reviewPaths = { stay: 'hotels', package: 'packages', service: 'services' } as const

export type ReviewsQuery = { party?: Party | undefined; language?: Locale | undefined; page?: number | undefined }

/** URLs of reviews. Separate from `links.ts`, which every page loads. */
export const reviewLinks = {
  /** All reviews of a product, from the heading on. */
  all: (locale: Locale, kind: ProductKind, slug: string, query: ReviewsQuery = {}) =>
    address(`/${locale}/reviews/${reviewPaths[kind]}/${slug}`, {
      ...query,
      page: query.page === 1 ? undefined : query.page,
    }),
  /** The form that the link in the e-mail opens. */
  form: (locale: Locale, token: string, query: { saved?: 'yes' } | { delete?: 'yes' } = {}) =>
    address(`/${locale}/booking/review`, { token, ...query }),
  /** The form after its review was deleted, which needs no token. */
  deleted: (locale: Locale) => address(`/${locale}/booking/review`, { deleted: 'yes' }),
}
