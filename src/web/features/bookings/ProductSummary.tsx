import type { BookedItem, ItemOf } from '#domains/bookings/contract/bookings.ts'
import { itemAbout } from '#web/features/bookings/item-facts.ts'
import { partyParts } from '#web/features/products/party-parts.ts'
import { ProductPrice, ProductTerms } from '#web/features/bookings/ProductPrice.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { useLanguage, useFormat, useLocale, useText } from '#i18n/react.tsx'
import { NameLink } from '#web/ui/actions/NameLink.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

type Props = {
  item: BookedItem
  /** URL to which its name leads: its public page by default, false if it has none. */
  href?: string | false
  /** False where the price and the terms stand beside the summary. */
  priced?: boolean
} & Pick<PriceOptions, 'payment' | 'card' | 'unconfirmed'>

/** A card next to a form: picture and name of the product, dates or place, price and cancellation terms. */
export function ProductSummary({ item, href, priced = true, ...price }: Props) {
  const t = useText()
  const { picture, name, ...about } = itemAbout(item, useLocale())
  return (
    <Card className="overflow-hidden">
      <Picture
        id={picture.id}
        alt={picture.alt}
        sizes="(min-width: 1024px) 400px, 100vw"
        className="aspect-[16/9] w-full object-cover"
      />
      <div className="grid gap-5 p-5 md:p-6">
        <div>
          <h2 className="text-title">
            <NameLink className="link" href={href ?? about.href}>
              {name}
            </NameLink>
          </h2>
          {item.kind === 'stay' && <p className="text-muted">{t('stays.inDistrict', item.hotel)}</p>}
        </div>
        <ItemFacts item={item} />
        {priced && (
          <>
            <section className="border-line grid gap-3 border-t pt-4">
              <h3 className="font-medium">{t('booking.priceDetails')}</h3>
              <ProductPrice item={item} {...price} />
            </section>
            <ProductTerms item={item} unconfirmed={price.unconfirmed} />
          </>
        )}
      </div>
    </Card>
  )
}

/** The dates of a stay with its guests, of a package with where it meets, or the meeting point of a service. */
export function ItemFacts({ item }: { item: BookedItem }) {
  const t = useText()
  switch (item.kind) {
    case 'stay':
      return <StayFacts item={item} />
    case 'package':
      return <PackageFacts item={item} />
    case 'service':
      return (
        <p>
          <span className="text-muted text-small block">{t('services.meetingPoint')}</span>
          <span className="font-medium">{item.meeting_point}</span>
        </p>
      )
  }
}

function StayFacts({ item: { hotel, check_in, check_out, nights, rooms } }: { item: ItemOf<'stay'> }) {
  const { t, format } = useLanguage()
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const from = t('booking.checkInFrom', { time: format.clock(hotel.check_in_from) })
  const until = t('booking.checkOutUntil', { time: format.clock(hotel.check_out_until) })
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        <Day label={t('booking.checkIn')} date={check_in} time={from} />
        <Day label={t('booking.checkOut')} date={check_out} time={until} />
      </dl>
      <p>
        {[
          format.nights(nights),
          ...(rooms.length > 1 ? [format.rooms(rooms.length)] : []),
          ...new Set(rooms.map(({ name }) => name)),
          ...partyParts(
            t,
            format,
            adults,
            rooms.flatMap(({ child_ages: ages }) => ages),
          ),
          ...new Set(rooms.map(({ board }) => t(`stays.board_${board}`))),
        ].join(' · ')}
      </p>
    </>
  )
}

function Day({ label, date, time }: { label: string; date: string; time: string }) {
  const format = useFormat()
  return (
    <>
      <dt className="text-muted">
        <span>{label}</span>
        <span className="text-small block">{time}</span>
      </dt>
      <dd>
        <span className="font-medium">{format.stayDate(date, 'weekday')}</span>
        <span className="text-muted text-small block">{format.hijri(date)}</span>
      </dd>
    </>
  )
}

function PackageFacts({ item }: { item: ItemOf<'package'> }) {
  const { t, format } = useLanguage()
  const { starts_on, ends_on } = item.departure
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-muted text-small">{t('packages.departureDates')}</dt>
        <dd className="font-medium">{format.stayRange(starts_on, ends_on)}</dd>
        <dd className="text-muted text-small">{format.hijriRange(starts_on, ends_on)}</dd>
      </div>
      <div>
        <dt className="text-muted text-small">{t('packages.factMeets')}</dt>
        <dd className="font-medium">
          {item.meeting_point ?? item.departure_city.name} · {format.clock(item.meets_at)}
        </dd>
      </div>
    </dl>
  )
}
