import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate, page, perPage } from '#api/shapes.ts'
import { editors, staffRoles } from '#api/staff.ts'
import { priceBases, roomBases } from '#domains/products/shared/room-basis.ts'

const amount = z.int().min(0).max(1_000_000_000).describe('In minor units, taxes included')
const terms = {
  seats: z.int().min(0).max(9_999),
  closed: z.boolean(),
  infant_price: amount,
  prices: z
    .array(z.object({ sharing: z.enum(priceBases), adult: amount.min(1), child: amount }))
    .min(1)
    .max(roomBases.length)
    .describe('By room basis, or a single price with `sharing` = `any`'),
}
/** Sent back with a change, which is rejected if the departure has changed since. */
export const departureVersion = z.string().max(40).describe('Version of the seats, prices and terms as read')

const adminDeparture = z
  .object({
    id: z.int(),
    package_id: z.int(),
    title: z.string(),
    starts_on: calendarDate,
    ends_on: calendarDate,
    currency: z.string(),
    held: z.int(),
    sold: z.int(),
    version: departureVersion,
    ...terms,
  })
  .meta({ id: 'AdminDeparture' })
export type AdminDeparture = z.output<typeof adminDeparture>

/** Maximum number of departures that one series adds. */
export const maxSeriesDepartures = 60

const seriesDay = z.object({
  starts_on: calendarDate,
  ends_on: calendarDate,
  exists: z.boolean().describe('The package already departs on this day'),
})

export const departureAdminEndpoints = endpoints('admin', {
  fetch_departures: staffRead({
    summary: 'Future departures, the next first: seats, held and sold seats, prices by room basis.',
    staff: staffRoles,
    input: z.object({
      package_id: z.int32().optional().describe('Only departures of this package'),
      departure_id: z.int32().optional().describe('Also returns this departure, wherever it is in the list'),
      page,
      per_page: perPage,
    }),
    output: z.object({
      may_change: z.boolean(),
      departures: z.array(adminDeparture),
      departure: adminDeparture.nullable().describe('The departure with the id `departure_id`'),
      packages: z.array(z.object({ id: z.int(), title: z.string(), days: z.int(), currency: z.string() })),
    }),
    paged: true,
  }),
  create_departure: staffWrite({
    summary:
      'Adds a departure of a package, at most one per day. The package’s days set its end; it is sold unless closed.',
    staff: editors,
    input: z.object({ package_id: z.int32(), starts_on: calendarDate, ...terms, seats: terms.seats.min(1) }),
    output: z.object({ departure_id: z.int() }),
  }),
  check_departure_series: staffRead({
    summary: 'The days on which a series would add departures of the same package. Nothing is saved.',
    staff: editors,
    input: z.object({
      departure_id: z.int32(),
      repeat: z.enum(['week', 'month', 'hijri_month']),
      every: z.int().min(1).max(12).default(1).describe('Of weeks: 2 is every second week'),
      weekdays: z.array(z.int().min(0).max(6)).max(7).default([]).describe('Of weeks: 0 is Sunday'),
      day: z.int().min(1).max(31).default(1).describe('Of months: the day; a month without it has no departure'),
      from: calendarDate,
      until: calendarDate,
    }),
    output: z.object({ days: z.array(seriesDay), max: z.int().describe('Departures that one series can add') }),
    errors: ['not_found'],
  }),
  create_departure_series: staffWrite({
    summary:
      'Adds departures on days, all or none, with the seats, prices and hotels of an existing one. Days on which the package departs already are skipped.',
    staff: editors,
    idempotent: true,
    input: z.object({
      departure_id: z.int32(),
      version: departureVersion,
      days: z.array(calendarDate).min(1, 'required').max(maxSeriesDepartures),
      closed: z.boolean().describe('The new departures are closed for sale'),
    }),
    output: z.object({ departure_ids: z.array(z.int()), skipped: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  change_departure: staffWrite({
    summary:
      'Sets seats and prices of a departure, unless it has changed since it was read. Seats cannot be fewer than sold and held ones. Omitted room bases are no longer sold.',
    staff: editors,
    input: z.object({ departure_id: z.int32(), version: departureVersion, ...terms }),
    errors: ['conflict'],
  }),
})
