import { describe, expect, test } from 'vitest'
import type { Locale } from '#text/locale.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addPackage } from '#test/journeys.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { contextFor, makeWorld, quoteStay, type StayGiven, type TestHotel } from '#test/world.ts'

const caller = { email: 'caller@example.com', phone: '+966512345678', country: 'SA' }

/** An agent with somebody on the phone, and a hotel that may be paid either way. */
async function onThePhone({ supply }: { supply?: 'own' | 'portal' } = {}) {
  const world = await makeWorld({ pool: 12 })
  await world.paysOnline()
  const hotel = await world.hotel({
    ...(supply && { supply }),
    rooms: [{ allotment: 2, rates: [{ payment: 'both' }] }],
  })
  const noor = await staffOf(world, 'agent', { name: 'Noor' })
  const asked = async (
    of: TestHotel,
    stay: StayGiven = {},
    contact: Partial<typeof caller> = {},
    locale: Locale = 'ar',
  ) => {
    const quoted = await quoteStay(noor.api, of, stay)
    if (!quoted.ok) throw new Error(quoted.error.code)
    return { ...quoted.input, contact: { ...caller, ...contact }, locale }
  }
  const book = async (stay: StayGiven = {}, contact: Partial<typeof caller> = {}) => {
    const made = await noor.api.book_for_guest(await asked(hotel, stay, contact))
    if (!made.ok) throw new Error(made.error.code)
    return made.data
  }
  const letters = () => world.sql('select kind, channel, recipient, locale from message order by created_at, kind')
  const signIn = (userId: string) =>
    world.wired.ports.keepsakes.join(contextFor(world.wired, { kind: 'visitor' }), userId)
  const stock = async () =>
    (await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory'))[0]
  return { world, hotel, noor, asked, book, letters, signIn, stock }
}

describe('paid on arrival', () => {
  test('is confirmed at once, of nobody yet, told in the guest’s language, and written down', async () => {
    const { world, book, letters, stock } = await onThePhone()
    const { booking, source, account, events } = await book()
    expect({ status: booking.status, source, account }).toEqual({ status: 'confirmed', source: 'phone', account: null })
    expect(events).toMatchObject([{ by: { kind: 'staff', name: 'Noor' }, from: null, to: 'confirmed' }])
    expect(await letters()).toEqual([
      { kind: 'booking_confirmed', channel: 'email', recipient: caller.email, locale: 'ar' },
    ])
    expect([await stock(), await wrongStock(world)]).toEqual([{ held: 0, sold: 2 }, []])
    expect(
      await world.sql('select name, endpoint, subject, after ->> $1 as source from staff_audit', ['source']),
    ).toEqual([{ name: 'Noor', endpoint: 'book_for_guest', subject: `booking:${booking.reference}`, source: 'phone' }])
    expect(JSON.stringify(await world.sql('select before, after from staff_audit'))).not.toContain('caller')
  })

  test('without an e-mail address a text message tells it', async () => {
    const { book, letters } = await onThePhone()
    await book({}, { email: '' })
    expect(await letters()).toEqual([
      { kind: 'booking_confirmed', channel: 'sms', recipient: caller.phone, locale: 'ar' },
    ])
  })

  test('a package is booked in the same way', async () => {
    const { world, noor } = await onThePhone()
    const journey = await addPackage(world, { seats: 10, payment: 'both' })
    const quote = await noor.api.get_package_price({
      departure_id: journey.departures[0] ?? 0,
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
    expect(await world.sql('select sold from departure where id = $1', [journey.departures[0]])).toEqual([{ sold: 2 }])
  })

  test('one on request waits for its provider, who is asked', async () => {
    const { book, world } = await onThePhone({ supply: 'portal' })
    expect((await book()).booking.status).toBe('waiting')
    expect(await world.sql(`select count(*)::int as n from jobs.job where name = 'ask-partner'`)).toEqual([{ n: 1 }])
  })

  test('what is sold out meanwhile is refused and leaves nothing', async () => {
    const { world, hotel, noor, asked } = await onThePhone()
    const input = await asked(hotel, { rooms: 2 })
    const guest = await world.traveller()
    await guest.books(hotel, {})
    expect(await noor.api.book_for_guest(input)).toMatchObject({ ok: false, error: { code: 'sold_out' } })
    expect(await world.sql(`select count(*)::int as n from booking where source = 'phone'`)).toEqual([{ n: 0 }])
    expect(await world.sql('select count(*)::int as n from staff_audit')).toEqual([{ n: 0 }])
  })
})

describe('whose it is', () => {
  test('of the account that has proved the address, from the beginning', async () => {
    const { world, book } = await onThePhone()
    const guest = await world.traveller('Known Guest')
    const { booking, account } = await book({}, { email: guest.email.toUpperCase() })
    expect(account?.name).toBe('Known Guest')
    expect(await guest.api.show_booking({ reference: booking.reference })).toMatchObject({ ok: true })
  })

  test('of the account that has proved the number, where no address is given; its letters go to the account’s', async () => {
    const { world, book, letters } = await onThePhone()
    const guest = await world.traveller()
    await world.sql('update "user" set phone = $2, phone_verified = true where id = $1', [guest.id, caller.phone])
    await book({}, { email: '' })
    expect(await letters()).toMatchObject([{ channel: 'email', recipient: guest.email }])
  })

  test('an address or number that is not proved is nobody’s; who proves it later and signs in has it', async () => {
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

  test('a booking of the site whose person is gone is nobody’s to claim', async () => {
    const { world, hotel, signIn } = await onThePhone()
    const [gone, other] = [await world.traveller(), await world.traveller()]
    const made = await gone.books(hotel, {})
    await world.sql('update booking set user_id = null')
    await world.sql(`update booking set contact = contact || jsonb_build_object('email', $1::text)`, [other.email])
    await signIn(other.id)
    expect(made.ok && (await other.api.show_booking({ reference: made.data.reference })).ok).toBe(false)
  })
})

describe('paid by a link', () => {
  const linkOf = async (world: Awaited<ReturnType<typeof onThePhone>>['world']) => {
    const [letter] = await world.sql(
      `select data ->> 'token' as token from message where kind = 'payment_link' order by created_at desc`,
    )
    return String(letter?.token)
  }

  test('is held for a day; the link shows no name, takes the money without an account, and confirms', async () => {
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
    await world.wired.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.wired.clock())
    expect(await visitor.check_payment_link({ token })).toMatchObject({
      ok: true,
      data: { status: 'confirmed', payment_status: 'paid', to_pay: null },
    })
    expect(await stock()).toEqual({ held: 0, sold: 2 })
    expect(await world.sql('select user_id, captured_minor > 0 as paid from payment')).toEqual([
      { user_id: null, paid: true },
    ])
    expect(await visitor.pay_by_link({ token })).toMatchObject({ error: { code: 'status_changed' } })
  })

  test('is sent when a hotel on request says yes, instead of a letter that needs an account', async () => {
    const { world, book, noor } = await onThePhone({ supply: 'portal' })
    const { booking, version } = await book({ payment: 'prepay', request: 'demo:silent' })
    expect(booking.status).toBe('waiting')
    const { reference } = booking
    expect(await noor.api.confirm_waiting_booking({ reference, status: 'waiting', version })).toMatchObject({
      ok: true,
      data: { booking: { status: 'waiting_user' } },
    })
    expect(await world.sql(`select kind from message order by kind`)).toEqual([
      { kind: 'booking_received' },
      { kind: 'payment_link' },
    ])
    const token = await linkOf(world)
    const visitor = world.visitor()
    const started = await visitor.pay_by_link({ token })
    if (!started.ok) throw new Error(started.error.code)
    await world.wired.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.wired.clock())
    expect(await visitor.check_payment_link({ token })).toMatchObject({ data: { status: 'confirmed' } })
  })

  test('nobody pays after the hold; another’s token and one of another kind open nothing', async () => {
    const { world, book } = await onThePhone()
    await book({ payment: 'prepay' })
    const token = await linkOf(world)
    const visitor = world.visitor()
    const other = world.wired.ports.seal.seal('voucher', ['ABC'])
    for (const wrong of [other, `${token.slice(0, -4)}AAAA`, 'x']) {
      expect(await visitor.show_payment_link({ token: wrong })).toMatchObject({ error: { code: 'not_found' } })
      expect(await visitor.pay_by_link({ token: wrong })).toMatchObject({ error: { code: 'not_found' } })
    }
    world.timeIs('2026-12-02T09:00:01Z')
    expect(await visitor.pay_by_link({ token })).toMatchObject({ error: { code: 'status_changed' } })
    expect(await visitor.show_payment_link({ token })).toMatchObject({ data: { status: 'expired', to_pay: null } })
  })

  test('the desk sends it again while there is something to pay', async () => {
    const { world, book, noor } = await onThePhone()
    const { booking, version } = await book({ payment: 'prepay' }, { email: '' })
    const seen = { reference: booking.reference, status: booking.status, version }
    expect(await noor.api.send_payment_link(seen)).toMatchObject({ ok: true })
    expect(await world.sql(`select channel, recipient from message where kind = 'payment_link'`)).toEqual([
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
