import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Money } from '#api/shapes.ts'
import type { BookingCard, DueWhen } from '#domains/bookings/contract/bookings.ts'
import { voucherSheet } from '#domains/bookings/vouchers/voucher-sheet.ts'
import { findNotifiedBookings } from '#domains/bookings/state/notified-booking.server.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import { laterOf } from '#domains/notifications/booking-emails.server.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { createFormatter } from '#i18n/formatter.ts'
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

const t = translator('en')
const format = createFormatter(t)
const written = ({ minor, currency }: Money) => format.money(minor, currency)

/** The amounts that a traveller owes, in the words of the site: amounts, dates, and the end of the free cancellation. */
type Figures = { total: string; paid: string; online: string[]; onArrival: string; freeUntil: string | null }

function figures(
  { total, paid, when }: { total: Money; paid: Money; when: DueWhen },
  freeUntil: string | null,
  timeZone: string,
): Figures {
  return {
    total: written(total),
    paid: written(paid),
    online: when.online.map(({ due, amount }) => `${due && format.stayDate(due)} ${written(amount)}`),
    onArrival: written(when.on_arrival),
    freeUntil: freeUntil && format.instant(freeUntil, timeZone),
  }
}

const ofBooking = ({ total, paid, due_when: when, cancellation, about }: BookingCard) =>
  figures({ total, paid, when }, cancellation.free_until, about.time_zone)

/** The figures that the cart, and the summary of the checkout beside it, announce for one way to pay. */
function ofLine({ total, pay, quote }: CartLine, way: 'prepay' | 'arrival'): Figures {
  const paid = pay[way]
  if (!total || !paid || !quote) throw new Error('the line cannot be booked')
  const when = { online: paid.instalments, on_arrival: paid.on_arrival }
  return figures({ total, paid: paid.now, when }, quote.cancellation.free_until, 'Asia/Riyadh')
}

/** Reads a list of labelled values as it is printed. */
function ofLabels(labels: { label: string; value: string }[]): Figures {
  const value = (label: string) => {
    const found = labels.find((one) => one.label === label)?.value
    // A column of amounts writes the decimals of whole amounts as well, and an e-mail names the place of a time.
    return found?.replace(/\.00$| \(\w+ time\)$/, '') ?? null
  }
  const onArrival = value('To pay on arrival')
  return {
    total: value('Total') ?? '',
    paid: value('Paid') ?? written({ minor: 0, currency: 'SAR' }),
    online: labels.flatMap(({ label }) => {
      const [, date] = /^To pay online by (.*)$/.exec(label) ?? []
      return date ? [`${date} ${value(label)}`] : []
    }),
    // A voucher says in words that nothing is left.
    onArrival:
      onArrival === null || onArrival === t('voucher.nothingDue') ? written({ minor: 0, currency: 'SAR' }) : onArrival,
    freeUntil: value('Free cancellation until'),
  }
}

