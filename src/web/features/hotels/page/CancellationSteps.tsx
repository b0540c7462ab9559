import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Timeline } from '#web/ui/figures/Timeline.tsx'

type Cancellation = RoomOffer['rates'][number]['cancellation']

/** Every step of the cancellation terms: the penalty and its start, in the hotel's time zone. */
export function CancellationSteps({
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
      {steps.some(({ from }) => from) && <p className="text-muted pb-2">{t('dates.localTime')}</p>}
    </Disclosure>
  )
}
