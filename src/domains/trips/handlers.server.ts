import { done, err } from '#api/endpoint.ts'
import type { tripEndpoints } from '#domains/trips/contract.ts'
import {
  createTripLink,
  findShareable,
  findTrip,
  findTripLinks,
  revokeTripLink,
  tripView,
} from '#domains/trips/trip-links.server.ts'
import { tripsOf } from '#domains/trips/trips.ts'
import { findMissingLegs } from '#domains/trips/trip-transfers.server.ts'
import { ownBooking } from '#domains/bookings/access/booking-session.server.ts'
import type { Handlers } from '#domains/context.ts'
import { transferView } from '#domains/products/services/catalogue/views.server.ts'
import { offersOfRoute } from '#domains/products/services/pricing/route-offers.server.ts'
import { inLocale } from '#i18n/locale.ts'

const linksPerOwner = { burst: 10, perHour: 20 }
/** Enough for a family behind one address, too little for guessing tokens. */
const viewsPerAddress = { burst: 60, perHour: 600 }

const maxTransfers = 3

export const tripHandlers: Handlers<typeof tripEndpoints> = {
  async fetch_transfer_offers(context, { reference }) {
    const { db, actor, locale } = context
    const missing = await findMissingLegs(db, reference, ownBooking(actor))
    const people = missing?.people ?? null
    if (!missing || people === null) return done({ people, legs: [] })
    const legs = missing.legs.map(async ({ way, date, route }) => {
      const offered = await offersOfRoute(context, route, { date, people })
      // A stay can be booked further ahead than services.
      const transfers = offered.ok ? offered.data.slice(0, maxTransfers) : []
      return { way, date, transfers: transfers.map((one) => transferView(one, locale)) }
    })
    return done({ people, legs: (await Promise.all(legs)).filter(({ transfers }) => transfers.length > 0) })
  },

  async fetch_trip_links({ db, actor, locale, now }, { reference }) {
    const bookingReference = reference.toUpperCase()
    const trips = tripsOf(await findShareable(db, ownBooking(actor)))
    const trip = trips.find((bookings) => bookings.some((one) => one.reference === bookingReference))
    if (!trip) return err('not_found')
    const references = trip.map((one) => one.reference)
    return done({
      bookings: trip.map(({ reference: shown, name, check_in, lastDay }) => ({
        reference: shown,
        name: inLocale(name, locale),
        first_day: check_in,
        last_day: lastDay,
      })),
      links: await findTripLinks(db, references, now),
    })
  },

  async create_trip_link({ db, actor, ports, now }, { references, name }) {
    const owner = actor.kind === 'traveller' ? actor.userId : actor.opened?.reference
    const wait = await ports.limit(`trip-link:${owner}`, linksPerOwner)
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    const unique = [...new Set(references.map((one) => one.toUpperCase()))]
    const token = await createTripLink(db, { name, references: unique, own: ownBooking(actor) }, { ports, now })
    return token === null ? err('not_found') : done({ token })
  },

  async revoke_trip_link({ db, actor, now }, { id }) {
    return (await revokeTripLink(db, id, ownBooking(actor), now)) ? done({}) : err('not_found')
  },

  async show_trip({ db, ports, address, locale, now }, { token }) {
    const wait = await ports.limit(`trip:${address}`, viewsPerAddress)
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    const trip = await findTrip(db, token, { ports, now })
    return trip ? done(tripView(trip, locale)) : err('link_expired')
  },
}
