import type { QuoteAnswer } from '#domains/stays/answers.ts'
import { CancellationTerms } from '#domains/bookings/ui/CancellationTerms.tsx'
import { PriceDetails } from '#domains/bookings/ui/PriceDetails.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Card } from '#web/kit/Card.tsx'
import { NameLink } from '#web/kit/NameLink.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'

/** The stay beside a form or a confirmation: where, when, who, what it costs and what cancelling costs. */
export function StaySummary({
  priced,
  payment,
  booked,
  over,
  linked = true,
}: {
  priced: Omit<QuoteAnswer, 'token' | 'expires_at'>
  /** How it is paid; what is paid now and what there follows from it. */
  payment?: 'prepay' | 'arrival' | null
  /** Whether a booking of it has been paid. */
  booked?: 'paid' | 'due'
  /** Of a booking that is over neither paying nor cancelling says anything. */
  over?: boolean
  /** Whether its page is on the site. */
  linked?: boolean
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { hotel } = priced
  const adults = priced.rooms.reduce((sum, room) => sum + room.adults, 0)
  const minors = priced.rooms.reduce((sum, room) => sum + room.child_ages.length, 0)
  return (
    <Card className="overflow-hidden">
      <Picture
        id={hotel.picture.id}
        alt={hotel.picture.alt}
        sizes="(min-width: 1024px) 400px, 100vw"
        className="aspect-[16/9] w-full object-cover"
      />
      <div className="grid gap-5 p-5 md:p-6">
        <div>
          <h2 className="text-title">
            <NameLink className="link" href={linked && links.hotel(locale, hotel.slug)}>
              {hotel.name}
            </NameLink>
          </h2>
          <p className="text-muted">{t('stays.inDistrict', { district: hotel.district, city: hotel.city })}</p>
        </div>
        <dl className="grid grid-cols-2 gap-3">
          <div>
            <dt className="text-muted text-small">{t('booking.checkIn')}</dt>
            <dd className="font-medium">{format.stayDate(priced.check_in, 'weekday')}</dd>
            <dd className="text-muted text-small">{t('booking.checkInFrom', { time: hotel.check_in_from })}</dd>
            <dd className="text-muted text-small">{format.hijri(priced.check_in)}</dd>
          </div>
          <div>
            <dt className="text-muted text-small">{t('booking.checkOut')}</dt>
            <dd className="font-medium">{format.stayDate(priced.check_out, 'weekday')}</dd>
            <dd className="text-muted text-small">{t('booking.checkOutUntil', { time: hotel.check_out_until })}</dd>
            <dd className="text-muted text-small">{format.hijri(priced.check_out)}</dd>
          </div>
        </dl>
        <p>
          {[
            format.nights(priced.nights),
            format.rooms(priced.rooms.length),
            format.adults(adults),
            ...(minors ? [format.children(minors)] : []),
          ].join(' · ')}
        </p>
        <section className="border-line grid gap-3 border-t pt-4">
          <h3 className="font-medium">{t('booking.priceDetails')}</h3>
          <PriceDetails priced={priced} payment={over ? null : payment} booked={booked} />
        </section>
        {!over && (
          <div className="border-line border-t pt-4">
            <CancellationTerms cancellation={priced.cancellation} timeZone={hotel.time_zone} place={hotel.city} />
          </div>
        )}
      </div>
    </Card>
  )
}
