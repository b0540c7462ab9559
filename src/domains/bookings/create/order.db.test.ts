import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dueOf } from '#domains/shared/short-account.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { cartOf, offered, orders, people, takenOf } from '#test/ordering.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld } from '#test/world.ts'

const nothing = { nightsHeld: 0, nightsSold: 0, seatsHeld: 0, seatsSold: 0, slotsHeld: 0, slotsSold: 0 }

/** A traveller with a stay, a package and a service in the cart. */
async function shopped(values: Parameters<typeof offered>[1] = {}) {
  const world = await makeWorld()
  await world.paysOnline()
  const offer = await offered(world, values)
  const guest = await world.traveller()
  for (const one of [offer.stay, offer.party, offer.guide]) await guest.api.store_cart(one)
  return { world, guest, ...offer }
}

test('ordering books every line of the cart as one booking and empties the cart', async () => {
  const { world, guest } = await shopped()
  const { total } = await cartOf(guest)
  const [, , visit] = (await cartOf(guest)).lines
  const lines = [{ line_id: visit?.id ?? 0, leads: [1], special_request: 'A wheelchair' }]
  const ordered = await orders(guest, { lines })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const { reference, bookings } = ordered.data
  expect(bookings.map(({ kind, status, order }) => ({ kind, status, order }))).toEqual([
    { kind: 'stay', status: 'confirmed', order: reference },
    { kind: 'package', status: 'confirmed', order: reference },
    { kind: 'service', status: 'confirmed', order: reference },
  ])
  expect(ordered.data.account.total).toEqual(total)
  expect(ordered.data.to_pay).toBeNull()
  expect(await takenOf(world)).toEqual({ ...nothing, nightsSold: 2, seatsSold: 2, slotsSold: 2 })
  expect((await cartOf(guest)).lines).toEqual([])
  const named = await Promise.all(bookings.map((one) => guest.api.show_booking({ reference: one.reference })))
  expect(named.map((one) => one.ok && [one.data.guest_names, one.data.special_request])).toEqual([
    [[people[0]], ''],
    [[people[0]], ''],
    [[people[1]], 'A wheelchair'],
  ])
  expect(await guest.api.show_order({ reference })).toMatchObject({ ok: true, data: { bookings } })
  const other = await world.traveller()
  expect(await other.api.show_order({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('repeated and concurrent calls with the same key create one order', async () => {
  const { world, guest } = await shopped()
  const cart_token = (await cartOf(guest)).token ?? ''
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => orders(guest, { cart_token }, key)))
  const again = await orders(guest, { cart_token }, key)
  const made = [...answers, again].flatMap((one) => (one.ok ? one.data.reference : []))
  expect(new Set(made).size).toBe(1)
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 3 }])
  // Another tab with its own key finds nothing left to book.
  expect(await orders(guest, { cart_token }, randomUUID())).toMatchObject({
    error: { code: 'price_changed', data: { cart: { lines: [] } } },
  })
})

test('if any price differs from the accepted one, nothing is booked and the new cart shows both prices', async () => {
  const { world, guest } = await shopped()
  const before = await cartOf(guest)
  await world.sql('update service_option set amount = amount + 500')
  const failure = await orders(guest, { cart_token: before.token ?? '' }, randomUUID())
  expect(failure).toMatchObject({
    ok: false,
    error: {
      code: 'price_changed',
      data: {
        cart: { lines: [{}, {}, { was: before.lines[2]?.total }] },
        before: [{}, {}, { total: before.lines[2]?.total }],
      },
    },
  })
  expect(await takenOf(world)).toEqual(nothing)
  expect((await cartOf(guest)).lines).toHaveLength(3)
  expect(await orders(guest)).toMatchObject({ ok: true })
})

test('an order fails if a line was added or removed since the cart was accepted', async () => {
  const { guest, stay } = await shopped()
  const before = await cartOf(guest)
  await guest.api.delete_cart({ line_id: before.lines[1]?.id ?? 0 })
  expect(await orders(guest, { cart_token: before.token ?? '' })).toMatchObject({ error: { code: 'price_changed' } })
  const less = await cartOf(guest)
  await guest.api.store_cart({ ...stay, rooms: [...stay.rooms, ...stay.rooms] })
  expect(await orders(guest, { cart_token: less.token ?? '' })).toMatchObject({ error: { code: 'price_changed' } })
})

