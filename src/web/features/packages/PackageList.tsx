import type { HeaderAnswer } from '#domains/content/answers.ts'
import type { PackageCard as TravelPackage } from '#domains/products/packages/answers.ts'
import { packageSorts, type PackageSort } from '#domains/products/packages/shapes.ts'
import { PackageCard } from '#web/features/packages/PackageCard.tsx'
import { useLocale, useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipRemove } from '#web/ui/actions/Chip.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { SortLinks } from '#web/ui/actions/SortLinks.tsx'
import { useReplyTime } from '#web/lib/site.ts'
import { links, type PackagesQuery } from '#links/site.ts'
import type { FilterChoices, FilterName } from '#web/features/packages/filter-choices.ts'
import { PackageFilters } from '#web/features/packages/PackageFilters.tsx'
import { NothingYet } from '#web/features/content/NothingYet.tsx'
import { PageHead } from '#web/features/content/PageHead.tsx'
import '#web/ui/layout/compact-cards.css'
import '#web/ui/layout/wide-cards.css'

/** An applied filter with its label. */
export type Applied = { name: FilterName; label: string }
/** An applied filter, and the number of packages found without it. */
type WithoutOne = Applied & { count: number }

type PackageListProps = {
  header: HeaderAnswer
  choices: FilterChoices
  query: PackagesQuery
  applied: Applied[]
  sort: PackageSort
  packages: TravelPackage[]
  total: number
  page: number
  pages: number
  alternatives: WithoutOne[]
}

/** The packages found, with their order and pagination. */
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
  alternatives,
}: PackageListProps) {
  const t = useText()
  const locale = useLocale()
  const hrefOf = (change: PackagesQuery) => links.packages(locale, { ...query, page: undefined, ...change })
  if (total === 0 && applied.length === 0) {
    return (
      <>
        <PageHead header={header} />
        <div className="page-width py-12">
          <NothingYet page="packages" />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
        <PackageFilters choices={choices} query={query} open={false} />
        {applied.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={t('packages.filters')}>
            {applied.map(({ name, label }) => (
              <li key={name}>
                <ChipRemove label={label} to={hrefOf({ [name]: undefined })} />
              </li>
            ))}
          </ul>
        )}
        {total > 0 && (
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-title">{t('packagelist.found', { count: total })}</h2>
            {total > 1 && (
              <SortLinks
                items={packageSorts.map((one) => ({
                  label: t(`packages.sort_${one}`),
                  to: hrefOf({ sort: one === 'recommended' ? undefined : one }),
                  current: one === sort,
                }))}
              />
            )}
          </div>
        )}
        {total === 0 && <NoPackages alternatives={alternatives} hrefOf={hrefOf} filtered={applied.length > 0} />}
        <ul className="compact-cards with-buttons grid gap-5">
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
          page={page}
          pages={pages}
          hrefOf={(number) => hrefOf({ page: number === 1 ? undefined : number })}
        />
      </div>
    </>
  )
}

function NoPackages({
  alternatives,
  hrefOf,
  filtered,
}: {
  alternatives: readonly WithoutOne[]
  hrefOf: (change: PackagesQuery) => string
  filtered: boolean
}) {
  const t = useText()
  const within = useReplyTime()
  const locale = useLocale()
  return (
    <EmptyState
      icon="calendar"
      title={t('packagelist.nothing')}
      actions={
        <>
          {alternatives.map(({ name, label, count }, i) => (
            <ButtonLink key={name} to={hrefOf({ [name]: undefined })} variant={i === 0 ? 'primary' : 'secondary'}>
              {t('packagelist.without', { filter: label, count })}
            </ButtonLink>
          ))}
          {filtered && alternatives.length === 0 && (
            <ButtonLink to={links.packages(locale)}>{t('packages.clearAll')}</ButtonLink>
          )}
          <ButtonLink to={links.contact(locale, { topic: 'group' })} variant="secondary">
            {t('packagelist.planTrip')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted">
        {alternatives.length > 0
          ? t('packagelist.nothingText')
          : within
            ? t('packagelist.nothingWithin', { within })
            : t('packagelist.nothingAtAll')}
      </p>
    </EmptyState>
  )
}
