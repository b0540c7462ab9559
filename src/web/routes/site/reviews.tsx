import { data, redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { parties } from '#domains/reviews/shapes.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { locales } from '#i18n/locale.ts'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import { answersTo, isSlug, paramErrorResponse } from '#web/lib/error-response.ts'
import { links } from '#links/site.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { reviewLinks, reviewPaths } from '#links/booking.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { requestContext } from '#web/lib/server-context.ts'
import type { Route } from './+types/reviews'

const perPage = 10

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale, tag } = context.get(requestContext)
  const kind = productKinds.find((one) => reviewPaths[one] === params.kind)
  const { slug } = params
  if (!kind || !isSlug(slug)) throw paramErrorResponse({ code: 'not_found' })
  const { find, link } = reviewed[kind]
  const product = await find(api, slug)
  if (!product.ok) throw paramErrorResponse(product.error)
  const { id } = product.data
  const [name, to] = ['title' in product.data ? product.data.title : product.data.name, link(locale, slug)]
  tag(`${reviewed[kind].tag}:${id}`)
  const { searchParams } = url
  const party = parties.find((one) => one === searchParams.get('party'))
  const language = locales.find((one) => one === searchParams.get('language'))
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(searchParams.get('page'))) || 1))
  const [found] = await answersTo(api.fetch_reviews({ kind, id, party, language, page, per_page: perPage }))
  const pages = Math.max(1, Math.ceil(found.total / perPage))
  if (page > pages) throw redirect(reviewLinks.all(locale, kind, slug, { party, language, page: pages }))
  const { t } = await loaderTranslator(locale)
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: name, to },
    { label: t('reviews.title') },
  ]
  return data({
    page: {
      title: t('reviews.titleOf', { name }),
      description: t('reviews.description', { name }),
      path: reviewLinks.all(locale, kind, slug),
      hidden: url.search !== '' || found.summary.count === 0,
    },
    list: {
      product: { kind, slug, name, to },
      trail,
      query: { party, language, page },
      perPage,
      found,
    },
  })
}

/** How a product of each kind is found and linked, and the cache tag of its pages. */
const reviewed = {
  stay: { find: (api: ApiClient, id: string) => api.show_hotel({ id }), link: links.hotel, tag: 'hotel' },
  package: { find: (api: ApiClient, id: string) => api.show_package({ id }), link: links.package, tag: 'package' },
  service: { find: (api: ApiClient, slug: string) => api.show_service({ slug }), link: links.service, tag: 'service' },
} as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewList {...loaderData.list} />
}
