import type { ReactNode } from 'react'
import type { HotelCard } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

export function Guarantees({ hotel, offer }: { hotel: HotelCard; offer: NonNullable<HotelCard['offer']> }) {
  const { t, format } = useLanguage()
  const payment = paymentLabel(offer, { onRequest: hotel.supply === 'portal' }, t, (amount) =>
    listPrice(amount, format),
  )
  return (
    <>
      <Term icon="info" good={offer.free_until !== null}>
        {offer.free_until
          ? t('common.freeCancellationUntil', { until: format.instant(offer.free_until, hotel.time_zone, 'short') })
          : t(offer.cancellation_kind === 'partial' ? 'common.cancellation_partial' : 'common.cancellation_none')}
      </Term>
      {payment && (
        <Term icon="card" good={offer.payment !== 'prepay'}>
          {payment}
        </Term>
      )}
      {offer.free_cancellation_total && (
        <Term icon="check">
          {t('stays.withFreeCancellation', { price: listPrice(offer.free_cancellation_total, format) })}
        </Term>
      )}
      {offer.rooms_left !== null && (
        <p className="rooms-left text-dawn text-note font-medium">
          {t('stays.roomsLeft', { count: offer.rooms_left })}
        </p>
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
