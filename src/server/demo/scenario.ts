import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ApiClient } from '#api/index.ts'
import type { DemoBooking, DemoGuest, demoMessages, DemoRequest } from '#db/demo/bookings.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import type { Actor, Context, Traveller } from '#domains/context.ts'
import type { PaymentTiming, PaymentType } from '#domains/shared/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { createCaller } from '#server/api/invoke.ts'
import type { Services } from '#server/services.ts'

// Actions of the demo's guests and staff, each at its own time, through the API.

/** Invented guests have a user that nobody can sign in as. */
export type BookedFor = DemoGuest & { id: string }
export type DemoHotel = {
  id: number
  supply: 'own' | 'portal'
  city: string
  rates: { id: number; payment: PaymentTiming }[]
}
export type Weeks = {
  services: Services
  hotels: DemoHotel[]
  travellers: BookedFor[]
  agent: Traveller
  today: string
  now: Date
}

/** An action at a time. Returns the steps that follow from it later, or null if it was not possible. */
export type Step = { at: Date; run: () => Promise<Step[] | null> }

const minuteMs = 60_000

/** The API for an actor at a time, without rate limits. */
function apiOf({ services }: Weeks, actor: Actor, locale: BookedFor['locale'], now: Date): ApiClient {
  const context: Context = {
    actor,
    locale,
    db: services.database.db,
    pool: services.database.db,
    now,
    requestId: randomUUID(),
    ports: { ...services.ports, limit: () => Promise.resolve(null) },
    headers: new Headers(),
    address: '127.0.0.1',
    setCookie: () => undefined,
    audits: [],
  }
  return createCaller(context, (error) => {
    throw error
  })
}

export const asGuest = (weeks: Weeks, { id: userId, name, email, locale }: BookedFor, now: Date) =>
  apiOf(weeks, { kind: 'traveller', userId, name, email, sessionId: '' }, locale, now)

const asAgent = (weeks: Weeks, now: Date) => apiOf(weeks, weeks.agent, 'en', now)

export function bookedForOf({ travellers }: Weeks, guest: number): BookedFor {
  const bookedFor = travellers[guest]
  if (!bookedFor) throw new Error(`The demo has no guest ${guest}`)
  return bookedFor
}

/** One of the instant (`own`) or requested (`portal`) hotels, in turn; in a city also those after it. */
function hotelsOf({ hotels }: Weeks, supply: DemoHotel['supply'], city: string | null, turn: number): DemoHotel[] {
  const some = hotels.filter((hotel) => hotel.supply === supply && (city === null || hotel.city === city))
  const first = turn % some.length
  const inTurn = [...some.slice(first), ...some.slice(0, first)]
  if (inTurn.length === 0) throw new Error(`The demo has no hotel with supply ${supply}`)
  return city === null ? inTurn.slice(0, 1) : inTurn
}

/** Quotes the first rate of the hotels that is available on those nights. Returns the booking input, or null. */
async function quoteStay(
  weeks: Weeks,
  api: ApiClient,
  stay: DemoRequest,
  on: { hotels: DemoHotel[]; pay: PaymentType },
) {
  const bookedFor = bookedForOf(weeks, stay.guest)
  const [first_name = '', last_name = ''] = bookedFor.name.split(' ')
  const rates = on.hotels.flatMap((hotel) => hotel.rates.map((rate) => ({ ...rate, hotel: hotel.id })))
  for (const { id, payment, hotel } of rates) {
    if (payment !== 'both' && payment !== on.pay) continue
    const rooms = stay.rooms.map((party) => `${id}~${party}`)
    const quoted = await api.get_hotel_price({
      hotel_id: hotel,
      check_in: addDays(weeks.today, stay.arrivesIn),
      check_out: addDays(weeks.today, stay.arrivesIn + stay.nights),
      rooms,
    })
    if (!quoted.ok) continue
    return {
      quote_token: quoted.data.token,
      guests: rooms.map(() => ({ first_name, last_name })),
      contact: { email: bookedFor.email, phone: `+96650000${1000 + stay.guest}`, country: bookedFor.country },
      payment_type: on.pay,
    }
  }
  return null
}

