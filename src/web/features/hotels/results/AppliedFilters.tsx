import { useLanguage } from '#i18n/react.tsx'
import { ChipRemove } from '#web/ui/actions/Chip.tsx'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import type { ShownFacets } from '#web/features/hotels/results/choices.ts'
import { filterLabel } from '#web/features/hotels/results/filter-names.ts'
import { appliedFilters, withoutApplied, type RequestedFilters } from '#web/lib/search/stay-filters.ts'

export function AppliedFilters({
  where,
  filters,
  facets,
  hrefOf,
}: {
  where: FoundWhere
  filters: RequestedFilters
  facets: ShownFacets
  hrefOf: (filters: RequestedFilters) => string
}) {
  const { t, format } = useLanguage()
  const applied = appliedFilters(filters)
  if (applied.length === 0) return null
  return (
    <ul aria-label={t('filters.applied')} className="flex gap-2 max-sm:overflow-x-auto max-sm:*:flex-none sm:flex-wrap">
      {applied.map((one) => {
        const label = filterLabel(one, { t, format, facets, where })
        return (
          <li key={`${one.name}${label}`}>
            <ChipRemove label={label} to={hrefOf(withoutApplied(filters, one))} />
          </li>
        )
      })}
    </ul>
  )
}
