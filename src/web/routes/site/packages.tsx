import { redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { packageSorts } from '#domains/products/packages/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { links, type PackagesQuery } from '#links/site.ts'
import { packagesInput, readPackagesSearch } from '#web/lib/search/package-search.ts'
import { filterChoices, type FilterChoices, type FilterName } from '#web/features/packages/filter-choices.ts'
import { PackageCard } from '#web/features/packages/PackageCard.tsx'
import { PackageFilters } from '#web/features/packages/PackageFilters.tsx'
import { EmptyList, ListHead } from '#web/features/content/PageHead.tsx'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipRemove } from '#web/ui/actions/Chip.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { SortLinks } from '#web/ui/actions/SortLinks.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import '#web/ui/layout/wide-cards.css'
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
  return {
    head: {
      title: header.title,
      description: header.text,
      path: links.packages(locale, { page: page > 1 ? page : undefined }),
      hidden: applied.length > 0 || sort !== 'recommended',
    },
    header,
    choices,
    query,
    applied,
    sort,
    packages,
    total,
    pages,
    alternatives: total === 0 ? await waysWithout(api, query, applied) : [],
  }
}

/** An applied filter with its label. */
type Applied = { name: FilterName; label: string }

function appliedOf(query: PackagesQuery, choices: FilterChoices): Applied[] {
  return (['type', 'month', 'days', 'price', 'from', 'tour', 'group'] as const).flatMap((name) => {
    const value = query[name]
    if (value === undefined) return []
    const label = choices[name].find((choice) => choice.value === String(value))?.label ?? String(value)
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { header, choices, query, applied, sort, packages, total, pages, alternatives } = loaderData
  const { t, locale } = useLanguage()
  const hrefOf = (change: PackagesQuery) => links.packages(locale, { ...query, page: undefined, ...change })
  if (total === 0 && applied.length === 0) return <EmptyList header={header} page="packages" />
  return (
    <>
      <ListHead title={header.title}>{total > 0 && t('packagelist.found', { count: total })}</ListHead>
      <div className="page-width pb-10">
        <div className="results-columns">
          <PackageFilters choices={choices} query={query} />
          {total > 1 && (
            <SortLinks
              items={packageSorts.map((one) => ({
                label: t(`packages.sort_${one}`),
                to: hrefOf({ sort: one === 'recommended' ? undefined : one }),
                current: one === sort,
              }))}
            />
          )}
          <div className="results-list grid grid-cols-[minmax(0,1fr)] gap-4">
            {applied.length > 0 && (
              <ul className="flex flex-wrap gap-2" aria-label={t('packages.filters')}>
                {applied.map(({ name, label }) => (
                  <li key={name}>
                    <ChipRemove label={label} to={hrefOf({ [name]: undefined })} />
                  </li>
                ))}
              </ul>
            )}
            {total === 0 && (
              <EmptyState
                icon="calendar"
                title={t('packagelist.nothing')}
                actions={
                  <>
                    {alternatives.map(({ name, label, count }, i) => (
                      <ButtonLink
                        key={name}
                        to={hrefOf({ [name]: undefined })}
                        variant={i === 0 ? 'primary' : 'secondary'}
                      >
                        {t('packagelist.without', { filter: label, count })}
                      </ButtonLink>
                    ))}
                    {alternatives.length === 0 && (
                      <ButtonLink to={links.packages(locale)}>{t('packages.clearAll')}</ButtonLink>
                    )}
                    <ButtonLink to={links.contact(locale, { topic: 'group' })} variant="secondary">
                      {t('packagelist.planTrip')}
                    </ButtonLink>
                  </>
                }
              >
                <p className="text-muted">
                  {t(alternatives.length > 0 ? 'packagelist.nothingText' : 'packagelist.nothingAtAll')}
                </p>
              </EmptyState>
            )}
            <ul className="with-buttons grid gap-3 [--offer:15rem] sm:gap-5">
              {packages.map((travelPackage, i) => (
                <li key={travelPackage.id} className="grid">
                  <PackageCard
                    wide
                    button={t('packages.seeDates')}
                    travelPackage={travelPackage}
                    href={links.package(locale, travelPackage.slug)}
                    priority={i === 0}
                  />
                </li>
              ))}
            </ul>
            <Pagination
              page={query.page ?? 1}
              pages={pages}
              hrefOf={(number) => hrefOf({ page: number === 1 ? undefined : number })}
            />
          </div>
        </div>
      </div>
    </>
  )
}
