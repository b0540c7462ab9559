import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import { PriceExplanation } from '#web/features/hotels/PriceExplanation.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** Check-in and check-out times, the composition of the price, and the fees to pay at the hotel. */
export function Policies({ hotel, offers }: { hotel: HotelDetails; offers: readonly RoomOffer[] }) {
  const { t, format } = useLanguage()
  const rules = [
    t('dates.checkInFrom', { time: format.clock(hotel.check_in_from) }),
    t('dates.checkOutUntil', { time: format.clock(hotel.check_out_until) }),
    ...(hotel.min_nights > 1 ? [t('stays.shortestStay', { nights: hotel.min_nights })] : []),
  ]
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <section className="card p-5 md:p-6">
          <h3 className="text-lead">{t('stays.hotelTimes')}</h3>
          <ul className="mt-2 grid gap-1">
            {rules.map((rule) => (
              <li key={rule} className="flex items-baseline gap-2">
                <Icon name="clock" className="text-brass-text self-center" />
                {rule}
              </li>
            ))}
          </ul>
          <p className="text-muted text-note mt-3">{t('dates.localTime')}</p>
          <h3 className="text-lead mt-6">{t('hotel.childrenBeds')}</h3>
          <p className="mt-2">
            {[
              t('hotel.childrenUnder', { age: hotel.child_max_age }),
              t('hotel.childrenRoom'),
              ...(hotel.board_free_under > 0 ? [t('hotel.childrenMeals', { age: hotel.board_free_under })] : []),
            ].join(' ')}
          </p>
        </section>
        {hotel.fees.length > 0 && <Fees fees={hotel.fees} />}
      </div>
      <PriceExplanation hotel={hotel} offers={offers} />
    </div>
  )
}

function Fees({ fees }: { fees: HotelDetails['fees'] }) {
  const { t, format } = useLanguage()
  return (
    <section className="card p-5 md:p-6">
      <h3 className="text-lead max-md:hidden">{t('stays.fees')}</h3>
      <Disclosure summary={t('stays.fees')} className="phone-fold">
        <ul className="mt-2">
          {fees.map((fee) => (
            <li
              key={fee.code}
              className="ruled flex flex-wrap items-baseline justify-between gap-x-6 py-3 first:border-t-0"
            >
              <span>
                <span className="block font-medium">{fee.name}</span>
                <span className="text-muted text-note">
                  {t(`stays.fee_${fee.mandatory ? 'mandatory' : 'optional'}_${fee.due}`)}
                </span>
              </span>
              <span>{t(`stays.feeBasis_${fee.basis}`, { amount: format.amount(fee.amount) })}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
