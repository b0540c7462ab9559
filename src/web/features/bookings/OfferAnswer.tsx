import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { BookedItem } from '#domains/bookings/contract/bookings.ts'
import type { PackageHotelAnswer } from '#domains/products/packages/answers.ts'
import { isFirst } from '#domains/shared/plan.ts'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Formatter, Translator } from '#i18n/translator.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { PackageHotelFacts, PackageHotelName } from '#web/features/packages/PackageHotelFacts.tsx'
import { ProductPrice, ProductTerms } from '#web/features/bookings/ProductPrice.tsx'
import type { BookingFormProps } from '#web/features/bookings/PaymentChange.tsx'
import { itemDates } from '#web/features/bookings/item-facts.ts'

/** An alternative to what is booked, or a hotel substitution of the same package, with the buttons to accept or decline. */
export function OfferAnswer(props: BookingFormProps) {
  return props.booking.hotel_substitution ? <OtherHotel {...props} /> : <OtherProduct {...props} />
}

/** The requested and the offered product side by side, with the full price and terms of the offer. */
function OtherProduct({ booking, answerKey }: BookingFormProps) {
  const { t, format } = useLanguage()
  const { item, offer } = booking
  if (!offer) return null
  const more = offer.total.minor - booking.total.minor
  const amount = format.money(Math.abs(more), offer.total.currency)
  // An offer that is paid on arrival is confirmed without a payment.
  const toPay = booking.payment_type === 'prepay' ? offer.pay.prepay?.find(isFirst) : undefined
  const paid = toPay ? { amount: format.amount(toPay.amount) } : null
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <InShort title={t('bookingstatus.offerRequested')} item={item} />
        <InShort
          title={t(offer.kind === 'stay' ? 'bookingstatus.offerOffered' : 'offers.weOffer')}
          item={offer}
          elsewhere={offer.kind === 'stay' && item.kind === 'stay' && offer.hotel.id !== item.hotel.id}
        />
      </div>
      <p className="font-medium">
        {more === 0
          ? t('bookingstatus.offerSame')
          : t(more > 0 ? 'bookingstatus.offerDearer' : 'bookingstatus.offerCheaper', { amount })}
      </p>
      <div className="border-line grid gap-5 border-t pt-4">
        <ProductPrice item={offer} payment={booking.payment_type} card={booking.account.gift_cards[0]?.last_four} />
        <ProductTerms item={offer} />
      </div>
      <Answers
        answerKey={answerKey}
        yes={paid ? t('bookingstatus.acceptAndPay', paid) : t('bookingstatus.acceptOffer')}
        no={t('bookingstatus.declineOffer')}
      >
        {paid ? t('bookingstatus.offerHintPaid', paid) : t('bookingstatus.offerHint')}
      </Answers>
    </Card>
  )
}

function InShort({ title, item, elsewhere = false }: { title: string; item: BookedItem; elsewhere?: boolean }) {
  const { t, format } = useLanguage()
  const { name, detail } = namesOf(item, t, format)
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-muted text-note">{title}</h2>
      {item.kind === 'stay' && elsewhere && (
        <p className="font-medium">
          <bdi>{item.hotel.name}</bdi>
        </p>
      )}
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
      <p>{itemDates(format, item)}</p>
      <p className="text-muted text-note">{detail}</p>
      <p>
        <bdi className="price">{format.amount(item.total)}</bdi>
      </p>
    </section>
  )
}

function namesOf(item: BookedItem, t: Translator, format: Formatter): { name: string; detail: string } {
  switch (item.kind) {
    case 'stay':
      return {
        name: [...new Set(item.rooms.map((room) => room.name))].join(' + '),
        detail: `${format.nights(item.nights)} · ${format.rooms(item.rooms.length)}`,
      }
    case 'package':
      return {
        name: item.package.title,
        detail: item.rooms.map(({ sharing }) => t('prices.packageRoom', { sharing })).join(' + '),
      }
    case 'service':
      return { name: item.service.name, detail: optionText(t, item.option.name, vehiclesOf(item.lines)) }
  }
}

/** The promised and the substituted hotel side by side. */
function OtherHotel({ booking: { hotel_substitution: substitution }, answerKey }: BookingFormProps) {
  const { t, format } = useLanguage()
  if (!substitution) return null
  const { minor, currency } = substitution.refund
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <PackageHotel title={t('offers.promised')} packageHotel={substitution.before} />
        <PackageHotel title={t('offers.instead')} packageHotel={substitution.after} />
      </div>
      <p className="font-medium">{t('offers.same')}</p>
      <Answers answerKey={answerKey} yes={t('offers.acceptHotel')} no={t('offers.leaveNow')}>
        {minor > 0 ? t('offers.leavePaid', { amount: format.money(minor, currency) }) : t('offers.leave')}
      </Answers>
    </Card>
  )
}

function PackageHotel({ title, packageHotel }: { title: string; packageHotel: PackageHotelAnswer }) {
  const t = useText()
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-muted text-note">{title}</h2>
      {packageHotel.hotel.id !== null && (
        <Picture
          id={packageHotel.hotel.picture.id}
          alt={packageHotel.hotel.picture.alt}
          sizes="(width >= 48rem) 340px, 94vw"
          className="rounded-card aspect-[16/9] w-full object-cover"
        />
      )}
      <p className="font-medium">
        <PackageHotelName hotel={packageHotel.hotel} className="link" />
      </p>
      {packageHotel.hotel.stars !== null && <Stars count={packageHotel.hotel.stars} />}
      <PackageHotelFacts
        packageHotel={packageHotel}
        more={<> · {t('packages.nightsIn', { nights: packageHotel.nights, city: packageHotel.city.name })}</>}
      />
    </section>
  )
}

function Answers({
  answerKey,
  yes,
  no,
  children,
}: {
  answerKey: string
  yes: string
  no: string
  children: ReactNode
}) {
  return (
    <Form method="post" className="grid gap-3" preventScrollReset>
      <input type="hidden" name="key" value={answerKey} />
      <p className="text-muted">{children}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="accept" large icon="check">
          {yes}
        </SubmitButton>
        <SubmitButton intent="decline" variant="secondary" large>
          {no}
        </SubmitButton>
      </div>
    </Form>
  )
}
