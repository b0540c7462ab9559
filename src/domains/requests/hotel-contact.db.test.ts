import { expect, test } from 'vitest'
import type { Outcome } from '#api/endpoint.ts'
import { signLink } from '#domains/bookings/access/booking-link.server.ts'
import type { HotelRequest } from '#domains/requests/contract.ts'
import { addDays } from '#domains/shared/dates.ts'
import { notificationsOf } from '#test/notifications.ts'
import { answersAt, hotelWithContact, linksTo } from '#test/hotel-contact.ts'
import { queueJob } from '#server/database/job-queue.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { overtaken } from '#test/overtaken.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today, type StayOptions, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)

/** A hotel on request with a contact, in a site without the demo, and a request that has reached it. */
async function requested(
  values: { world?: TestWorld; contact?: Parameters<typeof hotelWithContact>[1]; stay?: StayOptions } = {},
) {
  const world = values.world ?? (await makeWorld({ pool: 8 }))
  world.services.ports.supply = null
  const hotel = await hotelWithContact(world, values.contact)
  const guest = await world.traveller()
  const made = await guest.requests(hotel, {
    checkIn: soon,
    nights: 2,
    request: 'demo:accept High floor',
    ...values.stay,
  })
  if (!made.ok) throw new Error(made.error.code)
  await doJobs(world)
  const { reference } = made.data
  return {
    world,
    hotel,
    guest,
    reference,
    token: (await linksTo(world, reference)).at(-1) ?? '',
    status: async () => (await world.sql('select status from booking where reference = $1', [reference]))[0]?.status,
    audit: () =>
      world.sql(`select name, role, endpoint, subject, after ->> 'status' as status from staff_audit order by id`),
    sent: async (kind: string) =>
      world.sql(
        `select channel, recipient, locale, data from notification where kind = $1 and dedupe_key like '%' || $2 || '%' order by dedupe_key`,
        [kind, reference],
      ),
  }
}

const state = (outcome: Outcome<Pick<HotelRequest, 'state'>>) => (outcome.ok ? outcome.data.state : outcome.error.code)

test('without the demo nothing answers by itself, whatever a guest writes, and a hotel without a contact is left to the staff', async () => {
  const world = await makeWorld()
  world.services.ports.supply = null
  const guest = await world.traveller()
  const made = await guest.requests(await world.hotel({ supply: 'portal' }), { request: 'demo:accept' })
  const reference = made.ok ? made.data.reference : ''
  await doJobs(world)
  world.timeIs('2026-12-01T10:00:00Z')
  await doJobs(world)
  await doSweep(world)
  expect(await world.sql('select status, partner_reference from booking')).toEqual([
    { status: 'waiting', partner_reference: null },
  ])
  const agent = await staffOf(world, 'agent')
  const waiting = await agent.api.fetch_admin_bookings({ status: ['waiting'] })
  expect(waiting).toMatchObject({
    ok: true,
    data: { rows: [{ reference, deadline_at: '2026-12-02T09:00:00.000Z' }], counts: { waiting: 1 } },
  })
})

test('the contact of the hotel is asked in its language with what it needs, and without addresses, payments and prices', async () => {
  const { sent, world, token, reference, hotel } = await requested({
    contact: { locale: 'ar' },
    stay: { occupancy: '2-7' },
  })
  const [notification] = await sent('hotel_request')
  expect(notification).toMatchObject({ channel: 'email', recipient: 'rooms@hotel.example', locale: 'ar' })
  expect(notification?.data).toMatchObject({
    reference,
    request: 'demo:accept High floor',
    deadline: '2026-12-02T09:00:00.000Z',
    stay: { checkIn: soon, checkOut: addDays(soon, 2), rooms: [{ adults: 2, childAges: [7], guest: 'Lead Guest a' }] },
  })
  const shown = await answersAt(world).show_hotel_request({ token })
  expect(shown).toMatchObject({
    ok: true,
    data: {
      state: 'open',
      answered: null,
      deadline_at: '2026-12-02T09:00:00.000Z',
      stay: { nights: 2, rooms: [{ name: 'Double room', child_ages: [7], guest: 'Lead Guest a' }] },
    },
  })
  for (const text of [JSON.stringify(notification?.data), JSON.stringify(shown)])
    for (const hidden of ['guest@example.com', '512345678', 'prepay', 'arrival"', '"total', 'minor'])
      expect(text).not.toContain(hidden)
  // Nobody but staff sees the contact.
  const publicPage = await world.visitor().show_hotel({ id: hotel.slug })
  expect(JSON.stringify(publicPage)).not.toContain('rooms@hotel.example')
})

