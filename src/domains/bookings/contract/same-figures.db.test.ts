import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findNotifiedBookings } from '#domains/bookings/state/notified-booking.server.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { amountDue, isFirst, minorPlan } from '#domains/shared/plan.ts'
import { accountOfPrice, dueOf, type ShortAccount } from '#domains/shared/short-account.ts'
import { accountLines, type AccountOf } from '#domains/shared/texts/short-account.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { delivers } from '#test/notifications.ts'
import { addGiftCard, entersGiftCard } from '#test/gift-cards.ts'
import { doJobs } from '#test/jobs.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addPackage } from '#test/products.ts'
import { addPromotion } from '#test/promotions.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { makeWorld, today, type TestTraveller, type TestWorld } from '#test/world.ts'

/** The account that the cart, and the summary of the checkout beside it, announce for one way to pay, once that is paid. */
function announced({ total, quote }: CartLine, way: 'prepay' | 'arrival'): ShortAccount {
  const plan = quote?.pay[way]
  if (!total || !plan) throw new Error('the line cannot be booked')
  const due = plan.filter((part) => !isFirst(part)).map(({ due: when, amount }) => ({ when, amount }))
  const paid = { ...total, minor: amountDue(minorPlan(plan), isFirst) }
  return { ...accountOfPrice({ total, due, cancellation: quote.cancellation }), paid }
}

/** The lines of an account as emails write them. */
function written(account: ShortAccount, of: AccountOf): string[] {
  const t = translator('en')
  return accountLines(t, createFormatter(t), { account, ...of }).map(({ label, value }) => `${label}: ${value}`)
}

