import { data, redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { parties } from '#domains/reviews/shapes.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { languageOf, locales } from '#i18n/locale.ts'
import { links } from '#links/site.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { reviewLinks, reviewPaths, type ReviewsQuery } from '#links/booking.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, isSlug, paramErrorResponse, requestContext } from '#web/lib/loaders.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ReviewItem } from '#web/features/reviews/ReviewItem.tsx'
import { ReviewScores } from '#web/features/reviews/ReviewScores.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipLink } from '#web/ui/actions/Chip.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
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
  const [list] = await answersTo(api.fetch_reviews({ kind, id, party, language, page, per_page: perPage }))
  const pages = Math.max(1, Math.ceil(list.total / perPage))
  if (page > pages) throw redirect(reviewLinks.all(locale, kind, slug, { party, language, page: pages }))
  const { t } = await loaderTranslator(locale)
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: name, to },
    { label: t('reviews.title') },
  ]
  return data({
    head: {
      title: t('reviews.titleOf', { name }),
      description: t('reviews.description', { name }),
      path: reviewLinks.all(locale, kind, slug),
      hidden: url.search !== '' || list.summary.count === 0,
    },
    product: { kind, slug, name, to },
    trail,
    query: { party, language },
    page,
    pages,
    list,
  })
}

/** How a product of each kind is found and linked, and the cache tag of its pages. */
const reviewed = {
  stay: { find: (api: ApiClient, id: string) => api.show_hotel({ id }), link: links.hotel, tag: 'hotel' },
  package: { find: (api: ApiClient, id: string) => api.show_package({ id }), link: links.package, tag: 'package' },
  service: { find: (api: ApiClient, slug: string) => api.show_service({ slug }), link: links.service, tag: 'service' },
} as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

/** All reviews of a product, with filters by party and language that work without scripts. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { product, trail, query, page, pages, list } = loaderData
  const { summary, reviews } = list
  const { t, locale } = useLanguage()
  const { kind, slug, name } = product
  const to = (change: ReviewsQuery) => reviewLinks.all(locale, kind, slug, { ...query, ...change })
  return (
    <div className="page-width grid gap-8 py-6">
      <Breadcrumb items={trail} />
      <div className="grid gap-2">
        <PageHeading>{t('reviews.titleOf', { name })}</PageHeading>
        {summary.invented && <p className="text-note text-muted">{t('reviews.invented')}</p>}
      </div>
      {summary.count === 0 ? (
        <EmptyState
          icon="star"
          title={t('reviews.none')}
          actions={<ButtonLink to={product.to}>{t('reviews.back', { name })}</ButtonLink>}
        >
          <p className="text-muted">{t('reviews.noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <ReviewScores summary={summary} />
          <nav aria-label={t('reviews.filters')} className="grid gap-3">
            <Filter
              label={t('reviews.byParty')}
              items={[
                { text: t('reviews.everyParty'), to: to({ party: undefined }), current: !query.party },
                ...summary.parties.map(({ value, count }) => ({
                  text: t('reviews.withCount', { name: t(`reviews.party_${value}`), count }),
                  to: to({ party: value }),
                  current: query.party === value,
                })),
              ]}
            />
            {summary.languages.length > 0 && (
              <Filter
                label={t('reviews.byLanguage')}
                items={[
                  { text: t('reviews.everyLanguage'), to: to({ language: undefined }), current: !query.language },
                  ...summary.languages.map(({ value, count }) => ({
                    text: t('reviews.withCount', { name: languageOf(value).name, count }),
                    to: to({ language: value }),
                    current: query.language === value,
                  })),
                ]}
              />
            )}
          </nav>
          {reviews.length === 0 ? (
            <EmptyState
              icon="filter"
              title={t('reviews.noMatch')}
              actions={<ButtonLink to={reviewLinks.all(locale, kind, slug)}>{t('reviews.showAll')}</ButtonLink>}
            >
              <p className="text-muted">{t('reviews.noMatchText')}</p>
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={page} pages={pages} hrefOf={(number) => to({ page: number })} />
          {!summary.invented && <p className="text-muted text-note">{t('reviews.how')}</p>}
          <p>
            <ButtonLink to={product.to} variant="secondary">
              {t('reviews.back', { name })}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

function Filter({ label, items }: { label: string; items: readonly { text: string; to: string; current: boolean }[] }) {
  return (
    <div className="grid gap-1.5">
      <span className="text-note font-medium">{label}</span>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ text, to, current }) => (
          <li key={to}>
            <ChipLink to={to} current={current} rel="nofollow">
              {text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
