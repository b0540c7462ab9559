import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { verifyQuote } from '#domains/products/shared/quote-token.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { itemAs } from '#test/item.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addPromotion, usesOf } from '#test/promotions.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, today, type StayOptions, type TestHotel, type TestTraveller } from '#test/world.ts'

const tenPercent = { code: 'EARLY10', rate_basis_points: 1_000 }

/** Applies a code to a quote of a stay. */
async function discounted(guest: TestTraveller, hotel: TestHotel, stay: StayOptions = {}, code = 'early10') {
  const ready = await quoteStay(guest.api, hotel, stay)
  if (!ready.ok) throw new Error(ready.error.code)
  const applied = await guest.api.apply_promotion_code({ quote_token: ready.input.quote_token, code })
  if (!applied.ok || applied.data.kind !== 'stay') return { applied, input: ready.input, quote: null }
  return { applied, input: { ...ready.input, quote_token: applied.data.quote.token }, quote: applied.data.quote }
}

async function booksWith(guest: TestTraveller, hotel: TestHotel, stay: StayOptions = {}) {
  return guest.api.book_hotel((await discounted(guest, hotel, stay)).input)
}

async function sale(promotion: Parameters<typeof addPromotion>[1] = tenPercent, allotment = 3) {
  const world = await makeWorld()
  await world.paysOnline()
  await addPromotion(world, promotion)
  const hotel = await world.hotel({ rooms: [{ allotment, rates: [{ payment: 'both' }] }] })
  return { world, hotel, guest: await world.traveller() }
}

test('a code reduces the quote, the booking has exactly this price, and the use is counted', async () => {
  const { world, hotel, guest } = await sale()
  const { quote, input } = await discounted(guest, hotel)
  const full = quote?.discountable.minor ?? 0
  expect(quote?.discount).toEqual({
    code: 'EARLY10',
    name: 'Early bird',
    amount: { minor: Math.round(full / 10), currency: 'SAR' },
  })
  const booked = await guest.api.book_hotel(input)
  expect(booked).toMatchObject({ ok: true, data: { total: quote?.total, item: { discount: quote?.discount } } })
  expect(await usesOf(world)).toBe(1)
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a selection with a code has the discounted price and its token books it; a code that grants nothing changes nothing', async () => {
  const { world, hotel, guest } = await sale()
  const ready = await quoteStay(guest.api, hotel)
  if (!ready.ok) throw new Error(ready.error.code)
  const { selection: row } = verifyQuote(world.services.ports.signer, ready.input.quote_token) ?? {}
  if (row?.kind !== 'stay') throw new Error('no stay')
  const { hotelId: hotel_id, checkIn: check_in, checkOut: check_out, rooms } = row
  const selection = { kind: 'stay' as const, hotel_id, check_in, check_out, rooms }
  const quoted = async (code: { code?: string }) => {
    const found = await guest.api.quote_selection({ selection, ...code })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const full = await quoted({})
  const wrong = await quoted({ code: 'nothing' })
  expect({ total: wrong.total, problem: wrong.promotion?.problem?.code }).toEqual({
    total: full.total,
    problem: 'promotion_unknown',
  })
  const reduced = await quoted({ code: 'early10' })
  expect(reduced.promotion).toMatchObject({ code: 'EARLY10', problem: null })
  expect(reduced.total?.minor).toBeLessThan(full.total?.minor ?? 0)
  const booked = await guest.api.book_hotel({ ...ready.input, quote_token: reduced.token ?? '' })
  expect(booked).toMatchObject({ ok: true, data: { total: reduced.total } })
  expect(await usesOf(world)).toBe(1)
})

test('the receipt, the voucher and the reports show the discount, and a cancellation refunds what was charged', async () => {
  const { world, hotel, guest } = await sale()
  const held = await booksWith(guest, hotel, { payment: 'prepay' })
  if (!held.ok) throw new Error(held.error.code)
  const { reference, item, total } = held.data
  const started = await guest.api.start_payment({ reference })
  if (!started.ok) throw new Error(started.error.code)
  await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
  await guest.api.check_payment({ reference })
  const discount = { code: 'EARLY10', amount: item.discount?.amount }
  expect(await guest.api.show_receipt({ reference })).toMatchObject({
    ok: true,
    data: { total, vat: itemAs('stay', item).taxes.find(({ kind }) => kind === 'vat')?.amount, lines: [{ discount }] },
  })
  expect(await guest.api.show_voucher({ reference })).toMatchObject({
    ok: true,
    data: { discount, account: { total } },
  })
  const { api } = await staffOf(world, 'manager')
  expect(await api.report_bookings({ month: '2026-12' })).toMatchObject({
    data: { totals: { value: total.minor, discounts: discount.amount?.minor } },
  })
  const lines = await api.fetch_report_lines({ month: '2026-12' })
  expect(lines).toMatchObject({ data: [{ total, discount: discount.amount, discount_code: 'EARLY10' }] })
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  const { penalty, refund } = cost.data
  expect(penalty.minor + refund.minor).toBe(total.minor)
  expect(await guest.api.cancel_booking({ reference, accepted_penalty: penalty })).toMatchObject({ ok: true })
  await doJobs(world)
  expect(await world.sql('select captured_minor - refunded_minor as kept from payment')).toEqual([
    { kept: penalty.minor },
  ])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a stay that is moved keeps its discount', async () => {
  const { world, hotel, guest } = await sale()
  const booked = await booksWith(guest, hotel)
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference } = booked.data
  const { api } = await staffOf(world, 'agent')
  const dates = { check_in: addDays(today, 20), check_out: addDays(today, 23) }
  const quoted = await api.quote_amendment({ reference, ...dates })
  if (!quoted.ok) throw new Error(quoted.error.code)
  expect(quoted.data.stay.discount?.amount.minor).toBe(Math.round(quoted.data.stay.discountable.minor / 10))
})

