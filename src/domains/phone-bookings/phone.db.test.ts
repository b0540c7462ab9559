import { describe, expect, test } from 'vitest'
import type { Locale } from '#i18n/locale.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addGiftCard, giftBalance } from '#test/gift-cards.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addPackage } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import {
  contextFor,
  makeWorld,
  quoteStay,
  today,
  type StayOptions,
  type TestHotel,
  type TestWorld,
} from '#test/world.ts'

const caller = { email: 'caller@example.com', phone: '+966512345678', country: 'SA' }

/** An agent with a guest on the phone, and a hotel that accepts both payment types. */
async function onThePhone({ supply }: { supply?: 'own' | 'portal' } = {}) {
  const world = await makeWorld({ pool: 12 })
  await world.paysOnline()
  const hotel = await world.hotel({
    ...(supply && { supply }),
    rooms: [{ allotment: 2, rates: [{ payment: 'both' }] }],
  })
  const noor = await staffOf(world, 'agent', { name: 'Noor' })
  const requested = async (
    of: TestHotel,
    stay: StayOptions = {},
    contact: Partial<typeof caller> = {},
    locale: Locale = 'ar',
  ) => {
    const quoted = await quoteStay(noor.api, of, stay)
    if (!quoted.ok) throw new Error(quoted.error.code)
    return { ...quoted.input, contact: { ...caller, ...contact }, locale }
  }
  const book = async (stay: StayOptions = {}, contact: Partial<typeof caller> = {}) => {
    const made = await noor.api.book_for_guest(await requested(hotel, stay, contact))
    if (!made.ok) throw new Error(made.error.code)
    return made.data
  }
  const notifications = () =>
    world.sql('select kind, channel, recipient, locale from notification order by created_at, kind')
  const signIn = (userId: string) =>
    world.services.ports.sessionHooks.onSignIn(contextFor(world.services, { kind: 'visitor' }), userId)
  const stock = async () =>
    (await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory'))[0]
  return { world, hotel, noor, requested, book, notifications, signIn, stock }
}

describe('a phone booking paid on arrival', () => {
  test('is confirmed immediately without an account, notified in the guest’s language, and audited', async () => {
    const { world, book, notifications, stock } = await onThePhone()
    const { booking, source, account, events } = await book()
    expect({ status: booking.status, source, account }).toEqual({ status: 'confirmed', source: 'phone', account: null })
    expect(events).toMatchObject([{ by: { kind: 'staff', name: 'Noor' }, from: null, to: 'confirmed' }])
    expect(await notifications()).toEqual([
      { kind: 'booking_confirmed', channel: 'email', recipient: caller.email, locale: 'ar' },
    ])
    expect([await stock(), await wrongStock(world)]).toEqual([{ held: 0, sold: 2 }, []])
    expect(
      await world.sql('select name, endpoint, subject, after ->> $1 as source from staff_audit', ['source']),
    ).toEqual([{ name: 'Noor', endpoint: 'book_for_guest', subject: `booking:${booking.reference}`, source: 'phone' }])
    expect(JSON.stringify(await world.sql('select before, after from staff_audit'))).not.toContain('caller')
  })

  test('is notified by text message if it has no email address', async () => {
    const { book, notifications } = await onThePhone()
    await book({}, { email: '' })
    expect(await notifications()).toEqual([
      { kind: 'booking_confirmed', channel: 'sms', recipient: caller.phone, locale: 'ar' },
    ])
  })

  test('can be for a package as well', async () => {
    const { world, noor } = await onThePhone()
    const travelPackage = await addPackage(world, { seats: 10, payment: 'both' })
    const quote = await noor.api.get_package_price({
      departure_id: travelPackage.departures[0] ?? 0,
      party: ['2'],
      sharing: 'double',
    })
    if (!quote.ok) throw new Error(quote.error.code)
    const made = await noor.api.book_for_guest({
      quote_token: quote.data.token,
      guests: [{ first_name: 'Huda', last_name: 'Saleh' }],
      contact: caller,
      payment_type: 'arrival',
      locale: 'en',
    })
    expect(made).toMatchObject({
      ok: true,
      data: { source: 'phone', booking: { kind: 'package', status: 'confirmed' } },
    })
    expect(await world.sql('select sold from departure where id = $1', [travelPackage.departures[0]])).toEqual([
      { sold: 2 },
    ])
  })

  test('waits for the provider if it is on request, and the request is queued', async () => {
    const { book, world } = await onThePhone({ supply: 'portal' })
    expect((await book()).booking.status).toBe('waiting')
    expect(await world.sql(`select count(*)::int as n from jobs.job where name = 'ask-partner'`)).toEqual([{ n: 1 }])
  })

  test('fails and stores nothing if it is sold out meanwhile', async () => {
    const { world, hotel, noor, requested } = await onThePhone()
    const input = await requested(hotel, { rooms: 2 })
    const guest = await world.traveller()
    await guest.books(hotel, {})
    expect(await noor.api.book_for_guest(input)).toMatchObject({ ok: false, error: { code: 'sold_out' } })
    expect(await world.sql(`select count(*)::int as n from booking where source = 'phone'`)).toEqual([{ n: 0 }])
    expect(await world.sql('select count(*)::int as n from staff_audit')).toEqual([{ n: 0 }])
  })
})

describe('a gift card in a phone booking', () => {
  const withCard = async (minor: number) => {
    const at = await onThePhone()
    const card = await addGiftCard(at.world, { minor })
    const input = async (amount: number, code = card.code) => ({
      ...(await at.requested(at.hotel, { payment: 'prepay' })),
      gift_card: { code, amount: { minor: amount, currency: 'SAR' } },
    })
    const consistent = async () => expect(await reconcile(at.world.services.database.db)).toEqual([])
    return { ...at, card, input, consistent }
  }
  const payLinks = (world: TestWorld) =>
    world.sql(`select data -> 'amount' as amount from notification where kind = 'payment_link'`)

  test('pays a part: it is held with the booking, the link is for the rest, and the end of the hold releases it', async () => {
    const { world, noor, card, input, stock, consistent } = await withCard(30_000)
    expect(await noor.api.check_gift_card({ code: card.code })).toMatchObject({
      data: { last_four: card.lastFour, balance: { minor: 30_000 } },
    })
    const made = await noor.api.book_for_guest(await input(30_000))
    if (!made.ok) throw new Error(made.error.code)
    const { booking } = made.data
    expect(booking).toMatchObject({
      status: 'pending',
      account: { gift_cards: [{ last_four: card.lastFour, amount: { minor: 30_000 }, held: true }] },
      to_pay: { minor: booking.total.minor - 30_000 },
    })
    expect(await payLinks(world)).toEqual([{ amount: booking.total.minor - 30_000 }])
    expect([await giftBalance(world), await stock()]).toEqual([0, { held: 2, sold: 0 }])
    await consistent()
    world.timeIs('2026-12-02T09:00:01Z')
    await doSweep(world)
    expect(await world.sql('select b.status, g.state from booking b join gift_use g on g.booking_id = b.id')).toEqual([
      { status: 'expired', state: 'returned' },
    ])
    expect([await giftBalance(world), await stock()]).toEqual([30_000, { held: 0, sold: 0 }])
    await consistent()
  })

  test('pays a part, and the payment through the link captures it', async () => {
    const { world, noor, input, consistent } = await withCard(30_000)
    const made = await noor.api.book_for_guest(await input(30_000))
    if (!made.ok) throw new Error(made.error.code)
    const [notification] = await world.sql(
      `select data ->> 'token' as token from notification where kind = 'payment_link'`,
    )
    const visitor = world.visitor()
    const token = String(notification?.token)
    const rest = { minor: made.data.booking.total.minor - 30_000, currency: 'SAR' }
    expect(await visitor.show_payment_link({ token })).toMatchObject({ data: { to_pay: rest } })
    const started = await visitor.pay_by_link({ token })
    if (!started.ok) throw new Error(started.error.code)
    await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
    expect(await visitor.check_payment_link({ token })).toMatchObject({ data: { status: 'confirmed', to_pay: null } })
    await doJobs(world)
    expect(await world.sql('select state from gift_use')).toEqual([{ state: 'captured' }])
    await consistent()
  })

  test('pays all: the booking is confirmed and notified at once, with an invoice and without a link', async () => {
    const { world, hotel, noor, card, input, notifications, stock, consistent } = await withCard(2_000_000)
    const [check_in, check_out] = [addDays(today, 14), addDays(today, 16)]
    const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
    const quoted = await noor.api.get_hotel_price({ hotel_id: hotel.id, check_in, check_out, rooms })
    const total = (quoted.ok && quoted.data.pay.prepay?.[0]?.amount.minor) || 0
    const made = await noor.api.book_for_guest(await input(total))
    expect(made).toMatchObject({
      data: {
        booking: {
          status: 'confirmed',
          payment_status: 'paid',
          account: { gift_cards: [{ last_four: card.lastFour, amount: { minor: total } }] },
        },
      },
    })
    await doJobs(world)
    expect(await notifications()).toMatchObject([{ kind: 'booking_confirmed', recipient: caller.email }])
    expect(await payLinks(world)).toEqual([])
    expect([await giftBalance(world), await stock()]).toEqual([2_000_000 - total, { held: 0, sold: 2 }])
    expect(await world.sql('select count(*)::int as n from receipt')).toEqual([{ n: 1 }])
    await consistent()
  })

  test('fails and stores nothing: paid on arrival, a wrong code, a blocked card, or an amount that it no longer has', async () => {
    const { world, noor, card, input } = await withCard(30_000)
    const arrival = { ...(await input(30_000)), payment_type: 'arrival' as const }
    expect(await noor.api.book_for_guest(arrival)).toMatchObject({
      error: { errors: [{ path: 'gift_card.code', code: 'gift_card_on_arrival' }] },
    })
    expect(await noor.api.book_for_guest(await input(30_000, 'WRONG'))).toMatchObject({
      error: { errors: [{ path: 'gift_card.code', code: 'gift_card_unknown' }] },
    })
    expect(await noor.api.book_for_guest(await input(30_001))).toMatchObject({ error: { code: 'gift_card_changed' } })
    await world.sql(`update gift_card set blocked_at = '2026-12-01'`)
    expect(await noor.api.book_for_guest(await input(30_000))).toMatchObject({
      error: { errors: [{ path: 'gift_card.code', code: 'gift_card_blocked' }] },
    })
    expect(await noor.api.check_gift_card({ code: card.code })).toMatchObject({
      error: { errors: [{ path: 'code', code: 'gift_card_blocked' }] },
    })
    expect(await world.sql('select (select count(*)::int from booking) as n, balance_minor from gift_card')).toEqual([
      { n: 0, balance_minor: 30_000 },
    ])
  })
})

describe('the account of a phone booking', () => {
  test('is the one with the verified email address, from the beginning', async () => {
    const { world, book } = await onThePhone()
    const guest = await world.traveller('Known Guest')
    const { booking, account } = await book({}, { email: guest.email.toUpperCase() })
    expect(account?.name).toBe('Known Guest')
    expect(await guest.api.show_booking({ reference: booking.reference })).toMatchObject({ ok: true })
  })

  test('is the one with the verified phone number if no email address is given; notifications go to the account’s address', async () => {
    const { world, book, notifications } = await onThePhone()
    const guest = await world.traveller()
    await world.sql('update "user" set phone = $2, phone_verified = true where id = $1', [guest.id, caller.phone])
    await book({}, { email: '' })
    expect(await notifications()).toMatchObject([{ channel: 'email', recipient: guest.email }])
  })

  test('is empty for an unverified address or number; the account that verifies it later and signs in claims the booking', async () => {
    const { world, book, signIn } = await onThePhone()
    const [guest, stranger] = [await world.traveller(), await world.traveller()]
    await world.sql('update "user" set email = $2, email_verified = false where id = $1', [guest.id, caller.email])
    await world.sql('update "user" set phone = $2 where id = $1', [stranger.id, caller.phone])
    const { booking, account } = await book()
    const { reference } = booking
    const seen = async () =>
      Promise.all([guest, stranger].map(async ({ api }) => (await api.show_booking({ reference })).ok))
    await Promise.all([signIn(guest.id), signIn(stranger.id)])
    expect([account, await seen()]).toEqual([null, [false, false]])
    await world.sql('update "user" set email_verified = true where id = $1', [guest.id])
    await Promise.all([signIn(guest.id), signIn(stranger.id)])
    expect(await seen()).toEqual([true, false])
    const events = await world.sql('select note, actor from booking_event order by id')
    expect(events.at(-1)).toEqual({ note: 'claimed', actor: `traveller:${guest.id}` })
  })

  test('a booking made on the site whose traveller was erased cannot be claimed', async () => {
    const { world, hotel, signIn } = await onThePhone()
    const [gone, other] = [await world.traveller(), await world.traveller()]
    const made = await gone.books(hotel, {})
    await world.sql('update booking set user_id = null')
    await world.sql(`update booking set contact = contact || jsonb_build_object('email', $1::text)`, [other.email])
    await signIn(other.id)
    expect(made.ok && (await other.api.show_booking({ reference: made.data.reference })).ok).toBe(false)
  })
})

describe('a payment link', () => {
  const returnTokenOf = async (world: Awaited<ReturnType<typeof onThePhone>>['world']) => {
    const [payment] = await world.sql('select return_path as path from sandbox_payment')
    return new URL(String(payment?.path), 'http://here').searchParams.get('token') ?? ''
  }
  const linkOf = async (world: Awaited<ReturnType<typeof onThePhone>>['world']) => {
    const [notification] = await world.sql(
      `select data ->> 'token' as token from notification where kind = 'payment_link' order by created_at desc`,
    )
    return String(notification?.token)
  }

  test('holds the booking for a day, shows no name, takes the payment without an account, and confirms', async () => {
    const { world, book, stock } = await onThePhone()
    const { booking } = await book({ payment: 'prepay' })
    expect(booking).toMatchObject({ status: 'pending', deadline_at: '2026-12-02T09:00:00.000Z' })
    expect(await stock()).toEqual({ held: 2, sold: 0 })
    const token = await linkOf(world)
    const visitor = world.visitor('ar')
    const shown = await visitor.show_payment_link({ token })
    expect(shown).toMatchObject({ ok: true, data: { reference: booking.reference, payment_status: 'unpaid' } })
    expect(JSON.stringify(shown)).not.toMatch(/caller|Lead|\+9665/)
    const started = await visitor.pay_by_link({ token })
    if (!started.ok) throw new Error(started.error.code)
    expect(await visitor.pay_by_link({ token })).toEqual(started)
    await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
    expect(await visitor.check_payment_link({ token })).toMatchObject({
      ok: true,
      data: { status: 'confirmed', payment_status: 'paid', to_pay: null },
    })
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    expect(await world.sql('select user_id, captured_minor > 0 as paid from payment')).toEqual([
      { user_id: null, paid: true },
    ])
    // The link ends with its payment; the address that the payer returns to shows the result for two days.
    for (const answer of [visitor.show_payment_link({ token }), visitor.pay_by_link({ token })])
      expect(await answer).toMatchObject({ error: { code: 'link_expired' } })
    const back = await returnTokenOf(world)
    expect(await visitor.check_payment_link({ token: back })).toMatchObject({ data: { status: 'confirmed' } })
    expect(await visitor.pay_by_link({ token: back })).toMatchObject({ error: { code: 'status_changed' } })
    world.timeIs('2026-12-03T09:00:01Z')
    expect(await visitor.check_payment_link({ token: back })).toMatchObject({ error: { code: 'link_expired' } })
  })

  test('is sent when a hotel on request accepts, instead of a notification that requires an account', async () => {
    const { world, book, noor } = await onThePhone({ supply: 'portal' })
    const { booking, version } = await book({ payment: 'prepay', request: 'demo:silent' })
    expect(booking.status).toBe('waiting')
    const { reference } = booking
    expect(await noor.api.confirm_waiting_booking({ reference, status: 'waiting', version })).toMatchObject({
      ok: true,
      data: { booking: { status: 'waiting_user' } },
    })
    expect(await world.sql(`select kind from notification order by kind`)).toEqual([
      { kind: 'booking_received' },
      { kind: 'payment_link' },
    ])
    const token = await linkOf(world)
    const visitor = world.visitor()
    const started = await visitor.pay_by_link({ token })
    if (!started.ok) throw new Error(started.error.code)
    await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
    expect(await visitor.check_payment_link({ token })).toMatchObject({ data: { status: 'confirmed' } })
  })

  test('cannot be paid after the hold, and forged tokens or tokens of another kind are rejected', async () => {
    const { world, book } = await onThePhone()
    await book({ payment: 'prepay' })
    const token = await linkOf(world)
    const visitor = world.visitor()
    const other = world.services.ports.signer.sign('voucher', ['ABC'])
    for (const wrong of [other, `${token.slice(0, -4)}AAAA`, 'x']) {
      expect(await visitor.show_payment_link({ token: wrong })).toMatchObject({ error: { code: 'not_found' } })
      expect(await visitor.pay_by_link({ token: wrong })).toMatchObject({ error: { code: 'not_found' } })
    }
    world.timeIs('2026-12-02T09:00:01Z')
    expect(await visitor.pay_by_link({ token })).toMatchObject({ error: { code: 'link_expired' } })
    expect(await visitor.show_payment_link({ token })).toMatchObject({
      error: { code: 'link_expired', data: { revoked: false } },
    })
    expect(await world.sql('select status from booking')).toEqual([{ status: 'expired' }])
  })

  test('is revoked by staff: its holder cannot have it sent anew, and staff send a new one', async () => {
    const { world, book, noor } = await onThePhone()
    const { booking, version } = await book({ payment: 'prepay' })
    const { reference } = booking
    const token = await linkOf(world)
    const visitor = world.visitor()
    const revoked = await noor.api.revoke_booking_links({ reference, status: 'pending', version })
    if (!revoked.ok) throw new Error(revoked.error.code)
    expect(revoked).toMatchObject({ data: { events: [{}, { note: 'links revoked' }] } })
    const gone = { error: { code: 'link_expired', data: { revoked: true } } }
    expect(await visitor.show_payment_link({ token })).toMatchObject(gone)
    expect(await visitor.pay_by_link({ token })).toMatchObject(gone)

    world.timeIs('2026-12-01T09:05:00Z')
    expect(await visitor.renew_booking_link({ token })).toMatchObject(gone)
    expect(await world.sql(`select recipient from notification where kind = 'payment_link'`)).toEqual([
      { recipient: caller.email },
    ])
    const seen = { reference, status: 'pending' as const, version: revoked.data.version }
    expect(await noor.api.send_payment_link(seen)).toMatchObject({ ok: true })
    expect(await visitor.show_payment_link({ token: await linkOf(world) })).toMatchObject({
      ok: true,
      data: { reference },
    })
  })

  test('is sent anew on request to the contact of the booking only, and only while an amount is payable', async () => {
    const { world, book } = await onThePhone()
    const { booking } = await book({ payment: 'prepay' })
    const token = await linkOf(world)
    const visitor = world.visitor()
    world.timeIs('2026-12-01T09:05:00Z')
    expect(await visitor.renew_booking_link({ token })).toEqual({ ok: true, data: {} })
    expect(await visitor.renew_booking_link({ token: `${token.slice(0, -4)}AAAA` })).toMatchObject({
      error: { code: 'not_found' },
    })
    expect(await world.sql(`select recipient from notification where kind = 'payment_link'`)).toEqual([
      { recipient: caller.email },
      { recipient: caller.email },
    ])
    const next = await linkOf(world)
    expect(next).not.toBe(token)
    expect(await visitor.show_payment_link({ token: next })).toMatchObject({
      ok: true,
      data: { reference: booking.reference },
    })

    // The response is the same for a booking that no longer needs a link.
    await world.sql(`update booking set status = 'cancelled' where reference = $1`, [booking.reference])
    expect(await visitor.renew_booking_link({ token })).toEqual({ ok: true, data: {} })
    expect(await world.sql(`select count(*)::int as n from notification where kind = 'payment_link'`)).toEqual([
      { n: 2 },
    ])
  })

  test('that has expired is sent anew on request, three times an hour at most', async () => {
    const { world, book } = await onThePhone()
    const { booking } = await book({ payment: 'prepay' })
    const expired = world.services.ports.signer.sign('payment-link', [booking.reference, 0, 1, ''])
    const visitor = world.visitor()
    expect(await visitor.show_payment_link({ token: expired })).toMatchObject({ error: { code: 'link_expired' } })
    for (let i = 0; i < 3; i++) expect(await visitor.renew_booking_link({ token: expired })).toMatchObject({ ok: true })
    expect(await visitor.renew_booking_link({ token: expired })).toMatchObject({ error: { code: 'too_many_requests' } })
    expect(
      new Set(
        (await world.sql(`select data ->> 'token' as token from notification where kind = 'payment_link'`)).map(
          ({ token }) => token,
        ),
      ).size,
    ).toBe(4)
  })

  test('can be sent again by staff while an amount is payable', async () => {
    const { world, book, noor } = await onThePhone()
    const { booking, version } = await book({ payment: 'prepay' }, { email: '' })
    const seen = { reference: booking.reference, status: booking.status, version }
    expect(await noor.api.send_payment_link(seen)).toMatchObject({ ok: true })
    expect(await world.sql(`select channel, recipient from notification where kind = 'payment_link'`)).toEqual([
      { channel: 'sms', recipient: caller.phone },
      { channel: 'sms', recipient: caller.phone },
    ])
    const arrival = await book()
    expect(
      await noor.api.send_payment_link({
        reference: arrival.booking.reference,
        status: 'confirmed',
        version: arrival.version,
      }),
    ).toMatchObject({ error: { code: 'status_changed' } })
  })
})