test('a text message goes out where texts can be sent and a number is set', async () => {
  const contact = { email: '', phone: '+966500000001' }
  const { sent } = await requested({ contact })
  expect(await sent('hotel_request')).toMatchObject([{ channel: 'sms', recipient: '+966500000001' }])
  const world = await makeWorld()
  world.services.ports.sender.noTexts = true
  expect(
    await (await requested({ world, contact: { ...contact, email: 'a@hotel.example' } })).sent('hotel_request'),
  ).toMatchObject([{ channel: 'email' }])
})

test('the hotel accepts: the rooms are sold, the audit names the address that answered, and the link shows it', async () => {
  const { world, token, status, audit, reference, guest } = await requested()
  const api = answersAt(world)
  expect(state(await api.accept_hotel_request({ token }))).toBe('confirmed')
  expect(await status()).toBe('confirmed')
  expect(await wrongStock(world)).toEqual([])
  expect(await audit()).toEqual([
    {
      name: 'rooms@hotel.example',
      role: 'hotel',
      endpoint: 'accept_hotel_request',
      subject: `booking:${reference}`,
      status: 'confirmed',
    },
  ])
  const agent = await staffOf(world, 'manager')
  const seen = await agent.api.show_admin_booking({ reference })
  expect(seen).toMatchObject({
    ok: true,
    data: { events: [{}, { by: { kind: 'hotel' }, from: 'waiting', to: 'confirmed' }] },
  })
  expect(await agent.api.fetch_audit({ limit: 5 })).toMatchObject({ ok: true, data: [{ role: 'hotel' }] })
  // The link cannot be used again, and shows what was answered.
  for (const again of [
    await api.accept_hotel_request({ token }),
    await api.decline_hotel_request({ token, reason: 'no_rooms' }),
  ])
    expect(state(again)).toBe('status_changed')
  expect(await api.show_hotel_request({ token })).toMatchObject({
    ok: true,
    data: { state: 'confirmed', answered: { by: 'hotel', at: '2026-12-01T09:00:00.000Z' }, choices: [] },
  })
  expect(await guest.api.show_booking({ reference })).toMatchObject({ ok: true, data: { status: 'confirmed' } })
})

test('the hotel declines with a reason; the guest and the link say so, and the guest’s name is no longer shown', async () => {
  const { world, token, guest, reference } = await requested()
  expect(state(await answersAt(world).decline_hotel_request({ token, reason: 'hotel_closed' }))).toBe('declined')
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    ok: true,
    data: { status: 'rejected', reject_reason: 'hotel_closed' },
  })
  const shown = await answersAt(world).show_hotel_request({ token })
  expect(shown).toMatchObject({ ok: true, data: { state: 'declined', answered: { by: 'hotel' } } })
  expect(JSON.stringify(shown)).not.toMatch(/Lead|High floor/)
  expect(await wrongStock(world)).toEqual([])
})

test('what the hotel writes reaches the guest and the staff, without addresses and numbers; too much of it is named at its field', async () => {
  const { world, token, guest, reference, status } = await requested()
  const api = answersAt(world)
  const decline = (comment: string) => api.decline_hotel_request({ token, reason: 'no_rooms', comment })
  expect(await decline('x'.repeat(301))).toMatchObject({
    ok: false,
    error: { code: 'invalid_input', errors: [{ path: 'comment', code: 'too_long' }] },
  })
  expect(await status()).toBe('waiting')
  expect(state(await decline('نعتذر منكم.\nWrite to rooms@hotel.example or +966 50 123 4567'))).toBe('declined')
  const shown = await guest.api.show_booking({ reference })
  const comment = shown.ok ? shown.data.decline_comment : ''
  expect(comment).toMatch(/^نعتذر منكم\.\nWrite to/)
  expect(comment).not.toMatch(/rooms@|4567/)
  const agent = await staffOf(world, 'agent')
  expect(await agent.api.show_admin_booking({ reference })).toMatchObject({
    data: { booking: { reject_reason: 'no_rooms', decline_comment: comment } },
  })
  expect(await notificationsOf(world, 'booking_rejected')).toMatchObject([{ data: { comment } }])
})

