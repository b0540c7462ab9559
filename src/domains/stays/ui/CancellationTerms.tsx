import type { RoomOffer } from '#domains/stays/answers.ts'
import type { Formatter } from '#text/formatter.ts'
import { useFormat, useText } from '#text/react.tsx'
import type { Translator } from '#text/translator.ts'
import { Disclosure } from '#web/kit/Disclosure.tsx'

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
export function CancellationTerms({ cancellation, timeZone }: { cancellation: Cancellation; timeZone: string }) {
  const t = useText()
  const format = useFormat()
  const { steps } = cancellation
  return (
    <Disclosure summary={t('stays.cancellationInFull')} className="disclosure-inline text-note">
      <ul className="text-muted grid gap-1 pb-2">
        {steps.map((step, i) => {
          const until = steps[i + 1]?.from
          const amount = format.money(step.penalty.minor, step.penalty.currency)
          return (
            <li key={step.from}>
              {until
                ? step.penalty.minor === 0
                  ? t('stays.cancelFreeUntil', { until: format.instant(until, timeZone) })
                  : t('stays.cancelUntil', { until: format.instant(until, timeZone), amount })
                : step.from
                  ? t('stays.cancelFrom', { from: format.instant(step.from, timeZone), amount })
                  : t('stays.cancelAlways', { amount })}
            </li>
          )
        })}
        <li>{t('dates.localTime')}</li>
      </ul>
    </Disclosure>
  )
}
