import type { ApiClient } from '#api/index.ts'
import type { Translator } from '#i18n/translator.ts'
import { rateTermsOf, type RequestedFilters } from '#web/lib/search/stay-filters.ts'

/** Labels of the terms that decide which rooms and rates a page shows: `Free cancellation`, `Kitchen`. */
export async function rateTermLabels(api: ApiClient, filters: RequestedFilters, t: Translator): Promise<string[]> {
  const { amenities, board, free_cancellation, pay_on_arrival } = rateTermsOf(filters)
  const answer = amenities.length > 0 ? await api.fetch_amenities({}) : null
  const names = answer?.ok ? answer.data.flatMap(({ items }) => items) : []
  return [
    ...(free_cancellation ? [t('filters.free_cancellation')] : []),
    ...(pay_on_arrival ? [t('filters.pay_on_arrival')] : []),
    ...board.map((one) => t(`stays.board_${one}`)),
    ...amenities.flatMap((id) => names.find((one) => one.id === id)?.name ?? []),
  ]
}