async function ofVoucher(guest: TestTraveller, reference: string): Promise<Figures> {
  const shown = await guest.api.show_voucher({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  return ofLabels(voucherSheet(shown.data, t).parts.flatMap(({ lines }) => lines))
}

/** The texts of all e-mails that wait, by subject. */
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

function ofEmail(sent: Map<string, string>, reference: string): Figures {
  const [, text = ''] =
    [...sent].find(([subject]) => subject.startsWith('Confirmed') && subject.includes(reference)) ?? []
  return ofText(text)
}

function ofText(text: string): Figures {
  return ofLabels(
    text.split('\n').map((line) => {
      const [, label = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
      return { label, value }
    }),
  )
}

/** The block of an e-mail that contains a line. */
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

test('total, paid, due by date and the free cancellation are the same in cart, order, booking, e-mail and voucher', async () => {
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
  const { prepay } = cart.pay
  expect(order.data).toMatchObject({
    total: cart.total,
    paid: prepay?.now,
    due: prepay?.later,
    due_when: { online: prepay?.instalments, on_arrival: { minor: 0 } },
  })
  expect(prepay?.instalments).toHaveLength(3)
  const confirmation = sent.get(`Confirmed: order ${ordered.data.reference}`) ?? ''
  const together =
    prepay && cart.total && figures({ total: cart.total, paid: prepay.now, when: order.data.due_when }, null, '')
  expect(ofText(blockWith(confirmation, 'Payment'))).toEqual(together)
  const [next] = prepay?.instalments ?? []
  expect(confirmation).toContain(next && `Pay the next instalment of ${written(next.amount)}`)

  expect(order.data.bookings).toHaveLength(3)
  for (const [i, line] of cart.lines.entries()) {
    const card = order.data.bookings.find(({ check_in }) => check_in === line.first_date)
    const reference = card?.reference ?? ''
    const announced = ofLine(line, 'prepay')
    expect(announced.online).toHaveLength(i)
    expect(card && ofBooking(card)).toEqual(announced)
    const shown = await guest.api.show_booking({ reference })
    if (!shown.ok) throw new Error(shown.error.code)
    expect(ofBooking(shown.data)).toEqual(announced)
    const open = shown.data.instalments.filter(({ paid, amount }) => paid.minor < amount.minor)
    expect(open.map(({ due, amount }) => ({ due, amount }))).toEqual(shown.data.due_when.online)
    expect(await ofVoucher(guest, reference)).toEqual(announced)
    const { total, freeUntil } = ofText(blockWith(confirmation, `Booking reference: ${reference}`))
    expect({ total, freeUntil }).toEqual({ total: announced.total, freeUntil: announced.freeUntil })
  }

  // Paid at the hotel: nothing is paid before, and everything is due there.
  await guest.api.store_cart(other)
  const [line] = (await cartOf(guest)).lines
  const made = await orders(guest, { payment_type: 'arrival' })
  if (!made.ok || !line) throw new Error('the second order was not made')
  const announced = ofLine(line, 'arrival')
  expect(announced).toMatchObject({
    paid: written({ minor: 0, currency: 'SAR' }),
    online: [],
    onArrival: announced.total,
  })
  const [card] = made.data.bookings
  expect(card && ofBooking(card)).toEqual(announced)
  expect(await ofVoucher(guest, card?.reference ?? '')).toEqual(announced)
  expect(ofEmail(await sentBy(world), card?.reference ?? '')).toEqual(announced)
})

test('what e-mails say is due is what the page says: paid in part or by hand, with a rest too small to be charged, of a change or with a held gift card', async () => {
  const { world, guest, stay, deposit, instalments, guide, other } = await shop()
  const { api } = await staffOf(world, 'manager')
  const pay = async (reference: string) => {
    const started = await guest.api.start_payment({ reference })
    if (!started.ok) throw new Error(started.error.code)
    await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
    await guest.api.check_payment({ reference })
  }
  const shown = async (reference: string) => {
    const answer = await guest.api.show_booking({ reference })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }
  /** Compares the figures of an e-mail and of the page, and returns what is due on arrival. */
  const compared = async (reference: string) => {
    const { due_when: when, paid } = await shown(reference)
    const { db } = world.services.database
    const [data = expect.fail('no e-mail')] = await findNotifiedBookings(
      db,
      sql`b.reference = ${reference}`,
      world.services.clock(),
    )
    const dated = when.online.flatMap(({ due, amount }) => (due ? [{ due, amount: amount.minor }] : []))
    expect({ paid: data.paid, online: laterOf(data), onArrival: data.due }).toEqual({
      paid: paid.minor,
      online: dated,
      onArrival: when.on_arrival.minor,
    })
    return when.on_arrival.minor
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
  await byHand(inParts, (await shown(inParts)).due.minor - 99)
  expect(await compared(inParts)).toBe(99)

  // A change without later instalments, whose difference is too small to be charged.
  const changed = await book(deposit, 'prepay')
  await pay(changed)
  await byHand(changed, (await shown(changed)).due.minor)
  await world.sql(
    `update booking set total_minor = total_minor + 50, price = price || jsonb_build_object('total', total_minor + 50, 'dueLater', 50),
       product = jsonb_set(jsonb_set(product || '{"dueInPerson": 50}', '{priced,total}', to_jsonb(total_minor + 50)),
         '{priced,instalments}', jsonb_build_array(jsonb_build_object('due', null, 'amount', total_minor)))
     where reference = $1`,
    [changed],
  )
  expect(await compared(changed)).toBe(50)

  const card = await addGiftCard(world, { minor: 30_000 })
  await entersGiftCard(guest, card.code)
  await guest.api.store_cart(stay)
  const held = await orders(guest, { payment_type: 'prepay', gift_card: { minor: 30_000, currency: 'SAR' } })
  if (!held.ok) throw new Error(held.error.code)
  const [withCard] = held.data.bookings
  expect(withCard?.gift_card?.amount.minor).toBe(30_000)
  await compared(withCard?.reference ?? '')
})