test('the reason why a code deducts nothing is an error of its field', async () => {
  const { world, hotel, guest } = await sale({ ...tenPercent, min_total: 9_000_000 })
  const { applied } = await discounted(guest, hotel)
  expect(applied).toMatchObject({
    error: {
      code: 'invalid_input',
      errors: [{ path: 'code', code: 'promotion_min_total', params: { min: 'SAR 90,000' } }],
    },
  })
  await addPromotion(world, { ...tenPercent, code: 'ENDED', valid_to: addDays(today, -1) })
  for (const [code, reason] of [
    ['NOTHING', 'promotion_unknown'],
    ['ended', 'promotion_ended'],
  ]) {
    const { applied: other } = await discounted(guest, hotel, {}, code)
    expect(other).toMatchObject({ error: { errors: [{ code: reason }] } })
  }
})

test('codes cannot be guessed: unknown ones are limited for each address, and at the limit a right one is not recognised either', async () => {
  const { world, hotel, guest } = await sale()
  const ready = await quoteStay(guest.api, hotel)
  if (!ready.ok) throw new Error(ready.error.code)
  const tried = await Promise.all(
    Array.from({ length: 25 }, (_, i) =>
      guest.api.apply_promotion_code({ quote_token: ready.input.quote_token, code: `GUESS${i}` }),
    ),
  )
  expect(tried.filter((one) => !one.ok && one.error.code === 'too_many_requests')).toHaveLength(5)
  expect((await discounted(guest, hotel)).applied).toMatchObject({
    error: { code: 'too_many_requests', retryAfter: 60 },
  })
  world.timeIs(new Date(world.services.clock().getTime() + 60_000).toISOString())
  expect((await discounted(guest, hotel)).applied).toMatchObject({ ok: true })
})

