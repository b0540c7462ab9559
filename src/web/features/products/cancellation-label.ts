import type { RoomOffer } from '#domains/products/stays/answers.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

/** A moment inside of which no line ends. */
export function wholeInstant(
  format: Formatter,
  ...[instant, timeZone, style]: Parameters<Formatter['instant']>
): string {
  return format.instant(instant, timeZone, style).replaceAll(' ', '\u00a0')
}

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
      ? t('common.freeCancellationUntil', { until: wholeInstant(format, free_until, timeZone) })
      : t('common.cancellation_free')
  }
  const [now, later] = steps
  if (!now) return t('common.cancellation_partial')
  const amount = format.amount(now.penalty)
  return later?.from
    ? t('stays.partlyRefundableUntil', { amount, until: wholeInstant(format, later.from, timeZone) })
    : t('stays.partlyRefundableNow', { amount })
}
