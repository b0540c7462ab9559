import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, quoteStay, today } from '#test/world.ts'

async function withLimit(max: number) {
  const world = await makeWorld({ pool: 12 })
  await world.sql(`insert into setting (key, value) values ('limits', $1)`, [JSON.stringify({ open_arrivals: max })])
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 20, rates: [{ payment: 'both' }] }] })
  return { world, hotel, guest: await world.traveller() }
}

const codeOf = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? 'done' : answer.error?.code)

test('an account has a limit of upcoming bookings paid on arrival; online payment is not limited', async () => {
  const { hotel, guest, world } = await withLimit(2)
  const [first] = [await guest.books(hotel, {}), await guest.books(hotel, {})]
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_unpaid')
  expect(codeOf(await guest.books(hotel, { payment: 'prepay' }))).toBe('done')
  expect(codeOf(await (await world.traveller()).books(hotel, {}))).toBe('done')
  // Booking with online payment first and changing the payment type later does not bypass the limit.
  const [held] = await world.sql(`select reference from booking where payment_type = 'prepay'`)
  const change = { reference: String(held?.reference), payment_type: 'arrival' } as const
  expect(codeOf(await guest.api.change_user_booking_payment_type(change))).toBe('too_many_unpaid')
  if (!first?.ok) throw new Error('the stay was not booked')
  const { reference, total } = first.data
  await guest.api.cancel_booking({ reference, accepted_penalty: { ...total, minor: 0 } })
  expect(codeOf(await guest.books(hotel, {}))).toBe('done')
  expect(await wrongStock(world)).toEqual([])
})

test('a booking changed to online payment still counts towards the limit until it is paid', async () => {
  const { hotel, guest } = await withLimit(2)
  const [one, other] = [await guest.books(hotel, {}), await guest.books(hotel, {})]
  if (!one.ok || !other.ok) throw new Error('the stay was not booked')
  const change = (payment_type: 'prepay' | 'arrival') =>
    guest.api.change_user_booking_payment_type({ reference: one.data.reference, payment_type })
  expect(codeOf(await change('prepay'))).toBe('done')
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_unpaid')
  // It counts as one of the two either way, so it can be changed back.
  expect(codeOf(await change('arrival'))).toBe('done')
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_unpaid')
})

test('concurrent bookings do not exceed the limit', async () => {
  const { hotel, guest } = await withLimit(3)
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest.books(hotel, {})))
  expect(answers.filter(({ ok }) => ok).length).toBe(3)
})

test('past bookings do not count, and 0 means no limit', async () => {
  const { hotel, guest, world } = await withLimit(1)
  await guest.books(hotel, { checkIn: addDays(today, 1), nights: 1 })
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_unpaid')
  world.timeIs(`${addDays(today, 4)}T09:00:00Z`)
  expect(codeOf(await guest.books(hotel, {}))).toBe('done')
  await world.sql(`update setting set value = '{"open_arrivals": 0}' where key = 'limits'`)
  world.services.memory.clear()
  expect(codeOf(await guest.books(hotel, {}))).toBe('done')
})

test('the limit does not apply to bookings made by staff', async () => {
  const { hotel, guest, world } = await withLimit(1)
  await guest.books(hotel, {})
  const { api } = await staffOf(world, 'agent')
  const quoted = await quoteStay(api, hotel, {})
  if (!quoted.ok) throw new Error(quoted.error.code)
  const contact = { ...quoted.input.contact, email: guest.email }
  expect(codeOf(await api.book_for_guest({ ...quoted.input, contact, locale: 'en' }))).toBe('done')
})
