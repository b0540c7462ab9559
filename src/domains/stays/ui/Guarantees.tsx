import type { HotelCard } from '#domains/stays/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** What an offer promises, only where it does: free cancellation until when, payment on arrival, the last rooms. */
export function Guarantees({ offer, timeZone }: { offer: NonNullable<HotelCard['offer']>; timeZone: string }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      {offer.free_until && (
        <p className="fact-good">
          <Icon name="check" />
          {t('stays.freeCancellationUntil', { until: format.instant(offer.free_until, timeZone, 'short') })}
        </p>
      )}
      {(offer.payment === 'arrival' || offer.payment === 'both') && (
        <p className="fact-good">
          <Icon name="check" />
          {t('stays.canPayOnArrival')}
        </p>
      )}
      {offer.rooms_left !== null && (
        <p className="text-dawn text-note font-medium">{t('stays.roomsLeft', { count: offer.rooms_left })}</p>
      )}
    </>
  )
}
