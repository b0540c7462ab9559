import type { FilterName } from '#domains/products/stays/search/filters.ts'
import type { TimelessFormatter, Translator } from '#i18n/translator.ts'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import type { ShownFacets } from '#web/features/hotels/results/choices.ts'
import type { AppliedFilter } from '#web/lib/search/stay-filters.ts'

type Labels = { t: Translator; format: TimelessFormatter; facets: ShownFacets; where: FoundWhere }

/** Label of an applied filter: `Within 10 minutes’ walk`, `5 stars`, the name of a district. */
export function filterLabel(applied: AppliedFilter, { t, format, facets, where }: Labels): string {
  switch (applied.name) {
    case 'stars':
      return t('filters.starsCount', { count: applied.value })
    case 'board':
      return t(`stays.board_${applied.value}`)
    case 'walk_max':
      return where.walkEnd
        ? t('filters.walkWithinOf', { minutes: applied.value, place: where.walkEnd })
        : t('filters.walkWithinLong', { minutes: applied.value })
    case 'price':
      return priceLabel(applied.from, applied.to, { t, format, facets })
    case 'free_cancellation':
    case 'pay_on_arrival':
      return t(`filters.${applied.name}`)
    case 'districts':
    case 'facilities':
    case 'amenities':
      return facets[applied.name].first.find(({ id }) => id === applied.value)?.name ?? applied.value
  }
}

function priceLabel(
  from: number | undefined,
  to: number | undefined,
  { t, format, facets }: Omit<Labels, 'where'>,
): string {
  const currency = facets.price[0]?.from.currency ?? 'SAR'
  const money = (minor: number | undefined) => format.money(minor ?? 0, currency)
  if (from === undefined) return t('filters.priceTo', { to: money(to) })
  return to === undefined
    ? t('filters.priceFrom', { from: money(from) })
    : t('filters.priceFromTo', { from: money(from), to: money(to) })
}

export function appliedOf(name: FilterName, applied: readonly AppliedFilter[]): AppliedFilter[] {
  const appliedName = name === 'boards' ? 'board' : name
  return applied.filter((one) => one.name === appliedName)
}
