import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { demoBookings, demoGuests, demoMessages, demoRequests } from '#db/demo/bookings.ts'
import { ownNightsBehind, ownRequests, ownServices, ownStays } from '#db/demo/own-trips.ts'
import { demoTrips, type DemoTrip } from '#db/demo/trips.ts'
import { writeNightsBehind } from '#db/demo/roll.ts'
import type { Traveller } from '#domains/context.ts'
import { todayIn, siteTimeZone, addDays } from '#domains/shared/dates.ts'
import {
  requestStay,
  before,
  type BookedFor,
  bookStay,
  type DemoHotel,
  type Step,
  type Weeks,
  writeToUs,
  asGuest,
  bookedForOf,
  key,
  payOnline,
  dataOf,
} from '#server/demo/scenario.ts'
import type { Env } from '#server/config/env.ts'
import { preparationUrls } from '#server/config/settings.ts'
import { connectTo } from '#server/database/connection.ts'
import { demoParts } from '#server/demo/parts.ts'
import { createServices } from '#server/services.ts'
import { sql } from 'drizzle-orm'
import { parseOccupancy } from '#domains/shared/occupancy.ts'

type Options = { env: Env; databaseUrl: string; secret: string; now: Date; print: (line: string) => void }
const dayMs = 86_400_000

/**
 * Creates the bookings of the last two weeks for a demo without bookings: through the API, as guests and staff, each
 * call at its own time, so that stock, ledger and history are consistent. Stays that cannot be booked on that day (sold
 * out, closed, too short) are left out.
 */
