import { redirect } from 'react-router'
import type { ApiClient } from '#contract/api.ts'
import { links, type PackagesQuery } from '#web/links.ts'
import { packagesInput, readPackagesSearch } from '#web/package-search.ts'
import { filterChoices, type FilterChoices } from '#web/packages/filter-choices.ts'
import { packageList } from '#web/packages/parts.ts'
import type { Applied } from '#web/packages/PackageList.tsx'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/packages.ts'

const aPage = 12

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const asked = readPackagesSearch(url.searchParams)
  const { query, sort, page } = asked
  const hrefOf = (number: number) => links.packages(locale, { ...query, page: number > 1 ? number : undefined })
  // One address for one search: the form sends its empty fields, too.
  if (`${url.pathname}${url.search}` !== hrefOf(page) && url.search !== '') {
    const sent = [...url.searchParams.keys()].filter((name) => name !== '_routes').toSorted()
    const kept = [...new URLSearchParams(hrefOf(page).split('?')[1] ?? '').keys()].toSorted()
    if (sent.join() !== kept.join()) throw redirect(hrefOf(page))
  }
  const answer = await api.fetch_packages({ ...packagesInput(asked), sort, page, per_page: aPage })
  const [header, types, cities] = await answersTo(
    api.fetch_header({ page: 'packages' }),
    api.fetch_package_types(),
    api.fetch_departure_cities(),
  )
  const packages = answer.ok ? answer.data : []
  tag(...packages.map(({ id }) => `package:${id}`))
  const total = answer.ok ? (answer.meta?.total ?? 0) : 0
  const pages = Math.max(1, Math.ceil(total / aPage))
  if (page > pages) throw redirect(hrefOf(pages))
  const choices = filterChoices({ types, cities, today }, await loaderWords(locale))
  const applied = appliedOf(query, choices)
  const waysOut = total === 0 ? await waysWithout(api, query, applied) : []
  return {
    page: {
      title: header.title,
      description: header.text,
      path: links.packages(locale, { page: page > 1 ? page : undefined }),
      hidden: applied.length > 0 || sort !== 'recommended',
    },
    list: stillData(request, { header, choices, query, applied, sort, packages, total, page, pages, waysOut }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), packageList.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Packages({ loaderData }: Route.ComponentProps) {
  return <packageList.Still data={loaderData.list} />
}

function appliedOf(query: PackagesQuery, choices: FilterChoices): Applied[] {
  const all = { ...choices, month: [...choices.month.gregorian, ...choices.month.hijri] }
  return (['type', 'month', 'days', 'price', 'from', 'tour', 'group'] as const).flatMap((name) => {
    const value = query[name]
    if (value === undefined) return []
    const label = all[name].find((choice) => choice.value === String(value))?.label ?? String(value)
    return [{ name, label }]
  })
}

/** For every filter that is applied: how many journeys there are without it. Only those that find something. */
async function waysWithout(api: ApiClient, query: PackagesQuery, applied: readonly Applied[]) {
  const counts = await Promise.all(
    applied.map(({ name }) =>
      api.fetch_packages({
        ...packagesInput({ query: { ...query, [name]: undefined }, sort: 'recommended', page: 1 }),
        per_page: 1,
      }),
    ),
  )
  return applied
    .map((one, i) => ({ ...one, count: counts[i]?.ok ? (counts[i].meta?.total ?? 0) : 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3)
}
