import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { demoBookings, demoGuests, demoMessages, demoNightsBehind, demoRequests } from '#db/seed/demo-bookings.ts'
import { writeNightsBehind } from '#db/seed/roll.ts'
import type { Traveller } from '#domains/context.ts'
import { todayIn } from '#domains/stays/nights.ts'
import {
  askForStay,
  before,
  type Booker,
  bookStay,
  type House,
  type Step,
  type Weeks,
  writeToUs,
} from '#server/demo-deeds.ts'
import type { Env } from '#server/env.ts'
import { preparationUrls } from '#server/settings.ts'
import { wire } from '#server/wire.ts'

type Given = { env: Env; databaseUrl: string; secret: string; now: Date; say: (line: string) => void }
const dayMs = 86_400_000

/**
 * Books what a demo world without a booking would have seen in its last two weeks: through the API, as guests and the
 * desk would have, each call at its own time, so that stock, ledger and history are what they would be. What cannot be
 * booked that day (sold out, closed, too short a stay) is left out.
 */
export async function bookDemoWeeks({ env, databaseUrl, secret, now, say }: Given): Promise<void> {
  const client = new pg.Client({ connectionString: preparationUrls(env, databaseUrl).databaseUrl })
  await client.connect()
  const wired = wire({ env, databaseUrl, secret, clock: () => now, log: () => undefined })
  try {
    const agent = await findAgentOfUntouched(client)
    if (!agent) return
    const began = performance.now()
    const today = todayIn('Asia/Riyadh', now)
    await writeNightsBehind(client, today, demoNightsBehind)
    const weeks: Weeks = {
      wired,
      houses: await readHouses(client),
      bookers: await addGuests(client, now),
      agent,
      today,
      now,
    }
    const made = await liveThrough([
      ...demoBookings().map((one) => ({ at: before(weeks, one.minutesAgo), run: () => bookStay(weeks, one) })),
      ...demoRequests.map((one) => ({ at: before(weeks, one.minutesAgo), run: () => askForStay(weeks, one) })),
      ...demoMessages.map((one) => ({ at: before(weeks, one.minutesAgo), run: () => writeToUs(weeks, one) })),
    ])
    // What was said then has been said: with a provider of letters nobody must get it now.
    if (!wired.post.keeps) await client.query(`update message set status = 'dropped' where status = 'queued'`)
    say(`  ${made} demo bookings and messages made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    wired.post.close()
    await Promise.all([wired.database.close(), client.end()])
  }
}

/** Takes the steps in the order of their times, so that histories read as they do elsewhere; answers how many could be. */
async function liveThrough(steps: Step[]): Promise<number> {
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

/** Who handles the desk of a demo in which nobody has booked yet. */
async function findAgentOfUntouched(client: pg.Client): Promise<Traveller | null> {
  const found = await client.query<{ id: string; name: string; email: string }>(
    `select u.id, u.name, u.email from staff_member s join "user" u on u.id = s.user_id
     where s.role = 'agent' and not exists (select from booking)
       and (select value = 'true'::jsonb from setting where key = 'demo') order by s.since, s.user_id limit 1`,
  )
  const agent = found.rows[0]
  if (!agent) return null
  const { id: userId, name, email } = agent
  return { kind: 'traveller', userId, name, email, sessionId: '', staff: { role: 'agent', proven: true } }
}

async function addGuests(client: pg.Client, now: Date): Promise<Booker[]> {
  const bookers: Booker[] = []
  for (const guest of demoGuests) {
    const made = await client.query<{ id: string }>(
      `insert into "user" (id, name, email, email_verified, locale, created_at, updated_at) values ($1, $2, $3, true, $4, $5, $5)
       on conflict (email) do update set name = excluded.name returning id`,
      [randomUUID(), guest.name, guest.email, guest.locale, new Date(now.getTime() - 20 * dayMs)],
    )
    const id = made.rows[0]?.id
    if (id) bookers.push({ ...guest, id })
  }
  return bookers
}

/** The hotels by their rank, with the few rates of each that cost least. */
async function readHouses(client: pg.Client): Promise<House[]> {
  const found = await client.query<House>(
    `select h.id, h.supply, r.rates from hotel h cross join lateral (
       select json_agg(json_build_object('id', id, 'payment', payment)) as rates from (
         select r.id, r.payment from rate_plan r join room_type rt on rt.id = r.room_type_id
         where rt.hotel_id = h.id and rt.max_adults >= 2 order by r.price_basis_points, r.id limit 9) r) r
     where r.rates is not null order by h.rank desc, h.id`,
  )
  return found.rows
}