export async function bookDemoWeeks({ env, databaseUrl, secret, now, print }: Options): Promise<void> {
  const client = await connectTo(preparationUrls(env, databaseUrl).databaseUrl, 'demo-bookings')
  const services = createServices({ env, databaseUrl, secret, clock: () => now, log: () => undefined, demoParts })
  try {
    const agent = await findAgentOfUntouched(client)
    if (!agent) return
    const began = performance.now()
    const today = todayIn(siteTimeZone, now)
    await writeNightsBehind(client, today, ownNightsBehind)
    const weeks: Weeks = {
      services,
      hotels: await readHotels(client),
      travellers: await addGuests(client, now),
      agent,
      today,
      now,
    }
    const count = await runSteps([
      ...[...demoBookings(), ...ownStays].map((one) => ({
        at: before(weeks, one.minutesAgo),
        run: () => bookStay(weeks, one),
      })),
      ...[...demoRequests, ...ownRequests].map((one) => ({
        at: before(weeks, one.minutesAgo),
        run: () => requestStay(weeks, one),
      })),
      ...[...demoTrips, ...ownServices].map((one) => ({
        at: before(weeks, one.minutesAgo),
        run: () => bookTrip(weeks, one),
      })),
      ...demoMessages.map((one) => ({ at: before(weeks, one.minutesAgo), run: () => writeToUs(weeks, one) })),
    ])
    // Notifications of the past are dropped, so that a configured provider does not send them now.
    if (!services.sender.stores)
      await client.query(`update notification set status = 'dropped' where status = 'queued'`)
    // The office is not told of events of the past.
    await client.query('delete from notice')
    print(`  ${count} demo bookings and messages made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    services.sender.close()
    await Promise.all([services.database.close(), client.end()])
  }
}

/** Runs the steps by their times, so that histories are ordered. Returns how many initial ones succeeded. */
async function runSteps(steps: Step[]): Promise<number> {
  const ahead = steps.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const first = new Set(steps)
  let done = 0
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    const next = await step.run()
    if (next && first.has(step)) done++
    for (const one of next ?? []) {
      const place = ahead.findLastIndex(({ at }) => at > one.at)
      ahead.splice(place + 1, 0, one)
    }
  }
  return done
}

/** The agent of a demo without bookings, or null. */
async function findAgentOfUntouched(client: pg.Client): Promise<Traveller | null> {
  const result = await client.query<{ id: string; name: string; email: string }>(
    `select u.id, u.name, u.email from staff_member s join "user" u on u.id = s.user_id
     where s.role = 'agent' and not exists (select from booking)
       and (select value = 'true'::jsonb from setting where key = 'demo') order by s.since, s.user_id limit 1`,
  )
  const agent = result.rows[0]
  if (!agent) return null
  const { id: userId, name, email } = agent
  return { kind: 'traveller', userId, name, email, sessionId: '', staff: { role: 'agent', proven: true, hotels: null } }
}

async function addGuests(client: pg.Client, now: Date): Promise<BookedFor[]> {
  const travellers: BookedFor[] = []
  for (const guest of demoGuests) {
    const result = await client.query<{ id: string }>(
      `insert into "user" (id, name, email, email_verified, locale, created_at, updated_at) values ($1, $2, $3, true, $4, $5, $5)
       on conflict (email) do update set name = excluded.name returning id`,
      [randomUUID(), guest.name, guest.email, guest.locale, new Date(now.getTime() - 20 * dayMs)],
    )
    const id = result.rows[0]?.id
    if (id) travellers.push({ ...guest, id })
  }
  return travellers
}

/** The hotels by rank, each with its cheapest rates. */
async function readHotels(client: pg.Client): Promise<DemoHotel[]> {
  const result = await client.query<DemoHotel>(
    `select h.id, h.supply, h.city, r.rates from hotel h cross join lateral (
       select json_agg(json_build_object('id', id, 'payment', payment)) as rates from (
         select r.id, r.payment from rate_plan r join room_type rt on rt.id = r.room_type_id
         where rt.hotel_id = h.id and rt.max_adults >= 2 order by r.price_basis_points, r.id limit 9) r) r
     where r.rates is not null order by h.rank desc, h.id`,
  )
  return result.rows
}

/** Books a package with a flight, or a transfer, with some of its details; null if none is for sale. */
async function bookTrip(weeks: Weeks, trip: DemoTrip): Promise<Step[] | null> {
  const bookedFor = bookedForOf(weeks, trip.guest)
  const api = asGuest(weeks, bookedFor, before(weeks, trip.minutesAgo))
  // A package with a flight is paid online.
  if (trip.transfer === null && weeks.services.sandbox === null) return null
  const quoted = trip.transfer === null ? await quotePackage() : await quoteTransfer(trip.transfer)
  if (!quoted) return null
  const [first_name = '', last_name = ''] = bookedFor.name.split(' ')
  const { reference } = dataOf(
    await api.store_booking(
      {
        quote_token: quoted,
        guests: [{ first_name, last_name }],
        contact: { email: bookedFor.email, phone: `+96650000${1000 + trip.guest}`, country: bookedFor.country },
        payment_type: trip.transfer === null ? 'prepay' : 'arrival',
      },
      key(),
    ),
  )
  if (trip.forms.length > 0) dataOf(await api.save_booking_details({ reference, forms: trip.forms }))
  if (trip.transfer !== null) return []
  const paidAt = before(weeks, trip.minutesAgo - 3)
  return [{ at: paidAt, run: () => payOnline(weeks, bookedFor, reference, paidAt).then(() => []) }]

  async function quotePackage(): Promise<string | null> {
    const result = await weeks.services.database.db.execute<{ id: number }>(sql`
      select d.id from departure d join package p on p.id = d.package_id
      where p.aviation is not null and p.offered and p.supply = 'own' and not d.closed
        and d.starts_on between ${weeks.today}::date + 20 and ${weeks.today}::date + 90
        and d.seats - d.held - d.sold >= 4 order by d.starts_on, d.id limit 1`)
    const departure_id = result.rows[0]?.id
    if (departure_id === undefined) return null
    const quote = await api.get_package_price({ departure_id, party: [trip.people], sharing: 'double' })
    return quote.ok ? quote.data.token : null
  }

  async function quoteTransfer(slug: string): Promise<string | null> {
    const party = parseOccupancy(trip.people)
    if (!party) throw new Error(`The demo has no party ${trip.people}`)
    const result = await weeks.services.database.db.execute<{ id: number }>(sql`
      select o.id from service_option o join service s on s.id = o.service_id
      where s.slug = ${slug} and s.offered and s.supply = 'own' and s.payment in ('both', 'arrival')
        and o.most_people >= ${party.adults + party.childAges.length}
      order by o.most_people, o.id limit 1`)
    const option = result.rows[0]
    if (!option) return null
    const date = addDays(weeks.today, trip.startsIn)
    const quote = await api.get_service_price({
      option_id: option.id,
      date,
      people: trip.people,
      time: trip.time,
    })
    return quote.ok ? quote.data.token : null
  }
}
