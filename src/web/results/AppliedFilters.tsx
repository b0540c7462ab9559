import type { FacetsAnswer } from '#domains/stays/search-answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { ChipRemove } from '#web/kit/Chip.tsx'
import { filterInWords } from '#web/results/filter-names.ts'
import { appliedFilters, withoutApplied, type AskedFilters } from '#web/stay-filters.ts'

/** What the list is narrowed by, each thing to be taken away by itself. */
export function AppliedFilters({
  filters,
  facets,
  hrefOf,
}: {
  filters: AskedFilters
  facets: FacetsAnswer
  hrefOf: (filters: AskedFilters) => string
}) {
  const t = useText()
  const format = useFormat()
  const applied = appliedFilters(filters)
  if (applied.length === 0) return null
  return (
    <ul aria-label={t('filters.applied')} className="flex flex-wrap gap-2">
      {applied.map((one) => {
        const label = filterInWords(one, { t, format, facets })
        return (
          <li key={`${one.name}${label}`}>
            <ChipRemove label={label} to={hrefOf(withoutApplied(filters, one))} />
          </li>
        )
      })}
    </ul>
  )
}
