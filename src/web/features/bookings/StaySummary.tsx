import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { CancellationTerms } from '#web/features/bookings/CancellationTerms.tsx'
import { PriceDetails } from '#web/features/bookings/PriceDetails.tsx'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { PriceLine } from '#web/ui/PriceLines.tsx'
import { NameLink } from '#web/ui/NameLink.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { links } from '#web/lib/links.ts'

/** Summary of a stay next to a form or confirmation: hotel, dates, guests, price and cancellation terms. */
export function StaySummary({
  quote: priced,
  payment,
  booked,
  gift,
  over,
  linked = true,
}: {
  quote: Omit<QuoteAnswer, 'token' | 'expires_at'>
  /** The payment type; determines which amounts are shown as due now and on arrival. */
  payment?: 'prepay' | 'arrival' | null
  /** Payment state, if the stay is booked. */
  booked?: 'paid' | 'due'
  /** The part that a gift card pays, as a line with a negative amount. */
  gift?: PriceLine | undefined
  /** True if the booking has ended: payment and cancellation terms are then omitted. */
  over?: boolean
  /** True if the hotel has a public page. */
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
            <dd className="text-muted text-small">
              {t('booking.checkInFrom', { time: format.clock(hotel.check_in_from) })}
            </dd>
            <dd className="text-muted text-small">{format.hijri(priced.check_in)}</dd>
          </div>
          <div>
            <dt className="text-muted text-small">{t('booking.checkOut')}</dt>
            <dd className="font-medium">{format.stayDate(priced.check_out, 'weekday')}</dd>
            <dd className="text-muted text-small">
              {t('booking.checkOutUntil', { time: format.clock(hotel.check_out_until) })}
            </dd>
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
          <PriceDetails priced={priced} payment={over ? null : payment} booked={booked} gift={gift} over={over} />
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
