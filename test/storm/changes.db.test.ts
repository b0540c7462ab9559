import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { reasonOf } from '#server/observability/fault.ts'
import { wrongCharges } from '#test/charges.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today } from '#test/world.ts'

const rooms = 20
const booked = 14
const buyers = 20

/**
 * Repeats an act that the database ended at one of its time limits, as a client repeats a request after a 503: on a slow
 * machine the queue for a night can be longer than they allow. A deadlock is not repeated: it fails the test.
 */
async function untilAnswered<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!/statement timeout|lock timeout/.test(reasonOf(error))) throw error
    }
  }
}

test('travellers who move to each other’s full nights and buyers of the last rooms: nothing is sold twice or lost, without a deadlock', async () => {
  const world = await makeWorld({ pool: 8 })
  const hotel = await world.hotel({ rooms: [{ allotment: rooms }, { allotment: rooms }] })
  const first = addDays(today, 14)
  const stay = (night: number, nights: number, room: number) => ({
    kind: 'stay' as const,
    hotel_id: hotel.id,
    check_in: addDays(first, night),
    check_out: addDays(first, night + nights),
    rooms: [`${hotel.rooms[room]?.rates[0]}~2`],
  })
  // Half of them are in the first room type and on the first night, half in the second and on the next night.
  const moving = await Promise.all(
    Array.from({ length: booked * 2 }, async (_, i) => {
      const guest = await world.traveller()
      const side = i % 2
      const made = await guest.books(hotel, { checkIn: addDays(first, side), nights: 1, room: side })
      if (!made.ok) throw new Error(made.error.code)
      const { reference } = made.data
      // To the other room type, for both nights.
      const quote = await guest.api.quote_change({ reference, selection: stay(0, 2, 1 - side) })
      if (!quote.ok) throw new Error(quote.error.code)
      return () => guest.api.change_booking({ reference, change_token: quote.data.token })
    }),
  )
  const buying = await Promise.all(
    Array.from({ length: buyers }, async (_, i) => {
      const guest = await world.traveller()
      return () => guest.books(hotel, { checkIn: first, nights: 2, room: i % 2 })
    }),
  )
  const answers = await Promise.all(
    [...moving, ...buying].map((act) => untilAnswered<Awaited<ReturnType<typeof act>>>(act)),
  )
  const codes = Map.groupBy(answers, (answer) => (answer.ok ? 'ok' : answer.error.code))
  expect([...codes.keys()].toSorted()).toEqual(['ok', 'sold_out'])
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
  expect(await wrongCharges(world)).toEqual([])
  const [sold] = await world.sql(
    'select max(sold)::int as max, min(allotment - sold)::int as left from night_inventory where sold > 0',
  )
  expect(sold?.max).toBeLessThanOrEqual(rooms)
  // A traveller who could not change or buy has lost nothing: every booking is confirmed and has its nights.
  const [confirmed] = await world.sql(`select count(*)::int as n from booking where status = 'confirmed'`)
  const bought = answers.slice(moving.length).filter(({ ok }) => ok).length
  expect(confirmed).toEqual({ n: booked * 2 + bought })
})
