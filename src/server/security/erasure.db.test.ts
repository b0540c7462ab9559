import { expect, test } from 'vitest'
import { outbox } from '#integrations/message-providers.ts'
import { delivers } from '#test/notifications.ts'
import { rowsWith } from '#test/every-text.ts'
import { doJobs } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, signInNow, type TestHotel } from '#test/world.ts'
import { reversiblePayment } from '#test/folio.ts'

const email = 'erin.unique@example.com'
const phone = '+966551230987'
const contact = { email: 'Erin.Unique@example.com', phone, country: 'SA', address: 'Uniquename street 7' }
const guests = [{ first_name: 'Erin', last_name: 'Uniquename' }]
const card = '4111 1111-1111 1111'

/** A world in which a traveller has entered their name in every text field, and staff have repeated it. */
async function createPersonalData() {
  const world = await makeWorld({ pool: 12 })
  const guest = await world.traveller('Erin Uniquename')
  await world.sql('update "user" set email = $1, phone = $2, phone_verified = true where id = $3', [
    email,
    phone,
    guest.id,
  ])
  const agent = await staffOf(world, 'agent', { name: 'Noor' })
  const inputFor = async (hotel: TestHotel) => {
    const quoted = await quoteStay(guest.api, hotel, { request: `Erin Uniquename pays with ${card}` })
    if (!quoted.ok) throw new Error(quoted.error.code)
    return { ...quoted.input, guests, contact }
  }
  const ok = <T>(outcome: { ok: true; data: T } | { ok: false; error: { code: string } }): T => {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
    return outcome.data
  }
  const written = ok(
    await world.visitor().send_contact_message({
      name: 'Erin Uniquename',
      email: contact.email,
      phone,
      topic: 'data',
      message: `This is Erin Uniquename, my card is ${card}.`,
    }),
  )
  ok(await agent.api.answer_message({ receipt: written.receipt, answer: 'Dear Erin Uniquename, certainly.' }))
  ok(await guest.api.store_checkout({ guests, contact }))
  const portal = await world.hotel({ supply: 'portal' })
  const { reference } = ok(
    await guest.api.book_hotel_portal(await inputFor(portal), { idempotencyKey: 'request-of-erin' }),
  )
  await doJobs(world)
  const { version } = ok(
    await agent.api.add_booking_note(
      { reference, text: `Erin Uniquename is diabetic, ${phone}, card ${card}` },
      { idempotencyKey: 'note-about-erin' },
    ),
  )
  ok(
    await agent.api.ask_for_document({
      reference,
      status: 'waiting',
      version,
      kind: 'passport',
      why: `Passport of Erin Uniquename (${card})`,
    }),
  )
  const byPhone = ok(
    await agent.api.book_for_guest(
      { ...(await inputFor(await world.hotel())), locale: 'en' },
      { idempotencyKey: 'phone-call-of-erin' },
    ),
  )
  // As if booked before the account existed: the next sign-in will assign it.
  await world.sql(`update booking set user_id = null where source = 'phone'`)
  const deliver = () => delivers(world, outbox)
  while ((await deliver()).sent > 0);
  return { world, guest, reference, byPhone: byPhone.booking.reference, deliver }
}

test('no free text of travellers or staff stores a card number', async () => {
  const { world } = await createPersonalData()
  expect(await rowsWith(world, ['4111 1111', '4111-1111', '41111111', '1111-1111'])).toEqual([])
  expect(await world.sql('select special_request from booking order by id')).toEqual([
    { special_request: 'Erin Uniquename pays with **** ****-**** 1111' },
    { special_request: 'Erin Uniquename pays with **** ****-**** 1111' },
  ])
})

test('the export contains what others wrote about the person, and bookings made on the phone', async () => {
  const { world, guest, reference, byPhone } = await createPersonalData()
  await signInNow(world, guest.id)
  const exported = await guest.api.export_my_data()
  expect(exported).toMatchObject({
    ok: true,
    data: {
      contact_messages: [
        { message: expect.stringContaining('This is Erin'), answer: expect.stringContaining('Dear Erin') },
      ],
      bookings: [{ reference }, { reference: byPhone }],
      booking_notes: [{ reference, text: expect.stringContaining('diabetic') }],
      booking_documents: [{ why: expect.stringContaining('Passport of Erin') }],
      notifications: expect.arrayContaining([
        expect.objectContaining({ kind: 'contact_answer', text: expect.stringContaining('certainly') }),
        expect.objectContaining({ kind: 'booking_confirmed' }),
      ]),
    },
  })
  expect(JSON.stringify(exported)).not.toContain('Noor')
})