test('a contact that is added or changed while a request waits is asked once; the link of the one before is over', async () => {
  const { world, hotel, token, reference, status, sent } = await requested({ contact: { email: '' } })
  expect(token).toBe('')
  const contactIs = (email: string, phone = '') =>
    world.sql('update hotel set request_email = $2, request_phone = $3 where id = $1', [hotel.id, email, phone])
  const recipients = async () => (await sent('hotel_request')).map(({ recipient }) => recipient)
  const sweepTwice = async () => {
    await doSweep(world)
    await doSweep(world)
  }
  await contactIs('wrong@hotel.example')
  await sweepTwice()
  expect(await recipients()).toEqual(['wrong@hotel.example'])
  const [wrong = ''] = await linksTo(world, reference)

  // The new address has half of what is left before it is asked again.
  world.timeIs('2026-12-01T20:00:00Z')
  await contactIs('right@hotel.example', '+966500000001')
  await sweepTwice()
  expect((await recipients()).toSorted()).toEqual(['+966500000001', 'right@hotel.example', 'wrong@hotel.example'])
  expect(state(await answersAt(world).accept_hotel_request({ token: wrong }))).toBe('link_expired')
  world.timeIs('2026-12-02T02:29:00Z')
  await sweepTwice()
  expect(await recipients()).toHaveLength(3)
  world.timeIs('2026-12-02T02:30:00Z')
  await sweepTwice()
  expect(await recipients()).toHaveLength(5)

  const links = await linksTo(world, reference)
  await contactIs('')
  for (const link of links)
    expect(state(await answersAt(world).accept_hotel_request({ token: link }))).toBe('link_expired')
  await sweepTwice()
  expect(await recipients()).toHaveLength(5)
  expect(await status()).toBe('waiting')
})

/** A confirmed request, for which the guest asks for a night more. */
async function changeRequested() {
  const all = await requested()
  const { world, guest, hotel, reference, token } = all
  await answersAt(world).accept_hotel_request({ token })
  const ask = async (nights: number) => {
    const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
    const selection = {
      kind: 'stay' as const,
      hotel_id: hotel.id,
      check_in: soon,
      check_out: addDays(soon, nights),
      rooms,
    }
    const quote = await guest.api.quote_change({ reference, selection })
    if (!quote.ok) throw new Error(quote.error.code)
    await guest.api.change_booking({ reference, change_token: quote.data.token })
    await doJobs(world)
    await doSweep(world)
    const shown = await answersAt(world).show_hotel_request({ token })
    return shown.ok ? (shown.data.change?.id ?? 0) : 0
  }
  const outcomes = async () => (await all.sent('hotel_news')).map(({ data }) => (data as { outcome: string }).outcome)
  return { ...all, change: await ask(3), ask, outcomes }
}

test('a change of a confirmed request goes to the hotel, with the stay before and after; the hotel accepts it', async () => {
  const { world, guest, reference, token, change, sent, audit, outcomes } = await changeRequested()
  const messages = (await sent('hotel_request')).map(({ data }) => data)
  expect(messages).toContainEqual(
    expect.objectContaining({
      before: expect.objectContaining({ checkOut: addDays(soon, 2) }),
      stay: expect.objectContaining({ checkOut: addDays(soon, 3) }),
    }),
  )
  const api = answersAt(world)
  expect(await api.show_hotel_request({ token })).toMatchObject({
    data: { state: 'change', answered: null, stay: { nights: 2 }, change: { id: change, stay: { nights: 3 } } },
  })
  // An answer to the first request is none to the change, and an offer is no answer to it.
  expect(state(await api.accept_hotel_request({ token }))).toBe('status_changed')
  expect(state(await api.offer_from_hotel({ token, check_in: soon, check_out: addDays(soon, 4), rooms: [1] }))).toBe(
    'status_changed',
  )
  expect(await api.accept_hotel_request({ token, change })).toMatchObject({
    data: { state: 'confirmed', answered: { by: 'hotel' }, change: null, stay: { nights: 3 } },
  })
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { nights: 3, change: null } })
  expect((await audit()).map(({ endpoint }) => endpoint)).toEqual(['accept_hotel_request', 'accept_hotel_request'])
  await doJobs(world)
  expect((await outcomes()).toSorted()).toEqual(['changed', 'confirmed'])
  expect(await wrongStock(world)).toEqual([])
})

