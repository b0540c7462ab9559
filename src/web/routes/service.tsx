import { data, redirect } from 'react-router'
import { bookableDays } from '#domains/services/shapes.ts'
import { addDays } from '#domains/stays/nights.ts'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { isSlug, paramRefused } from '#web/refusal.ts'
import { refusedPrice } from '#web/refused-price.ts'
import { requestContext } from '#web/server-context.ts'
import { readServiceAsked, serviceQueryOf } from '#web/service-search.ts'
import { servicePage } from '#web/services/parts.ts'
import { stillData } from '#web/still.tsx'
import { serviceProduct } from '#web/structured-data/journeys.ts'
import { breadcrumbs } from '#web/structured-data/things.ts'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/service.ts'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, today, tag } = context.get(requestContext)
  const { slug } = params
  if (!isSlug(slug)) throw paramRefused({ code: 'invalid_input' })
  const asked = readServiceAsked(url.searchParams)
  if (asked.plain) throw redirect(`${links.service(locale, slug, serviceQueryOf(asked))}#book`)
  const { option, date, time, people, days, units } = asked
  const [dated, priced, same] = await Promise.all([
    api.show_service({ slug, ...(date && { date }) }),
    option !== undefined && date
      ? api.get_service_price({ option_id: option, date, ...(time && { time }), people, days, units })
      : null,
    api.fetch_same_services({ slug, limit: 3 }),
  ])
  // A date that cannot be had is told beside the price; the page is shown as without one.
  const found = dated.ok || !date ? dated : await api.show_service({ slug })
  if (!found.ok) throw paramRefused(found.error)
  const service = found.data
  tag(`service:${service.id}`)
  const { t } = await loaderWords(locale)
  const quote = priced?.ok && priced.data.service.slug === slug ? priced.data : null
  const refusal = priced && !priced.ok ? priced.error : null
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: t('shell.services'), to: links.services(locale) },
    { label: service.type.name, to: links.serviceType(locale, service.type.id) },
    { label: service.name },
  ]
  const shown = {
    page: {
      title: service.name,
      description: service.summary,
      path: links.service(locale, service.slug),
      hidden: url.search !== '',
    },
    whole: stillData(request, {
      service,
      similar: same.ok ? same.data : [],
      things: [serviceProduct(service, { origin, locale }), breadcrumbs(trail, origin)],
      price: {
        asked,
        quote,
        refused: refusal && refusedPrice(t, refusal),
        dates: { first: today, last: addDays(today, bookableDays) },
      },
    }),
  }
  return data(shown, refusal?.code === 'invalid_input' ? 422 : 200)
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), servicePage.load()])
  return loaded
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Service({ loaderData }: Route.ComponentProps) {
  return <servicePage.Still data={loaderData.whole} />
}
