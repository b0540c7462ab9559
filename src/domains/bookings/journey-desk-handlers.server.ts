import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { change } from '#domains/bookings/desk-change.server.ts'
import type { journeyDeskEndpoints } from '#domains/bookings/journey-desk-contract.ts'
import { offerOtherJourney } from '#domains/bookings/journey-offers.server.ts'
import { countPromised, substituteHouse, wasBooked } from '#domains/bookings/residence.server.ts'
import type { Handlers } from '#domains/context.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { findDeparture, lockDeparture, removeDeparture } from '#domains/packages/desk-write.server.ts'
import { findPackage } from '#domains/packages/read.server.ts'
import { residenceOf } from '#domains/packages/residence.ts'
import { houseView } from '#domains/packages/residence-views.server.ts'
import { todayIn } from '#domains/stays/nights.ts'

export const journeyDeskHandlers: Handlers<typeof journeyDeskEndpoints> = {
  offer_other_departure: (context, { departure_id, sharing, adult_price, ...seen }) =>
    change(context, seen, (at, booking) =>
      offerOtherJourney(
        at,
        booking,
        {
          kind: 'package',
          departureId: departure_id,
          sharing,
          ...(adult_price !== undefined && { adultPrice: adult_price }),
        },
        at.actor,
      ),
    ),

  offer_other_option: (context, { option_id, date, time, price, ...seen }) =>
    change(context, seen, (at, booking) =>
      offerOtherJourney(
        at,
        booking,
        {
          kind: 'service',
          optionId: option_id,
          date,
          time: time ?? null,
          ...(price !== undefined && { each: price }),
        },
        at.actor,
      ),
    ),

  async delete_departure({ db, now, audits, changes }, { departure_id: id, version }) {
    await lockDeparture(db, id)
    const found = await findDeparture(db, { from: todayIn('Asia/Riyadh', now), id })
    if (!found) return refuse('not_found')
    if (found.version !== version) return refuse('conflict')
    if (found.held + found.sold > 0 || (await wasBooked(db, id))) return refuse('booked_before')
    const packageId = await removeDeparture(db, id)
    const { startsOn, seats, closed, infantPrice, prices } = found
    const before = { package: packageId, starts_on: startsOn, seats, closed, infantPrice, prices }
    audits.push({ subject: `departure:${id}`, before, after: null })
    changes.push(`package:${packageId}`)
    return done({})
  },

  async fetch_departure_houses({ db, locale, actor }, { departure_id }) {
    const row = await findPackage(db, { departure: departure_id }, '')
    const departure = row?.departures[0]
    if (!row || !departure) return refuse('not_found')
    return done({
      may_change: actor.staff.role === 'manager',
      bookings: await countPromised(db, departure_id),
      houses: residenceOf(row, departure_id).map((house) => ({
        position: house.position,
        house: houseView(house, locale),
        substituted: !row.residence.includes(house),
      })),
    })
  },

  async substitute_house({ db, now, audits, changes }, { departure_id, position, seen_hotel_id, hotel, hours }) {
    // Two colleagues at once are one after the other.
    await db.execute(sql`select from departure where id = ${departure_id} for no key update`)
    const row = await findPackage(db, { departure: departure_id }, '')
    const departure = row?.departures[0]
    const house = row && residenceOf(row, departure_id).find((one) => one.position === position)
    if (!row || !departure || !house) return refuse('not_found')
    if (house.hotelId !== seen_hotel_id || departure.startsOn <= todayIn(row.timeZone, now)) return refuse('conflict')
    const other = await substituteHouse(db, { departureId: departure_id, house, slug: hotel, hours, now })
    if (other === null) return refuse('invalid_input', { errors: [{ path: 'hotel', code: 'not_a_choice' }] })
    audits.push({
      subject: `departure:${departure_id}`,
      before: { position, hotelId: house.hotelId },
      after: { position, hotelId: other, hours },
    })
    changes.push(`package:${row.id}`, lettersQueued)
    return done({ bookings: await countPromised(db, departure_id) })
  },
}