async function shownBy(guest: TestTraveller, reference: string) {
  const answer = await guest.api.show_booking({ reference })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function voucherOf(guest: TestTraveller, reference: string): Promise<ShortAccount> {
  const voucher = await guest.api.show_voucher({ reference })
  if (!voucher.ok) throw new Error(voucher.error.code)
  return voucher.data.account
}

/** The texts of all emails that wait, by subject. */
async function sentBy(world: TestWorld): Promise<Map<string, string>> {
  const sent = new Map<string, string>()
  const sender: NotificationSender = {
    stores: false,
    email: async ({ subject, text }) => void sent.set(subject, text),
    sms: async () => undefined,
  }
  await delivers(world, sender)
  return sent
}

/** The block of an email that contains a line. */
function blockWith(text: string, line: string): string {
  return text.split('\n\n').find((block) => block.split('\n').includes(line)) ?? ''
}

/** A discounted stay, a package with a deposit and one with three instalments in a cart, and a stay in another hotel. */
async function shop() {
  const world = await makeWorld()
  await world.paysOnline()
  await addPromotion(world, { code: 'EARLY10', rate_basis_points: 1_000, for_packages: false })
  const windows = [
    { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
    { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } },
  ]
  const rooms = [{ allotment: 3, rates: [{ payment: 'both' as const, windows }] }]
  const { stay, party, guide } = await offered(world, { hotel: { rooms }, travelPackage: { starts: [50] } })
  const parts = await addPackage(world, { starts: [60] })
  await world.sql('update package set deposit = $1 where id = $2', [
    JSON.stringify([
      { percent: 20, daysBefore: null },
      { percent: 30, daysBefore: 40 },
      { percent: 50, daysBefore: 14 },
    ]),
    parts.id,
  ])
  const other = await world.hotel({ rooms })
  return {
    world,
    guest: await world.traveller(),
    stay,
    deposit: party,
    instalments: { ...party, departure_id: parts.departures[0] ?? 0 },
    guide,
    other: {
      hotel_id: other.id,
      check_in: addDays(today, 30),
      check_out: addDays(today, 33),
      rooms: [`${other.rooms[0]?.rates[0]}~2`],
    },
  }
}

test('total, paid, due by date and the free cancellation are the same in cart, order, booking, email and voucher', async () => {
  const { world, guest, stay, deposit, instalments, other } = await shop()
  for (const one of [stay, deposit, instalments]) await guest.api.store_cart(one)
  await guest.api.store_cart_promotion({ code: 'early10' })
  const cart = await cartOf(guest)
  expect(cart.promotion?.amount?.minor).toBeGreaterThan(0)
  const ordered = await orders(guest, { payment_type: 'prepay' })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const started = await guest.api.start_payment({ reference: ordered.data.reference })
  if (!started.ok) throw new Error(started.error.code)
  await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
  await guest.api.check_payment({ reference: ordered.data.bookings[0]?.reference ?? '' })
  await doJobs(world)
  const sent = await sentBy(world)

  const order = await guest.api.show_order({ reference: ordered.data.reference })
  if (!order.ok) throw new Error(order.error.code)
  const [first = expect.fail('nothing is paid online'), ...later] = cart.pay.prepay ?? []
  const { account } = order.data
  expect(account).toMatchObject({ total: cart.total, paid: first.amount })
  expect(dueOf(account).minor).toBe(amountDue(minorPlan(later)))
  expect(account.due.map(({ when: due, amount }) => ({ due, amount }))).toEqual(later)
  expect(account.due).toHaveLength(3)
  const confirmation = sent.get(`Confirmed: order ${ordered.data.reference}`) ?? ''
  expect(blockWith(confirmation, 'Payment')).toContain(written(account, { kind: 'other', place: null }).join('\n'))

  expect(order.data.bookings).toHaveLength(3)
  for (const [i, line] of cart.lines.entries()) {
    const card = order.data.bookings.find(({ check_in }) => check_in === line.first_date)
    const reference = card?.reference ?? ''
    const expected = announced(line, 'prepay')
    expect(expected.due).toHaveLength(i)
    expect(card?.account).toEqual(expected)
    const { account: shown, kind, about } = await shownBy(guest, reference)
    expect(shown).toEqual(expected)
    expect(await voucherOf(guest, reference)).toEqual({ ...expected, penalty: null })
    const lines = written(expected, { kind, place: { name: about.city, timeZone: about.time_zone } })
    // The amounts of an order all have decimals, or none.
    const block = blockWith(confirmation, `Booking reference: ${reference}`).replaceAll(/\.00\b/g, '')
    expect(block).toContain(lines.join('\n'))
  }

  // Paid at the hotel: nothing is paid before, and everything is due there.
  await guest.api.store_cart(other)
  const [line] = (await cartOf(guest)).lines
  const made = await orders(guest, { payment_type: 'arrival' })
  if (!made.ok || !line) throw new Error('the second order was not made')
  const expected = announced(line, 'arrival')
  expect(expected).toMatchObject({ paid: { minor: 0 }, due: [{ when: 'arrival', amount: expected.total }] })
  const [card] = made.data.bookings
  expect(card?.account).toEqual(expected)
  expect(await voucherOf(guest, card?.reference ?? '')).toEqual(expected)
  const [, text] = [...(await sentBy(world))].find(([subject]) => subject.startsWith('Confirmed')) ?? []
  expect(text).toContain(
    written(expected, { kind: 'stay', place: { name: 'Makkah', timeZone: 'Asia/Riyadh' } }).join('\n'),
  )
})

test('what emails say is due is what the page says: paid in part or by hand, with a rest too small to be charged, of a change or with a held gift card', async () => {
  const { world, guest, stay, deposit, instalments, guide, other } = await shop()
  const { api } = await staffOf(world, 'manager')
  const pay = async (reference: string) => {
    const started = await guest.api.start_payment({ reference })
    if (!started.ok) throw new Error(started.error.code)
    await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
    await guest.api.check_payment({ reference })
  }
  const shown = (reference: string) => shownBy(guest, reference)
  /** Compares the account in an email with that of the page, and returns what is due on arrival. */
  const compared = async (reference: string) => {
    const { account } = await shown(reference)
    const { db } = world.services.database
    const which = sql`b.reference = ${reference}`
    const [email] = await findNotifiedBookings(db, which, world.services.clock())
    expect(email?.account).toEqual(account)
    return account.due.find(({ when }) => when === 'arrival')?.amount.minor ?? 0
  }
  const byHand = async (reference: string, minor: number) =>
    expect(await api.record_arrival_payment({ ...(await seenBy(api, reference)), minor, way: 'cash' })).toMatchObject({
      ok: true,
    })
  const book = async (line: typeof stay | typeof deposit | typeof guide | typeof other, type: 'prepay' | 'arrival') => {
    await guest.api.store_cart(line)
    const made = await orders(guest, { payment_type: type })
    if (!made.ok) throw new Error(made.error.code)
    return made.data.bookings[0]?.reference ?? ''
  }

  const atHotel = await book(other, 'arrival')
  expect(await compared(atHotel)).toBeGreaterThan(0)
  await byHand(atHotel, 10_000)
  await compared(atHotel)

  const service = await book(guide, 'prepay')
  await compared(service)
  await pay(service)
  expect(await compared(service)).toBe(0)

  const inParts = await book(instalments, 'prepay')
  await compared(inParts)
  await pay(inParts)
  expect(await compared(inParts)).toBe(0)
  // All but a rest that no payment provider charges.
  await byHand(inParts, dueOf((await shown(inParts)).account).minor - 99)
  expect(await compared(inParts)).toBe(99)

  // A change without later instalments, whose difference is too small to be charged.
  const changed = await book(deposit, 'prepay')
  await pay(changed)
  await byHand(changed, dueOf((await shown(changed)).account).minor)
  await world.sql(
    `update booking set total_minor = total_minor + 50, price = price || jsonb_build_object('total', total_minor + 50),
       product = jsonb_set(jsonb_set(product, '{priced,total}', to_jsonb(total_minor + 50)), '{priced,plan}',
         jsonb_build_array(jsonb_build_object('due', 'booking', 'amount', total_minor), '{"due": "arrival", "amount": 50}'::jsonb))
     where reference = $1`,
    [changed],
  )
  await world.sql(
    `insert into booking_charge (booking_id, at, source, amount_minor)
     select id, updated_at, 'other', 50 from booking where reference = $1`,
    [changed],
  )
  expect(await compared(changed)).toBe(50)

  const card = await addGiftCard(world, { minor: 30_000 })
  await entersGiftCard(guest, card.code)
  await guest.api.store_cart(stay)
  const held = await orders(guest, { payment_type: 'prepay', gift_card: { minor: 30_000, currency: 'SAR' } })
  if (!held.ok) throw new Error(held.error.code)
  const [withCard] = held.data.bookings
  expect(withCard?.account.gift_cards[0]?.amount.minor).toBe(30_000)
  await compared(withCard?.reference ?? '')
})
