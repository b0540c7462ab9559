import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { ApiClient } from '#contract/api.ts'
import { type DemoBooking, demoBookings, type DemoGuest, demoGuests } from '#db/seed/demo-bookings.ts'
import { demoMessages, demoNightsBehind, demoRequests } from '#db/seed/demo-bookings.ts'
import { writeNightsBehind } from '#db/seed/roll.ts'
import { settlePayment } from '#domains/bookings/settle.server.ts'
import type { Actor, Context, Traveller } from '#domains/context.ts'
import type { PaymentTiming, PaymentType } from '#domains/stays/shapes.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { createCaller } from '#server/caller.ts'
import type { Env } from '#server/env.ts'
import { preparationUrls } from '#server/settings.ts'
import { wire, type Wired } from '#server/wire.ts'

type Given = { env: Env; databaseUrl: string; secret: string; now: Date; say: (line: string) => void }
/** Invented guests have an account that nobody can log in to. */
type Booker = DemoGuest & { id: string }
type House = { id: number; supply: 'own' | 'portal'; rates: { id: number; payment: PaymentTiming }[] }
type Weeks = { wired: Wired; houses: House[]; bookers: Booker[]; agent: Traveller; today: string; now: Date }
type Stay = Pick<DemoBooking, 'guest' | 'minutesAgo' | 'arrivesIn' | 'nights'>

