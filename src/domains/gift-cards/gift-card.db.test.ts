import { describe, expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { addDays } from '#domains/shared/dates.ts'
import { itemAs } from '#test/item.ts'
import { notificationsOf } from '#test/notifications.ts'
import { addGiftCard, entersGiftCard, giftBalance } from '#test/gift-cards.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, today, type HotelOptions, type StayOptions, type TestTraveller } from '#test/world.ts'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

/** A hotel that is paid online, and a traveller who has entered a gift card. */
async function sale(minor: number, options: HotelOptions = {}, rooms = 3) {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: rooms, rates: [{ payment: 'both' }] }], ...options })
  const card = await addGiftCard(world, { minor })
  const guest = await world.traveller()
  await entersGiftCard(guest, card.code)
  const input = async (gift: number, stay: StayOptions = {}) => {
    const ready = await quoteStay(guest.api, hotel, { payment: 'prepay', ...stay })
    if (!ready.ok) throw new Error(ready.error.code)
    return { ...ready.input, gift_card: sar(gift) }
  }
  const books = async (gift: number, stay: StayOptions = {}) => {
    const booked = await guest.api.book_hotel(await input(gift, stay))
    if (!booked.ok) throw new Error(booked.error.code)
    return booked.data
  }
  const consistent = async () => expect(await reconcile(world.services.database.db)).toEqual([])
  const shown = async (reference: string) => {
    const found = await guest.api.show_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  return { world, hotel, card, guest, input, books, consistent, shown }
}

type Sale = Awaited<ReturnType<typeof sale>>

/** Pays what is due of a booking or an order with a good card. */
async function pays({ world, guest }: { world: Sale['world']; guest: TestTraveller }, reference: string) {
  const started = await guest.api.start_payment({ reference })
  if (!started.ok) throw new Error(started.error.code)
  await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
  await guest.api.check_payment({ reference })
  await doJobs(world)
}