test('the hotel declines a change with its words: the booking stays, and the guest reads them', async () => {
  const { world, guest, reference, token, change, outcomes } = await changeRequested()
  const declined = { token, change, reason: 'hotel_closed', comment: 'We close on that day.' } as const
  expect(await answersAt(world).decline_hotel_request(declined)).toMatchObject({
    data: { state: 'confirmed', answered: { by: 'hotel' }, change: null, stay: { nights: 2 } },
  })
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { status: 'confirmed', nights: 2 } })
  await doJobs(world)
  expect(await outcomes()).toEqual(['confirmed'])
  expect(await notificationsOf(world, 'booking_changed')).toMatchObject([
    { data: { outcome: 'declined', reason: 'hotel_closed', comment: 'We close on that day.' } },
  ])
  expect(await wrongStock(world)).toEqual([])
})

test('a change that was withdrawn and asked for again differently is not accepted unseen, and the hotel hears that the first is off', async () => {
  const { world, guest, reference, token, change, ask, sent, outcomes } = await changeRequested()
  await guest.api.withdraw_change({ reference })
  await doJobs(world)
  expect((await outcomes()).toSorted()).toEqual(['confirmed', 'unchanged'])
  world.timeIs('2026-12-01T09:01:00Z')
  const second = await ask(1)
  const api = answersAt(world)
  expect(state(await api.accept_hotel_request({ token, change }))).toBe('status_changed')
  expect(await sent('hotel_request')).toHaveLength(3)
  world.timeIs('2026-12-02T10:00:00Z')
  // Nobody has answered in time: the booking stays, here and before the sweep.
  expect(state(await api.accept_hotel_request({ token, change: second }))).toBe('status_changed')
  expect(await api.show_hotel_request({ token })).toMatchObject({ data: { state: 'confirmed', change: null } })
  await doSweep(world)
  await doJobs(world)
  expect((await outcomes()).toSorted()).toEqual(['confirmed', 'unchanged', 'unchanged'])
})

test('the hotel offers other dates and another room; the guest accepts, and the hotel hears that it is confirmed', async () => {
  const { world, token, guest, reference, sent } = await requested()
  const api = answersAt(world)
  const answer = await api.show_hotel_request({ token })
  const choices = answer.ok ? answer.data.choices : []
  // One choice per room type and meals, with the guest's own rate for the room that was asked for.
  expect(choices).toHaveLength(2)
  const other = choices.at(-1)?.rate_plan_id ?? 0
  const dates = { check_in: addDays(soon, 1), check_out: addDays(soon, 4) }
  expect(state(await api.offer_from_hotel({ token, ...dates, rooms: [other] }))).toBe('offered')
  expect(await api.show_hotel_request({ token })).toMatchObject({
    data: { stay: { check_in: soon }, offered: { ...dates, rooms: [{ rate_plan_id: other }] } },
  })
  const offered = await guest.api.show_booking({ reference })
  expect(offered).toMatchObject({ ok: true, data: { status: 'waiting_user', offer: { ...dates, nights: 3 } } })
  await doJobs(world)
  expect(await sent('hotel_news')).toEqual([])
  expect(await guest.api.answer_offer({ reference, answer: 'accept' })).toMatchObject({ ok: true })
  await doJobs(world)
  expect(await sent('hotel_news')).toMatchObject([
    { data: { outcome: 'confirmed', stay: { checkIn: dates.check_in, rooms: [{ guest: 'Lead Guest a' }] } } },
  ])
  expect(await wrongStock(world)).toEqual([])
})

