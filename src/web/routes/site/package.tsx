import { data, redirect } from 'react-router'
import { useSectionRead } from '#web/ui/layout/use-section-read.ts'
import { links } from '#links/site.ts'
import { packageQueryOf, readRequestedPackage } from '#web/lib/search/package-search.ts'
import type { ApiClient } from '#api/index.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import type { ProgrammeMaps } from '#web/features/packages/ProgrammeMap.tsx'
import { programmeGrounds } from '#web/features/packages/programme-places.ts'
import { PackagePage } from '#web/features/packages/PackagePage.tsx'
import { ReviewSection } from '#web/features/reviews/ReviewSection.tsx'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, isSlug, paramErrorResponse } from '#web/lib/error-response.ts'
import { groupError } from '#web/features/packages/group-error.ts'
import { priceError } from '#web/lib/price-error.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { touristTrip } from '#web/lib/seo/products.ts'
import { breadcrumbs } from '#web/lib/seo/organization.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/package'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, tag } = context.get(requestContext)
  if (!isSlug(params.id)) throw paramErrorResponse({ code: 'invalid_input' })
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id
  const requested = readRequestedPackage(url.searchParams)
  const [dated, priced] = await Promise.all([
    api.show_package({ id, ...(requested.departure !== undefined && { departure: requested.departure }) }),
    requested.departure !== undefined && requested.party.length > 0
      ? api.get_package_price({
          departure_id: requested.departure,
          party: requested.party,
          sharing: requested.sharing,
          extras: requested.extras,
        })
      : null,
  ])
  // If the requested departure is not available, the package is shown without it.
  const answer = dated.ok || requested.departure === undefined ? dated : await api.show_package({ id })
  if (!answer.ok) throw paramErrorResponse(answer.error)
  const travelPackage = answer.data
  tag(`package:${travelPackage.id}`)
  if (!dated.ok) throw redirect(links.package(locale, travelPackage.slug))
  if (requested.plain || params.id !== travelPackage.slug) {
    throw redirect(
      `${links.package(locale, travelPackage.slug, packageQueryOf(requested))}${requested.plain ? '#book' : ''}`,
    )
  }
  const [reviews] = await answersTo(api.fetch_reviews({ kind: 'package', id: travelPackage.id, per_page: 2 }))
  const { t } = await loaderTranslator(locale)
  const quote = priced?.ok && priced.data.package.id === travelPackage.id ? priced.data : null
  const tooMany = priced?.ok === false && ['too_many_guests', 'sold_out'].includes(priced.error.code)
  const failure =
    priced?.ok === false
      ? { ...priceError(t, priced.error), ...(tooMany && groupError(t, travelPackage, requested)) }
      : null
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: t('shell.packages'), to: links.packages(locale) },
    { label: travelPackage.title },
  ]
  const things = [touristTrip(travelPackage, { origin, locale }), breadcrumbs(trail, origin)]
  return data(
    {
      page: {
        title: travelPackage.title,
        description: travelPackage.summary,
        path: links.package(locale, travelPackage.slug),
        hidden: requested.departure !== undefined,
      },
      reviews,
      travelPackage,
      maps: await loadProgrammeMaps(api, travelPackage),
      trail,
      things,
      requested,
      quote,
      failure,
    },
    priced && !priced.ok && priced.error.code === 'invalid_input' ? 422 : 200,
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Package({ loaderData }: Route.ComponentProps) {
  useSectionRead()
  return (
    <>
      <PackagePage {...loaderData} />
      <ReviewSection kind="package" slug={loaderData.travelPackage.slug} found={loaderData.reviews} />
    </>
  )
}

/** The maps of the cities of a programme; none if no two of its places share a map. */
async function loadProgrammeMaps(api: ApiClient, { programme }: PackageDetails): Promise<ProgrammeMaps> {
  const cities = programmeGrounds(programme).length > 0 ? [...new Set(programme.map(({ city }) => city.slug))] : []
  const grounds = await Promise.all(cities.map((city) => api.fetch_city_ground({ city })))
  return Object.fromEntries(cities.map((city, i) => [city, grounds[i]?.ok ? grounds[i].data.map : null]))
}