describe('a gift card that pays a part', () => {
  test('is held with the booking, and the rest is due online', async () => {
    const { world, card, books, consistent } = await sale(30_000)
    const booked = await books(30_000)
    expect(booked).toMatchObject({
      status: 'pending',
      account: {
        gift_cards: [{ last_four: card.lastFour, amount: sar(30_000), held: true }],
        due: [{ when: 'booking', amount: sar(booked.total.minor - 30_000) }],
        paid: sar(0),
      },
      to_pay: sar(booked.total.minor - 30_000),
    })
    expect(booked.item.pay.prepay).toEqual([{ due: 'booking', amount: sar(booked.total.minor - 30_000) }])
    expect(await giftBalance(world)).toBe(0)
    await consistent()
  })

  test('is captured with the payment; the invoice has the whole price, and the documents name the card', async () => {
    const at = await sale(30_000)
    const { world, card, guest, books, consistent, shown } = at
    const { reference, total, item } = await books(30_000)
    await pays(at, reference)
    const gift = { last_four: card.lastFour, amount: sar(30_000) }
    expect(await shown(reference)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      account: { total, paid: sar(total.minor - 30_000), due: [], gift_cards: [gift] },
    })
    const vat = itemAs('stay', item).taxes.find(({ kind }) => kind === 'vat')?.amount
    expect(await guest.api.show_receipt({ reference })).toMatchObject({
      data: { total, vat, gift_cards: [gift], others: [] },
    })
    expect(await guest.api.show_voucher({ reference })).toMatchObject({
      data: { account: { total, gift_cards: [gift], paid: sar(total.minor - 30_000), due: [] } },
    })
    const [message] = await notificationsOf(world, 'booking_confirmed')
    expect(message?.data).toMatchObject({ account: { gift_cards: [gift] } })
    const { api } = await staffOf(world, 'manager')
    expect(await api.report_revenue({ month: '2026-12' })).toMatchObject({
      data: { totals: { captured: total.minor, gift_cards: 30_000 } },
    })
    await consistent()
  })

  test('returns to the card when the booking expires', async () => {
    const { world, guest, books, consistent } = await sale(30_000)
    const { reference } = await books(20_000)
    expect(await giftBalance(world)).toBe(10_000)
    world.timeIs(new Date(world.services.clock().getTime() + 3_600_000).toISOString())
    await doSweep(world)
    expect(await giftBalance(world)).toBe(30_000)
    expect(await guest.api.show_booking({ reference })).toMatchObject({
      data: { status: 'expired', account: { gift_cards: [] } },
    })
    await consistent()
  })

  test('returns to the card when the traveller cancels before paying', async () => {
    const { world, card, guest, books, consistent } = await sale(30_000)
    const { reference } = await books(30_000)
    const held = { last_four: card.lastFour, amount: sar(30_000) }
    expect(await guest.api.quote_cancellation({ reference })).toMatchObject({
      data: { refund: sar(0), gift_card: held },
    })
    const cancelled = await guest.api.cancel_booking({ reference, accepted_penalty: sar(0) })
    expect(cancelled).toMatchObject({ data: { status: 'cancelled', account: { refunded: sar(0) } } })
    expect(await giftBalance(world)).toBe(30_000)
    await consistent()
  })

  test('is taken again by a late payment, and if it is spent by then, the payment is refunded', async () => {
    for (const spent of [false, true]) {
      const { world, guest, books, consistent, shown, card } = await sale(30_000)
      const { reference } = await books(30_000)
      const started = await guest.api.start_payment({ reference })
      if (!started.ok) throw new Error(started.error.code)
      // Paid in time, and reported after the booking has expired.
      await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
      world.timeIs(new Date(world.services.clock().getTime() + 3_600_000).toISOString())
      expect((await shown(reference)).status).toBe('expired')
      expect(await giftBalance(world)).toBe(30_000)
      if (spent) {
        await entersGiftCard(guest, card.code)
        await books(30_000, { checkIn: addDays(today, 20) })
      }
      await guest.api.check_payment({ reference })
      await doJobs(world)
      expect((await shown(reference)).status).toBe(spent ? 'expired' : 'confirmed')
      const refunds = await world.sql('select reason from refund')
      expect(refunds).toEqual(spent ? [{ reason: 'not_needed' }] : [])
      expect(await giftBalance(world)).toBe(0)
      await consistent()
    }
  })
})

describe('a gift card that pays everything', () => {
  test('confirms the booking at once: no payment, one invoice, one notification with the card', async () => {
    const { world, card, guest, books, consistent } = await sale(9_000_000)
    const booked = await books(9_000_000)
    expect(booked).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      account: { gift_cards: [{ amount: booked.total }], paid: sar(0), due: [] },
      to_pay: null,
      deadline_at: null,
    })
    expect(await giftBalance(world)).toBe(9_000_000 - booked.total.minor)
    const { reference, total } = booked
    expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
    expect(await guest.api.show_receipt({ reference })).toMatchObject({
      data: { total, gift_cards: [{ last_four: card.lastFour, amount: total }] },
    })
    expect(await notificationsOf(world, 'booking_confirmed')).toMatchObject([
      { data: { account: { gift_cards: [{ last_four: card.lastFour, amount: total, held: false }] } } },
    ])
    expect(await guest.api.fetch_my_gift_cards({})).toMatchObject({ data: [{ id: card.id }] })
    await consistent()
  })

  test('of an order confirms all its bookings, with one invoice', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const { stay, guide } = await offered(world)
    const guest = await world.traveller()
    for (const line of [stay, guide]) await guest.api.store_cart(line)
    const { total } = await cartOf(guest)
    await entersGiftCard(guest, (await addGiftCard(world, { minor: 2_000_000 })).code)
    const ordered = await orders(guest, { payment_type: 'prepay', gift_card: total ?? sar(0) })
    expect(ordered).toMatchObject({
      ok: true,
      data: { to_pay: null, account: { gift_cards: [{ amount: total }], paid: sar(0), due: [] } },
    })
    if (!ordered.ok) return
    expect(ordered.data.bookings.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    expect(await world.sql(`select (data ->> 'total')::int as total from receipt`)).toEqual([{ total: total?.minor }])
    expect(await giftBalance(world)).toBe(2_000_000 - (total?.minor ?? 0))
    expect(await reconcile(world.services.database.db)).toEqual([])
  })
})

