import { bookedStay, priceOfProduct } from '#domains/bookings/model/products/product.ts'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBooking } from '#domains/bookings/make/make.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'
import { inTransaction } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { wrongCharges } from '#test/charges.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

/** One line of the data: a booking, and its cancellation if it was cancelled. */
type Row = { id: number; booked: string; arrival: string; nights: number; roomType: string; cancelledOn: string | null }
type Scenario = {
  allotment: Record<string, number>
  accepted: number
  refused: number
  released: number
  held_room_nights_at_end: number
  refused_by_type: Record<string, number>
}

const oracle = JSON.parse(readFileSync('test/data/hotel_bookings_oracle.json', 'utf8')) as Record<string, Scenario>
const rows = readRows()
/** Statements that are sent together: few enough that the last is answered long before the timeout of a statement. */
const atOnce = 50

/**
 * Replays bookings and their cancellations through the domain's own commands and compares with the oracle.
 *
 * @param first the number of bookings; all by default
 */
export function replayAgreesWithOracle(name: string, first?: number): void {
  test(`real bookings replayed in order give the counts of the oracle: ${name}`, { timeout: 3_600_000 }, async () => {
    const expected = oracle[name] as Scenario
    const replayed = rows.slice(0, first)
    // One connection with asynchronous commit, because no data has to outlive the test.
    const world = await makeWorld({ pool: 1 })
    await world.sql("select set_config('synchronous_commit', 'off', false)")
    const { hotelId, rooms, userId } = await resort(world, expected.allotment)
    const counts = { accepted: 0, refused: 0, released: 0, refusedByType: {} as Record<string, number> }
    const ids = new Map<number, number>()
    const { db } = world.services.database

    const one = async (tx: Queryable, { row, cancels }: { row: Row; cancels: boolean }) => {
      if (cancels) {
        const id = ids.get(row.id)
        if (id === undefined) return
        const moved = await cancel(world, tx, id)
        if (!moved.ok) throw new Error(`the booking of row ${row.id} could not be cancelled: ${moved.error.code}`)
        counts.released++
        return
      }
      const room = rooms.get(row.roomType) as { id: number; rate: number }
      const made = await book(tx, row, { hotelId, userId, room })
      if (made.ok) {
        counts.accepted++
        ids.set(row.id, made.data.id)
      } else {
        counts.refused++
        counts.refusedByType[row.roomType] = (counts.refusedByType[row.roomType] ?? 0) + 1
      }
    }
    // One connection runs statements in the order in which they are sent, so each booking finds what the earlier ones
    // left. A rejected booking has written nothing that would need a rollback.
    for (const events of runsOf(inOrder(replayed))) {
      await inTransaction(db, (tx) => Promise.all(events.map((event) => one(tx, event))))
    }
    expect(counts).toEqual({
      accepted: expected.accepted,
      refused: expected.refused,
      released: expected.released,
      refusedByType: expected.refused_by_type,
    })
    const [held] = await world.sql(
      'select sum(sold)::int as nights, max(sold - allotment) as over from night_inventory',
    )
    expect(held?.nights).toBe(expected.held_room_nights_at_end)
    expect(held?.over).toBeLessThanOrEqual(0)
    expect(await wrongCharges(world)).toEqual([])
  })
}

function readRows(): Row[] {
  const [head = '', ...lines] = gunzipSync(readFileSync('test/data/hotel_bookings_replay.csv.gz'))
    .toString()
    .trim()
    .split('\n')
  const column = new Map(head.split(',').map((name, i) => [name, i]))
  return lines.flatMap((line) => {
    const cells = line.split(',')
    const cell = (name: string) => cells[column.get(name) as number] ?? ''
    const nights = Number(cell('week_nights')) + Number(cell('weekend_nights'))
    if (nights === 0) return []
    const cancelledOn = cell('status') === 'C' ? cell('status_date') : null
    return [
      {
        id: Number(cell('id')),
        booked: cell('booked'),
        arrival: cell('arrival'),
        nights,
        roomType: cell('room_type'),
        cancelledOn,
      },
    ]
  })
}

