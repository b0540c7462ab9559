import { expect, test } from 'vitest'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { translator } from '#i18n/translator.server.ts'
import {
  bookStay,
  makeWorld,
  quoteStay,
  standardContact,
  today,
  type TestHotel,
  type TestTraveller,
} from '#test/world.ts'

const soon = addDays(today, 14)

/** The quote of the first room for two adults from `soon` on. */
function quoteOf({ api }: Pick<TestTraveller, 'api'>, hotel: TestHotel, nights: number) {
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  return api.get_hotel_price({ hotel_id: hotel.id, check_in: soon, check_out: addDays(soon, nights), rooms })
}

test('a booking of an instant hotel paid on arrival is confirmed immediately and takes every night', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 3 }] })
  const guest = await world.traveller()
  const booked = await guest.books(dunes, { checkIn: soon, nights: 3 })
  expect(booked).toMatchObject({
    ok: true,
    data: { status: 'confirmed', payment_status: 'unpaid', payment_type: 'arrival', nights: 3 },
  })
  const nights = await world.sql(
    'select night, held, sold from night_inventory where sold > 0 or held > 0 order by night',
  )
  expect(nights).toEqual([0, 1, 2].map((n) => ({ night: addDays(soon, n), held: 0, sold: 1 })))
  const events = await world.sql('select actor, from_status, to_status from booking_event')
  expect(events).toEqual([{ actor: `traveller:${guest.id}`, from_status: null, to_status: 'confirmed' }])
})

test('the last room is sold once: the second traveller gets `sold_out` and nothing is stored', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const [first, second] = [await world.traveller(), await world.traveller()]
  const quote = await quoteOf(second, dunes, 2)
  expect(await first.books(dunes, { checkIn: addDays(soon, 1), nights: 2 })).toMatchObject({ ok: true })
  const token = quote.ok ? quote.data.token : ''
  const late = await second.api.book_hotel({
    quote_token: token,
    guests: [{ first_name: 'Late', last_name: 'Guest' }],
    contact: standardContact,
    payment_type: 'arrival',
  })
  expect(late).toMatchObject({ ok: false, error: { code: 'sold_out', data: { alternatives: [] } } })
  expect(await world.sql('select sum(sold)::int as sold from night_inventory')).toEqual([{ sold: 2 }])
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
})

test('two rooms in one booking take two units of inventory, and need two free', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 3 }] })
  const guest = await world.traveller()
  expect(await guest.books(dunes, { rooms: 2 })).toMatchObject({ ok: true, data: { rooms: 2 } })
  expect(await guest.books(dunes, { rooms: 2 })).toMatchObject({ ok: false, error: { code: 'sold_out' } })
  expect(await guest.books(dunes, { rooms: 1 })).toMatchObject({ ok: true })
})

test('if the price has changed since the quote, nothing is booked and the error contains the new quote', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const guest = await world.traveller()
  const request = () => quoteOf(guest, dunes, 1)
  const before = await request()
  await world.sql('update night_inventory set price = price + 100')
  const body = {
    guests: [{ first_name: 'A', last_name: 'B' }],
    contact: standardContact,
    payment_type: 'arrival' as const,
  }
  const failure = await guest.api.book_hotel({ quote_token: before.ok ? before.data.token : '', ...body })
  expect(failure).toMatchObject({ ok: false, error: { code: 'price_changed' } })
  const offered = (failure.ok ? null : failure.error.data) as { token: string; total: { minor: number } }
  expect(offered.total.minor).toBeGreaterThan(before.ok ? before.data.total.minor : Infinity)
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 0 }])
  expect(await guest.api.book_hotel({ quote_token: offered.token, ...body })).toMatchObject({
    ok: true,
    data: { total: offered.total },
  })
})

test('a number of names that differs from the number of rooms is rejected with both numbers', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const guest = await world.traveller()
  const quote = await quoteOf(guest, dunes, 1)
  const name = { first_name: 'A', last_name: 'B' }
  const failure = await guest.api.book_hotel({
    quote_token: quote.ok ? quote.data.token : '',
    guests: [name, name],
    contact: standardContact,
    payment_type: 'arrival',
  })
  const error = { path: 'guests', code: 'wrong_name_count', params: { per: 'room', needed: 1, given: 2 } }
  expect(failure).toMatchObject({ ok: false, error: { code: 'invalid_input', errors: [error] } })
  expect(fieldErrorText(translator('en'), error)).toBe('Enter one name for each room: 1 room, 2 names given.')
  expect(fieldErrorText(translator('ar'), error)).toBe('اكتب اسمًا واحدًا لكل غرفة: غرفة واحدة، والأسماء المرسلة: 2.')
})

