import { expect, test } from 'vitest'
import { emailAttachments } from '#server/documents/booking-attachments.ts'
import { notificationsOf } from '#test/notifications.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { soon } from '#test/paying.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld } from '#test/world.ts'

/** A confirmed booking on arrival that is to be paid online from nine o’clock of 1 December on. */
async function switched() {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, payment: 'arrival' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const changed = await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  if (!changed.ok) throw new Error(changed.error.code)
  const show = async () => {
    const found = await guest.api.show_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const emails = async () =>
    (
      await world.sql(`select coalesce(data ->> 'outcome', data ->> 'need', kind) as email from notification
        where kind in ('booking_changed', 'booking_needs_you', 'booking_cancelled') order by created_at`)
    ).map(({ email }) => email)
  return { world, hotel, guest, reference, show, emails }
}

const deadline = '2026-12-02T09:00:00.000Z'

test('a document that is asked for meanwhile does not silence the reminders to pay', async () => {
  const { world, reference } = await switched()
  const agent = await staffOf(world, 'agent')
  const { version } = await seenBy(agent.api, reference)
  const document = { reference, status: 'confirmed', version, kind: 'visa', why: 'For the gate' } as const
  expect(await agent.api.ask_for_document(document)).toMatchObject({ ok: true })
  world.timeIs('2026-12-02T06:00:00Z')
  await doSweep(world)
  const asked = (await notificationsOf(world, 'booking_needs_you')).map(({ data }) => data.need)
  expect(asked).toEqual(['document', 'prepayment'])
})

test('the request to pay online is not sent once there is nothing to pay online', async () => {
  const { world, guest, reference } = await switched()
  expect(await notificationsOf(world, 'booking_changed')).toMatchObject([{ data: { outcome: 'to_prepay' } }])
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })
  expect(await notificationsOf(world, 'booking_changed')).toEqual([])
})

test('a booking changed to online payment has a day to be paid, with two reminders; unpaid, it is cancelled and its room is free', async () => {
  const { world, hotel, guest, show, emails } = await switched()
  expect(await show()).toMatchObject({ status: 'confirmed', payment_type: 'prepay', deadline_at: deadline })
  expect(await emails()).toEqual(['to_prepay'])
  for (const [at, sent] of [
    ['2026-12-01T20:59:59Z', ['to_prepay']],
    ['2026-12-01T21:00:00Z', ['to_prepay', 'prepayment']],
    ['2026-12-02T05:59:59Z', ['to_prepay', 'prepayment']],
    ['2026-12-02T06:00:00Z', ['to_prepay', 'prepayment', 'prepayment']],
    ['2026-12-02T08:59:59Z', ['to_prepay', 'prepayment', 'prepayment']],
  ] as const) {
    world.timeIs(at)
    await doSweep(world)
    await doSweep(world)
    expect(await emails()).toEqual(sent)
  }
  expect(await show()).toMatchObject({ status: 'confirmed', payment_type: 'prepay' })
  expect(await wrongStock(world)).toEqual([])
  world.timeIs(deadline)
  await doSweep(world)
  await doSweep(world)
  const nothing = { minor: 0, currency: 'SAR' }
  expect(await show()).toMatchObject({
    status: 'cancelled',
    deadline_at: null,
    to_pay: null,
    account: { due: [] },
    cancelled: { unpaid: true, penalty: nothing, refund: nothing, due: nothing },
  })
  expect(await emails()).toEqual(['to_prepay', 'prepayment', 'prepayment', 'booking_cancelled'])
  expect(await notificationsOf(world, 'booking_cancelled')).toMatchObject([{ data: { unpaid: true } }])
  expect(await wrongStock(world)).toEqual([])
  expect((await guest.books(hotel, { checkIn: soon, payment: 'arrival' })).ok).toBe(true)
})

