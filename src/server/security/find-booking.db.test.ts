import { describe, expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { bookingFiles } from '#server/documents/booking-files.ts'
import { cookieOf, site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { standardContact, today } from '#test/world.ts'

const { email, phone } = standardContact
const at = (time: string) => `${today}T${time}Z`

/** Two bookings of one contact, without their account in the browser. */
async function booked({ online = false } = {}) {
  const made = await site()
  const { world, post, get } = made
  if (online) await world.paysOnline()
  const [hotel, guest] = [await world.hotel(), await world.traveller()]
  const book = async (checkIn: string) => {
    const booking = await guest.books(hotel, { checkIn })
    if (!booking.ok) throw new Error(booking.error.code)
    return booking.data.reference
  }
  const [reference, other] = [await book(addDays(today, 14)), await book(addDays(today, 40))]
  const send = (to = email, which = reference) => post('send_booking_code', { reference: which, to })
  const open = async (which = reference, code?: string, to = email) =>
    post('open_booking', { reference: which, to, code: code ?? (await world.codeSentTo(to)) })
  /** Opens the first booking; returns the cookie of its session. */
  const opened = async () => {
    await send()
    return cookieOf((await open()).headers)
  }
  const show = (which: string, Cookie: string) => get(`show_booking?reference=${which}`, { Cookie })
  return { ...made, guest, reference, other, send, open, opened, show }
}

describe('a code for a booking', () => {
  test('sent to its email address opens that booking, its voucher and its files, and neither other bookings nor the account', async () => {
    const { world, guest, reference, other, send, open, show, post, get } = await booked()
    expect((await send(` ${email.toUpperCase()} `)).body.data).toMatchObject({ to: email })
    const opening = await open(reference.toLowerCase())
    expect(opening.body).toMatchObject({ data: { reference } })
    const line = opening.headers.getSetCookie().find((one) => one.startsWith('booking='))
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/)
    const Cookie = cookieOf(opening.headers)
    expect((await show(reference, Cookie)).body.data).toMatchObject({ reference })
    expect((await get(`show_voucher?reference=${reference}`, { Cookie })).status).toBe(200)
    expect((await show(other, Cookie)).status).toBe(404)
    for (const endpoint of ['fetch_my_bookings', 'fetch_profile', 'export_my_data'])
      expect([endpoint, (await post(endpoint, {}, { Cookie })).status >= 401]).toEqual([endpoint, true])
    const file = (which: string) =>
      bookingFiles(world.services).request(
        `/en/booking/calendar.ics?reference=${which}`,
        { headers: { Cookie } },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
    expect([(await file(reference)).status, (await file(other)).status]).toEqual([200, 404])
    expect(await world.sql(`select kind, user_id from account_event where kind = 'booking_opened'`)).toEqual([
      { kind: 'booking_opened', user_id: guest.id },
    ])
  })

  test('is sent to its phone number by text message, and is valid once', async () => {
    const { world, reference, send, open } = await booked()
    expect((await send(phone)).status).toBe(200)
    expect(await world.sql(`select channel, recipient from notification where kind = 'code'`)).toEqual([
      { channel: 'sms', recipient: phone },
    ])
    const code = await world.codeSentTo(phone)
    expect((await open(reference, code, phone)).status).toBe(200)
    expect((await open(reference, code, phone)).body).toMatchObject({ code: 'wrong_code' })
  })

  test('opens no other booking of the same contact, and is not valid after ten minutes', async () => {
    const { world, reference, other, send, open } = await booked()
    await send()
    expect((await open(other)).body).toMatchObject({ code: 'wrong_code' })
    world.timeIs(at('09:10:01'))
    expect((await open(reference)).body).toMatchObject({ code: 'wrong_code' })
  })

  test('cannot be guessed: after five wrong tries the right one no longer opens the booking', async () => {
    const { world, reference, send, open } = await booked()
    await send()
    const code = await world.codeSentTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) expect((await open(reference, wrong)).body).toMatchObject({ code: 'wrong_code' })
    expect((await open(reference, code)).body).toMatchObject({ code: 'wrong_code' })
  })

  test('is neither a code of sign-in nor replaces one', async () => {
    const { world, guest, post, send, reference } = await booked()
    await world.sql(`update booking set contact = jsonb_set(contact, '{email}', to_jsonb($1::text))`, [guest.email])
    await send(guest.email)
    const code = await world.codeSentTo(guest.email)
    expect((await post('verify_code', { purpose: 'login', to: guest.email, code })).body).toMatchObject({
      code: 'wrong_code',
    })
    world.timeIs(at('09:02:00'))
    await post('send_login_code', { to: guest.email })
    const login = await world.codeSentTo(guest.email)
    const input = { reference, to: guest.email, code: login }
    expect((await post('open_booking', input)).body).toMatchObject({ code: 'wrong_code' })
  })

  test('is not sent for a wrong reference, for another contact or for a partner’s booking, and the response is the same', async () => {
    const { world, guest, reference, other, send, open } = await booked()
    await world.sql(
      `insert into api_key (id, user_id, name, prefix, digest, scopes, per_hour, made_by, created_at)
       values ('key', $1, 'Partner', 'key_', 'digest', '[]', 100, 'Noor', now())`,
      [guest.id],
    )
    const answers = [await send(email, 'NOSUCHBOOK'), await send('else@example.com'), await send(phone, other)]
    await world.sql('delete from api_key')
    world.timeIs(at('09:01:01'))
    answers.push(await send())
    const shapes = answers.map(({ status, body, headers }) =>
      JSON.stringify([status, Object.keys(body.data), [...headers.keys()].toSorted()]),
    )
    expect(new Set(shapes).size).toBe(1)
    const sent = await world.sql(`select recipient from notification where kind = 'code' and status <> 'dropped'`)
    expect(sent).toEqual([{ recipient: email }])
    expect((await open(reference)).status).toBe(200)
  })

  test('is limited per minute, per contact and per network', async () => {
    const { world, send } = await booked()
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    const answers: number[] = []
    for (let i = 1; i <= 7; i++) {
      world.timeIs(at(`09:${String(i * 2).padStart(2, '0')}:00`))
      answers.push((await send()).status)
    }
    expect(answers).toContain(429)
  })
})

describe('a booking session', () => {
  test('cancels the booking within ten minutes of the code; later it needs a new one, and nothing has changed', async () => {
    const { world, reference, opened, post, get, show } = await booked()
    const Cookie = await opened()
    const quoted = await get(`quote_cancellation?reference=${reference}`, { Cookie })
    const input = { reference, accepted_penalty: quoted.body.data.penalty }
    world.timeIs(at('09:10:01'))
    expect((await post('cancel_booking', input, { Cookie })).body).toMatchObject({ code: 'step_up_required' })
    expect((await show(reference, Cookie)).body.data.status).toBe('confirmed')
    const again = await opened()
    expect((await post('cancel_booking', input, { Cookie: again })).body.data.status).toBe('cancelled')
    expect(await world.sql(`select actor from booking_event where to_status = 'cancelled'`)).toEqual([
      { actor: 'traveller:code' },
    ])
  })

  test('changes the payment type with a code of the last ten minutes, as the code and not as the account', async () => {
    const { world, reference, opened, post, show } = await booked({ online: true })
    const Cookie = await opened()
    const change = (payment_type: string, cookie: string) =>
      post('change_user_booking_payment_type', { reference, payment_type }, { Cookie: cookie })
    expect((await change('prepay', Cookie)).body.data).toMatchObject({ payment_type: 'prepay' })
    world.timeIs(at('09:10:01'))
    expect((await change('arrival', Cookie)).body).toMatchObject({ code: 'step_up_required' })
    expect((await show(reference, Cookie)).body.data.payment_type).toBe('prepay')
    expect((await change('arrival', await opened())).body.data).toMatchObject({ payment_type: 'arrival' })
    expect(await world.sql(`select distinct actor from booking_event where note like 'payment%'`)).toEqual([
      { actor: 'traveller:code' },
    ])
  })

  test('ends after an hour, when it is closed, and when staff revoke the links of the booking', async () => {
    const { world, reference, opened, post, show } = await booked()
    const Cookie = await opened()
    const closed = await post('close_booking', {}, { Cookie })
    expect(closed.headers.getSetCookie()).toContain('booking=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    const noor = await staffOf(world, 'agent')
    const shown = await noor.api.show_admin_booking({ reference })
    const { status, version } = shown.ok ? { status: shown.data.booking.status, version: shown.data.version } : never()
    world.timeIs(at('09:59:59'))
    expect((await show(reference, Cookie)).status).toBe(200)
    world.timeIs(at('10:00:00'))
    expect((await show(reference, Cookie)).status).toBe(401)
    const second = await opened()
    expect((await show(reference, second)).status).toBe(200)
    expect(await noor.api.revoke_booking_links({ reference, status, version })).toMatchObject({ ok: true })
    expect((await show(reference, second)).status).toBe(404)
  })

  test('opens the other bookings of its order, except those that have got another contact', async () => {
    const { world, reference, other, opened, get, show } = await booked()
    await world.sql(`with made as (insert into booking_order (reference, created_at) values ('ORDER1', now()) returning id)
      update booking set order_id = made.id from made`)
    const Cookie = await opened()
    expect((await show(other, Cookie)).status).toBe(200)
    const order = async () =>
      (await get('show_order?reference=ORDER1', { Cookie })).body.data.bookings.map(
        (one: { reference: string }) => one.reference,
      )
    expect(await order()).toEqual([reference, other])
    await world.sql(
      `update booking set contact = jsonb_set(contact, '{email}', '"moved@example.com"') where reference = $1`,
      [other],
    )
    expect((await show(other, Cookie)).status).toBe(404)
    expect(await order()).toEqual([reference])
  })
})

function never(): never {
  throw new Error('not found')
}