test('a quote expires after fifteen minutes, and a forged token is rejected', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const guest = await world.traveller()
  const quote = await quoteOf(guest, dunes, 1)
  const token = quote.ok ? quote.data.token : ''
  const body = {
    guests: [{ first_name: 'A', last_name: 'B' }],
    contact: standardContact,
    payment_type: 'arrival' as const,
  }
  const forged = `${Buffer.from('[1,"2026-12-15","2026-12-16",["1~2"],0,"x"]').toString('base64url')}.${token.split('.')[1]}`
  expect(await guest.api.book_hotel({ quote_token: forged, ...body })).toMatchObject({
    ok: false,
    error: { code: 'quote_expired' },
  })
  world.timeIs(`${today}T09:15:00Z`)
  expect(await guest.api.book_hotel({ quote_token: token, ...body })).toMatchObject({
    ok: false,
    error: { code: 'quote_expired' },
  })
  world.timeIs(`${today}T09:14:59Z`)
  expect(await guest.api.book_hotel({ quote_token: token, ...body })).toMatchObject({ ok: true })
})

test('only rates that allow payment on arrival can be booked with it', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ rates: [{ payment: 'prepay' }] }] })
  const guest = await world.traveller()
  // Without online payment such a rate is not sold at all.
  expect(await guest.books(dunes, {})).toMatchObject({ ok: false, error: { code: 'not_found' } })
  await world.paysOnline()
  expect(await guest.books(dunes, {})).toMatchObject({ ok: false, error: { code: 'payment_type_not_allowed' } })
})

test('a hotel on request cannot be booked as instant', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ supply: 'portal' })
  const guest = await world.traveller()
  expect(await guest.books(dunes, {})).toMatchObject({ ok: false, error: { code: 'only_on_request' } })
  expect(await world.sql('select sum(sold + held)::int as taken from night_inventory')).toEqual([{ taken: 0 }])
})

test('calls with the same key and body book once and get the same response; another body is rejected', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 5 }] })
  const guest = await world.traveller()
  const quote = await quoteOf(guest, dunes, 1)
  const input = {
    quote_token: quote.ok ? quote.data.token : '',
    guests: [{ first_name: 'A', last_name: 'B' }],
    contact: standardContact,
    payment_type: 'arrival' as const,
  }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => guest.api.book_hotel(input, { idempotencyKey: 'same-key-1' })),
  )
  expect(answers[0]).toMatchObject({ ok: true })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await guest.api.book_hotel(input, { idempotencyKey: 'same-key-1' })).toEqual(answers[0])
  expect(
    await guest.api.book_hotel({ ...input, special_request: 'A cot' }, { idempotencyKey: 'same-key-1' }),
  ).toMatchObject({
    ok: false,
    error: { code: 'idempotency_reuse' },
  })
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
  const other = await world.traveller()
  expect(await other.api.book_hotel(input, { idempotencyKey: 'same-key-1' })).toMatchObject({ ok: true })
})

test('an error is stored under its idempotency key like a success', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const [first, second] = [await world.traveller(), await world.traveller()]
  const quote = await quoteOf(second, dunes, 1)
  await bookStay(first.api, dunes, { checkIn: soon, nights: 1 })
  const input = {
    quote_token: quote.ok ? quote.data.token : '',
    guests: [{ first_name: 'A', last_name: 'B' }],
    contact: standardContact,
    payment_type: 'arrival' as const,
  }
  const failure = { ok: false, error: { code: 'sold_out', data: { alternatives: [] } } }
  expect(await second.api.book_hotel(input, { idempotencyKey: 'refused-key' })).toMatchObject(failure)
  await world.sql('update night_inventory set sold = 0')
  expect(await second.api.book_hotel(input, { idempotencyKey: 'refused-key' })).toMatchObject(failure)
  expect(await second.api.book_hotel(input, { idempotencyKey: 'another-key' })).toMatchObject({ ok: true })
})

