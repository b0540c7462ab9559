import { sql } from 'drizzle-orm'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import type { Failure } from '#domains/bookings/make/product-to-book.server.ts'
import { changeAsSeen } from '#domains/booking-admin/locked-booking.server.ts'
import type { productAdminEndpoints } from '#domains/booking-admin/product-contract.ts'
import { offerOtherProduct } from '#domains/requests/product-offers.server.ts'
import { countPromised, substituteHotel, wasBooked } from '#domains/offers/hotel-substitution.server.ts'
import type { Handlers, StaffContext } from '#domains/context.ts'
import {
  findDeparture,
  lockDeparture,
  moveDeparture,
  removeDeparture,
} from '#domains/products/packages/admin/commands.server.ts'
import { findPackage } from '#domains/products/packages/catalogue/queries.server.ts'
import { packageHotelsOf } from '#domains/products/packages/catalogue/package-hotels.ts'
import { packageHotelView } from '#domains/products/packages/catalogue/package-hotel-views.server.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'

export const productAdminHandlers: Handlers<typeof productAdminEndpoints> = {
  offer_other_departure: (context, { departure_id, sharing, adult_price, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => {
      const offer = { kind: 'package', departureId: departure_id, sharing, adultPrice: adult_price } as const
      return offerOtherProduct(at, booking, offer, at.actor)
    }),

  offer_other_option: (context, { option_id, date, time, price, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => {
      const offer = { kind: 'service', optionId: option_id, date, time: time ?? null, each: price } as const
      return offerOtherProduct(at, booking, offer, at.actor)
    }),

  async delete_departure(context, { departure_id: id, version }) {
    const unbooked = await lockUnbooked(context, id, isOfVersion(version))
    if (!unbooked.ok) return unbooked
    await removeAudited(context, id, unbooked.data)
    return done({})
  },

  async undo_departure_series(context, { departure_ids }) {
    const ids = [...new Set(departure_ids)].toSorted((a, b) => a - b)
    for (const id of ids) {
      const unbooked = await lockUnbooked(context, id)
      if (!unbooked.ok) return unbooked
      await removeAudited(context, id, unbooked.data)
    }
    return done({ deleted: ids.length })
  },

  async move_departure(context, { departure_id: id, version, starts_on }) {
    const { db, now, audits } = context
    const unbooked = await lockUnbooked(context, id, isOfVersion(version))
    if (!unbooked.ok) return unbooked
    if (starts_on < todayIn(siteTimeZone, now)) return invalid('moved_to', 'date_in_past')
    if (!(await moveDeparture(db, id, starts_on))) return invalid('moved_to', 'taken')
    audits.push({ subject: `departure:${id}`, before: { starts_on: unbooked.data.starts_on }, after: { starts_on } })
    return done({})
  },

  async fetch_departure_hotels({ db, locale, actor }, { departure_id }) {
    const row = await findPackage(db, { departure: departure_id }, '')
    const departure = row?.departures[0]
    if (!row || !departure) return err('not_found')
    return done({
      may_change: actor.staff.role === 'manager',
      bookings: await countPromised(db, departure_id),
      package_hotels: packageHotelsOf(row, departure_id).map((packageHotel) => ({
        position: packageHotel.position,
        package_hotel: packageHotelView(packageHotel, locale),
        substituted: !row.hotels.includes(packageHotel),
      })),
    })
  },

  async substitute_hotel({ db, now, audits }, { departure_id, position, seen_hotel_id, hotel, hours }) {
    // The lock serialises concurrent changes by staff.
    await db.execute(sql`select from departure where id = ${departure_id} for no key update`)
    const row = await findPackage(db, { departure: departure_id }, '')
    const departure = row?.departures[0]
    const packageHotel = row && packageHotelsOf(row, departure_id).find((one) => one.position === position)
    if (!row || !departure || !packageHotel) return err('not_found')
    if (packageHotel.hotelId !== seen_hotel_id || departure.startsOn <= todayIn(row.timeZone, now))
      return err('conflict')
    const other = await substituteHotel(db, { departureId: departure_id, packageHotel, slug: hotel, hours, now })
    if (other === null) return invalid('hotel', 'not_a_choice')
    audits.push({
      subject: `departure:${departure_id}`,
      before: { position, hotelId: packageHotel.hotelId },
      after: { position, hotelId: other, hours },
    })
    return done({ bookings: await countPromised(db, departure_id) })
  },
}

type Departure = NonNullable<Awaited<ReturnType<typeof findDeparture>>>

const isOfVersion = (version: Departure['version']) => (found: Departure) =>
  found.version === version ? null : err('conflict')

/** A departure that has never been booked, locked; `check` can reject it first. */
async function lockUnbooked<Code extends ErrorCode = never>(
  { db, now }: StaffContext,
  id: number,
  check?: (departure: Departure) => Failure<Code> | null,
): Promise<Outcome<Departure, Code | 'not_found' | 'booked_before'>> {
  await lockDeparture(db, id)
  const row = await findDeparture(db, { from: todayIn(siteTimeZone, now), id })
  if (!row) return err('not_found')
  const failed = check?.(row)
  if (failed) return failed
  return row.held + row.sold > 0 || (await wasBooked(db, id)) ? err('booked_before') : done(row)
}

async function removeAudited({ db, audits }: StaffContext, id: number, departure: Departure): Promise<void> {
  const { starts_on, seats, closed, infant_price, prices } = departure
  const packageId = await removeDeparture(db, id)
  const before = { package: packageId, starts_on, seats, closed, infant_price, prices }
  audits.push({ subject: `departure:${id}`, before, after: null })
}
