import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import type { Unconfirmed } from '#domains/bookings/model/cancellation.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/**
 * What cancelling costs from when on, in the time zone of the hotel. Until a booking is confirmed cancelling is free; all
 * terms then follow as what applies afterwards.
 */
export function CancellationTerms({
  cancellation,
  timeZone,
  place,
  unconfirmed = null,
  costNow,
  heading: Heading = 'h3',
}: {
  cancellation: QuoteAnswer['cancellation']
  timeZone: string
  place: string
  unconfirmed?: Unconfirmed | null | undefined
  /** Minor units that cancelling a booking costs now: the rows that do not apply yet, or no more, are muted. */
  costNow?: number | undefined
  heading?: 'h2' | 'h3' | 'h4'
}) {
  const { t, format } = useLanguage()
  const { free_until: free, steps, kind } = cancellation
  // Of a price that can be booked, the account says what cancelling costs from the start.
  const isBooked = costNow !== undefined
  const paid = steps.filter(({ from, penalty }) => penalty.minor > 0 && (from !== null || unconfirmed !== null))
  // The charge of a change can make none of them the sum of now.
  const isMarked = costNow === 0 || paid.some(({ penalty }) => penalty.minor === costNow)
  if (kind === 'none' && unconfirmed === null) return null
  return (
    <section className="grid gap-2">
      <Heading className="text-[1rem] font-medium">{t('prices.cancelTitle')}</Heading>
      {unconfirmed && (
        <>
          <p className="text-success flex gap-2 font-medium">
            <Icon name="check" />
            {t(`prices.freeUntil_${unconfirmed}`)}
          </p>
          <p className="text-muted">{t('prices.onceConfirmed')}</p>
        </>
      )}
      {kind === 'none' && <p>{t('prices.cancelling_none')}</p>}
      {kind === 'partial' && !free && !isBooked && <p>{t('common.cancellation_partial')}</p>}
      <dl className="short-account text-small">
        {/* Once the free cancellation of a booking has ended, only the penalties are shown. */}
        {free && (
          <div>
            <dt>{t('prices.cancelUntil', { until: format.instant(free, timeZone, 'day') })}</dt>
            <dd className="text-success">{t(isBooked ? 'common.free' : 'prices.fullyRefundable')}</dd>
          </div>
        )}
        {kind !== 'none' &&
          paid.map(({ from, penalty }) => (
            <div key={from ?? 'now'} className={isMarked && penalty.minor !== costNow ? 'text-muted' : undefined}>
              <dt>
                {from === null
                  ? t('prices.cancelNow')
                  : t('prices.cancelFrom', { from: format.instant(from, timeZone, 'day') })}
              </dt>
              <dd>
                <bdi>{format.amount(penalty)}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {kind !== 'none' && (free || paid.some(({ from }) => from)) && (
        <p className="text-muted text-small">{t('prices.timesOf', { place })}</p>
      )}
    </section>
  )
}
