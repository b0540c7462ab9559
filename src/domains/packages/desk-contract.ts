import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { calendarDate, page, perPage } from '#contract/shapes.ts'
import { staffRoles } from '#contract/staff.ts'
import { sharings } from '#domains/packages/shapes.ts'

const amount = z.int().min(0).max(1_000_000_000).describe('Minor units, taxes included')
const terms = {
  seats: z.int().min(0).max(9_999),
  closed: z.boolean(),
  infant_price: amount,
  prices: z
    .array(z.object({ sharing: z.enum(sharings), adult: amount.min(1), child: amount }))
    .min(1)
    .max(sharings.length),
}
/** Sent back with a change, which is refused where somebody else was first. */
export const departureVersion = z.string().max(40).describe('Of the seats, prices and terms that were seen')

const deskDeparture = z
  .object({
    id: z.int(),
    title: z.string(),
    starts_on: calendarDate,
    ends_on: calendarDate,
    currency: z.string(),
    held: z.int(),
    sold: z.int(),
    version: departureVersion,
    ...terms,
  })
  .meta({ id: 'DeskDeparture' })
export type DeskDeparture = z.output<typeof deskDeparture>

export const departureDeskEndpoints = {
  fetch_departures: staffRead({
    name: 'fetch_departures',
    summary: 'Departures that have not begun, the next first: seats, what is taken of them, prices by sharing.',
    staff: staffRoles,
    input: z.object({
      package_id: z.int32().optional().describe('Of this package alone'),
      departure_id: z.int32().optional().describe('Besides, wherever in the list it stands'),
      page,
      per_page: perPage,
    }),
    output: z.object({
      may_change: z.boolean(),
      departures: z.array(deskDeparture),
      departure: deskDeparture.nullable().describe('The one that was asked for'),
      packages: z.array(z.object({ id: z.int(), title: z.string(), days: z.int(), currency: z.string() })),
    }),
    paged: true,
  }),
  create_departure: staffWrite({
    name: 'create_departure',
    summary:
      'Adds a departure of a package, one a day: it ends as the package has days, and is sold unless it is closed.',
    staff: ['editor', 'manager'],
    input: z.object({
      package_id: z.int32(),
      starts_on: calendarDate,
      ...terms,
      seats: terms.seats.min(1),
    }),
    output: z.object({ departure_id: z.int() }),
  }),
  change_departure: staffWrite({
    name: 'change_departure',
    summary:
      'Sets seats and prices of a departure, never fewer seats than are sold or held, unless it has changed since. A sharing that is not named is not sold any more.',
    staff: ['editor', 'manager'],
    input: z.object({ departure_id: z.int32(), version: departureVersion, ...terms }),
    output: z.object({}),
    errors: ['conflict'],
  }),
}
