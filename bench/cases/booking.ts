import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Model, Way } from '../bare-booking.ts'
import { ms, percent, perSecond, type Case, type Row } from '../case.ts'
import { startChild } from '../child.ts'
import { flood } from '../flood.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import { databaseMs } from '../processor.ts'
import type { RecordedStatement } from '../sql-recorder.ts'
import type { Meters } from '../server.ts'
import type { Site } from '../site.ts'
import { bookingOf, call, signIn, stockUp } from '../traveller.ts'

const target = 0.5
/** `few` leaves the server idle most of the time; `many` keeps one process and its database busy. */
const few = 8
const many = 16
const stays = 40

/**
 * Booking a room over HTTP with session and idempotency key, compared with its transaction sent without the site and
 * with plain inserts of its rows (one statement per table), on the same rooms.
 */
export const bookings: Case = {
  name: 'Booking one room beside the bare SQL transaction',
  async run({ site, rounds, seconds }) {
    const soldBefore = await nightsSold(site)
    const cookies = await signIn(site, many)
    const requests: { path: string; method: 'POST'; body: string }[] = []
    for (const stay of await stockUp(site, stays)) {
      const { token } = await call<{ token: string }>(site, 'get_hotel_price', stay)
      requests.push({ path: '/api/v1/book_hotel', method: 'POST', body: JSON.stringify(bookingOf(token)) })
    }
    const cookieOf = () => cookies[Math.floor(Math.random() * cookies.length)] ?? ''
    const models: Model[] = []
    for (const { body } of requests) {
      const book = (key: string) =>
        call<{ reference: string }>(site, 'book_hotel', JSON.parse(body), {
          cookie: cookieOf(),
          'idempotency-key': key,
        })
      // The first booking of a hotel fills the caches that later bookings use.
      await book(randomUUID())
      const key = randomUUID()
      await site.server.request({ request: 'listen' })
      const { reference } = await book(key)
      const output = await site.server.request<RecordedStatement[]>({ request: 'heard' })
      models.push({ ...(await modelOf(site, reference)), recorded: output, key })
    }

    const bare = await startChild('./bare-booking.ts', { env: { DATABASE_URL: site.databaseUrl } })
    let connections = few
    let spent = { ours: nothing(), same: nothing(), plain: nothing() }
    const database = () => databaseMs(join(site.folder, 'postgres'))
    const ours = (length: number) => async () => {
      const request = () => ({
        ...(requests[Math.floor(Math.random() * requests.length)] as (typeof requests)[0]),
        headers: { 'content-type': 'application/json', cookie: cookieOf(), 'idempotency-key': randomUUID() },
      })
      const [server, databaseBefore] = [await site.server.request<Meters>({ request: 'meters' }), await database()]
      const served = await flood(site.address, { request, connections, seconds: length })
      const after = await site.server.request<Meters>({ request: 'meters' })
      spent.ours.bookings += served.answers
      spent.ours.client += after.cpuMs - server.cpuMs
      spent.ours.database += (await database()) - databaseBefore
      spent.ours.statements += after.statements - server.statements
      return served.perSecond
    }
    const bareWay = (way: Way) => (length: number) => async () => {
      // Notifications of earlier bookings may still be in progress, so the server is paused to leave its core to the
      // baseline. Running transactions finish first; otherwise their row locks would stay held during the pause.
      await sleep(500)
      process.kill(site.server.pid, 'SIGSTOP')
      const databaseBefore = await database()
      const { made, ms, failed, cpuMs } = await bare
        .request<Answer>({ way, connections, ms: length * 1000, models })
        .finally(() => process.kill(site.server.pid, 'SIGCONT'))
      if (failed > 0) throw new Error(`${failed} bare bookings failed`)
      spent[way].bookings += made
      spent[way].client += cpuMs
      spent[way].database += (await database()) - databaseBefore
      return made / (ms / 1000)
    }
    const [same, plain] = [bareWay('same'), bareWay('plain')]
    await interleave(1, { ours: ours(2), same: same(1), plain: plain(1) })
    // The database does this by itself within a minute. Plans made while the tables were empty scan whole tables.
    await site.sql('analyze')
    const rows: Row[] = []
    for (const concurrency of [few, many]) {
      connections = concurrency
      spent = { ours: nothing(), same: nothing(), plain: nothing() }
      const taken = await interleave(rounds, { ours: ours(seconds), same: same(seconds), plain: plain(seconds) })
      const beside = (way: Way, what: string): Row[] => {
        const ratio = medianRatio(taken.ours, taken[way])
        return [
          {
            what: `book_hotel, ${concurrency} at a time, beside ${what}`,
            ours: perSecond(median(taken.ours)),
            floor: `${perSecond(median(taken[way]))} bare`,
            ratio: percent(ratio),
            target: `≥ ${percent(target)}`,
            reached: ratio >= target,
          },
          {
            what: 'processor a booking, its process and the database',
            ours: both(spent.ours),
            floor: both(spent[way]),
            ratio: percent(each(spent[way]) / each(spent.ours)),
          },
        ]
      }
      const statements = (spent.ours.statements / spent.ours.bookings).toFixed(1)
      rows.push(
        ...beside('same', `its own transaction of ${statements} statements sent bare`),
        ...beside('plain', 'nothing but its rows, a plain statement a table'),
      )
    }
    await bare.stop()
    return [...rows, await ledgerRow(site, soldBefore), await notificationsRow(site)]
  },
}

