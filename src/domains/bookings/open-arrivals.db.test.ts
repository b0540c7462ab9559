import { expect, test } from 'vitest'
import { addDays } from '#domains/stays/nights.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, quoteStay, today } from '#test/world.ts'

async function withLimit(most: number) {
  const world = await makeWorld({ pool: 12 })
  await world.sql(`insert into setting (key, value) values ('limits', $1)`, [JSON.stringify({ open_arrivals: most })])
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 20, rates: [{ payment: 'both' }] }] })
  return { world, hotel, guest: await world.traveller() }
}

const codeOf = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? 'done' : answer.error?.code)

test('an account has so many bookings ahead that are paid on arrival; paid online it may have more', async () => {
  const { hotel, guest, world } = await withLimit(2)
  const [first] = [await guest.books(hotel, {}), await guest.books(hotel, {})]
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_arrivals')
  expect(codeOf(await guest.books(hotel, { payment: 'prepay' }))).toBe('done')
  expect(codeOf(await (await world.traveller()).books(hotel, {}))).toBe('done')
  // Nor by booking online first and changing the way to pay then.
  const [held] = await world.sql(`select reference from booking where payment_type = 'prepay'`)
  const change = { reference: String(held?.reference), payment_type: 'arrival' } as const
  expect(codeOf(await guest.api.change_user_booking_payment_type(change))).toBe('too_many_arrivals')
  if (!first?.ok) throw new Error('not booked')
  const { reference, total } = first.data
  await guest.api.cancel_booking({ reference, accepted_penalty: { ...total, minor: 0 } })
  expect(codeOf(await guest.books(hotel, {}))).toBe('done')
  expect(await wrongStock(world)).toEqual([])
})

test('whoever changes to paying online and does not pay has it counted as before', async () => {
  const { hotel, guest } = await withLimit(2)
  const [one, other] = [await guest.books(hotel, {}), await guest.books(hotel, {})]
  if (!one.ok || !other.ok) throw new Error('not booked')
  const change = (payment_type: 'prepay' | 'arrival') =>
    guest.api.change_user_booking_payment_type({ reference: one.data.reference, payment_type })
  expect(codeOf(await change('prepay'))).toBe('done')
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_arrivals')
  // It is one of the two either way, and may go back.
  expect(codeOf(await change('arrival'))).toBe('done')
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_arrivals')
})

test('asked at once, no more than so many go through', async () => {
  const { hotel, guest } = await withLimit(3)
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest.books(hotel, {})))
  expect(answers.filter(({ ok }) => ok).length).toBe(3)
})

test('what is over counts no more, and 0 is no limit', async () => {
  const { hotel, guest, world } = await withLimit(1)
  await guest.books(hotel, { checkIn: addDays(today, 1), nights: 1 })
  expect(codeOf(await guest.books(hotel, {}))).toBe('too_many_arrivals')
  world.timeIs(`${addDays(today, 4)}T09:00:00Z`)
  expect(codeOf(await guest.books(hotel, {}))).toBe('done')
  await world.sql(`update setting set value = '{"open_arrivals": 0}' where key = 'limits'`)
  world.wired.memory.clear()
  expect(codeOf(await guest.books(hotel, {}))).toBe('done')
})

test('the desk may book beyond it', async () => {
  const { hotel, guest, world } = await withLimit(1)
  await guest.books(hotel, {})
  const { api } = await staffOf(world, 'agent')
  const quoted = await quoteStay(api, hotel, {})
  if (!quoted.ok) throw new Error(quoted.error.code)
  const contact = { ...quoted.input.contact, email: guest.email }
  expect(codeOf(await api.book_for_guest({ ...quoted.input, contact, locale: 'en' }))).toBe('done')
})