test('a code with one use per account is rejected at the second booking, even if its quote was made before the first', async () => {
  const { world, hotel, guest } = await sale({ ...tenPercent, max_per_person: 1 })
  const later = await discounted(guest, hotel, { checkIn: addDays(today, 30) })
  expect(await booksWith(guest, hotel)).toMatchObject({ ok: true })
  const second = await guest.api.book_hotel(later.input)
  expect(second).toMatchObject({ ok: false, error: { code: 'price_changed', data: { discount: null } } })
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
  expect((await discounted(guest, hotel)).applied).toMatchObject({ error: { errors: [{ code: 'promotion_used' }] } })
  const other = await world.traveller()
  expect(await booksWith(other, hotel)).toMatchObject({ ok: true })
  expect(await usesOf(world)).toBe(2)
})

test('an ended code is rejected at the booking', async () => {
  const { world, hotel, guest } = await sale()
  const { input } = await discounted(guest, hotel)
  await world.sql('update promotion set offered = false')
  expect(await guest.api.book_hotel(input)).toMatchObject({
    error: { code: 'price_changed', data: { discount: null } },
  })
  expect(await world.sql('select sum(sold)::int as sold from night_inventory')).toEqual([{ sold: 0 }])
})

test('forty buyers at once with a code for three uses: exactly three get it, the others book nothing', async () => {
  const { world, hotel } = await sale({ ...tenPercent, max_uses: 3 }, 60)
  const guests = await Promise.all(Array.from({ length: 40 }, () => world.traveller()))
  const ready = []
  for (const guest of guests) ready.push({ guest, input: (await discounted(guest, hotel)).input })
  const answers = await Promise.all(ready.map(({ guest, input }) => guest.api.book_hotel(input)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(answers.filter((one) => !one.ok && one.error.code !== 'price_changed')).toEqual([])
  expect(await world.sql('select uses from promotion')).toEqual([{ uses: 3 }])
  expect(await world.sql('select sum(sold)::int as sold from night_inventory')).toEqual([{ sold: 6 }])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a hold that expires gives the use back, once, and a confirmed booking that is cancelled does not', async () => {
  const { world, hotel, guest } = await sale({ ...tenPercent, max_uses: 1, max_per_person: 1 })
  expect(await booksWith(guest, hotel, { payment: 'prepay' })).toMatchObject({ ok: true, data: { status: 'pending' } })
  expect(await usesOf(world)).toBe(1)
  world.timeIs('2026-12-01T10:00:00Z')
  await doSweep(world)
  await doSweep(world)
  expect(await usesOf(world)).toBe(0)
  const again = await booksWith(guest, hotel)
  if (!again.ok) throw new Error(again.error.code)
  const { reference } = again.data
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  await guest.api.cancel_booking({ reference, accepted_penalty: cost.data.penalty })
  expect(await usesOf(world)).toBe(1)
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('one order is one use for all its lines, and an amount is used up by them in their order', async () => {
  const { world, guest } = await sale({ code: 'GIFT', amount: 1_000_000, for_packages: false, max_uses: 1 })
  const { stay, party, guide } = await offered(world)
  for (const one of [stay, party, guide]) await guest.api.store_cart(one)
  const before = await cartOf(guest)
  expect(await guest.api.store_cart_promotion({ code: 'gift' })).toMatchObject({
    ok: true,
    data: { promotion: { code: 'GIFT', problem: null } },
  })
  const cart = await cartOf(guest)
  const discounts = cart.lines.map(({ quote }) => quote?.discount?.amount.minor ?? 0)
  expect(discounts).toEqual([before.lines[0]?.quote?.discountable.minor, 0, before.lines[2]?.total?.minor])
  expect(cart.promotion?.amount?.minor).toBe(discounts.reduce((sum, one) => sum + one, 0))
  // The taxes of a stay fall, too.
  expect(cart.promotion?.saved?.minor).toBe((before.total?.minor ?? 0) - (cart.total?.minor ?? 0))
  expect(cart.total?.minor).toBe(before.lines[1]?.total?.minor)
  const ordered = await orders(guest)
  expect(ordered).toMatchObject({ ok: true, data: { account: { total: cart.total } } })
  expect(await usesOf(world)).toBe(1)
  expect(await world.sql('select bookings from promotion_use')).toEqual([{ bookings: 2 }])
  expect((await cartOf(guest)).promotion).toBeNull()
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('the last hold of an order that expires gives its use back', async () => {
  const { world, guest } = await sale({ ...tenPercent, max_uses: 1 })
  const { stay, guide } = await offered(world)
  for (const one of [stay, guide]) await guest.api.store_cart(one)
  await guest.api.store_cart_promotion({ code: 'EARLY10' })
  const ordered = await orders(guest, { payment_type: 'prepay' })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const [first] = ordered.data.bookings
  await guest.api.release_booking({ reference: first?.reference ?? '' })
  expect(await usesOf(world)).toBe(1)
  world.timeIs('2026-12-01T10:00:00Z')
  await doSweep(world)
  expect(await usesOf(world)).toBe(0)
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('an order whose code was used up meanwhile is not made, and the cart shows the price without it', async () => {
  const { world, hotel, guest } = await sale({ ...tenPercent, max_uses: 1 })
  const { stay } = await offered(world)
  await guest.api.store_cart(stay)
  await guest.api.store_cart_promotion({ code: 'EARLY10' })
  const { token } = await cartOf(guest)
  expect(await booksWith(await world.traveller(), hotel)).toMatchObject({ ok: true })
  expect(await orders(guest, { cart_token: token ?? '' })).toMatchObject({
    error: {
      code: 'price_changed',
      data: { cart: { promotion: { amount: null, problem: { code: 'promotion_used_up' } } } },
    },
  })
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
})

test('a code of a visitor stays in the cart at sign-in', async () => {
  const { world } = await sale()
  const visitor = world.visitor()
  const { stay } = await offered(world)
  await visitor.store_cart(stay)
  await visitor.store_cart_promotion({ code: 'EARLY10' })
  expect(await visitor.fetch_cart()).toMatchObject({ data: { promotion: { code: 'EARLY10', problem: null } } })
  expect(await visitor.store_cart_promotion({ code: null })).toMatchObject({ data: { promotion: null } })
})

test('with a discount of everything nothing is payable online: the booking is confirmed at once', async () => {
  const { hotel, guest } = await sale({ code: 'EARLY10', rate_basis_points: 10_000 })
  const booked = await booksWith(guest, hotel, { payment: 'prepay' })
  expect(booked).toMatchObject({
    ok: true,
    data: { status: 'confirmed', payment_type: 'arrival', total: { minor: 0 } },
  })
})

test.each([
  ['takes the use again while it is left', true],
  ['is refunded in full if the use is gone', false],
])('a payment after the hold expired %s', async (_, left) => {
  const { world, hotel, guest } = await sale({ ...tenPercent, max_uses: 1 })
  const held = await booksWith(guest, hotel, { payment: 'prepay' })
  const reference = held.ok ? held.data.reference : ''
  const started = await guest.api.start_payment({ reference })
  if (!started.ok) throw new Error(started.error.code)
  world.timeIs('2026-12-01T09:29:50Z')
  await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'slow', world.services.clock())
  world.timeIs('2026-12-01T09:30:05Z')
  await doSweep(world)
  expect(await usesOf(world)).toBe(0)
  if (!left) expect(await booksWith(await world.traveller(), hotel)).toMatchObject({ ok: true })
  world.timeIs('2026-12-01T09:32:00Z')
  await doSweep(world)
  await doJobs(world)
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    data: left ? { status: 'confirmed', payment_status: 'paid' } : { status: 'expired' },
  })
  expect(await usesOf(world)).toBe(1)
  const total = held.ok ? held.data.total.minor : 0
  expect(await world.sql('select captured_minor as captured, refunded_minor as refunded from payment')).toEqual([
    { captured: total, refunded: left ? 0 : total },
  ])
  expect(await world.sql('select sum(held)::int as held from night_inventory')).toEqual([{ held: 0 }])
  expect(await reconcile(world.services.database.db)).toEqual([])
})
