import { describe, expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { cartOf, orders } from '#test/ordering.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, today, type TestHotel } from '#test/world.ts'

const soon = addDays(today, 14)
const stay = { check_in: soon, check_out: addDays(soon, 2) }

/** A licensed hotel and one beside it, in a world whose provider sells licensed hotels only, or any. */
async function licensed({ required = true, until = addDays(today, 90) as string | null } = {}) {
  const world = await makeWorld()
  const [dunes, other] = [await world.hotel({ slug: 'dunes' }), await world.hotel({ slug: 'other' })]
  const licence = async (hotel: TestHotel, last: string | null) => {
    await world.sql('update hotel set tourism_licence = $2, tourism_licence_until = $3 where id = $1', [
      hotel.id,
      last === null ? '' : '10001234',
      last,
    ])
    world.services.memory.clear()
  }
  const requires = async (value: boolean) => {
    await world.sql(
      `insert into setting (key, value) values ('hotel_licences', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ required: value })],
    )
    world.services.memory.clear()
  }
  await licence(dunes, until)
  await licence(other, addDays(today, 365))
  await requires(required)
  const found = async () => {
    const answer = await world.visitor().fetch_hotels({ ...stay, where: 'makkah', occupancy: ['2'] })
    return answer.ok ? answer.data.map(({ slug }) => slug).toSorted() : answer.error.code
  }
  const page = async () => {
    const answer = await world.visitor().show_hotel({ id: dunes.id, ...stay, occupancy: ['2'] })
    if (!answer.ok) throw new Error(answer.error.code)
    const { on_sale, licence: shown, from, offers } = answer.data
    return { on_sale, licence: shown, from: from?.minor, why: offers?.[0]?.unavailable?.reason ?? null }
  }
  return { world, dunes, other, licence, requires, found, page }
}

const booked = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? 'booked' : answer.error?.code)

test.each([
  ['no rule, no licence', false, null, 'booked'],
  ['no rule, an ended licence', false, addDays(today, -1), 'booked'],
  ['the rule and a licence', true, addDays(today, 90), 'booked'],
  ['the last day of the licence, for a stay after it', true, today, 'booked'],
  ['an ended licence', true, addDays(today, -1), 'unlicensed'],
  ['no licence', true, null, 'unlicensed'],
])('%s: search, page, quote and booking agree', async (_, required, until, expected) => {
  const { world, dunes, found, page } = await licensed({ required, until })
  const sold = expected === 'booked'
  expect(await found()).toEqual(sold ? ['dunes', 'other'] : ['other'])
  expect(await page()).toEqual({
    on_sale: sold,
    licence: until !== null && until >= today ? { number: '10001234', valid_until: until } : null,
    from: sold ? 40_000 : undefined,
    why: sold ? null : 'unlicensed',
  })
  const guest = await world.traveller()
  const quoted = await quoteStay(guest.api, dunes, { checkIn: soon, nights: 2 })
  expect(quoted.ok ? booked(await guest.api.book_hotel(quoted.input)) : quoted.error.code).toBe(expected)
  const nights = await world
    .visitor()
    .get_room_availability({ room_id: dunes.rooms[0]?.id ?? 0, from: soon, to: stay.check_out })
  expect(nights.ok && nights.data.map(({ available }) => available)).toEqual([sold, sold])
  const prices = await world.visitor().fetch_price_calendar({ hotel_id: dunes.id, from: soon, days: 1, nights: 2 })
  expect(prices.ok && prices.data.days[0]?.why).toBe(sold ? null : 'unlicensed')
  const best = await world.visitor().recommended_services({})
  const recommended = best.ok ? best.data.flatMap((one) => (one.kind === 'hotel' ? one.hotel.slug : [])) : []
  expect(recommended.includes('dunes')).toBe(sold)
})

describe('a licence that ends after the price was quoted', () => {
  test('refuses the booking on the site and on the phone; the rule switched off sells it', async () => {
    const { world, dunes, licence, requires } = await licensed()
    const [guest, noor] = [await world.traveller(), await staffOf(world, 'agent')]
    const onSite = await quoteStay(guest.api, dunes, { checkIn: soon })
    const byPhone = await quoteStay(noor.api, dunes, { checkIn: soon })
    if (!onSite.ok || !byPhone.ok) throw new Error('no quote')
    await licence(dunes, addDays(today, -1))
    const input = { ...byPhone.input, locale: 'en' as const }
    expect(booked(await guest.api.book_hotel(onSite.input))).toBe('unlicensed')
    expect(booked(await noor.api.book_for_guest(input))).toBe('unlicensed')
    expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 0 }])
    await requires(false)
    expect(booked(await guest.api.book_hotel(onSite.input))).toBe('booked')
  })

  test('at midnight in the hotel’s city refuses a quote of a few minutes before', async () => {
    const { world, dunes } = await licensed({ until: today })
    const guest = await world.traveller()
    world.timeIs(`${today}T20:55:00Z`)
    const quoted = await quoteStay(guest.api, dunes, { checkIn: soon })
    if (!quoted.ok) throw new Error(quoted.error.code)
    world.timeIs(`${today}T21:01:00Z`)
    expect(booked(await guest.api.book_hotel(quoted.input))).toBe('unlicensed')
  })

  test('is the reason of the line in the cart, and nothing of the cart is ordered', async () => {
    const { world, dunes, other, licence } = await licensed()
    const guest = await world.traveller()
    for (const hotel of [dunes, other]) {
      const room = `${hotel.rooms[0]?.rates[0]}~2`
      expect(await guest.api.store_cart({ hotel_id: hotel.id, ...stay, rooms: [room] })).toMatchObject({
        ok: true,
      })
    }
    const { token } = await cartOf(guest)
    await licence(dunes, null)
    expect((await cartOf(guest)).lines.map(({ refused }) => refused)).toEqual(['unlicensed', null])
    const input = { cart_token: token ?? '' }
    expect((await orders(guest, input)).ok).toBe(false)
    expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 0 }])
  })

  test('leaves existing bookings as they are: they are shown, with their voucher, and can be cancelled', async () => {
    const { world, dunes, licence } = await licensed()
    const guest = await world.traveller()
    const made = await guest.books(dunes, { checkIn: soon })
    if (!made.ok) throw new Error(made.error.code)
    const { reference } = made.data
    const voucher = async () => {
      const answer = await guest.api.show_voucher({ reference })
      return answer.ok && answer.data.licence
    }
    expect(await voucher()).toEqual({ number: '10001234', valid_until: addDays(today, 90) })
    await licence(dunes, addDays(today, -1))
    expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { status: 'confirmed' } })
    expect(await voucher()).toBeNull()
    const free = { minor: 0, currency: 'SAR' }
    expect(await guest.api.cancel_booking({ reference, accepted_penalty: free })).toMatchObject({
      data: { status: 'cancelled' },
    })
  })
})

test('staff are warned on the page of the day and in the list of hotels thirty days before a licence ends, only if licences are required', async () => {
  const { world, dunes, licence, requires } = await licensed()
  const { api } = await staffOf(world, 'agent')
  const manager = await staffOf(world, 'manager')
  const warned = async () => {
    const day = await api.fetch_today()
    const list = await manager.api.fetch_editables({ kind: 'hotel' })
    if (!day.ok || !list.ok) throw new Error('not listed')
    const marked = list.data.rows.flatMap(({ subject, licence: mark }) =>
      mark ? [{ hotel_id: Number(subject), ...mark }] : [],
    )
    const warnings = day.data.licences.map(({ hotel_id, valid_until, ended }) => ({ hotel_id, valid_until, ended }))
    expect(marked).toEqual(warnings)
    return warnings
  }
  const hotel_id = dunes.id
  for (const [days, ended] of [
    [31, null],
    [30, false],
    [1, false],
    [0, false],
    [-1, true],
  ] as const) {
    const valid_until = addDays(today, days)
    await licence(dunes, valid_until)
    expect(await warned()).toEqual(ended === null ? [] : [{ hotel_id, valid_until, ended }])
  }
  await licence(dunes, null)
  expect(await warned()).toEqual([{ hotel_id, valid_until: null, ended: true }])
  await requires(false)
  expect(await warned()).toEqual([])
})
