import type { FacetsAnswer } from '#domains/stays/search-answers.ts'
import type { FilterName } from '#domains/stays/filters.ts'
import type { Formatter } from '#text/formatter.ts'
import type { Translator } from '#text/translator.ts'
import type { AppliedFilter } from '#web/stay-filters.ts'

type Words = { t: Translator; format: Formatter; facets: FacetsAnswer }

/** A filter that is applied, as people say it: `Within 10 minutes’ walk`, `5 stars`, the name of a district. */
export function filterInWords(applied: AppliedFilter, { t, format, facets }: Words): string {
  switch (applied.name) {
    case 'stars':
      return t('filters.starsCount', { count: applied.value })
    case 'board':
      return t(`stays.board_${applied.value}`)
    case 'walk_max':
      return t('filters.walkWithinLong', { minutes: applied.value })
    case 'price':
      return priceInWords(applied.from, applied.to, { t, format, facets })
    case 'free_cancellation':
    case 'pay_on_arrival':
      return t(`filters.${applied.name}`)
    case 'districts':
    case 'facilities':
    case 'amenities':
      return facets[applied.name].find(({ id }) => id === applied.value)?.name ?? applied.value
  }
}

function priceInWords(from: number | undefined, to: number | undefined, { t, format, facets }: Words): string {
  const currency = facets.price[0]?.from.currency ?? 'SAR'
  const money = (minor: number | undefined) => format.money(minor ?? 0, currency)
  if (from === undefined) return t('filters.priceTo', { to: money(to) })
  return to === undefined
    ? t('filters.priceFrom', { from: money(from) })
    : t('filters.priceFromTo', { from: money(from), to: money(to) })
}

/** The filters of a name that the search was narrowed by. */
export function appliedOf(name: FilterName, applied: readonly AppliedFilter[]): AppliedFilter[] {
  const asked = name === 'boards' ? 'board' : name
  return applied.filter((one) => one.name === asked)
}
