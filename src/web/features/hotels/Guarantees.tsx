import type { ReactNode } from 'react'
import type { HotelCard } from '#domains/products/stays/answers.ts'
import { roundedUp } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

/** The terms of the price on a card: the good ones with a check, the others in one line. */
export function Guarantees({ hotel, offer }: { hotel: HotelCard; offer: NonNullable<HotelCard['offer']> }) {
  const { t, format } = useLanguage()
  const { free_until, free_cancellation_total: freeTotal, total } = offer
  const payment = paymentLabel(offer, { onRequest: hotel.supply === 'portal' }, t, (amount) =>
    listPrice(amount, format),
  )
  const cancellation = free_until
    ? t('common.freeCancellationUntil', { until: format.instant(free_until, hotel.time_zone, 'short') })
    : t(offer.cancellation_kind === 'partial' ? 'common.cancellation_partial' : 'common.cancellation_none')
  // The difference of the prices as lists show them.
  const more = freeTotal ? roundedUp(freeTotal.minor, total.currency) - roundedUp(total.minor, total.currency) : 0
  const others = [!free_until && cancellation, offer.payment === 'prepay' && payment].filter(Boolean)
  return (
    <>
      {free_until && (
        <Term icon="check" good>
          {cancellation}
        </Term>
      )}
      {payment && offer.payment !== 'prepay' && (
        <Term icon="check" good>
          {payment}
        </Term>
      )}
      {others.length > 0 && <p className="text-muted text-note">{others.join(' · ')}</p>}
      {more > 0 && (
        <p className="text-note">{t('stays.freeCancellationFor', { amount: format.money(more, total.currency) })}</p>
      )}
    </>
  )
}

/** One term of an offer; a good one is marked with a check. */
export function Term({ icon, good, children }: { icon: IconName; good?: boolean; children: ReactNode }) {
  return good ? (
    <p className="fact-good">
      <Icon name="check" />
      {children}
    </p>
  ) : (
    <p className="text-note flex items-baseline gap-2">
      <Icon name={icon} className="text-muted self-center" />
      {children}
    </p>
  )
}
