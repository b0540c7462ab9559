import { data, redirect } from 'react-router'
import { bookableDays } from '#domains/products/services/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { contentLinks, links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, isSlug, paramErrorResponse } from '#web/lib/error-response.ts'
import { priceError } from '#web/lib/price-error.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { readRequestedService, serviceQueryOf } from '#web/lib/search/service-search.ts'
import { ServicePage } from '#web/features/services/ServicePage.tsx'
import { ServicePriceBox } from '#web/features/services/ServicePriceBox.tsx'
import { SimilarServices } from '#web/features/services/SimilarServices.tsx'
import { ReviewSection } from '#web/features/reviews/ReviewSection.tsx'
import { serviceProduct } from '#web/lib/seo/products.ts'
import { breadcrumbs } from '#web/lib/seo/organization.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/service'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, today, tag } = context.get(requestContext)
  const { slug } = params
  if (!isSlug(slug)) throw paramErrorResponse({ code: 'invalid_input' })
  const requested = readRequestedService(url.searchParams)
  if (requested.plain) throw redirect(`${links.service(locale, slug, serviceQueryOf(requested))}#book`)
  const { option, date, time, people, days, units } = requested
  const [dated, priced, same] = await Promise.all([
    api.show_service({ slug, ...(date && { date }) }),
    option !== undefined && date
      ? api.get_service_price({ option_id: option, date, ...(time && { time }), people, days, units })
      : null,
    api.fetch_same_services({ slug, limit: 3 }),
  ])
  // An unavailable date is reported next to the price; the page is then loaded without a date.
  const answer = dated.ok || !date ? dated : await api.show_service({ slug })
  if (!answer.ok) throw paramErrorResponse(answer.error)
  const service = answer.data
  tag(`service:${service.id}`)
  const [reviews] = await answersTo(api.fetch_reviews({ kind: 'service', id: service.id, per_page: 2 }))
  const { t } = await loaderTranslator(locale)
  const quote = priced?.ok && priced.data.service.slug === slug ? priced.data : null
  const error = priced && !priced.ok ? priced.error : null
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: t('shell.services'), to: links.services(locale) },
    { label: service.type.name, to: contentLinks.serviceType(locale, service.type.id) },
    { label: service.name },
  ]
  return data(
    {
      page: {
        title: service.name,
        description: service.summary,
        path: links.service(locale, service.slug),
        hidden: url.search !== '',
      },
      service,
      trail,
      things: [
        serviceProduct(service, { origin, locale, invented: reviews.summary.invented }),
        breadcrumbs(trail, origin),
      ],
      requested,
      quote,
      failure: error && priceError(t, error),
      dates: { first: today, last: addDays(today, bookableDays) },
      similar: same.ok ? same.data : [],
      reviews,
    },
    error?.code === 'invalid_input' ? 422 : 200,
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Service({ loaderData }: Route.ComponentProps) {
  const { service, trail, things, requested, quote, failure, dates, similar, reviews } = loaderData
  return (
    <>
      <div className="page-width grid gap-10 py-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
        <ServicePage {...{ service, trail, things }} />
        {/* A price of other values starts the form again. */}
        <ServicePriceBox key={JSON.stringify(requested)} {...{ service, requested, quote, failure, dates }} />
      </div>
      <SimilarServices similar={similar} />
      <ReviewSection kind="service" slug={service.slug} found={reviews} />
    </>
  )
}