test('after the end of free cancellation a missed deadline costs the same as cancelling at that hour', async () => {
  const { world, hotel, guest, reference, show } = await switched()
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })
  world.timeIs(`${soon}T06:00:00Z`)
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  expect(cost.data.penalty.minor).toBeGreaterThan(0)
  world.timeIs(`${soon}T11:00:00Z`)
  await doSweep(world)
  const { penalty } = cost.data
  expect(await show()).toMatchObject({ status: 'cancelled', cancelled: { unpaid: true, penalty, due: penalty } })
  expect(await wrongStock(world)).toEqual([])
  expect((await guest.books(hotel, { checkIn: soon, payment: 'arrival' })).ok).toBe(true)
})

test('after a delay of the sweep only the last reminder is sent', async () => {
  const { world, emails } = await switched()
  world.timeIs('2026-12-02T07:00:00Z')
  await doSweep(world)
  expect(await emails()).toEqual(['to_prepay', 'prepayment'])
})

test('shortly before the beginning the deadline is nearer; a reminder that the change has made superfluous is not sent', async () => {
  const { world, guest, reference, show, emails } = await switched()
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })
  // Seven hours before check-in at four o’clock in Makkah.
  world.timeIs(`${soon}T06:00:00Z`)
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  expect(await show()).toMatchObject({ deadline_at: `${soon}T11:00:00.000Z` })
  await doSweep(world)
  expect(await emails()).toEqual(['to_prepay', 'to_prepay'])
  world.timeIs(`${soon}T08:00:00Z`)
  await doSweep(world)
  expect(await emails()).toEqual(['to_prepay', 'to_prepay', 'prepayment'])
})

test('a booking that was held until its payment gains no day by way of payment on arrival', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, payment: 'prepay' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  expect(made.data).toMatchObject({ status: 'pending', deadline_at: '2026-12-01T09:30:00.000Z' })
  const change = (payment_type: 'arrival' | 'prepay') =>
    guest.api.change_user_booking_payment_type({ reference, payment_type })
  world.timeIs('2026-12-01T09:20:00Z')
  const until = '2026-12-01T09:50:00.000Z'
  expect(await change('arrival')).toMatchObject({ data: { status: 'confirmed' } })
  expect(await change('prepay')).toMatchObject({ data: { status: 'confirmed', deadline_at: until } })
  world.timeIs(until)
  await doSweep(world)
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { status: 'cancelled' } })
  expect(await wrongStock(world)).toEqual([])
})

test('in the last hour before it begins a booking is not changed to online payment any more', async () => {
  const { world, guest, reference, show } = await switched()
  const change = (payment_type: 'arrival' | 'prepay') =>
    guest.api.change_user_booking_payment_type({ reference, payment_type })
  await change('arrival')
  // Check-in is at four o’clock in Makkah.
  world.timeIs(`${soon}T12:00:00Z`)
  expect(await show()).toMatchObject({ other_payment: 'prepay' })
  world.timeIs(`${soon}T12:00:01Z`)
  expect(await show()).toMatchObject({ other_payment: null })
  expect(await change('prepay')).toMatchObject({ error: { code: 'too_late' } })
})

test('a guest who has checked in keeps the room without a payment', async () => {
  const { world, guest, reference, show } = await switched()
  const agent = await staffOf(world, 'agent')
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })
  world.timeIs(`${soon}T06:00:00Z`)
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  world.timeIs(`${soon}T10:00:00Z`)
  expect(await agent.api.check_guest_in(await seenBy(agent.api, reference))).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'confirmed', deadline_at: null })
  world.timeIs(`${soon}T12:00:00Z`)
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'unpaid' })
})

test('a stay that is moved to earlier dates has an earlier deadline', async () => {
  const { world, guest, reference, show } = await switched()
  const { selection } = await show()
  if (selection.kind !== 'stay') throw new Error(selection.kind)
  const earlier = { ...selection, check_in: '2026-12-01', check_out: '2026-12-02' }
  const quote = await guest.api.quote_change({ reference, selection: earlier })
  if (!quote.ok) throw new Error(quote.error.code)
  expect(await guest.api.change_booking({ reference, change_token: quote.data.token })).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ check_in: '2026-12-01', deadline_at: '2026-12-01T11:00:00.000Z' })
  world.timeIs('2026-12-01T11:00:00Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'cancelled' })
  expect(await wrongStock(world)).toEqual([])
})

