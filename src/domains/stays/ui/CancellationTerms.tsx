import type { RoomOffer } from '#domains/stays/answers.ts'
import type { Formatter } from '#text/formatter.ts'
import { useFormat, useText } from '#text/react.tsx'
import type { Translator } from '#text/translator.ts'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Timeline } from '#web/kit/Timeline.tsx'

type Cancellation = RoomOffer['rates'][number]['cancellation']

/** The terms in one line, with the hour at the hotel. */
export function cancellationInWords(
  { kind, free_until, steps }: Cancellation,
  timeZone: string,
  t: Translator,
  format: Formatter,
): string {
  if (kind === 'none') return t('stays.nonRefundable')
  if (kind === 'free') {
    return free_until
      ? t('stays.freeCancellationUntil', { until: format.instant(free_until, timeZone) })
      : t('stays.freeCancellation')
  }
  const kept = steps[0]?.penalty
  return kept
    ? t('stays.partlyRefundableNow', { amount: format.money(kept.minor, kept.currency) })
    : t('stays.partlyRefundable')
}

/** Every step: what is kept from when on, in the time of the hotel. */
export function CancellationTerms({
  cancellation,
  timeZone,
  open,
}: {
  cancellation: Cancellation
  timeZone: string
  open?: boolean
}) {
  const t = useText()
  const format = useFormat()
  const { steps } = cancellation
  return (
    <Disclosure summary={t('stays.cancellationInFull')} open={open} className="disclosure-inline text-note">
      <Timeline
        label={t('hotel.termsOf')}
        moments={steps.map((step, i) => ({
          key: step.from ?? 'now',
          title:
            step.penalty.minor === 0
              ? t('hotel.cancelNothing')
              : t('hotel.cancelCosts', { amount: format.money(step.penalty.minor, step.penalty.currency) }),
          time: step.from
            ? t('hotel.cancelFromTime', { time: format.instant(step.from, timeZone) })
            : t('hotel.cancelNow'),
          state: i === 0 ? 'now' : 'ahead',
          tone: step.penalty.minor === 0 ? 'success' : 'warning',
        }))}
      />
      <p className="text-muted pb-2">{t('dates.localTime')}</p>
    </Disclosure>
  )
}