/** Books a stay. The steps that follow are its online payment, if any, and its outcome. */
export async function bookStay(weeks: Weeks, one: DemoBooking): Promise<Step[] | null> {
  const bookedFor = bookedForOf(weeks, one.guest)
  const online = one.pay === 'online' && one.by === 'guest' && weeks.services.sandbox !== null
  const at = before(weeks, one.minutesAgo)
  const api = one.by === 'phone' ? asAgent(weeks, at) : asGuest(weeks, bookedFor, at)
  const hotels = hotelsOf(weeks, 'own', one.city, one.hotel)
  const input = await quoteStay(weeks, api, one, { hotels, pay: online ? 'prepay' : 'arrival' })
  if (!input) return null
  const { reference } =
    one.by === 'phone'
      ? dataOf(await api.book_for_guest({ ...input, locale: bookedFor.locale }, key())).booking
      : dataOf(await api.book_hotel(input, key()))
  const steps: Step[] = []
  const follow = (then: Date, act: (at: Date) => Promise<void>) =>
    steps.push({ at: then, run: () => act(then).then(() => []) })
  if (online) follow(before(weeks, one.minutesAgo - 3), (then) => payOnline(weeks, bookedFor, reference, then))
  if (one.outcome === 'cancelled') {
    follow(before(weeks, one.minutesAgo / 2), (then) => cancel(weeks, bookedFor, reference, then))
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

export async function payOnline(weeks: Weeks, bookedFor: BookedFor, reference: string, at: Date): Promise<void> {
  const { sandbox, database, ports } = weeks.services
  const { page } = dataOf(await asGuest(weeks, bookedFor, at).start_payment({ reference }))
  const id = page.split('/').at(-1) ?? ''
  await sandbox?.pay(id, 'good', at)
  await settlePayment({ db: database.db, ports, now: at }, id.replace('test_', ''), 'return')
}

async function cancel(weeks: Weeks, bookedFor: BookedFor, reference: string, at: Date): Promise<void> {
  const api = asGuest(weeks, bookedFor, at)
  const cost = dataOf(await api.quote_cancellation({ reference }))
  dataOf(await api.cancel_booking({ reference, accepted_penalty: cost.penalty }, key()))
}

/** Checks the guest in on the afternoon of arrival and records the payment that is due. */
async function receive(weeks: Weeks, one: DemoBooking, reference: string, at: Date): Promise<void> {
  const api = asAgent(weeks, at)
  const { booking, ...seen } = await seenByAdmin(api, reference)
  const { version } = dataOf(await api.check_guest_in({ ...seen, reference }, key()))
  if (booking.payment_type !== 'arrival') return
  const { minor } = booking.total
  dataOf(await api.record_arrival_payment({ ...seen, reference, version, minor, way: one.way }, key()))
}

/** Marks the booking as a no-show on the evening of arrival. */
async function noteAbsence(weeks: Weeks, reference: string, at: Date): Promise<void> {
  const api = asAgent(weeks, at)
  const { status, version } = await seenByAdmin(api, reference)
  dataOf(await api.mark_no_show({ reference, status, version }, key()))
}

async function seenByAdmin(api: ApiClient, reference: string) {
  const { booking, version } = dataOf(await api.show_admin_booking({ reference }))
  return { booking, status: booking.status, version }
}

/** Requests a stay at a hotel on request, which does not answer. */
export async function requestStay(weeks: Weeks, one: DemoRequest): Promise<Step[] | null> {
  const api = asGuest(weeks, bookedForOf(weeks, one.guest), before(weeks, one.minutesAgo))
  const hotels = hotelsOf(weeks, 'portal', one.city, one.guest)
  const input = await quoteStay(weeks, api, one, { hotels, pay: 'arrival' })
  if (!input) return null
  // The demo's supplier does not answer, so that staff have requests to answer. The request text that selects this is deleted.
  const { reference } = dataOf(await api.book_hotel_portal({ ...input, special_request: 'demo:silent' }, key()))
  await weeks.services.database.db.execute(sql`update booking set special_request = '' where reference = ${reference}`)
  return []
}

/** Sends a contact message. */
export async function writeToUs(weeks: Weeks, one: (typeof demoMessages)[number]): Promise<Step[]> {
  const { name, email, locale } = bookedForOf(weeks, one.guest)
  const api = apiOf(weeks, { kind: 'visitor' }, locale, before(weeks, one.minutesAgo))
  dataOf(await api.send_contact_message({ name, email, topic: one.topic, message: one.message }, key()))
  return []
}

/** The time `minutes` before now. */
export const before = ({ now }: Weeks, minutes: number) => new Date(now.getTime() - minutes * minuteMs)

export const key = () => ({ idempotencyKey: randomUUID() })

export function dataOf<Data>(outcome: { ok: true; data: Data } | { ok: false; error: { code: string } }): Data {
  if (!outcome.ok) throw new Error(`The demo call failed: ${outcome.error.code}`)
  return outcome.data
}
