import { randomUUID } from 'node:crypto'
import type { ApiClient } from '#contract/api.ts'
import type { DemoBooking, DemoGuest, demoMessages } from '#db/seed/demo-bookings.ts'
import { settlePayment } from '#domains/bookings/settle.server.ts'
import type { Actor, Context, Traveller } from '#domains/context.ts'
import type { PaymentTiming, PaymentType } from '#domains/stays/shapes.ts'
import { addDays } from '#domains/stays/nights.ts'
import { createCaller } from '#server/caller.ts'
import type { Wired } from '#server/wire.ts'

// What people of the demo do, each at a time, by the API.

/** Invented guests have an account that nobody can log in to. */
export type Booker = DemoGuest & { id: string }
export type House = { id: number; supply: 'own' | 'portal'; rates: { id: number; payment: PaymentTiming }[] }
export type Weeks = { wired: Wired; houses: House[]; bookers: Booker[]; agent: Traveller; today: string; now: Date }
type Stay = Pick<DemoBooking, 'guest' | 'minutesAgo' | 'arrivesIn' | 'nights'>

/** Something that happens at a time; answers what follows from it later, or null when it could not be. */
export type Step = { at: Date; run: () => Promise<Step[] | null> }

const minuteMs = 60_000

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

/** Books one; what follows is its payment where it is paid online, and what came of it. */
export async function bookStay(weeks: Weeks, one: DemoBooking): Promise<Step[] | null> {
  const booker = bookerOf(weeks, one.guest)
  const online = one.pay === 'online' && one.by === 'guest' && weeks.wired.sandbox !== null
  const at = before(weeks, one.minutesAgo)
  const api = one.by === 'phone' ? asAgent(weeks, at) : asGuest(weeks, booker, at)
  const house = houseOf(weeks, 'own', one.hotel)
  const input = await quoteStay(weeks, api, one, { house, rooms: one.rooms, pay: online ? 'prepay' : 'arrival' })
  if (!input) return null
  const { reference } =
    one.by === 'phone'
      ? wanted(await api.book_for_guest({ ...input, locale: booker.locale }, key())).booking
      : wanted(await api.book_hotel(input, key()))
  const steps: Step[] = []
  const follow = (then: Date, act: (at: Date) => Promise<void>) =>
    steps.push({ at: then, run: () => act(then).then(() => []) })
  if (online) follow(before(weeks, one.minutesAgo - 3), (then) => payOnline(weeks, booker, reference, then))
  if (one.outcome === 'cancelled') {
    follow(before(weeks, one.minutesAgo / 2), (then) => cancel(weeks, booker, reference, then))
  }
  const arrival = addDays(weeks.today, one.arrivesIn)
  if (one.outcome === 'came') {
    follow(new Date(`${arrival}T17:20:00+03:00`), (then) => receive(weeks, one, reference, then))
  }
  if (one.outcome === 'stayed away') {
    follow(new Date(`${arrival}T23:10:00+03:00`), (then) => noteAbsence(weeks, reference, then))
  }
  return steps
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

/** In the afternoon who came is checked in and pays what is open. */
async function receive(weeks: Weeks, one: DemoBooking, reference: string, at: Date): Promise<void> {
  const api = asAgent(weeks, at)
  const { booking, ...seen } = await seenAtDesk(api, reference)
  const { version } = wanted(await api.check_guest_in({ ...seen, reference }, key()))
  if (booking.payment_type !== 'arrival') return
  const { minor } = booking.total
  wanted(await api.record_arrival_payment({ ...seen, reference, version, minor, way: one.way }, key()))
}

/** In the night it is seen who has not come. */
async function noteAbsence(weeks: Weeks, reference: string, at: Date): Promise<void> {
  const api = asAgent(weeks, at)
  const { status, version } = await seenAtDesk(api, reference)
  wanted(await api.mark_no_show({ reference, status, version }, key()))
}

async function seenAtDesk(api: ApiClient, reference: string) {
  const { booking, version } = wanted(await api.show_desk_booking({ reference }))
  return { booking, status: booking.status, version }
}

/** Asks a house on request, which does not answer. */
export async function askForStay(weeks: Weeks, one: Stay): Promise<Step[] | null> {
  const api = asGuest(weeks, bookerOf(weeks, one.guest), before(weeks, one.minutesAgo))
  const house = houseOf(weeks, 'portal', one.guest)
  const input = await quoteStay(weeks, api, one, { house, rooms: 1, pay: 'arrival' })
  if (!input) return null
  // The demo's supplier says nothing, so that the desk has something to say.
  wanted(await api.book_hotel_portal({ ...input, special_request: 'demo:silent' }, key()))
  return []
}

/** Somebody writes to the provider. */
export async function writeToUs(weeks: Weeks, one: (typeof demoMessages)[number]): Promise<Step[]> {
  const { name, email, locale } = bookerOf(weeks, one.guest)
  const api = apiOf(weeks, { kind: 'visitor' }, locale, before(weeks, one.minutesAgo))
  wanted(await api.send_contact_message({ name, email, topic: one.topic, message: one.message }, key()))
  return []
}

/** So many minutes before now. */
export const before = ({ now }: Weeks, minutes: number) => new Date(now.getTime() - minutes * minuteMs)

const key = () => ({ idempotencyKey: randomUUID() })

function wanted<Data>(outcome: { ok: true; data: Data } | { ok: false; error: { code: string } }): Data {
  if (!outcome.ok) throw new Error(`The demo could not be booked: ${outcome.error.code}`)
  return outcome.data
}
