import type { HeaderAnswer } from '#domains/content/answers.ts'
import type { PackageCard as Journey } from '#domains/packages/answers.ts'
import { packageSorts, type PackageSort } from '#domains/packages/limits.ts'
import { PackageCard } from '#domains/packages/ui/PackageCard.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { ChipRemove } from '#web/kit/Chip.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { links, type PackagesQuery } from '#web/links.ts'
import type { FilterChoices, FilterName } from '#web/packages/filter-choices.ts'
import { PackageFilters } from '#web/packages/PackageFilters.tsx'
import { PageHead } from '#web/reading/PageHead.tsx'

/** A filter that is applied, in words. */
export type Applied = { name: FilterName; label: string }
/** A filter to drop, and how many journeys are found without it. */
export type WithoutOne = Applied & { count: number }

export type PackageListProps = {
  header: HeaderAnswer
  choices: FilterChoices
  query: PackagesQuery
  applied: Applied[]
  sort: PackageSort
  packages: Journey[]
  total: number
  page: number
  pages: number
  waysOut: WithoutOne[]
}

/** The journeys that fit, how they are ordered, and the way to the other pages. */
export function PackageList({
  header,
  choices,
  query,
  applied,
  sort,
  packages,
  total,
  page,
  pages,
  waysOut,
}: PackageListProps) {
  const t = useText()
  const locale = useLocale()
  const hrefOf = (change: PackagesQuery) => links.packages(locale, { ...query, page: undefined, ...change })
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
        <PackageFilters choices={choices} query={query} open={false} />
        {applied.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={t('journeys.filters')}>
            {applied.map(({ name, label }) => (
              <li key={name}>
                <ChipRemove label={label} to={hrefOf({ [name]: undefined })} />
              </li>
            ))}
          </ul>
        )}
        {total > 0 && (
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-title">{t('journeys.found', { count: total })}</h2>
            {total > 1 && (
              <Segments
                label={t('common.sortBy')}
                items={packageSorts.map((one) => ({
                  label: t(`journeys.sort_${one}`),
                  to: hrefOf({ sort: one === 'recommended' ? undefined : one }),
                  current: one === sort,
                }))}
              />
            )}
          </div>
        )}
        {total === 0 && <NothingFits waysOut={waysOut} hrefOf={hrefOf} filtered={applied.length > 0} />}
        <ul className="grid gap-5">
          {packages.map((journey, i) => (
            <li key={journey.id} className="grid">
              <PackageCard wide journey={journey} href={links.package(locale, journey.slug)} priority={i === 0} />
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => hrefOf({ page: number === 1 ? undefined : number })}
        />
      </div>
    </>
  )
}

function NothingFits({
  waysOut,
  hrefOf,
  filtered,
}: {
  waysOut: readonly WithoutOne[]
  hrefOf: (change: PackagesQuery) => string
  filtered: boolean
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <EmptyState
      icon="calendar"
      title={t('journeys.nothing')}
      actions={
        <>
          {waysOut.map(({ name, label, count }, i) => (
            <ButtonLink key={name} to={hrefOf({ [name]: undefined })} variant={i === 0 ? 'primary' : 'secondary'}>
              {t('journeys.without', { filter: label, count })}
            </ButtonLink>
          ))}
          {filtered && waysOut.length === 0 && (
            <ButtonLink to={links.packages(locale)}>{t('journeys.clearAll')}</ButtonLink>
          )}
          <ButtonLink to={links.contact(locale, { topic: 'group' })} variant="secondary">
            {t('journeys.planJourney')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted">{t(waysOut.length > 0 ? 'journeys.nothingText' : 'journeys.nothingAtAll')}</p>
    </EmptyState>
  )
}