test('in the amounts of an order, a change refund to the payment card counts as paid and refunded, one to the gift card as neither', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const { stay, guide } = await offered(world)
  const guest = await world.traveller()
  const four = { ...stay, check_out: addDays(stay.check_in, 4) }
  for (const line of [four, guide]) await guest.api.store_cart(line)
  const whole = (await cartOf(guest)).total?.minor ?? 0
  await entersGiftCard(guest, (await addGiftCard(world, { minor: 30_000 })).code)
  const ordered = await orders(guest, { payment_type: 'prepay', gift_card: sar(30_000) })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const { reference: order, bookings } = ordered.data
  const reference = bookings[0]?.reference ?? ''
  const share = bookings[0]?.account.gift_cards[0]?.amount.minor ?? 0
  expect(share).toBeGreaterThan(0)
  await pays({ world, guest }, reference)
  const quoted = await guest.api.quote_change({ reference, selection: { kind: 'stay', ...stay } })
  if (!quoted.ok) throw new Error(quoted.error.code)
  const refund = quoted.data.refund.minor
  expect(refund).toBeGreaterThan(share)
  await guest.api.change_booking({ reference, change_token: quoted.data.token })
  await doJobs(world)
  expect(await giftBalance(world)).toBe(share)
  expect(await guest.api.show_order({ reference: order })).toMatchObject({
    data: {
      account: { total: sar(whole - refund), paid: sar(whole - 30_000), refunded: sar(refund - share), due: [] },
    },
  })
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('one that pays a part of an order pays of every booking in proportion, so that none is confirmed alone', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const { stay, guide } = await offered(world)
  const guest = await world.traveller()
  for (const line of [stay, guide]) await guest.api.store_cart(line)
  const { total, lines } = await cartOf(guest)
  const least = Math.min(...lines.map((line) => line.total?.minor ?? 0))
  await entersGiftCard(guest, (await addGiftCard(world, { minor: least })).code)
  const ordered = await orders(guest, { payment_type: 'prepay', gift_card: sar(least) })
  if (!ordered.ok) throw new Error(ordered.error.code)
  expect(ordered.data.bookings.map(({ status }) => status)).toEqual(['pending', 'pending'])
  expect(ordered.data.to_pay).toEqual(sar((total?.minor ?? 0) - least))
  await pays({ world, guest }, ordered.data.bookings[0]?.reference ?? '')
  expect(await guest.api.show_order({ reference: ordered.data.reference })).toMatchObject({
    data: { account: { gift_cards: [{ amount: sar(least) }], paid: sar((total?.minor ?? 0) - least), due: [] } },
  })
  expect(await world.sql(`select (data ->> 'total')::int as total from receipt`)).toEqual([{ total: total?.minor }])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a cancellation refunds the gift card first and keeps the penalty of what was paid otherwise', async () => {
  const at = await sale(30_000, {
    rooms: [
      {
        allotment: 3,
        rates: [{ payment: 'both', windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 20 } }] }],
      },
    ],
  })
  const { world, guest, books, consistent } = at
  const { reference, total } = await books(20_000)
  await pays(at, reference)
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  const { penalty, refund, gift_card: toGiftCard } = cost.data
  expect(penalty.minor + refund.minor).toBe(total.minor)
  expect(toGiftCard).toEqual({ last_four: at.card.lastFour, amount: sar(20_000) })
  await guest.api.cancel_booking({ reference, accepted_penalty: penalty })
  await doJobs(world)
  expect(await giftBalance(world)).toBe(30_000)
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    data: { cancelled: { refund, gift_card: { last_four: at.card.lastFour, amount: sar(20_000) } } },
  })
  expect(await world.sql(`select provider, refunded_minor as refunded from payment order by provider`)).toEqual([
    { provider: 'gift_card', refunded: 20_000 },
    { provider: 'sandbox', refunded: refund.minor - 20_000 },
  ])
  // Both refunds reduce the same invoice.
  expect(await world.sql(`select sum((data ->> 'total')::int)::int as total from credit_note`)).toEqual([
    { total: refund.minor },
  ])
  const [message] = await world.sql(
    `select data ->> 'giftCard' as card from notification where kind = 'payment_returned' and data ? 'giftCard'`,
  )
  expect(message).toEqual({ card: at.card.lastFour })
  await consistent()
})