test('an offer that cannot be made names its field or its reason, and changes nothing', async () => {
  const { world, token, hotel, status } = await requested()
  const api = answersAt(world)
  const [own, other] = [hotel.rooms[0]?.rates[0] ?? 0, hotel.rooms[1]?.rates[0] ?? 0]
  const foreign = (await world.hotel({ supply: 'portal' })).rooms[0]?.rates[0] ?? 0
  const offer = (checkIn: string, checkOut: string, rooms: number[]) =>
    api.offer_from_hotel({ token, check_in: checkIn, check_out: checkOut, rooms })
  const [from, to] = [soon, addDays(soon, 2)]
  const pathOf = async (answer: ReturnType<typeof offer>) => {
    const outcome = await answer
    return outcome.ok ? 'done' : (outcome.error.errors?.[0] ?? outcome.error.code)
  }
  expect(await pathOf(offer(from, to, [own]))).toEqual({ path: 'rooms', code: 'same_stay' })
  expect(await pathOf(offer(to, from, [other]))).toMatchObject({ path: 'check_out', code: 'date_order' })
  expect(await pathOf(offer('2026-11-01', '2026-11-03', [other]))).toMatchObject({
    path: 'check_in',
    code: 'date_in_past',
  })
  expect(await pathOf(offer(from, to, [foreign]))).toEqual({ path: 'rooms', code: 'not_a_choice' })
  expect(await pathOf(offer(from, to, [other, other]))).toBe('invalid_input')
  await world.sql('update night_inventory set allotment = 0 where room_type_id = $1', [hotel.rooms[1]?.id])
  expect(await pathOf(offer(from, to, [other]))).toBe('sold_out')
  expect(await status()).toBe('waiting')
  expect(await world.sql('select count(*)::int as n from staff_audit')).toEqual([{ n: 0 }])
})

