import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract.ts'
import { CancellationTerms } from '#domains/bookings/ui/CancellationTerms.tsx'
import type { HouseAnswer } from '#domains/packages/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { Stars } from '#web/kit/Stars.tsx'
import { HouseFacts, HouseName } from '#web/packages/HouseFacts.tsx'
import { PackagePrice } from '#web/packages/PackagePrice.tsx'
import { ServicePrice } from '#web/services/ServicePrice.tsx'

type Given = { booking: BookingDetails; answerKey: string; busy: boolean }

/** What is offered instead of a package or service, or another house of the same journey, and the two answers. */
export function JourneyOffer(given: Given) {
  return given.booking.residence_offer ? <OtherHouse {...given} /> : <OtherJourney {...given} />
}

/** What was asked for beside what is offered, all of the new price and terms. */
function OtherJourney({ booking, answerKey, busy }: Given) {
  const t = useText()
  const format = useFormat()
  const { package_offer: journey, service_offer: service } = booking
  const offered = journey ?? service
  if (!offered) return null
  const more = offered.total.minor - booking.total.minor
  const amount = format.money(Math.abs(more), offered.total.currency)
  const [timeZone, place] = journey
    ? [journey.departure_city.time_zone, journey.departure_city.name]
    : [service?.time_zone ?? '', service?.city.name ?? '']
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <InShort title={t('life.offerAsked')} journey={booking.package} service={booking.service} />
        <InShort title={t('changes.weOffer')} journey={journey} service={service} />
      </div>
      <p className="font-medium">
        {more === 0 ? t('life.offerSame') : t(more > 0 ? 'life.offerDearer' : 'life.offerCheaper', { amount })}
      </p>
      <div className="border-line grid gap-5 border-t pt-4">
        {journey && <PackagePrice quote={journey} payment={booking.payment_type} />}
        {service && <ServicePrice quote={service} payment={booking.payment_type} />}
        <CancellationTerms
          id="offer-cancelling"
          cancellation={offered.cancellation}
          timeZone={timeZone}
          place={place}
        />
      </div>
      <Answers answerKey={answerKey} busy={busy} yes={t('changes.accept')} no={t('changes.decline')}>
        {t('changes.offerHint')}
      </Answers>
    </Card>
  )
}

function InShort({
  title,
  journey,
  service,
}: { title: string } & Pick<BookingDetails, 'service'> & { journey: BookingDetails['package'] }) {
  const t = useText()
  const format = useFormat()
  const quote = journey ?? service
  if (!quote) return null
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-muted text-note">{title}</h2>
      <p className="font-medium">
        <bdi>{journey ? journey.package.title : service?.service.name}</bdi>
      </p>
      {journey && (
        <>
          <p>{format.stayRange(journey.departure.starts_on, journey.departure.ends_on)}</p>
          <p className="text-muted text-note">
            {journey.rooms.map(({ sharing }) => t('booking.packageRoom', { sharing })).join(' + ')}
          </p>
        </>
      )}
      {service && (
        <>
          <p>{[format.stayRange(service.date, service.last_date), service.time].filter(Boolean).join(' · ')}</p>
          <p className="text-muted text-note">{service.option.name}</p>
        </>
      )}
      <p>
        <bdi className="price">{format.money(quote.total.minor, quote.total.currency)}</bdi>
      </p>
    </section>
  )
}

/** The house that was promised beside the one there is. */
function OtherHouse({ booking: { residence_offer: houses }, answerKey, busy }: Given) {
  const t = useText()
  const format = useFormat()
  if (!houses) return null
  const { minor, currency } = houses.refund
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <House title={t('changes.promised')} house={houses.before} />
        <House title={t('changes.instead')} house={houses.after} />
      </div>
      <p className="font-medium">{t('changes.same')}</p>
      <Answers answerKey={answerKey} busy={busy} yes={t('changes.acceptHouse')} no={t('changes.leaveNow')}>
        {minor > 0 ? t('changes.leavePaid', { amount: format.money(minor, currency) }) : t('changes.leave')}
      </Answers>
    </Card>
  )
}

function House({ title, house }: { title: string; house: HouseAnswer }) {
  const t = useText()
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-muted text-note">{title}</h2>
      <Picture
        id={house.hotel.picture.id}
        alt={house.hotel.picture.alt}
        sizes="(width >= 48rem) 340px, 94vw"
        className="rounded-card aspect-[16/9] w-full object-cover"
      />
      <p className="font-medium">
        <HouseName hotel={house.hotel} className="link" />
      </p>
      <Stars count={house.hotel.stars} />
      <HouseFacts
        house={house}
        more={<> · {t('journeys.nightsIn', { nights: house.nights, city: house.city.name })}</>}
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
