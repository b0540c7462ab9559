import { z } from 'zod'
import { reference } from '#domains/bookings/model/shapes.ts'
import { endpoints, read, write } from '#api/endpoint.ts'
import { calendarDate, instant } from '#api/shapes.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { transfer } from '#domains/products/services/answers.ts'
import { freeLine } from '#domains/shared/free-text.ts'

const token = z.string().min(1, 'required').max(100)

const tripLink = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  valid_until: calendarDate.describe('The last day on which the link is valid'),
  bookings: z.array(z.string()).describe('References of the bookings that it shows'),
})

export type TripLink = z.output<typeof tripLink>

const tripLinks = z
  .object({
    bookings: z
      .array(z.object({ reference, name: z.string(), first_day: calendarDate, last_day: calendarDate }))
      .describe('The bookings of the trip'),
    links: z.array(tripLink),
  })
  .meta({ id: 'TripLinks' })

/** A trip as the family sees it: no prices, documents, references, contact data or family names. */
const sharedTrip = z
  .object({
    travellers: z.array(z.string()).describe('First names'),
    first_day: calendarDate,
    last_day: calendarDate,
    valid_until: calendarDate,
    bookings: z.array(
      z.object({
        kind: z.enum(productKinds),
        name: z.string(),
        confirmed: z.boolean(),
        address: z.string(),
        phone: z.string().nullable().describe('Phone number of the hotel'),
        point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
        first_day: calendarDate,
        last_day: calendarDate,
        nights: z.int().describe('Nights of a stay; days of a package'),
        starts_at: z.string().nullable().describe('HH:MM in local time: check-in, or the time of the service'),
        ends_at: z.string().nullable().describe('HH:MM in local time: check-out'),
        option: z.string().nullable(),
        meeting: z.string().nullable(),
        flight: z.string().nullable(),
        hotels: z.array(z.object({ name: z.string(), nights: z.int() })),
        programme: z.array(z.object({ date: calendarDate, title: z.string() })),
      }),
    ),
  })
  .meta({ id: 'SharedTrip' })
export type SharedTrip = z.output<typeof sharedTrip>

const transferOffers = z
  .object({
    people: z.string().nullable().describe('The guests of the stay; null if they are too many for one service'),
    legs: z.array(
      z.object({
        way: z.enum(['arrival', 'departure']),
        date: calendarDate,
        transfers: z.array(transfer).describe('At most three, recommended first'),
      }),
    ),
  })
  .meta({ id: 'TransferOffers' })
export type TransferOffers = z.output<typeof transferOffers>

export const tripEndpoints = endpoints('bookings', {
  fetch_transfer_offers: read({
    summary:
      'Transfers to and from a confirmed stay, for its dates and guests, where none is booked; empty for every other booking.',
    access: 'booking',
    input: z.object({ reference }),
    output: transferOffers,
  }),
  fetch_trip_links: read({
    summary: 'The trip of a booking and the links with which others can see it.',
    access: 'booking',
    input: z.object({ reference }),
    output: tripLinks,
    errors: ['not_found'],
  }),
  create_trip_link: write({
    summary:
      'Creates a read-only link to bookings of one trip, without prices and contact data. The token is returned only here.',
    access: 'booking',
    input: z.object({
      references: z.array(reference).min(1, 'required').max(20),
      name: freeLine(60).min(1, 'required').describe('For whom the link is'),
    }),
    output: z.object({ token: z.string() }),
    errors: ['not_found'],
  }),
  revoke_trip_link: write({
    summary: 'Revokes a link to a trip.',
    access: 'booking',
    input: z.object({ id: z.coerce.number().int() }),
    errors: ['not_found'],
  }),
  show_trip: read({
    summary: 'The trip of a link, without prices, documents and contact data.',
    input: z.object({ token }),
    output: sharedTrip,
    errors: ['link_expired'],
    fresh: 'personal',
  }),
})
