import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { changesOf } from '#test/changes.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today, type HotelOptions } from '#test/world.ts'

const soon = addDays(today, 14)

async function adminWorld(
  values: HotelOptions = { rooms: [{ allotment: 5, price: 40_000 }] },
  options: { nights?: number } = {},
) {
  const world = await makeWorld({ pool: 12, ...options })
  const hotel = await world.hotel(values)
  const editor = await staffOf(world, 'editor')
  const room = hotel.rooms[0]?.id ?? 0
  const nights = (from = soon, count = 3) =>
    world.sql(
      `select night::text, price, allotment, min_stay, min_stay_arrival, max_stay, closed, closed_to_arrival, closed_to_departure from night_inventory
       where room_type_id = $1 and night >= $2 and night < $3 order by night`,
      [room, from, addDays(from, count)],
    )
  const edits = { hotel_id: hotel.id, room_ids: [room], from: soon, to: addDays(soon, 2) }
  return { world, hotel, room, editor, api: editor.api, nights, edits }
}

test('an editor sets price, allotment and terms of a period; the audit and the change log record the previous values', async () => {
  const { world, hotel, api, edits, nights } = await adminWorld()
  const rules = { min_stay: 2, min_stay_arrival: 3, max_stay: 9, closed_to_arrival: true, closed_to_departure: true }
  const set = { price: 55_000, allotment: 7, closed: false, ...rules }
  expect(await api.change_stock({ ...edits, set })).toEqual({ ok: true, data: { nights: 3 } })
  expect(await nights()).toEqual([0, 1, 2].map((day) => ({ night: addDays(soon, day), ...set })))
  expect((await nights(addDays(soon, 3), 1))[0]).toMatchObject({ price: 40_000, allotment: 5 })
  expect(await world.sql('select endpoint, subject, after from staff_audit')).toEqual([
    { endpoint: 'change_stock', subject: `hotel:${hotel.id}`, after: expect.objectContaining({ set, nights: 3 }) },
  ])
  const [change] = await world.sql(`select nights -> 0 -> 'before' as before from stock_change`)
  expect(change?.before).toMatchObject({ price: 40_000, allotment: 5, minStay: 1 })
})

test('only the selected weekdays are changed', async () => {
  const { api, edits, nights } = await adminWorld()
  await api.change_stock({ ...edits, to: addDays(soon, 6), weekdays: [4, 5], set: { price: 90_000 } })
  const weekend = (await nights(soon, 7)).filter(({ price }) => price === 90_000).map(({ night }) => night as string)
  expect(weekend.map((night) => new Date(`${night}T00:00:00Z`).getUTCDay()).toSorted()).toEqual([4, 5])
})

test('an allotment below the rooms sold or held changes nothing, and the error lists the nights', async () => {
  const { world, hotel, room, api, edits, nights } = await adminWorld()
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: addDays(soon, 1), nights: 1 })
  await guest.books(hotel, { checkIn: addDays(soon, 1), nights: 1 })
  expect(await api.change_stock({ ...edits, set: { allotment: 1, price: 1 } })).toEqual({
    ok: false,
    error: {
      code: 'stock_refused',
      data: { nights: [{ room_id: room, night: addDays(soon, 1), reason: 'taken', taken: 2 }] },
    },
  })
  expect(await nights()).toEqual((await nights()).map((night) => ({ ...night, allotment: 5, price: 40_000 })))
  expect(await world.sql('select 1 from staff_audit')).toEqual([])
  expect(await api.change_stock({ ...edits, set: { allotment: 2 } })).toMatchObject({ ok: true })
})

test('missing nights are created only with both a price and an allotment', async () => {
  const { api, edits, nights } = await adminWorld()
  const later = { ...edits, from: addDays(today, 58), to: addDays(today, 63) }
  expect(await api.change_stock({ ...later, set: { price: 60_000 } })).toMatchObject({
    ok: false,
    error: {
      code: 'stock_refused',
      data: { nights: [60, 61, 62, 63].map((day) => ({ night: addDays(today, day), reason: 'not_laid_out' })) },
    },
  })
  expect(await api.change_stock({ ...later, set: { price: 60_000, allotment: 3 } })).toMatchObject({ ok: true })
  expect(await nights(addDays(today, 58), 9)).toHaveLength(6)
  const answer = await api.fetch_stock({ hotel_id: edits.hotel_id })
  expect(
    await api.undo_stock({ hotel_id: edits.hotel_id, change: answer.ok ? (answer.data.last_change?.id ?? 0) : 0 }),
  ).toMatchObject({ ok: true })
  expect(await nights(addDays(today, 58), 9)).toHaveLength(2)
})