test.each([
  ['the last room', 'update night_inventory set sold = allotment', 0],
  ['the last seats', 'update departure set sold = seats - 1', 1],
  ['the last places of a service', 'update service_slot set sold = capacity', 2],
])('when %s are sold out, the error names the line and nothing else is booked', async (_, sql, at) => {
  const { world, guest, stay, guide } = await shopped()
  const other = await world.traveller()
  // A slot gets its row with its first booking.
  await other.api.store_cart(guide)
  await orders(other)
  const before = await cartOf(guest)
  const taken = await takenOf(world)
  await world.sql(sql)
  const failure = await orders(guest, { cart_token: before.token ?? '' }, randomUUID())
  expect(failure).toMatchObject({ ok: false, error: { code: 'sold_out', data: { line_id: before.lines[at]?.id } } })
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
  expect(await world.sql('select count(*)::int as n from booking_order')).toEqual([{ n: 1 }])
  expect(await takenOf(world)).toMatchObject({ seatsHeld: taken?.seatsHeld, nightsHeld: 0 })
  expect(stay.rooms).toHaveLength(1)
})

test('if two lines need the same last room, the failure of the second rolls back the first, also with an idempotency key', async () => {
  const { world, guest, stay } = await shopped({
    hotel: { rooms: [{ allotment: 1, rates: [{ payment: 'both' }, { payment: 'both' }] }] },
  })
  const [rate = 0, second = 0] = (await world.sql('select id from rate_plan order by id')).map(({ id }) => id as number)
  expect(stay.rooms[0]).toBe(`${rate}~2`)
  await guest.api.store_cart({ ...stay, rooms: [`${second}~2`] })
  const before = await cartOf(guest)
  const failure = await orders(guest, {}, randomUUID())
  expect(failure).toMatchObject({ ok: false, error: { code: 'sold_out', data: { line_id: before.lines[3]?.id } } })
  expect(await takenOf(world)).toEqual(nothing)
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 0 }])
})

test('rejects too few names, a payment type that a line does not allow, and an expired price', async () => {
  const { world, guest, stay } = await shopped()
  await guest.api.store_cart({ ...stay, rooms: [...stay.rooms, ...stay.rooms] })
  expect(await orders(guest, { guests: people.slice(0, 1) })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'guests', code: 'too_few_names', params: { min: 2 } }] },
  })
  const [first] = (await cartOf(guest)).lines
  const leadsOf = (leads: number[]) => orders(guest, { lines: [{ line_id: first?.id ?? 0, leads }] })
  expect(await leadsOf([2])).toMatchObject({ error: { errors: [{ path: 'lines.0.leads', code: 'not_a_choice' }] } })
  expect(await leadsOf([0, 1])).toMatchObject({
    error: { errors: [{ path: 'lines.0.leads', code: 'wrong_name_count', params: { needed: 1, given: 2 } }] },
  })
  await world.sql(`update service set payment = 'prepay'`)
  expect(await orders(guest)).toMatchObject({ error: { code: 'payment_type_not_allowed' } })
  const { token } = await cartOf(guest)
  world.timeIs('2026-12-01T09:15:00Z')
  expect(await orders(guest, { cart_token: token ?? '', payment_type: 'prepay' })).toMatchObject({
    error: { code: 'quote_expired' },
  })
  expect(await orders(guest, { cart_token: 'nonsense' })).toMatchObject({ error: { code: 'quote_expired' } })
})