const dayMs = 86_400_000
const minuteMs = 60_000

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
    const weeks = { wired, houses: await readHouses(client), bookers: await addGuests(client, now), agent, today, now }
    let made = 0
    const waiting = demoBookings()[Symbol.iterator]()
    // Several at a time: most of a booking is waiting for the database.
    const lane = async () => {
      for (const one of waiting) if (await bookStay(weeks, one)) made++
    }
    await Promise.all([lane(), lane(), lane(), lane()])
    for (const one of demoRequests) if (await askForStay(weeks, one)) made++
    for (const one of demoMessages) await writeToUs(weeks, one)
    say(`  ${made} demo bookings made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    wired.post.close()
    await Promise.all([wired.database.close(), client.end()])
  }
}

/** Who handles the desk of a demo in which nobody has booked yet. */
async function findAgentOfUntouched(client: pg.Client): Promise<Traveller | null> {
  const found = await client.query<{ id: string; name: string; email: string }>(
    `select u.id, u.name, u.email from staff_member s join "user" u on u.id = s.user_id
     where s.role = 'agent' and not exists (select from booking)
       and (select value = 'true'::jsonb from setting where key = 'demo') order by s.since limit 1`,
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

/** The API as somebody at a time; nobody's calls are counted. */
function apiOf({ wired }: Weeks, actor: Actor, locale: Booker['locale'], now: Date): ApiClient {
  const context: Context = {
    actor,
    locale,
    db: wired.database.db,
    root: wired.database.db,
    copy: null,
    now,
    requestId: randomUUID(),
    ports: { ...wired.ports, limit: () => Promise.resolve(null) },
    headers: new Headers(),
    address: '127.0.0.1',
    setCookie: () => undefined,
    changes: [],
    audits: [],
  }
  return createCaller(context, (error) => {
    throw error
  })
}

const asGuest = (weeks: Weeks, { id: userId, name, email, locale }: Booker, now: Date) =>
  apiOf(weeks, { kind: 'traveller', userId, name, email, sessionId: '' }, locale, now)

const asAgent = (weeks: Weeks, now: Date) => apiOf(weeks, weeks.agent, 'en', now)

function bookerOf({ bookers }: Weeks, guest: number): Booker {
  const booker = bookers[guest]
  if (!booker) throw new Error(`There is no demo guest ${guest}`)
  return booker
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

/** One of the houses that sell at once, or of those on request, in turn. */
function houseOf({ houses }: Weeks, supply: House['supply'], turn: number): House {
  const some = houses.filter((house) => house.supply === supply)
  const house = some[turn % some.length]
  if (!house) throw new Error(`The demo has no hotel ${supply}`)
  return house
}

/** A rate of the house that can be had on those nights, and what books it. */
async function quoteStay(
  weeks: Weeks,
  api: ApiClient,
  stay: Stay,
  on: { house: House; rooms: number; pay: PaymentType },
) {
  const booker = bookerOf(weeks, stay.guest)
  const [first_name = '', last_name = ''] = booker.name.split(' ')
  for (const { id, payment } of on.house.rates) {
    if (payment !== 'both' && payment !== on.pay) continue
    const rooms = Array.from({ length: on.rooms }, () => `${id}~2`)
    const quoted = await api.get_hotel_price({
      hotel_id: on.house.id,
      check_in: addDays(weeks.today, stay.arrivesIn),
      check_out: addDays(weeks.today, stay.arrivesIn + stay.nights),
      rooms,
    })
    if (!quoted.ok) continue
    return {
      quote_token: quoted.data.token,
      guests: rooms.map(() => ({ first_name, last_name })),
      contact: { email: booker.email, phone: `+96650000${1000 + stay.guest}`, country: booker.country },
      payment_type: on.pay,
    }
  }
  return null
}

/** Books one, pays for it where it is paid online, and lets happen what came of it; false when it cannot be had. */
async function bookStay(weeks: Weeks, one: DemoBooking): Promise<boolean> {
  const booker = bookerOf(weeks, one.guest)
  const online = one.pay === 'online' && one.by === 'guest' && weeks.wired.sandbox !== null
  const at = before(weeks, one.minutesAgo)
  const api = one.by === 'phone' ? asAgent(weeks, at) : asGuest(weeks, booker, at)
  const house = houseOf(weeks, 'own', one.hotel)
  const input = await quoteStay(weeks, api, one, { house, rooms: one.rooms, pay: online ? 'prepay' : 'arrival' })
  if (!input) return false
  const { reference } =
    one.by === 'phone'
      ? wanted(await api.book_for_guest({ ...input, locale: booker.locale }, key())).booking
      : wanted(await api.book_hotel(input, key()))
  if (online) await payOnline(weeks, booker, reference, before(weeks, one.minutesAgo - 3))
  if (one.outcome === 'cancelled') await cancel(weeks, booker, reference, before(weeks, one.minutesAgo / 2))
  if (one.outcome === 'came' || one.outcome === 'stayed away') await receive(weeks, one, reference)
  return true
}

async function payOnline(weeks: Weeks, booker: Booker, reference: string, at: Date): Promise<void> {
  const { sandbox, database, ports } = weeks.wired
  const { page } = wanted(await asGuest(weeks, booker, at).start_payment({ reference }))
  const id = page.split('/').at(-1) ?? ''
  await sandbox?.pay(id, 'good', at)
  await settlePayment({ db: database.db, ports, now: at }, id.replace('test_', ''), 'return')
}

async function cancel(weeks: Weeks, booker: Booker, reference: string, at: Date): Promise<void> {
  const api = asGuest(weeks, booker, at)
  const cost = wanted(await api.quote_cancellation({ reference }))
  wanted(await api.cancel_booking({ reference, accepted_penalty: cost.penalty }, key()))
}

/** The day of arrival: in the afternoon who came is received and pays what is open, in the night it is seen who did not. */
async function receive(weeks: Weeks, one: DemoBooking, reference: string): Promise<void> {
  const came = one.outcome === 'came'
  const api = asAgent(weeks, new Date(`${addDays(weeks.today, one.arrivesIn)}T${came ? '17:20' : '23:10'}:00+03:00`))
  const { booking, version } = wanted(await api.show_desk_booking({ reference }))
  const seen = { reference, status: booking.status, version }
  if (!came) return void wanted(await api.mark_no_show(seen, key()))
  const received = wanted(await api.check_guest_in(seen, key()))
  if (booking.payment_type !== 'arrival') return
  const { minor } = booking.total
  wanted(await api.record_arrival_payment({ ...seen, version: received.version, minor, way: one.way }, key()))
}

async function askForStay(weeks: Weeks, one: Stay): Promise<boolean> {
  const api = asGuest(weeks, bookerOf(weeks, one.guest), before(weeks, one.minutesAgo))
  const house = houseOf(weeks, 'portal', one.guest)
  const input = await quoteStay(weeks, api, one, { house, rooms: 1, pay: 'arrival' })
  if (!input) return false
  // The demo's supplier says nothing, so that the desk has something to say.
  wanted(await api.book_hotel_portal({ ...input, special_request: 'demo:silent' }, key()))
  return true
}

async function writeToUs(weeks: Weeks, one: (typeof demoMessages)[number]): Promise<void> {
  const { name, email, locale } = bookerOf(weeks, one.guest)
  const api = apiOf(weeks, { kind: 'visitor' }, locale, before(weeks, one.minutesAgo))
  wanted(await api.send_contact_message({ name, email, topic: one.topic, message: one.message }, key()))
}

const before = ({ now }: Weeks, minutes: number) => new Date(now.getTime() - minutes * minuteMs)

const key = () => ({ idempotencyKey: randomUUID() })

function wanted<Data>(outcome: { ok: true; data: Data } | { ok: false; error: { code: string } }): Data {
  if (!outcome.ok) throw new Error(`The demo could not be booked: ${outcome.error.code}`)
  return outcome.data
}
