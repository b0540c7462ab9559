import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import type { Unconfirmed } from '#domains/bookings/model/cancellation.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/**
 * Cancellation penalties by date, in the time zone of the hotel, below the account, which says until when cancelling is free.
 * Until a booking is confirmed cancelling is free; all terms then follow as what applies afterwards.
 */
export function CancellationTerms({
  cancellation,
  timeZone,
  place,
  unconfirmed = null,
}: {
  cancellation: QuoteAnswer['cancellation']
  timeZone: string
  place: string
  unconfirmed?: Unconfirmed | null | undefined
}) {
  const { t, format } = useLanguage()
  const { free_until: free, steps, kind } = cancellation
  // Of a price that can be booked, the account says what cancelling costs from the start.
  const paid = steps.filter(({ from, penalty }) => penalty.minor > 0 && (from !== null || unconfirmed !== null))
  if (kind === 'none' && unconfirmed === null) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{t('prices.cancelTitle')}</h3>
      {unconfirmed && (
        <>
          <p className="text-success flex gap-2 font-medium">
            <Icon name="check" />
            {t(`prices.freeUntil_${unconfirmed}`)}
          </p>
          <p className="text-muted">{t('prices.onceConfirmed')}</p>
        </>
      )}
      <ul className="grid gap-1">
        {/* Once the free cancellation of a booking has ended, only the penalties are shown. */}
        {(free || kind === 'partial') && (
          <li className="font-medium">{t(free ? 'prices.fullyRefundable' : 'common.cancellation_partial')}</li>
        )}
        {free && unconfirmed && (
          <li className="text-success flex gap-2">
            <Icon name="check" />
            {t('common.freeCancellationUntil', { until: format.instant(free, timeZone) })}
          </li>
        )}
        {kind === 'none' ? (
          <li>{t('prices.cancelling_none')}</li>
        ) : (
          paid.map((step) => {
            const penalty = format.amount(step.penalty)
            return (
              <li key={step.from ?? 'now'} className="text-muted">
                {step.from
                  ? t('prices.cancelStep', { from: format.instant(step.from, timeZone), penalty })
                  : t('prices.cancelNow', { penalty })}
              </li>
            )
          })
        )}
      </ul>
      {/* The account says the place with the end of the free cancellation. */}
      {(free ? unconfirmed : kind !== 'none' && paid.some(({ from }) => from)) && (
        <p className="text-muted text-small">{t('prices.timesOf', { place })}</p>
      )}
    </section>
  )
}