test("a traveller cannot see or list another traveller's booking", async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const [mine, other] = [await world.traveller(), await world.traveller()]
  const booked = await mine.books(dunes, {})
  const reference = booked.ok ? booked.data.reference : ''
  expect(await mine.api.show_booking({ reference })).toMatchObject({ ok: true })
  expect(await other.api.show_booking({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await other.api.fetch_my_bookings({})).toMatchObject({ ok: true, data: [] })
  expect(await world.visitor().show_booking({ reference })).toMatchObject({
    ok: false,
    error: { code: 'unauthenticated' },
  })
})

test('my bookings are upcoming until the night before departure is over in their place, then past', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const guest = await world.traveller()
  await guest.books(dunes, { checkIn: soon, nights: 2 })
  const list = async (group: 'upcoming' | 'past') => {
    const found = await guest.api.fetch_my_bookings({ group })
    return found.ok ? found.data.length : -1
  }
  world.timeIs(`${addDays(soon, 2)}T00:00:00Z`)
  expect([await list('upcoming'), await list('past')]).toEqual([1, 0])
  // 01:00 UTC is four in the morning in Riyadh: the last night is over there, but not yet in Cairo.
  world.timeIs(`${addDays(soon, 2)}T01:00:00Z`)
  expect([await list('upcoming'), await list('past')]).toEqual([0, 1])
  await world.sql(`update city set time_zone = 'Africa/Cairo'`)
  expect([await list('upcoming'), await list('past')]).toEqual([1, 0])
})

test('a page after the last one of my bookings is empty and has the total', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  await guest.books(await world.hotel(), { checkIn: soon, nights: 2 })
  expect(await guest.api.fetch_my_bookings({ page: 2, per_page: 10 })).toMatchObject({ data: [], meta: { total: 1 } })
})

test('held nights become sold even if a night was closed meanwhile, and a deadline is stored', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const guest = await world.traveller()
  const made = await guest.books(dunes, { checkIn: soon, nights: 2 })
  const { db } = world.services.database
  const [row] = await world.sql(`update booking set status = 'waiting' returning id`)
  await world.sql('update night_inventory set held = sold, sold = 0')
  const id = Number(row?.id)
  const now = new Date(`${today}T10:00:00Z`)
  const { ports } = world.services
  const deadlineAt = new Date(`${today}T22:00:00Z`)
  expect(made.ok).toBe(true)
  expect(
    await transition(
      { db, ports, now, actor: 'staff:1' },
      { id, status: 'waiting' },
      { to: 'waiting_user', deadlineAt },
    ),
  ).toMatchObject({ ok: true })
  expect(await world.sql('select deadline_at from booking')).toEqual([{ deadline_at: deadlineAt }])
  await world.sql('update night_inventory set closed = true where night = $1', [soon])
  expect(
    await transition({ db, ports, now, actor: 'clock' }, { id, status: 'waiting_user' }, { to: 'confirmed' }),
  ).toMatchObject({
    ok: true,
  })
  expect(
    await transition({ db, ports, now, actor: 'clock' }, { id, status: 'waiting_user' }, { to: 'confirmed' }),
  ).toMatchObject({
    ok: false,
    error: { code: 'status_changed' },
  })
  expect(await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory')).toEqual([
    { held: 0, sold: 2 },
  ])
  expect(
    await transition({ db, ports, now, actor: 'staff:1' }, { id, status: 'confirmed' }, { to: 'cancelled' }),
  ).toMatchObject({
    ok: true,
  })
  expect(await world.sql('select sum(held + sold)::int as taken from night_inventory')).toEqual([{ taken: 0 }])
})

test('an address in the contact is stored with the booking, with whitespace normalised', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const quoted = await quoteStay(guest.api, await world.hotel(), {})
  if (!quoted.ok) throw new Error(quoted.error.code)
  const contact = { ...quoted.input.contact, address: '12  Nile Street', city: 'Cairo', zip: '11511' }
  const made = await guest.api.book_hotel({ ...quoted.input, contact }, { idempotencyKey: 'with-address' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const stored = { ...contact, address: '12 Nile Street' }
  expect(made.data.contact).toEqual(stored)
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { contact: stored } })
})