/** Sorts by date; on the same date all bookings first, then all cancellations, each by id. */
function inOrder(all: Row[]): { row: Row; cancels: boolean }[] {
  const events = all.flatMap((row) => [
    { row, cancels: false, on: row.booked },
    ...(row.cancelledOn ? [{ row, cancels: true, on: row.cancelledOn }] : []),
  ])
  return events.toSorted((a, b) =>
    a.on < b.on ? -1 : a.on > b.on ? 1 : Number(a.cancels) - Number(b.cancels) || a.row.id - b.row.id,
  )
}

/**
 * Splits events into runs of at most `atOnce` bookings, or of as many cancellations of bookings made before. A
 * cancellation takes several statements, so no booking is sent beside it.
 */
function runsOf(events: ReturnType<typeof inOrder>): ReturnType<typeof inOrder>[] {
  const runs: ReturnType<typeof inOrder>[] = []
  for (const event of events) {
    const run = runs.at(-1)
    if (run && run.length < atOnce && run[0]?.cancels === event.cancels) run.push(event)
    else runs.push([event])
  }
  return runs
}

async function resort(world: TestWorld, allotment: Record<string, number>) {
  const hotel = await world.hotel({ rooms: Object.keys(allotment).map((code) => ({ code })) })
  const { id: userId } = await world.traveller()
  const rooms = new Map(
    Object.keys(allotment).map((code, i) => [
      code,
      { id: hotel.rooms[i]?.id as number, rate: hotel.rooms[i]?.rates[0] as number },
    ]),
  )
  await world.sql('delete from night_inventory')
  const first = rows.reduce((min, row) => (row.arrival < min ? row.arrival : min), '9999')
  const last = rows.reduce(
    (max, row) => (addDays(row.arrival, row.nights) > max ? addDays(row.arrival, row.nights) : max),
    '0000',
  )
  for (const [code, room] of rooms) {
    await world.sql(
      'insert into night_inventory (room_type_id, night, price, allotment) select $1, night, 10000, $2 from unnest($3::date[]) as night',
      [room.id, allotment[code], nightsOf(first, last)],
    )
  }
  await world.sql('analyze night_inventory')
  return { hotelId: hotel.id, rooms, userId }
}

function book(tx: Queryable, row: Row, to: { hotelId: number; userId: string; room: { id: number; rate: number } }) {
  const checkOut = addDays(row.arrival, row.nights)
  const priced: PricedStay = {
    currency: 'SAR',
    checkIn: row.arrival,
    checkOut,
    nights: row.nights,
    rooms: [
      {
        roomTypeId: to.room.id,
        ratePlanId: to.room.rate,
        occupancy: { adults: 2, childAges: [] },
        board: 'room_only',
        nights: [],
        boardAmount: 0,
        taxes: [],
        total: 0,
      },
    ],
    taxes: [],
    fees: [],
    total: 0,
    plan: [],
    payment: 'arrival',
    cancellation: { kind: 'free', freeUntil: null, steps: [] },
  }
  const product = bookedStay(to.hotelId, priced)
  return makeBooking(tx, {
    reference: `R${row.id}`,
    userId: to.userId,
    actor: `traveller:${to.userId}`,
    source: 'site',
    gift: 0,
    product,
    price: priceOfProduct(product),
    status: 'confirmed',
    paymentType: 'arrival',
    guests: [],
    contact: standardContact,
    specialRequest: '',
    locale: 'en',
    deadlineAt: null,
    now: new Date(`${row.booked}T00:00:00Z`),
  })
}

/** No notifications for the guests of 2015. */
const nothingFollows = () => Promise.resolve()

function cancel({ services }: TestWorld, tx: Queryable, id: number) {
  const ports = { queue: nothingFollows, features: services.ports.features }
  const at = { db: tx, ports, actor: 'traveller:replay', now: new Date('2017-01-01T00:00:00Z') }
  return transition(at, { id, status: 'confirmed' }, { to: 'cancelled' })
}
