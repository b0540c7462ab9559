import { randomUUID } from 'node:crypto'
import type { Answer, Model } from '../bare-booking.ts'
import { ms, percent, perSecond, type Case } from '../case.ts'
import { startChild } from '../child.ts'
import { load } from '../load.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import type { Meters } from '../server.ts'
import type { Site } from '../site.ts'
import { bookingOf, call, signIn, stockUp } from '../traveller.ts'

const wanted = 0.5
const connections = 8
const stays = 40

/** A room booked over HTTP with session and idempotency key, beside the bare transaction on the same rooms. */
export const bookings: Case = {
  name: 'Booking one room, 8 at a time, beside the bare SQL transaction',
  async run({ site, rounds, seconds }) {
    const cookies = await signIn(site, connections)
    const asked: { path: string; method: 'POST'; body: string }[] = []
    for (const stay of await stockUp(site, stays)) {
      const { token } = await call<{ token: string }>(site, 'get_hotel_price', stay)
      asked.push({ path: '/api/v1/book_hotel', method: 'POST', body: JSON.stringify(bookingOf(token)) })
    }
    const cookieOf = () => cookies[Math.floor(Math.random() * cookies.length)] ?? ''
    const models: Model[] = []
    for (const { body } of asked) {
      const { reference } = await call<{ reference: string }>(site, 'book_hotel', JSON.parse(body), {
        cookie: cookieOf(),
        'idempotency-key': randomUUID(),
      })
      models.push(await modelOf(site, reference))
    }

    const bare = await startChild('./bare-booking.ts', { env: { DATABASE_URL: site.databaseUrl } })
    let answers = 0
    const ours = (length: number) => async () => {
      const request = () => ({
        ...(asked[Math.floor(Math.random() * asked.length)] as (typeof asked)[0]),
        headers: { 'content-type': 'application/json', cookie: cookieOf(), 'idempotency-key': randomUUID() },
      })
      const served = await load({ url: site.address, connections, seconds: length, request })
      answers += served.answers
      return served.perSecond
    }
    const floor = (length: number) => async () => {
      const { made, ms, refused } = await bare.ask<Answer>({ connections, ms: length * 1000, models })
      if (refused > 0) throw new Error(`${refused} bare bookings were refused`)
      return made / (ms / 1000)
    }
    await interleave(1, { ours: ours(1), floor: floor(0.5) })
    answers = 0
    const before = await site.server.ask<Meters>({ ask: 'meters' })
    const taken = await interleave(rounds, { ours: ours(seconds), floor: floor(seconds) })
    const after = await site.server.ask<Meters>({ ask: 'meters' })
    await bare.stop()
    const ratio = medianRatio(taken.ours, taken.floor)
    const statements = (after.statements - before.statements) / answers
    const cpu = (after.cpuMs - before.cpuMs) / answers
    return [
      {
        what: `book_hotel; ${statements.toFixed(1)} SQL statements, ${ms(cpu)} CPU of the server each`,
        ours: perSecond(median(taken.ours)),
        floor: `${perSecond(median(taken.floor))} bare`,
        ratio: percent(ratio),
        wanted: `≥ ${percent(wanted)}`,
        reached: ratio >= wanted,
      },
      await ledgerRow(site),
    ]
  },
}

async function modelOf({ sql }: Site, reference: string): Promise<Model> {
  const [found] = await sql<{ booking: Model['booking']; room: Model['room']; nights: number }>(
    `select to_jsonb(b) as booking, to_jsonb(r) as room, b.check_out - b.check_in as nights
     from booking b join booking_room r on r.booking_id = b.id where b.reference = $1`,
    [reference],
  )
  if (!found) throw new Error(`Booking ${reference} is not in the database`)
  const { booking, room, nights } = found
  const columns = { priced: booking.priced, guests: booking.guests, contact: booking.contact }
  const texts = Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, JSON.stringify(value)]))
  return { booking: { ...booking, ...texts }, room: { ...room, priced: JSON.stringify(room.priced) }, nights }
}

/** Speed that loses count is worth nothing: the nights sold are the nights of the bookings. */
async function ledgerRow({ sql }: Site) {
  const [{ counted, booked } = { counted: 0, booked: 0 }] = await sql<{ counted: number; booked: number }>(`
    select (select sum(n.sold) from night_inventory n
              where exists (select from booking_room r where r.room_type_id = n.room_type_id))::int as counted,
      (select sum(b.check_out - b.check_in) from booking b join booking_room r on r.booking_id = b.id
        where b.status = 'confirmed')::int as booked`)
  return {
    what: 'nights counted as sold beside the nights of all bookings',
    ours: counted.toLocaleString('en'),
    floor: booked.toLocaleString('en'),
    wanted: 'the same',
    reached: counted === booked,
  }
}
