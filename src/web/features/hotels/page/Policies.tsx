import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import { isFirst, isOnArrival } from '#domains/shared/plan.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { TextList } from '#web/ui/layout/TextList.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { PriceLines, type PriceLine } from '#web/ui/figures/PriceLines.tsx'

export function Policies({ hotel, offers }: { hotel: HotelDetails; offers: readonly RoomOffer[] }) {
  const { t, format } = useLanguage()
  const rules = [
    t('dates.checkInFrom', { time: format.clock(hotel.check_in_from) }),
    t('dates.checkOutUntil', { time: format.clock(hotel.check_out_until) }),
    ...(hotel.min_nights > 1 ? [t('stays.shortestStay', { nights: hotel.min_nights })] : []),
  ]
  return (
    <div className="grid items-start gap-x-6 md:gap-y-6 lg:grid-cols-2">
      <div className="grid md:gap-6">
        <section className="wide-card max-md:pb-3">
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
        </section>
        <section className="wide-card">
          <h3 className="text-lead max-md:hidden">{t('hotel.childrenBeds')}</h3>
          <Disclosure summary={t('hotel.childrenBeds')} className="phone-fold">
            <p className="md:mt-2">
              {[
                t('hotel.adultsFrom', { age: hotel.child_max_age + 1 }),
                t('hotel.childrenRoom'),
                ...(hotel.board_free_under > 0 ? [t('hotel.childrenMeals', { age: hotel.board_free_under })] : []),
              ].join(' ')}
            </p>
          </Disclosure>
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
    <section className="wide-card">
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

/**
 * Explains a price: the hotel's price policy, the lines of its cheapest rate with the terms of the search, and the
 * amounts due.
 */
function PriceExplanation({ hotel, offers }: { hotel: HotelDetails; offers: readonly RoomOffer[] }) {
  const t = useText()
  const cheapest = offers
    .flatMap((offer) => offer.rates.map((rate) => ({ room: offer.room.name, rate })))
    .sort(
      (a, b) => Number(b.rate.meets_terms) - Number(a.rate.meets_terms) || a.rate.total.minor - b.rate.total.minor,
    )[0]
  return (
    <section className="wide-card">
      <h3 className="text-lead max-md:hidden">{t('stays.pricePolicy')}</h3>
      <Disclosure summary={t('stays.pricePolicy')} className="phone-fold">
        <div className="grid gap-3 md:mt-2">
          <p>{hotel.price_policy}</p>
          {cheapest && <Lines {...cheapest} />}
          <p className="text-muted text-note">{t('hotel.priceChanges')}</p>
        </div>
      </Disclosure>
    </section>
  )
}

function Lines({ room, rate }: { room: string; rate: RoomOffer['rates'][number] }) {
  const { t, format } = useLanguage()
  const { nights, board_amount, taxes, fees } = rate.holds
  const rent = { ...rate.total, minor: nights.reduce((sum, { amount }) => sum + amount.minor, 0) }
  const feeLines = (of: 'booking' | 'property'): PriceLine[] =>
    fees
      .filter(({ due }) => due === of)
      .map(({ name, amount, due }) => ({ label: name, amount, note: t(`stays.fee_mandatory_${due}`) }))
  const lines: PriceLine[] = [
    { label: t('hotel.nightRent', { nights: nights.length }), amount: rent },
    ...(board_amount.minor > 0 ? [{ label: t('prices.meals'), amount: board_amount }] : []),
    ...feeLines('booking'),
    ...taxes.map((tax) => ({
      label: t(tax.kind === 'vat' ? 'prices.vat' : 'prices.cityFee', {
        rate: format.percent(tax.rate_percent / 100),
      }),
      amount: tax.amount,
    })),
    ...feeLines('property'),
  ]
  const paid = ([type, timing]: readonly ['prepay' | 'arrival', string]) => {
    const plan = rate.pay[type]
    if (!plan) return []
    const first = plan.find(isFirst)
    const later = plan.find(isOnArrival)
    return [
      `${timing}: ${t(!first ? 'hotel.payLater' : later ? 'hotel.payNowLater' : 'hotel.payNow', {
        when: first?.due === 'answer' ? 'accepted' : 'other',
        now: first ? format.amount(first.amount) : '',
        later: later ? format.amount(later.amount) : '',
      })}`,
    ]
  }
  return (
    <div className="grid gap-2">
      <h4 className="font-medium">{t('hotel.priceHolds')}</h4>
      <p className="text-muted text-note">{t('hotel.priceOf', { room, board: t(`stays.board_${rate.board}`) })}</p>
      <PriceLines lines={lines} total={rate.total} />
      <Disclosure summary={t('hotel.byNight')} className="disclosure-inline text-note">
        <ul className="grid gap-1 pb-2">
          {nights.map(({ night, amount }) => (
            <li key={night} className="flex justify-between gap-4">
              <span>{format.stayDate(night, 'weekday')}</span>
              <bdi>{format.amount(amount)}</bdi>
            </li>
          ))}
        </ul>
      </Disclosure>
      <TextList
        texts={[...paid(['prepay', t('hotel.payPrepay')]), ...paid(['arrival', t('hotel.payArrival')])]}
        className="text-note grid gap-1"
      />
    </div>
  )
}