describe('the balance is never spent twice', () => {
  test('of many checkouts at once, as many are booked as the balance pays, and the others change nothing', async () => {
    const { world, input, consistent } = await sale(70_000, {}, 12)
    const [{ id: cardId }] = (await world.sql('select id from gift_card')) as [{ id: number }]
    const guests = await Promise.all(Array.from({ length: 8 }, () => world.traveller()))
    for (const { id } of guests)
      await world.sql(`insert into checkout (user_id, draft, gift_card_id, touched_at) values ($1, '{}', $2, now())`, [
        id,
        cardId,
      ])
    const booking = await input(30_000)
    const booked = await Promise.all(guests.map(({ api }) => api.book_hotel(booking)))
    expect(booked.filter(({ ok }) => ok)).toHaveLength(2)
    expect(new Set(booked.flatMap((one) => (one.ok ? [] : one.error.code)))).toEqual(new Set(['gift_card_changed']))
    expect(await giftBalance(world)).toBe(10_000)
    expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 2 }])
    expect(await world.sql('select sum(held)::int as held from night_inventory')).toEqual([{ held: 4 }])
    await consistent()
  })

  test('the balance is not exceeded while bookings that hold it are cancelled concurrently', async () => {
    const { world, guest, input, books, consistent } = await sale(60_000, {}, 20)
    const [{ id: cardId }] = (await world.sql('select id from gift_card')) as [{ id: number }]
    // A booking ends the checkout in which the code was entered.
    const enter = () => world.sql('update checkout set gift_card_id = $1', [cardId])
    const held = [await books(30_000)]
    await enter()
    held.push(await books(30_000))
    await enter()
    const others = await Promise.all(Array.from({ length: 4 }, () => world.traveller()))
    for (const { id } of others)
      await world.sql(`insert into checkout (user_id, draft, gift_card_id, touched_at) values ($1, '{}', $2, now())`, [
        id,
        cardId,
      ])
    const booking = await input(30_000)
    const outcomes = await Promise.all([
      ...held.map(({ reference }) => guest.api.cancel_booking({ reference, accepted_penalty: sar(0) })),
      ...others.map(({ api }) => api.book_hotel(booking)),
    ])
    const booked = outcomes.slice(2).filter(({ ok }) => ok).length
    expect(booked).toBeLessThanOrEqual(2)
    expect(await giftBalance(world)).toBe(60_000 - booked * 30_000)
    await consistent()
  })
})

test('an amount that the card cannot pay, or a card that can no longer be used, books nothing', async () => {
  const { world, guest, input, consistent } = await sale(30_000)
  const fails = async (gift: number) =>
    expect(await guest.api.book_hotel(await input(gift))).toMatchObject({ error: { code: 'gift_card_changed' } })
  await fails(30_001)
  await world.sql('update gift_card set blocked_at = now()')
  await fails(30_000)
  await world.sql('update gift_card set blocked_at = null, expires_on = $1', [addDays(today, -1)])
  await fails(30_000)
  await world.sql('update gift_card set expires_on = $1', [today])
  await guest.api.store_checkout_gift_card({ card: null })
  await fails(30_000)
  expect(await world.sql('select from booking')).toEqual([])
  await consistent()
})