test('a link is for one request and one address: others, altered, expired and revoked ones do nothing', async () => {
  const world = await makeWorld({ pool: 8 })
  const [one, two] = [await requested({ world }), await requested({ world })]
  const api = answersAt(world)
  const [payload = '', signature = ''] = one.token.split('.')
  const [otherPayload = ''] = two.token.split('.')
  const ports = world.services.ports
  const booking = { reference: one.reference, linkGeneration: 0 }
  const now = world.services.clock()
  const bad: [string, string][] = [
    ['', 'invalid_input'],
    ['x'.repeat(301), 'invalid_input'],
    ['nonsense', 'not_found'],
    [`${otherPayload}.${signature}`, 'not_found'],
    [`${payload}x.${signature}`, 'not_found'],
    [`${payload}.${signature.slice(0, -2)}`, 'not_found'],
    // Tokens of the same booking for other purposes, and for another or no address.
    [signLink(ports, 'payment-link', booking, now), 'not_found'],
    [signLink(ports, 'document-link', booking, now), 'not_found'],
    [signLink(ports, 'hotel-request', booking, now), 'link_expired'],
    [signLink(ports, 'hotel-request', booking, now, 'other@hotel.example'), 'link_expired'],
    [signLink(ports, 'hotel-request', { ...booking, linkGeneration: 1 }, now, 'rooms@hotel.example'), 'link_expired'],
  ]
  for (const [token, code] of bad) {
    expect([token, state(await api.show_hotel_request({ token }))]).toEqual([token, code])
    expect([token, state(await api.accept_hotel_request({ token }))]).toEqual([token, code])
  }
  expect([await one.status(), await two.status()]).toEqual(['waiting', 'waiting'])
  // Answering one request leaves the other open.
  expect(state(await api.accept_hotel_request({ token: two.token }))).toBe('confirmed')
  expect(await one.status()).toBe('waiting')

  await world.sql('update booking set link_generation = 1 where reference = $1', [one.reference])
  expect(state(await api.accept_hotel_request({ token: one.token }))).toBe('link_expired')
  await world.sql('update booking set link_generation = 0 where reference = $1', [one.reference])
  // A link that went to a wrong address ends when the hotel gets another contact.
  await world.sql(`update hotel set request_email = 'right@hotel.example' where id = $1`, [one.hotel.id])
  expect(state(await api.accept_hotel_request({ token: one.token }))).toBe('link_expired')
  await world.sql(`update hotel set request_email = 'rooms@hotel.example' where id = $1`, [one.hotel.id])
  world.timeIs('2026-12-15T09:00:01Z')
  expect(state(await api.show_hotel_request({ token: one.token }))).toBe('link_expired')
  expect(await api.renew_booking_link({ token: one.token })).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('opening the link changes nothing, however often and in whatever language', async () => {
  const { world, token, status } = await requested()
  const events = async () => (await world.sql('select count(*)::int as n from booking_event'))[0]?.n
  const before = await events()
  for (const locale of ['en', 'ar', 'en'] as const) {
    expect(state(await world.visitor(locale).show_hotel_request({ token }))).toBe('open')
  }
  expect([await status(), await events()]).toEqual(['waiting', before])
})

test('a hotel that has not answered by half of the time is asked again, once; at the deadline its link says that it is over', async () => {
  const { world, token, sent, status } = await requested()
  const times = async () => (await sent('hotel_request')).map(({ data }) => (data as { again: boolean }).again)
  world.timeIs('2026-12-01T20:59:00Z')
  await doSweep(world)
  expect(await times()).toEqual([false])
  world.timeIs('2026-12-01T21:00:00Z')
  await doSweep(world)
  await doSweep(world)
  // Sorted by key: the reminder comes first.
  expect(await times()).toEqual([true, false])
  const [reminder = ''] = await linksTo(world, '', 'hotel-reminder')
  expect(state(await answersAt(world).show_hotel_request({ token: reminder }))).toBe('open')

  world.timeIs('2026-12-02T09:00:00Z')
  expect(state(await answersAt(world).accept_hotel_request({ token }))).toBe('status_changed')
  expect(await status()).toBe('expired')
  expect(state(await answersAt(world).show_hotel_request({ token }))).toBe('expired')
  await doJobs(world)
  expect(await sent('hotel_news')).toMatchObject([
    { data: { outcome: 'released', stay: { rooms: [{ guest: null }] } } },
  ])
  expect(await wrongStock(world)).toEqual([])
})

test('a guest who cancels what the hotel has confirmed sets its room free: the hotel is told, with a link that says so', async () => {
  const { world, token, guest, reference, sent } = await requested()
  await answersAt(world).accept_hotel_request({ token })
  await doJobs(world)
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  await doJobs(world)
  const news = await sent('hotel_news')
  expect(news.map(({ data }) => (data as { outcome: string }).outcome)).toEqual(['confirmed', 'released'])
  expect(state(await answersAt(world).show_hotel_request({ token }))).toBe('ended')
})

test('the hotel hears of dates that staff have changed, also if more was recorded before the job ran', async () => {
  const { world, token, reference, sent } = await requested()
  await answersAt(world).accept_hotel_request({ token })
  await doJobs(world)
  const manager = await staffOf(world, 'manager')
  const dates = { check_in: soon, check_out: addDays(soon, 3) }
  const quoted = await manager.api.quote_amendment({ reference, ...dates })
  if (!quoted.ok) throw new Error(quoted.error.code)
  const amend = { ...(await seenBy(manager.api, reference)), ...dates, accepted_total: quoted.data.after }
  expect(await manager.api.amend_dates(amend)).toMatchObject({ ok: true })
  const paid = { ...(await seenBy(manager.api, reference)), minor: 10_000, way: 'cash' as const }
  expect(await manager.api.record_arrival_payment(paid)).toMatchObject({ ok: true })
  await doJobs(world)
  const news = await sent('hotel_news')
  expect(news.map(({ data }) => (data as { outcome: string }).outcome)).toEqual(['confirmed', 'changed'])
  // What happens later says nothing of the dates, even if the message about them is deleted by then.
  await world.sql(`delete from notification where kind = 'hotel_news'`)
  const [last] = await world.sql(
    'select id::int as event, booking_id::int as "bookingId" from booking_event order by id desc limit 1',
  )
  const data = {
    reference,
    hotelId: null,
    from: 'confirmed',
    to: 'confirmed',
    ...(last as { event: number; bookingId: number }),
  }
  await queueJob(world.services.database.db, { name: 'booking-changed', key: 'later', data })
  await doJobs(world)
  expect(await sent('hotel_news')).toEqual([])
})

test('a guest who pays online first pays after the hotel accepts; until then the link says so', async () => {
  const world = await makeWorld({ pool: 8 })
  await world.paysOnline()
  const { token, status } = await requested({ world, stay: { payment: 'prepay' } })
  expect(state(await answersAt(world).accept_hotel_request({ token }))).toBe('accepted')
  expect(await status()).toBe('waiting_user')
  expect(state(await answersAt(world).accept_hotel_request({ token }))).toBe('status_changed')
})

test('while a document of the guest is awaited the hotel can only decline; it is asked again when the document is here', async () => {
  const { world, token, reference, sent } = await requested()
  const agent = await staffOf(world, 'agent')
  const seen = await agent.api.show_admin_booking({ reference })
  if (!seen.ok) throw new Error(seen.error.code)
  await agent.api.ask_for_document({
    reference,
    status: 'waiting',
    version: seen.data.version,
    kind: 'passport',
    why: 'Please',
    hours: 24,
  })
  const api = answersAt(world)
  expect(state(await api.show_hotel_request({ token }))).toBe('document')
  expect(state(await api.accept_hotel_request({ token }))).toBe('conflict')
  await world.sql(`update booking_document set state = 'sent'`)
  world.timeIs('2026-12-01T15:00:00Z')
  await world.sql(`update booking set status = 'waiting', deadline_at = '2026-12-02T15:00:00Z' where reference = $1`, [
    reference,
  ])
  await world.services.ports.queue(world.services.database.db, {
    name: 'ask-partner',
    key: 'again',
    data: { reference },
  })
  await doJobs(world)
  expect(await sent('hotel_request')).toHaveLength(2)
  expect(state(await api.accept_hotel_request({ token }))).toBe('confirmed')
})

test('a hotel whose answer is written while it is to be asked again is not asked', async () => {
  const { world, reference, sent } = await requested()
  world.timeIs('2026-12-01T21:00:00Z')
  const accepted = `update booking set status = 'confirmed' where reference = $1`
  await overtaken(world, [[accepted, [reference]]], () => doSweep(world))
  expect(await sent('hotel_request')).toHaveLength(1)
})

test('when hotel and staff answer at once, one answer counts and the other caller is told', async () => {
  const world = await makeWorld({ pool: 12 })
  const agent = await staffOf(world, 'agent')
  for (let round = 0; round < 8; round++) {
    const one = await requested({ world })
    const seen = await agent.api.show_admin_booking({ reference: one.reference })
    if (!seen.ok) throw new Error(seen.error.code)
    const { version } = seen.data
    const [byHotel, byStaff] = await Promise.all([
      answersAt(world).accept_hotel_request({ token: one.token }),
      agent.api.reject_waiting_booking({ reference: one.reference, status: 'waiting', version, reason: 'no_rooms' }),
    ])
    expect([byHotel.ok, byStaff.ok].filter(Boolean)).toHaveLength(1)
    for (const outcome of [byHotel, byStaff]) if (!outcome.ok) expect(outcome.error.code).toBe('status_changed')
    expect(await one.status()).toBe(byHotel.ok ? 'confirmed' : 'rejected')
    expect(await answersAt(world).show_hotel_request({ token: one.token })).toMatchObject({
      ok: true,
      data: { answered: { by: byHotel.ok ? 'hotel' : 'office' } },
    })
    expect(await wrongStock(world)).toEqual([])
  }
})

test('two presses on accept at the same moment sell the room once', async () => {
  const { world, token } = await requested()
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => answersAt(world).accept_hotel_request({ token })))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await wrongStock(world)).toEqual([])
  expect(await world.sql('select count(*)::int as n from staff_audit')).toEqual([{ n: 1 }])
})

test('answers through links are limited for a request', async () => {
  const { world, token } = await requested()
  const codes: string[] = []
  for (let i = 0; i < 12; i++)
    codes.push(state(await answersAt(world).offer_from_hotel({ token, check_in: soon, check_out: soon, rooms: [1] })))
  expect(codes.at(-1)).toBe('too_many_requests')
})