/** An order to be paid online, with helpers for its payment pages. */
async function onTheWay() {
  const made = await shopped()
  const { world, guest } = made
  const { pay } = await cartOf(guest)
  const ordered = await orders(guest, { payment_type: 'prepay' })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const { reference, bookings } = ordered.data
  const [stay = '', travelPackage = '', visit = ''] = bookings.map((one) => one.reference)
  const page = async (of: string) => {
    const started = await guest.api.start_payment({ reference: of })
    if (!started.ok) throw new Error(started.error.code)
    return started.data.page
  }
  const settle = async (card: 'good' | 'declined' = 'good') => {
    await world.services.sandbox?.pay((await page(stay)).split('/').at(-1) ?? '', card, world.services.clock())
    await guest.api.check_payment({ reference: travelPackage })
  }
  const show = async () => {
    const found = await guest.api.show_order({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  return {
    ...made,
    reference,
    toPay: pay.prepay?.[0]?.amount.minor,
    ordered: ordered.data,
    stay,
    travelPackage,
    visit,
    page,
    settle,
    show,
  }
}

test('an order has one payment, whichever of its bookings starts it', async () => {
  const { world, ordered, toPay, stay, travelPackage, visit, page, settle, show } = await onTheWay()
  expect(ordered.bookings.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
  expect(ordered.to_pay?.minor).toBe(toPay)
  const pages = await Promise.all([stay, travelPackage, visit, stay, visit].map(page))
  expect(new Set(pages).size).toBe(1)
  await settle()
  const { bookings, to_pay } = await show()
  expect(bookings.map((one) => [one.status, one.payment_status])).toEqual(Array(3).fill(['confirmed', 'paid']))
  expect(to_pay).toBeNull()
  expect(await world.sql('select captured_minor as captured from payment')).toEqual([{ captured: toPay }])
  expect(await takenOf(world)).toEqual({ ...nothing, nightsSold: 2, seatsSold: 2, slotsSold: 2 })
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('the held bookings of an order are reported in one email with their total', async () => {
  const { world, toPay } = await onTheWay()
  world.timeIs('2026-12-01T09:06:00Z')
  await doSweep(world)
  await doSweep(world)
  expect(
    await world.sql(
      `select (data ->> 'amount')::int as amount, (data ->> 'others')::int as others from notification where kind = 'booking_held'`,
    ),
  ).toEqual([{ amount: toPay, others: 2 }])
})

test('after a declined card the whole order is still held, and another card pays for all of it', async () => {
  const { world, page, stay, visit, settle, show, toPay } = await onTheWay()
  const first = await page(stay)
  await settle('declined')
  expect((await show()).bookings.map((one) => one.payment_status)).toEqual(['failed', 'failed', 'failed'])
  expect(await page(visit)).not.toBe(first)
  expect((await show()).to_pay?.minor).toBe(toPay)
  await settle()
  expect((await show()).bookings.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await world.sql('select captured_minor as captured from payment order by captured_minor')).toEqual([
    { captured: 0 },
    { captured: toPay },
  ])
})

test('the receipt lists each line with its tax, and cancelling one booking refunds exactly its share', async () => {
  const { world, guest, travelPackage, visit, settle, show } = await onTheWay()
  await settle()
  const receipt = await guest.api.show_receipt({ reference: visit })
  if (!receipt.ok) throw new Error(receipt.error.code)
  expect(receipt.data.lines.map(({ what }) => what)).toEqual(['Test House', 'Test package', 'Test visit'])
  const booking = await guest.api.show_booking({ reference: visit })
  expect(receipt.data.order).toBe(booking.ok && booking.data.order)
  // The package is paid with its deposit of 30 percent, which has the same share of the tax.
  expect(receipt.data.lines[1]).toMatchObject({
    total: { minor: 240_000 },
    part_of: { minor: 800_000 },
    vat: { minor: Math.round(240_000 - 240_000 / 1.15) },
  })
  const quoted = await guest.api.quote_cancellation({ reference: travelPackage })
  expect(quoted).toMatchObject({ data: { penalty: { minor: 0 }, refund: { minor: 240_000 } } })
  await guest.api.cancel_booking({ reference: travelPackage, accepted_penalty: { minor: 0, currency: 'SAR' } })
  await doJobs(world)
  expect(await world.sql('select amount_minor as amount, reference from refund')).toEqual([
    { amount: 240_000, reference: travelPackage },
  ])
  expect((await show()).bookings.map((one) => [one.status, one.payment_status])).toEqual([
    ['confirmed', 'paid'],
    ['cancelled', 'refunded'],
    ['confirmed', 'paid'],
  ])
  // The receipt of the one payment names the refund at its line.
  expect(await guest.api.show_receipt({ reference: visit })).toMatchObject({
    data: {
      returned: { minor: 240_000 },
      lines: [{ returned: { minor: 0 } }, { returned: { minor: 240_000 } }, { returned: { minor: 0 } }],
    },
  })
  expect(await takenOf(world)).toEqual({ ...nothing, nightsSold: 2, slotsSold: 2 })
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('an order costs its bookings that stay and the penalties of the cancelled ones, on its page and in the email', async () => {
  const { world, guest, reference, ordered, stay, travelPackage, settle, show, toPay = 0 } = await onTheWay()
  const sar = (minor: number) => ({ minor, currency: 'SAR' })
  const [nights = 0, seats = 0, places = 0] = ordered.bookings.map(({ total }) => total.minor)
  const whole = nights + seats + places
  const due = async () => dueOf((await show()).account)
  expect((await show()).account).toMatchObject({ total: sar(whole), paid: sar(0), refunded: sar(0) })
  expect(await due()).toEqual(sar(whole))
  await settle()
  expect((await show()).account).toMatchObject({ total: sar(whole), paid: sar(toPay) })
  expect(await due()).toEqual(sar(whole - toPay))

  // A day before arrival the first night is the penalty of the stay.
  world.timeIs('2026-12-14T12:00:00Z')
  const quoted = await guest.api.quote_cancellation({ reference: stay })
  if (!quoted.ok) throw new Error(quoted.error.code)
  const { penalty, refund } = quoted.data
  expect([penalty.minor, refund.minor]).toEqual([nights / 2, nights / 2])
  expect(await guest.api.show_booking({ reference: stay })).toMatchObject({ data: { others_of_order: 2 } })
  await guest.api.cancel_booking({ reference: stay, accepted_penalty: penalty })
  const left = whole - nights / 2
  const after = await show()
  expect(after.account).toMatchObject({ total: sar(left), paid: sar(toPay), refunded: refund })
  expect(await due()).toEqual(sar(left - toPay + nights / 2))
  expect(after.bookings[0]?.account).toMatchObject({ charge: penalty, paid: sar(nights), refunded: refund, due: [] })
  const order = (of: string) =>
    world.sql(
      `select data -> 'order' as rest from notification where kind = 'booking_cancelled' and data ->> 'reference' = $1`,
      [of],
    )
  expect(await order(stay)).toEqual([{ rest: { reference, others: 2, total: left } }])

  // The last one leaves nothing of the order behind.
  for (const one of [travelPackage, ordered.bookings[2]?.reference ?? '']) {
    const cost = await guest.api.quote_cancellation({ reference: one })
    if (!cost.ok) throw new Error(cost.error.code)
    await guest.api.cancel_booking({ reference: one, accepted_penalty: cost.data.penalty })
  }
  expect(await order(ordered.bookings[2]?.reference ?? '')).toEqual([{ rest: null }])
  const { total, paid, refunded } = (await show()).account
  expect((await due()).minor).toBe(total.minor - (paid.minor - refunded.minor))
})

test('a payment after the hold has expired books what is still available again and refunds the rest', async () => {
  const { world, page, stay, travelPackage, guest, show } = await onTheWay()
  const open = (await page(stay)).split('/').at(-1) ?? ''
  await world.services.sandbox?.pay(open, 'silent', world.services.clock())
  world.timeIs('2026-12-01T09:31:00Z')
  expect((await show()).bookings.map(({ status }) => status)).toEqual(['expired', 'expired', 'expired'])
  await world.sql('update departure set closed = true')
  await guest.api.check_payment({ reference: travelPackage })
  await doJobs(world)
  expect((await show()).bookings.map(({ status }) => status)).toEqual(['confirmed', 'expired', 'confirmed'])
  expect(await world.sql('select amount_minor as amount, reference from refund')).toEqual([
    { amount: 240_000, reference: travelPackage },
  ])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('bookings on request are paid after their answer, the other bookings of the order now', async () => {
  const { world, guest } = await shopped({ visit: { supply: 'portal', options: [{ times: ['09:00'] }] } })
  const { pay } = await cartOf(guest)
  const ordered = await orders(guest, { payment_type: 'prepay' })
  expect(ordered).toMatchObject({
    ok: true,
    data: {
      to_pay: pay.prepay?.[0]?.amount,
      bookings: [{ status: 'pending' }, { status: 'pending' }, { status: 'waiting' }],
    },
  })
  expect(await takenOf(world)).toMatchObject({ nightsHeld: 2, seatsHeld: 2, slotsHeld: 2 })
})

test('the checkout draft is stored part by part, for its traveller only, until the cart is ordered', async () => {
  const { world, guest } = await shopped()
  const other = await world.traveller()
  await guest.api.store_checkout({ guests: people })
  await guest.api.store_checkout({ payment_type: 'arrival' })
  expect(await guest.api.fetch_checkout()).toMatchObject({ data: { guests: people, payment_type: 'arrival' } })
  expect(await other.api.fetch_checkout()).toMatchObject({ ok: true, data: {} })
  await orders(guest)
  expect(await world.sql('select 1 from checkout')).toEqual([])
})
