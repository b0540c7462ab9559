import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today } from '#test/world.ts'

const contested = addDays(today, 20)
const atOnce = 12

/**
 * Everything here can be rejected; nothing is allowed to throw. A night that is counted before it is locked would
 * violate the CHECK of its table, which is a fault.
 */
test('rooms are booked while editors raise and lower the allotment: no request causes a fault, and no night is oversold', async () => {
  const world = await makeWorld({ pool: atOnce })
  await world.sql(`insert into setting (key, value) values ('limits', '{"open_arrivals": 0}')`)
  const room = { allotment: 20, price: 40_000 }
  const hotel = await world.hotel({ rooms: [room, { ...room, code: 'second' }] })
  const guests = await Promise.all(Array.from({ length: 6 }, () => world.traveller()))
  const { api } = await staffOf(world, 'editor')
  const output: Record<string, number> = {}
  const reported = (who: string, answer: { ok: boolean; error?: { code: string } }) => {
    const words = `${who} ${answer.ok ? 'done' : answer.error?.code}`
    output[words] = (output[words] ?? 0) + 1
  }
  const buy = async (i: number) => {
    const checkIn = addDays(contested, -(i % 3))
    const stay = { checkIn, nights: 1 + (i % 4), room: i % 2, key: `stock-storm-${i}` }
    const booked = await guests[i % guests.length]?.books(hotel, stay)
    if (booked) reported('guest', booked)
  }
  const edit = async (i: number) => {
    const room_ids = hotel.rooms.map(({ id }) => id)
    // Room types in either order: their nights are always locked in the same one.
    if (i % 2) room_ids.reverse()
    const nights = { hotel_id: hotel.id, room_ids, from: addDays(contested, -3), to: addDays(contested, 4) }
    const key = { idempotencyKey: `stock-edit-${i}` }
    if (i % 7 === 6) {
      const result = await api.fetch_stock({ hotel_id: hotel.id })
      const change = (result.ok && result.data.last_change?.id) || 1
      return reported('undo', await api.undo_stock({ hotel_id: hotel.id, change }, key))
    }
    const set = i % 3 === 0 ? { price: 40_000 + i } : { allotment: (i * 7) % 40 }
    reported('editor', await api.change_stock({ ...nights, set }, key))
  }
  let next = 0
  const work = async () => {
    for (let i = next++; i < 160; i = next++) await (i % 3 === 2 ? edit(i) : buy(i))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const guest = ['done', 'sold_out', 'price_changed', 'not_found'].map((answer) => `guest ${answer}`)
  const editor = ['done', 'stock_refused'].map((answer) => `editor ${answer}`)
  const undo = ['done', 'conflict', 'stock_refused'].map((answer) => `undo ${answer}`)
  const known = [...guest, ...editor, ...undo]
  expect(Object.keys(output).filter((answer) => !known.includes(answer))).toEqual([])
  expect(output).toMatchObject({ 'guest done': expect.any(Number), 'editor done': expect.any(Number) })
  expect(output['editor stock_refused']).toBeGreaterThan(0)
  expect(await wrongStock(world)).toEqual([])
})