test('a payment that staff recorded ends the deadline, and its reversal sets a new one', async () => {
  const { world, reference, show } = await switched()
  const [agent, manager] = [await staffOf(world, 'agent'), await staffOf(world, 'manager')]
  const recorded = await agent.api.record_arrival_payment({
    ...(await seenBy(agent.api, reference)),
    minor: 100,
    way: 'cash',
  })
  expect(recorded).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'confirmed', deadline_at: null })
  world.timeIs('2026-12-01T12:00:00Z')
  const [payment] = await world.sql('select id::int as id from arrival_payment')
  const reversal = {
    ...(await seenBy(manager.api, reference)),
    payment: payment?.id as number,
    reason: 'Another guest',
  }
  expect(await manager.api.reverse_arrival_payment(reversal)).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'confirmed', deadline_at: '2026-12-02T12:00:00.000Z' })
})

test('a payment that a bank is still checking at the deadline is awaited', async () => {
  const { world, guest, reference, show } = await switched()
  const page = await guest.api.start_payment({ reference })
  if (!page.ok) throw new Error(page.error.code)
  world.timeIs('2026-12-02T08:59:50Z')
  await world.services.sandbox?.pay(page.data.page.split('/').at(-1) ?? '', 'slow', world.services.clock())
  await guest.api.check_payment({ reference })
  world.timeIs(deadline)
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'authorised' })
  world.timeIs('2026-12-02T09:02:00Z')
  await doSweep(world)
  await doJobs(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid', deadline_at: null })
})

test('a payment ends the deadline, as does the return to payment on arrival by the traveller', async () => {
  const { world, guest, reference, show, emails } = await switched()
  const page = await guest.api.start_payment({ reference })
  if (!page.ok) throw new Error(page.error.code)
  await world.services.sandbox?.pay(page.data.page.split('/').at(-1) ?? '', 'good', world.services.clock())
  await guest.api.check_payment({ reference })
  await doJobs(world)
  expect(await show()).toMatchObject({ payment_status: 'paid', deadline_at: null })
  world.timeIs(deadline)
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_type: 'prepay', payment_status: 'paid' })
  const other = await switched()
  await other.guest.api.change_user_booking_payment_type({ reference: other.reference, payment_type: 'arrival' })
  expect(await other.show()).toMatchObject({ payment_type: 'arrival', deadline_at: null })
  other.world.timeIs(deadline)
  await doSweep(other.world)
  expect(await other.show()).toMatchObject({ status: 'confirmed', payment_type: 'arrival' })
  expect(await emails()).toEqual(['to_prepay'])
})

test('a booking changed to online payment has no voucher before the payment, which brings it; a printed one is outdated meanwhile', async () => {
  const { world, guest, reference } = await switched()
  const voucher = async () => {
    const found = await guest.api.show_voucher({ reference })
    return found.ok ? found.data : found.error.code
  }
  const verdict = async (code: string) => {
    const found = await guest.api.verify_voucher({ code })
    return found.ok && found.data.verdict
  }
  const files = (kind: 'booking_confirmed' | 'payment_received') =>
    notificationsOf(world, kind)
      .then(([one]) =>
        emailAttachments(world.services)({ kind, data: one?.data as never, locale: 'en', canWait: false }),
      )
      .then((made) => made.files.map(({ type }) => type.split(';')[0]))
  expect(await voucher()).toBe('not_found')
  expect(await files('booking_confirmed')).toEqual(['text/calendar'])
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })
  const printed = await voucher()
  if (typeof printed === 'string') throw new Error(printed)
  expect(await verdict(printed.code)).toBe('valid')
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  expect(await verdict(printed.code)).toBe('changed')
  const page = await guest.api.start_payment({ reference })
  if (!page.ok) throw new Error(page.error.code)
  await world.services.sandbox?.pay(page.data.page.split('/').at(-1) ?? '', 'good', world.services.clock())
  await guest.api.check_payment({ reference })
  await doJobs(world)
  expect(await voucher()).toMatchObject({ reference })
  expect(await verdict(printed.code)).toBe('valid')
  expect(await files('payment_received')).toEqual(['application/pdf', 'text/calendar'])
})
