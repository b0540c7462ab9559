import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

test('while a booking is being changed its quotes are answered, and an overdue one is shown as it is', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const booked = await guest.books(hotel, { payment: 'prepay', key: 'a-held-booking' })
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference } = booked.data
  const confirmed = await guest.books(hotel, { checkIn: addDays(today, 20), key: 'a-confirmed-booking' })
  if (!confirmed.ok) throw new Error(confirmed.error.code)
  const { api } = await staffOf(world, 'manager')
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select from booking for update')
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  const stay = { kind: 'stay' as const, hotel_id: hotel.id, check_in: addDays(today, 30), rooms }
  const quotes = await Promise.all([
    guest.api.quote_change({
      reference: confirmed.data.reference,
      selection: { ...stay, check_out: addDays(today, 31) },
    }),
    guest.api.quote_cancellation({ reference }),
    api.quote_admin_cancellation({ reference, goodwill: false }),
    api.quote_amendment({
      reference: confirmed.data.reference,
      check_in: addDays(today, 22),
      check_out: addDays(today, 24),
    }),
  ])
  expect(quotes.map(({ ok }) => ok)).toEqual([true, true, true, true])
  world.timeIs(`${today}T23:00:00Z`)
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { status: 'pending' } })
  await client.query('commit')
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { status: 'expired' } })
})