test('a gift card pays nothing of a booking that is paid on arrival, and a booking with one stays paid online', async () => {
  const { world, guest, input, card, consistent } = await sale(30_000)
  const arrival = await guest.api.book_hotel({ ...(await input(30_000)), payment_type: 'arrival' })
  expect(arrival).toMatchObject({ data: { status: 'confirmed', account: { gift_cards: [] } } })
  expect(await giftBalance(world)).toBe(30_000)
  await entersGiftCard(guest, card.code)
  const online = await guest.api.book_hotel(await input(30_000))
  if (!online.ok) throw new Error(online.error.code)
  expect(online.data.other_payment).toBeNull()
  const { reference } = online.data
  expect(await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })).toMatchObject({
    error: { code: 'conflict' },
  })
  await consistent()
})

describe('on request', () => {
  async function request(gift: number) {
    const at = await sale(9_000_000, { supply: 'portal' })
    const made = await at.guest.api.book_hotel_portal({ ...(await at.input(gift)), special_request: 'demo:silent' })
    if (!made.ok) throw new Error(made.error.code)
    const { reference, total } = made.data
    expect(made.data.status).toBe('waiting')
    await doJobs(at.world)
    const agent = await staffOf(at.world, 'agent')
    const answer = async (accepts: boolean) => {
      const found = await agent.api.show_admin_booking({ reference })
      if (!found.ok) throw new Error(found.error.code)
      const seen = { reference, version: found.data.version, status: found.data.booking.status }
      return accepts
        ? agent.api.confirm_waiting_booking(seen)
        : agent.api.reject_waiting_booking({ ...seen, reason: 'no_rooms' })
    }
    return { ...at, reference, total, answer }
  }

  test('it returns to the card when the provider rejects', async () => {
    const { world, answer, consistent } = await request(50_000)
    expect(await giftBalance(world)).toBe(8_950_000)
    expect(await answer(false)).toMatchObject({ ok: true })
    expect(await giftBalance(world)).toBe(9_000_000)
    await consistent()
  })

  test('the rest is paid once the provider accepts', async () => {
    const at = await request(50_000)
    const { reference, total, answer, consistent, shown } = at
    expect(await answer(true)).toMatchObject({ ok: true })
    expect(await shown(reference)).toMatchObject({ status: 'waiting_user', to_pay: sar(total.minor - 50_000) })
    await pays(at, reference)
    expect(await shown(reference)).toMatchObject({
      status: 'confirmed',
      account: { paid: sar(total.minor - 50_000), due: [] },
    })
    await consistent()
  })

  test('it confirms the booking if it covers all', async () => {
    const { guest, reference, total, answer, consistent, shown } = await request(9_000_000)
    expect(await answer(true)).toMatchObject({ ok: true })
    expect(await shown(reference)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      account: { gift_cards: [{ amount: total }], due: [] },
    })
    expect(await guest.api.show_receipt({ reference })).toMatchObject({ data: { total } })
    await consistent()
  })
})