test('the last change is undone, then the one before, unless a night has changed since', async () => {
  const { world, hotel, api, edits, nights } = await adminWorld()
  const last = async () => {
    const answer = await api.fetch_stock({ hotel_id: hotel.id })
    return answer.ok ? (answer.data.last_change?.id ?? 0) : 0
  }
  const before = await nights()
  await api.change_stock({ ...edits, set: { allotment: 8 } })
  const first = await last()
  await api.change_stock({ ...edits, set: { price: 70_000 } })
  const second = await last()
  expect(await api.undo_stock({ hotel_id: hotel.id, change: first })).toMatchObject({ error: { code: 'conflict' } })
  expect(await api.undo_stock({ hotel_id: hotel.id, change: second })).toEqual({ ok: true, data: { nights: 3 } })
  expect(await api.undo_stock({ hotel_id: hotel.id, change: second })).toMatchObject({ error: { code: 'conflict' } })
  const guest = await world.traveller()
  for (let i = 0; i < 6; i++) await guest.books(hotel, { checkIn: soon, nights: 1 })
  expect(await api.undo_stock({ hotel_id: hotel.id, change: first })).toMatchObject({
    error: { code: 'stock_refused', data: { nights: [{ night: soon, reason: 'taken', taken: 6 }] } },
  })
  await world.sql('update night_inventory set price = 1 where night = $1', [addDays(soon, 1)])
  expect(await api.undo_stock({ hotel_id: hotel.id, change: first })).toMatchObject({
    error: { data: { nights: [{ reason: 'taken' }, { night: addDays(soon, 1), reason: 'changed_since' }] } },
  })
  await world.sql('update night_inventory set price = 40000, sold = 0 where room_type_id = $1', [hotel.rooms[0]?.id])
  expect(await api.undo_stock({ hotel_id: hotel.id, change: first })).toMatchObject({ ok: true })
  expect(await nights()).toEqual(before)
})

test('a season copies the same Hijri days of the previous year with a percentage on the price', async () => {
  const { world, api, edits, room, nights } = await adminWorld(
    { rooms: [{ allotment: 4, price: 10_000 }] },
    { nights: 400 },
  )
  await world.sql('update night_inventory set price = 30000, min_stay = 3 where room_type_id = $1 and night = $2', [
    room,
    '2027-02-08',
  ])
  const ramadan = { ...edits, from: '2028-01-28', to: '2028-01-29' }
  const copy = { ...ramadan, fields: ['price', 'min_stay', 'allotment'] as const, percent: 10 }
  expect(await api.copy_stock({ ...copy, fields: [...copy.fields] })).toMatchObject({ ok: true })
  expect(await nights('2028-01-28', 2)).toMatchObject([
    { price: 33_000, min_stay: 3, allotment: 4 },
    { price: 11_000, min_stay: 1, allotment: 4 },
  ])
  expect(await api.copy_stock({ ...copy, from: soon, to: soon, fields: ['price'] })).toMatchObject({
    error: { code: 'stock_refused', data: { nights: [{ night: soon, reason: 'no_source' }] } },
  })
})

test('past dates, rooms of another hotel and invalid periods are rejected', async () => {
  const { world, api, edits } = await adminWorld()
  const other = await world.hotel()
  const error = async (more: object) => {
    const answer = await api.change_stock({ ...edits, ...more, set: { price: 1 } })
    return answer.ok ? null : answer.error.errors
  }
  expect(await error({ from: addDays(today, -1) })).toEqual([{ path: 'from', code: 'date_in_past' }])
  expect(await error({ to: addDays(soon, -1) })).toEqual([{ path: 'to', code: 'last_before_first' }])
  expect(await error({ to: addDays(soon, 500) })).toEqual([{ path: 'to', code: 'too_big' }])
  expect(await error({ room_ids: [other.rooms[0]?.id] })).toEqual([{ path: 'room_ids', code: 'not_a_choice' }])
  expect(await error({ to: soon, weekdays: [(new Date(`${soon}T00:00Z`).getUTCDay() + 1) % 7] })).toEqual([
    { path: 'weekdays', code: 'not_a_choice' },
  ])
  expect(await api.change_stock({ ...edits, set: {} })).toMatchObject({
    error: { errors: [{ path: 'set', code: 'required' }] },
  })
})

test('a change is recorded, and travellers see the new prices everywhere', async () => {
  const { world, hotel, api, edits } = await adminWorld()
  const changed = await changesOf(world)
  const visitor = world.visitor()
  const stay = { check_in: soon, check_out: addDays(soon, 2) }
  const seen = async () => {
    const nights = await visitor.get_room_availability({
      room_id: edits.room_ids[0] ?? 0,
      from: soon,
      to: addDays(soon, 1),
    })
    const found = await visitor.fetch_hotels({ where: 'makkah', ...stay, occupancy: ['2'] })
    return [nights.ok && nights.data[0]?.price.minor, found.ok && found.data.map(({ id }) => id)]
  }
  expect(await seen()).toEqual([40_000, [hotel.id]])
  await api.change_stock({ ...edits, set: { price: 44_000 } })
  expect(await changed()).toEqual([`hotel:${hotel.id}`])
  expect(await seen()).toEqual([44_000, [hotel.id]])
  await api.change_stock({ ...edits, set: { closed: true } })
  expect(await seen()).toEqual([44_000, []])
  expect(await wrongStock(world)).toEqual([])
})
