import { data, redirect } from 'react-router'
import { nightsBetween } from '#domains/stays/nights.ts'
import { useLocale } from '#text/react.tsx'
import { comparison } from '#web/compare/parts.ts'
import { TitledErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { pageRefused } from '#web/refusal.ts'
import { LaterSearchForm, loadSearchForm } from '#web/search/later-search-form.ts'
import { searchErrors } from '#web/search/search-errors.ts'
import { requestContext } from '#web/server-context.ts'
import { queryOf, readStaySearch } from '#web/stay-search.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/compare.ts'
import '#web/hotel/hotel.css'

const most = 4

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const named = [...new Set(url.searchParams.getAll('hotel').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].map(Number)
  const asked = readStaySearch(url.searchParams, today)
  const query = { ...queryOf(asked), where: undefined }
  if (asked.plain) throw redirect(links.compare(locale, named.slice(0, most + 1), query))
  const { check_in, check_out, occupancy } = asked.search
  const ids = named.slice(0, most)
  const priced =
    ids.length > 0 ? await api.fetch_chosen_hotels({ hotel_ids: ids, check_in, check_out, occupancy }) : null
  if (priced && !priced.ok && priced.error.code !== 'invalid_input') throw pageRefused(priced.error)
  const refused = priced !== null && !priced.ok
  // Without a stay to price they can still be compared.
  const found = refused ? await api.fetch_chosen_hotels({ hotel_ids: ids }) : priced
  const hotels = found?.ok ? found.data : []
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))
  const { t } = await loaderWords(locale)
  const errors = priced && !priced.ok ? searchErrors(priced.error.errors ?? [], t) : null
  return data(
    {
      page: {
        title: t('hotel.compareTitle'),
        description: t('hotel.compareNoneText'),
        path: links.compare(locale),
        hidden: true,
      },
      errors,
      heading: t('hotel.compareDates'),
      form: { search: asked.search, today, errors: errors?.fields ?? [] },
      ids: hotels.map(({ id }) => String(id)),
      table: stillData(request, {
        hotels,
        more: named.length > most,
        query,
        search: { check_in, check_out },
        nights: nightsBetween(check_in, check_out),
        refused,
      }),
    },
    refused ? 422 : 200,
  )
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadSearchForm(), comparison.load()])
  return loaded
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Compare({ loaderData: { errors, heading, form, ids, table } }: Route.ComponentProps) {
  const locale = useLocale()
  return (
    <>
      {errors && (
        <div className="page-width pt-8">
          <TitledErrorSummary title={errors.title} errors={errors.summary} />
        </div>
      )}
      <comparison.Still data={table} />
      {ids.length > 0 && (
        <section aria-labelledby="dates-title" className="page-width no-print grid gap-4 pb-12">
          <h2 id="dates-title">{heading}</h2>
          <LaterSearchForm
            flat
            action={links.compare(locale)}
            given={form}
            submit="showPrices"
            along={ids.map((value) => ({ name: 'hotel', value }))}
          />
        </section>
      )}
    </>
  )
}
