import type { HotelCard } from '#domains/products/stays/answers.ts'
import { roundedUp } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { wholeInstant } from '#web/features/products/cancellation-label.ts'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { classes } from '#web/ui/classes.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'

/** The terms of the price on a card. That it is paid online is not said, because most prices are. */
export function CardTerms({
  hotel,
  offer,
  narrow,
}: {
  hotel: HotelCard
  offer: NonNullable<HotelCard['offer']>
  /** Each term has a line, as good terms always have: each of them is a reason to book. */
  narrow?: boolean
}) {
  const { t, format } = useLanguage()
  const { free_until, free_cancellation_total: freeTotal, total, payment } = offer
  // The difference of the prices as lists show them.
  const more = freeTotal ? roundedUp(freeTotal.minor, total.currency) - roundedUp(total.minor, total.currency) : 0
  const terms = [
    free_until
      ? t('common.freeCancellationUntil', { until: wholeInstant(format, free_until, hotel.time_zone, 'short') })
      : t(offer.cancellation_kind === 'partial' ? 'common.cancellation_partial' : 'common.cancellation_none'),
    more > 0 && t('stays.freeCancellationFor', { amount: format.money(more, total.currency) }),
    payment !== 'prepay' &&
      paymentLabel(offer, { onRequest: hotel.supply === 'portal' }, t, (part) => listPrice(part, format)),
  ]
  const lines = narrow || free_until
  return (
    <p className={classes('text-note', free_until ? 'text-success' : 'text-muted', !lines && 'card-line')}>
      {terms.map(
        (term) =>
          term && (
            <span key={term} className={lines ? 'block' : undefined}>
              {term}
            </span>
          ),
      )}
    </p>
  )
}
