import type { SummaryOptions } from '#web/features/products/summary-options.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import { PriceDetails } from '#web/features/bookings/PriceDetails.tsx'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { SummaryCard } from '#web/ui/layout/SummaryCard.tsx'
import { links } from '#links/site.ts'

/** Summary of a stay next to a form or confirmation: hotel, dates, guests, price and cancellation terms. */
export function StaySummary({
  quote: priced,
  payment,
  below,
  over,
  unconfirmed,
  href,
}: { quote: Omit<QuoteAnswer, 'token' | 'expires_at'> } & SummaryOptions) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { hotel } = priced
  const adults = priced.rooms.reduce((sum, room) => sum + room.adults, 0)
  const minors = priced.rooms.reduce((sum, room) => sum + room.child_ages.length, 0)
  return (
    <SummaryCard
      picture={hotel.picture}
      name={hotel.name}
      href={href ?? links.hotel(locale, hotel.slug)}
      place={t('stays.inDistrict', { district: hotel.district, city: hotel.city })}
    >
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
          ...new Set(priced.rooms.map(({ board }) => t(`stays.board_${board}`))),
        ].join(' · ')}
      </p>
      <section className="border-line grid gap-3 border-t pt-4">
        <h3 className="font-medium">{t('booking.priceDetails')}</h3>
        <PriceDetails priced={priced} payment={payment} unconfirmed={unconfirmed} below={below} over={over} />
      </section>
      {!over && (
        <div className="border-line border-t pt-4">
          <CancellationTerms
            cancellation={priced.cancellation}
            unconfirmed={unconfirmed}
            timeZone={hotel.time_zone}
            place={hotel.city}
          />
        </div>
      )}
    </SummaryCard>
  )
}