type Spent = { bookings: number; client: number; database: number; statements: number }

function nothing(): Spent {
  return { bookings: 0, client: 0, database: 0, statements: 0 }
}

function each({ bookings, client, database }: Spent): number {
  return (client + database) / bookings
}

function both(spent: Spent): string {
  return `${ms(spent.client / spent.bookings)} + ${ms(spent.database / spent.bookings)}`
}

async function modelOf({ sql }: Site, reference: string): Promise<Omit<Model, 'recorded' | 'key'>> {
  const [found] = await sql<Omit<Model, 'recorded' | 'key'>>(
    `select to_jsonb(b) as booking, to_jsonb(r) as room, b.check_out - b.check_in as nights, m.data::text as notification,
       (select answer::text from idempotency_key where endpoint = 'book_hotel' and position(b.reference in answer::text) > 0) as answer
     from booking b join booking_room r on r.booking_id = b.id join notification m on m.dedupe_key = 'booked:' || b.reference
     where b.reference = $1`,
    [reference],
  )
  if (!found) throw new Error(`Booking ${reference} is not in the database`)
  const { booking, room } = found
  const columns = { product: booking.product, price: booking.price, guests: booking.guests, contact: booking.contact }
  const texts = Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, JSON.stringify(value)]))
  return { ...found, booking: { ...booking, ...texts }, room: { ...room, priced: JSON.stringify(room.priced) } }
}

/** Checks consistency: the nights counted as sold since the start equal those of the bookings made since. */
async function ledgerRow(site: Site, before: Sold): Promise<Row> {
  const now = await nightsSold(site)
  const [counted, booked] = [now.counted - before.counted, now.booked - before.booked]
  return {
    what: 'nights counted as sold beside the nights of all bookings made',
    ours: counted.toLocaleString('en'),
    floor: booked.toLocaleString('en'),
    target: 'the same',
    reached: counted === booked,
  }
}

/** Notifications are sent after the booking request is answered, as fast as the request load allows. */
async function notificationsRow({ sql }: Site): Promise<Row> {
  const [notifications] = await sql<{ sent: number; queued: number }>(`
    select count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status = 'queued')::int as queued
    from notification where kind = 'booking_confirmed'`)
  return {
    what: 'notifications sent meanwhile; still queued',
    ours: String(notifications?.sent),
    floor: String(notifications?.queued),
  }
}

type Sold = { counted: number; booked: number }

async function nightsSold({ sql }: Site): Promise<Sold> {
  const [sold] = await sql<Sold>(`
    select (select coalesce(sum(sold), 0) from night_inventory)::int as counted,
      (select coalesce(sum(b.check_out - b.check_in), 0) from booking b join booking_room r on r.booking_id = b.id
        where b.status in ('confirmed', 'completed', 'no_show'))::int as booked`)
  return sold ?? { counted: Number.NaN, booked: Number.NaN }
}