describe('a change of the booking', () => {
  async function changes({ world, guest, hotel }: Sale, reference: string, nights: number) {
    const checkIn = addDays(today, 14)
    const selection = {
      kind: 'stay' as const,
      hotel_id: hotel.id,
      check_in: checkIn,
      check_out: addDays(checkIn, nights),
      rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
    }
    const quoted = await guest.api.quote_change({ reference, selection })
    if (!quoted.ok) throw new Error(quoted.error.code)
    const before = Number(await giftBalance(world))
    const changed = await guest.api.change_booking({ reference, change_token: quoted.data.token })
    if (!changed.ok) throw new Error(changed.error.code)
    await doJobs(world)
    // The quote says what returns to the gift card of a paid booking.
    if (quoted.data.refund.minor > 0)
      expect(quoted.data.gift_card?.amount.minor).toBe(Number(await giftBalance(world)) - before)
    return changed.data
  }

  test('that makes a held booking cheaper than its gift card confirms it, and the rest returns to the card', async () => {
    const at = await sale(9_000_000)
    const full = await at.books(0, { nights: 1 })
    await at.guest.api.cancel_booking({ reference: full.reference, accepted_penalty: sar(0) })
    const gift = full.total.minor + 1_000
    await entersGiftCard(at.guest, at.card.code)
    const { reference } = await at.books(gift, { nights: 3 })
    const changed = await changes(at, reference, 1)
    expect(changed).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      account: { total: full.total, gift_cards: [{ amount: full.total }], due: [] },
    })
    expect(await giftBalance(at.world)).toBe(9_000_000 - full.total.minor)
    expect(await at.guest.api.show_receipt({ reference })).toMatchObject({ data: { total: full.total } })
    await at.consistent()
  })

  test('that makes a held booking dearer leaves the gift card as it is', async () => {
    const at = await sale(30_000)
    const { reference } = await at.books(30_000, { nights: 1 })
    const changed = await changes(at, reference, 2)
    expect(changed).toMatchObject({ status: 'pending', to_pay: sar(changed.total.minor - 30_000) })
    await pays(at, reference)
    expect(await at.shown(reference)).toMatchObject({
      status: 'confirmed',
      account: { paid: sar(changed.total.minor - 30_000), due: [] },
    })
    await at.consistent()
  })

  test('that makes a paid booking cheaper refunds the gift card first', async () => {
    const at = await sale(30_000)
    const { reference, total } = await at.books(30_000, { nights: 3 })
    await pays(at, reference)
    const changed = await changes(at, reference, 1)
    const refunded = total.minor - changed.total.minor
    expect(refunded).toBeGreaterThan(30_000)
    expect(await giftBalance(at.world)).toBe(30_000)
    // Nothing is left of what the card paid: neither in what was paid, nor in the refunds of changes.
    expect(await at.shown(reference)).toMatchObject({
      account: { paid: sar(total.minor - 30_000), refunded: sar(refunded - 30_000), gift_cards: [] },
    })
    const [email] = await notificationsOf(at.world, 'booking_changed')
    expect(email?.data).toMatchObject({
      account: { gift_cards: [] },
      refund: refunded,
      to_gift: { lastFour: at.card.lastFour, amount: 30_000 },
    })
    expect(await at.world.sql(`select sum(amount_minor)::int as sum from refund where reason = 'changed'`)).toEqual([
      { sum: refunded },
    ])
    expect(await at.shown(reference)).toMatchObject({
      last_change: { refund: { minor: refunded }, gift_card: { amount: { minor: Math.min(30_000, refunded) } } },
    })
    await at.consistent()
  })
})

