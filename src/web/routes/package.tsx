import { data, redirect } from 'react-router'
import { Button } from '#web/kit/Button.tsx'
import { useSectionRead } from '#web/kit/use-section-read.ts'
import { links } from '#web/links.ts'
import { packageQueryOf, readPackageAsked } from '#web/package-search.ts'
import { packagePage } from '#web/packages/parts.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { isSlug, paramRefused } from '#web/refusal.ts'
import { refusedPrice } from '#web/refused-price.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { touristTrip } from '#web/structured-data/journeys.ts'
import { breadcrumbs } from '#web/structured-data/things.ts'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/package.ts'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, tag } = context.get(requestContext)
  if (!isSlug(params.id)) throw paramRefused({ code: 'invalid_input' })
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id
  const asked = readPackageAsked(url.searchParams)
  const [dated, priced] = await Promise.all([
    api.show_package({ id, ...(asked.departure !== undefined && { departure: asked.departure }) }),
    asked.departure !== undefined && asked.party.length > 0
      ? api.get_package_price({
          departure_id: asked.departure,
          party: asked.party,
          sharing: asked.sharing,
          extras: asked.extras,
        })
      : null,
  ])
  // A departure that has gone is no reason to show nothing.
  const found = dated.ok || asked.departure === undefined ? dated : await api.show_package({ id })
  if (!found.ok) throw paramRefused(found.error)
  const journey = found.data
  tag(`package:${journey.id}`)
  if (!dated.ok) throw redirect(links.package(locale, journey.slug))
  if (asked.plain || params.id !== journey.slug) {
    throw redirect(`${links.package(locale, journey.slug, packageQueryOf(asked))}${asked.plain ? '#book' : ''}`)
  }
  const { t } = await loaderWords(locale)
  const quote = priced?.ok && priced.data.package.id === journey.id ? priced.data : null
  const refused = priced && !priced.ok ? refusedPrice(t, priced.error) : null
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: t('shell.packages'), to: links.packages(locale) },
    { label: journey.title },
  ]
  const things = [touristTrip(journey, { origin, locale }), breadcrumbs(trail, origin)]
  return data(
    {
      page: {
        title: journey.title,
        description: journey.summary,
        path: links.package(locale, journey.slug),
        hidden: asked.departure !== undefined,
      },
      print: t('journeys.print'),
      whole: stillData(request, { journey, things, price: { asked, quote, refused } }),
    },
    priced && !priced.ok && priced.error.code === 'invalid_input' ? 422 : 200,
  )
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), packagePage.load()])
  return loaded
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Package({ loaderData }: Route.ComponentProps) {
  useSectionRead()
  return (
    <>
      <packagePage.Still data={loaderData.whole} />
      <p className="page-width no-print pb-8">
        <Button variant="secondary" className="with-scripts" onClick={() => window.print()}>
          {loaderData.print}
        </Button>
      </p>
    </>
  )
}
