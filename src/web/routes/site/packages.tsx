import { redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { links, type PackagesQuery } from '#links/site.ts'
import { packagesInput, readPackagesSearch } from '#web/lib/search/package-search.ts'
import { filterChoices, type FilterChoices } from '#web/features/packages/filter-choices.ts'
import { PackageList } from '#web/features/packages/PackageList.tsx'
import type { Applied } from '#web/features/packages/PackageList.tsx'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/packages'

const perPage = 12

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const search = readPackagesSearch(url.searchParams)
  const { query, sort, page } = search
  const hrefOf = (number: number) => links.packages(locale, { ...query, page: number > 1 ? number : undefined })
  // Redirects to the canonical URL of a search, because the form also submits empty fields.
  if (`${url.pathname}${url.search}` !== hrefOf(page) && url.search !== '') {
    const sent = [...url.searchParams.keys()].filter((name) => name !== '_routes').sort()
    const canonical = [...new URLSearchParams(hrefOf(page).split('?')[1] ?? '').keys()].sort()
    if (sent.join() !== canonical.join()) throw redirect(hrefOf(page))
  }
  const answer = await api.fetch_packages({ ...packagesInput(search), sort, page, per_page: perPage })
  const [header, types, cities, { currency }] = await answersTo(
    api.fetch_header({ page: 'packages' }),
    api.fetch_package_types(),
    api.fetch_departure_cities(),
    api.fetch_web_status(),
  )
  const packages = answer.ok ? answer.data : []
  tag(...packages.map(({ id }) => `package:${id}`))
  const total = answer.ok ? (answer.meta?.total ?? 0) : 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages) throw redirect(hrefOf(pages))
  const choices = filterChoices({ types, cities, today, currency }, await loaderTranslator(locale))
  const applied = appliedOf(query, choices)
  const alternatives = total === 0 ? await waysWithout(api, query, applied) : []
  return {
    page: {
      title: header.title,
      description: header.text,
      path: links.packages(locale, { page: page > 1 ? page : undefined }),
      hidden: applied.length > 0 || sort !== 'recommended',
    },
    list: {
      header,
      choices,
      query,
      applied,
      sort,
      packages,
      total,
      page,
      pages,
      alternatives,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Packages({ loaderData }: Route.ComponentProps) {
  return <PackageList {...loaderData.list} />
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

/** For every applied filter the number of packages found without it; filters without results are omitted. */
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
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
}