test('a package in instalments is confirmed by a gift card that pays the first, and what is left pays the next', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const { party } = await offered(world, { travelPackage: { starts: [90] } })
  const guest = await world.traveller()
  await guest.api.store_cart(party)
  const { pay } = await cartOf(guest)
  const [first = 0, later = 0] = pay.prepay?.map(({ amount }) => amount.minor) ?? []
  expect(later).toBeGreaterThan(0)
  await entersGiftCard(guest, (await addGiftCard(world, { minor: first + 10_000 })).code)
  const ordered = await orders(guest, { payment_type: 'prepay', gift_card: sar(first + 10_000) })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const reference = ordered.data.bookings[0]?.reference ?? ''
  const shown = await guest.api.show_booking({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  expect(shown.data).toMatchObject({ status: 'confirmed', account: { gift_cards: [{ amount: sar(first + 10_000) }] } })
  expect(shown.data.instalments.map(({ paid }) => paid.minor)).toEqual([
    first,
    10_000,
    ...shown.data.instalments.slice(2).map(() => 0),
  ])
  const next = (shown.data.instalments[1]?.amount.minor ?? 0) - 10_000
  expect(shown.data.to_pay).toEqual(sar(next))
  expect(await reconcile(world.services.database.db)).toEqual([])
  await pays({ world, guest }, reference)
  expect(await reconcile(world.services.database.db)).toEqual([])
})

describe('entering a code', () => {
  test('says why a card cannot be used', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const cases = [
      [{ minor: 100, expires_on: addDays(today, -1) }, 'gift_card_expired'],
      [{ minor: 100, blocked_at: today }, 'gift_card_blocked'],
    ] as const
    for (const [options, reason] of cases) {
      const { code } = await addGiftCard(world, options)
      expect(await guest.api.store_checkout_gift_card({ card: { code } })).toMatchObject({
        error: { errors: [{ path: 'code', code: reason }] },
      })
    }
    const { code } = await addGiftCard(world, { minor: 100 })
    await world.sql('update gift_card set balance_minor = 0')
    expect(await guest.api.add_gift_card({ code })).toMatchObject({ error: { errors: [{ code: 'gift_card_empty' }] } })
  })

  test('is limited together with promotion codes, and at the limit a right code is not recognised either', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const { code } = await addGiftCard(world, { minor: 100 })
    const tried = []
    for (let i = 0; i < 22; i++) tried.push(await guest.api.add_gift_card({ code: `WRONG-${i}` }))
    expect(tried.filter((one) => !one.ok && one.error.code === 'too_many_requests')).toHaveLength(2)
    expect(await guest.api.add_gift_card({ code })).toMatchObject({ error: { code: 'too_many_requests' } })
    expect(await guest.api.store_checkout_gift_card({ card: { code } })).toMatchObject({
      error: { code: 'too_many_requests' },
    })
  })

  test('an account uses its own cards without their code, and no others', async () => {
    const { world, guest, card } = await sale(30_000)
    const own = await addGiftCard(world, { minor: 5_000, user_id: guest.id })
    expect(await guest.api.fetch_checkout_gift_card({})).toMatchObject({
      data: { used: { id: card.id, balance: sar(30_000), state: 'usable' }, own: [{ id: own.id }] },
    })
    await guest.api.store_checkout_gift_card({ card: null })
    expect(await guest.api.store_checkout_gift_card({ card: { id: own.id } })).toMatchObject({
      data: { used: { id: own.id } },
    })
    const other = await world.traveller()
    expect(await other.api.store_checkout_gift_card({ card: { id: own.id } })).toMatchObject({
      error: { code: 'not_found' },
    })
    expect(await other.api.add_gift_card({ code: own.code })).toMatchObject({ data: [] })
  })

  test('a second card is rejected with the name of the first, until that one is removed or can no longer pay', async () => {
    const { world, guest, card } = await sale(30_000)
    const second = await addGiftCard(world, { minor: 5_000, user_id: guest.id })
    const enters = (by: { code: string } | { id: number }) => guest.api.store_checkout_gift_card({ card: by })
    for (const by of [{ code: second.code }, { id: second.id }]) {
      expect(await enters(by)).toMatchObject({
        error: { errors: [{ path: 'code', code: 'gift_card_second', params: { card: giftCardMark(card.lastFour) } }] },
      })
    }
    expect(await enters({ code: card.code })).toMatchObject({ data: { used: { id: card.id } } })
    for (const end of [`blocked_at = '2026-12-01'`, 'blocked_at = null, balance_minor = 0']) {
      await world.sql(`update gift_card set ${end} where id = $1`, [card.id])
      expect(await enters({ code: second.code })).toMatchObject({ data: { used: { id: second.id } } })
      await world.sql('update checkout set gift_card_id = $1', [card.id])
    }
  })
})
