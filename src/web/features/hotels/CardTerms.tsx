import type { HotelCard } from '#domains/products/stays/answers.ts'
import { isOnArrival } from '#domains/shared/plan.ts'
import { roundedUp } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { classes } from '#web/ui/classes.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'

/** The terms of the price on a card in one line. That it is paid online is not said, because most prices are. */
export function CardTerms({
  hotel,
  offer,
  short,
}: {
  hotel: HotelCard
  offer: NonNullable<HotelCard['offer']>
  /** For narrow cards: what free cancellation costs says that the price is without it. */
  short?: boolean
}) {
  const { t, format } = useLanguage()
  const { free_until, free_cancellation_total: freeTotal, total, payment } = offer
  const there = offer.pay.prepay?.find(isOnArrival)
  // The difference of the prices as lists show them.
  const more = freeTotal ? roundedUp(freeTotal.minor, total.currency) - roundedUp(total.minor, total.currency) : 0
  const terms = [
    free_until
      ? t('common.freeCancellationUntil', { until: format.instant(free_until, hotel.time_zone, 'short') })
      : !(short && more > 0) &&
        t(offer.cancellation_kind === 'partial' ? 'common.cancellation_partial' : 'common.cancellation_none'),
    payment !== 'prepay' &&
      paymentLabel(offer, { onRequest: hotel.supply === 'portal' }, t, (part) => listPrice(part, format)),
    payment === 'prepay' && there && t('stays.partAtHotel', { amount: listPrice(there.amount, format) }),
    more > 0 && t('stays.freeCancellationFor', { amount: format.money(more, total.currency) }),
  ]
  return (
    <p className={classes('card-line text-note', free_until ? 'text-success' : 'text-muted')}>
      {terms.map((term) => term && <span key={term}>{term}</span>)}
    </p>
  )
}