test('deleting the account leaves no trace of the person in any table, issued invoices among them, and waits for bookings made on the phone', async () => {
  const { world, guest, reference, byPhone, deliver } = await createPersonalData()
  const manager = await staffOf(world, 'manager')
  const seen = async () => {
    const shown = await manager.api.show_admin_booking({ reference: byPhone })
    if (!shown.ok) throw new Error(shown.error.code)
    const { booking, version } = shown.data
    return { payment: reversiblePayment(shown.data), seen: { reference: byPhone, status: booking.status, version } }
  }
  await manager.api.record_arrival_payment({ ...(await seen()).seen, minor: 100, way: 'cash' })
  const recorded = await seen()
  await manager.api.reverse_arrival_payment({
    ...recorded.seen,
    payment: recorded.payment,
    reason: `Recorded for Uniquename`,
  })
  const markers = ['Uniquename', email, phone, phone.slice(1), guest.id]
  expect((await rowsWith(world, markers)).length).toBeGreaterThan(10)
  await world.sql(`update booking set status = 'cancelled' where reference = $1`, [reference])
  await signInNow(world, guest.id)
  expect(await guest.api.delete_account({})).toMatchObject({ error: { code: 'bookings_ahead' } })
  await world.sql(`update booking set status = 'cancelled'`)
  expect(await guest.api.delete_account({})).toMatchObject({ ok: true })
  await deliver()
  expect(await rowsWith(world, markers)).toEqual([])
  for (const table of ['receipt', 'credit_note']) expect(await world.sql(`select from ${table}`), table).toHaveLength(1)
  expect(await world.sql('select distinct user_id, guests, special_request from booking')).toEqual([
    { user_id: null, guests: [], special_request: '' },
  ])
})

test('an account with an unverified phone number neither receives nor deletes the data of that number’s owner', async () => {
  const { world } = await createPersonalData()
  const other = await world.traveller('Mallory')
  await world.sql('update "user" set phone = $1 where id = $2', [phone, other.id])
  expect(JSON.stringify(await other.api.export_my_data())).not.toContain('Uniquename')
  await signInNow(world, other.id)
  expect(await other.api.delete_account({})).toMatchObject({ ok: true })
  expect(await world.sql('select from contact_message')).toHaveLength(1)
  expect((await world.sql('select from booking where user_id is null')).length).toBe(1)
  expect(await world.sql(`select distinct contact ->> 'phone' as phone from booking`)).toEqual([{ phone }])
})

test('deleting an account with a phone booking without an email address deletes no row of anybody else', async () => {
  const { world } = await createPersonalData()
  const other = await world.traveller('Mallory')
  await world.sql(
    `update booking set user_id = $1, contact = jsonb_set(contact, '{email}', '""'), status = 'cancelled' where user_id is null`,
    [other.id],
  )
  const stored = () =>
    world.sql(`
      select id from notification where status = 'sent' and not exists (
        select from booking b where b.user_id = '${other.id}' and position(b.reference in coalesce(dedupe_key, '')) > 0)
      union select key from idempotency_key where key <> 'phone-call-of-erin' order by 1`)
  const before = await stored()
  expect(before.length).toBeGreaterThan(2)
  await signInNow(world, other.id)
  expect(await other.api.delete_account({})).toMatchObject({ ok: true })
  expect(await stored()).toEqual(before)
})

test('rate limits store neither addresses nor accounts', async () => {
  const { world } = await createPersonalData()
  const subjects = (await world.sql('select subject from rate_limit')).map(({ subject }) => String(subject))
  expect(subjects.length).toBeGreaterThan(1)
  for (const subject of subjects) expect(subject).toMatch(/^[a-z-]+:[\w=+/-]{20,}$/)
})

test('deleting an account deletes the code that was sent to its unconfirmed phone number', async () => {
  const world = await makeWorld()
  const guest = await world.traveller('Erin Uniquename')
  await signInNow(world, guest.id)
  const changed = await guest.api.update_profile({ phone })
  expect(changed).toMatchObject({ ok: true })
  expect(await world.sql('select kind from notification where recipient = $1', [phone])).toEqual([{ kind: 'code' }])
  expect(await guest.api.delete_account({})).toMatchObject({ ok: true })
  expect(await world.sql('select from notification where recipient = $1', [phone])).toEqual([])
})
