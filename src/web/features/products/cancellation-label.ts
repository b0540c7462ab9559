import type { RoomOffer } from '#domains/products/stays/answers.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

/** The cancellation terms in one line, with times in the hotel's time zone. */
export function cancellationLabel(
  { kind, free_until, steps }: RoomOffer['rates'][number]['cancellation'],
  timeZone: string,
  t: Translator,
  format: Formatter,
): string {
  if (kind === 'none') return t('common.cancellation_none')
  if (kind === 'free') {
    return free_until
      ? // No line ends inside the date.
        t('common.freeCancellationUntil', { until: format.instant(free_until, timeZone).replaceAll(' ', '\u00a0') })
      : t('common.cancellation_free')
  }
  const [now, later] = steps
  if (!now) return t('common.cancellation_partial')
  const amount = format.amount(now.penalty)
  return later?.from
    ? t('stays.partlyRefundableUntil', { amount, until: format.instant(later.from, timeZone) })
    : t('stays.partlyRefundableNow', { amount })
}
