import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { paidOnAccept } from '#domains/bookings/contract/pending-offer.ts'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { CancellationTerms } from '#web/features/bookings/CancellationTerms.tsx'
import type { PackageHotelAnswer } from '#domains/products/packages/answers.ts'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Stars } from '#web/ui/Stars.tsx'
import { PackageHotelFacts, PackageHotelName } from '#web/features/packages/PackageHotelFacts.tsx'
import { PackagePrice } from '#web/features/packages/PackagePrice.tsx'
import { ServicePrice } from '#web/features/services/ServicePrice.tsx'

type Props = { booking: BookingDetails; answerKey: string; busy: boolean }

/**
 * An alternative to a package or service, or a hotel substitution of the same package, with the buttons to accept or
 * decline.
 */
export function ProductOffer(props: Props) {
  return props.booking.residence_offer ? <OtherHotel {...props} /> : <OtherProduct {...props} />
}

/** The requested and the offered product side by side, with the full price and terms of the offer. */
function OtherProduct({ booking, answerKey, busy }: Props) {
  const t = useText()
  const format = useFormat()
  const { package_offer: travelPackage, service_offer: service } = booking
  const offered = travelPackage ?? service
  if (!offered) return null
  const more = offered.total.minor - booking.total.minor
  const amount = format.money(Math.abs(more), offered.total.currency)
  const toPay = paidOnAccept(booking, offered.pay.prepay)
  const paid = toPay && { amount: format.money(toPay.minor, toPay.currency) }
  const [timeZone, place] = travelPackage
    ? [travelPackage.departure_city.time_zone, travelPackage.departure_city.name]
    : [service?.time_zone ?? '', service?.city.name ?? '']
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <InShort title={t('bookingstatus.offerRequested')} travelPackage={booking.package} service={booking.service} />
        <InShort title={t('offers.weOffer')} travelPackage={travelPackage} service={service} />
      </div>
      <p className="font-medium">
        {more === 0
          ? t('bookingstatus.offerSame')
          : t(more > 0 ? 'bookingstatus.offerDearer' : 'bookingstatus.offerCheaper', { amount })}
      </p>
      <div className="border-line grid gap-5 border-t pt-4">
        {travelPackage && <PackagePrice quote={travelPackage} payment={booking.payment_type} unconfirmed="offer" />}
        {service && <ServicePrice quote={service} payment={booking.payment_type} unconfirmed="offer" />}
        <CancellationTerms
          id="offer-cancelling"
          cancellation={offered.cancellation}
          timeZone={timeZone}
          place={place}
        />
      </div>
      <Answers
        answerKey={answerKey}
        busy={busy}
        yes={paid ? t('bookingstatus.acceptAndPay', paid) : t('offers.accept')}
        no={t('offers.decline')}
      >
        {paid ? t('bookingstatus.offerHintPaid', paid) : t('offers.offerHint')}
      </Answers>
    </Card>
  )
}

function InShort({
  title,
  travelPackage,
  service,
}: { title: string } & Pick<BookingDetails, 'service'> & { travelPackage: BookingDetails['package'] }) {
  const t = useText()
  const format = useFormat()
  const quote = travelPackage ?? service
  if (!quote) return null
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-muted text-note">{title}</h2>
      <p className="font-medium">
        <bdi>{travelPackage ? travelPackage.package.title : service?.service.name}</bdi>
      </p>
      {travelPackage && (
        <>
          <p>{format.stayRange(travelPackage.departure.starts_on, travelPackage.departure.ends_on)}</p>
          <p className="text-muted text-note">
            {travelPackage.rooms.map(({ sharing }) => t('booking.packageRoom', { sharing })).join(' + ')}
          </p>
        </>
      )}
      {service && (
        <>
          <p>
            {[format.stayRange(service.date, service.last_date), service.time && format.clock(service.time)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-muted text-note">{optionText(t, service.option.name, vehiclesOf(service.lines))}</p>
        </>
      )}
      <p>
        <bdi className="price">{format.money(quote.total.minor, quote.total.currency)}</bdi>
      </p>
    </section>
  )
}

/** The promised and the substituted hotel side by side. */
function OtherHotel({ booking: { residence_offer: packageHotels }, answerKey, busy }: Props) {
  const t = useText()
  const format = useFormat()
  if (!packageHotels) return null
  const { minor, currency } = packageHotels.refund
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <PackageHotel title={t('offers.promised')} packageHotel={packageHotels.before} />
        <PackageHotel title={t('offers.instead')} packageHotel={packageHotels.after} />
      </div>
      <p className="font-medium">{t('offers.same')}</p>
      <Answers answerKey={answerKey} busy={busy} yes={t('offers.acceptHotel')} no={t('offers.leaveNow')}>
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
  busy,
  yes,
  no,
  children,
}: {
  answerKey: string
  busy: boolean
  yes: string
  no: string
  children: ReactNode
}) {
  return (
    <Form method="post" className="grid gap-3" preventScrollReset>
      <input type="hidden" name="key" value={answerKey} />
      <p className="text-muted">{children}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="accept" large icon="check" pending={busy}>
          {yes}
        </Button>
        <Button type="submit" name="intent" value="decline" variant="secondary" large pending={busy}>
          {no}
        </Button>
      </div>
    </Form>
  )
}
