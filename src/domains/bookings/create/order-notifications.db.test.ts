import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import type { NotificationSender, OrderedBooking } from '#domains/notifications/shapes.ts'
import { emailAttachments } from '#server/documents/booking-attachments.ts'
import { delivers, notificationsOf } from '#test/notifications.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addDays } from '#domains/shared/dates.ts'
import type { SandboxCard } from '#integrations/demo/sandbox-cards.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, type TestTraveller, type TestWorld } from '#test/world.ts'

const free = { minor: 0, currency: 'SAR' }
const onRequest: Parameters<typeof offered>[1] = { visit: { supply: 'portal', options: [{ times: ['09:00'] }] } }

/** A traveller with a stay, a package and a service in the cart. */
async function shopped(values: Parameters<typeof offered>[1] = {}) {
  const world = await makeWorld()
  await world.paysOnline()
  const { stay, party, guide } = await offered(world, values)
  const guest = await world.traveller()
  for (const one of [stay, party, guide]) await guest.api.store_cart(one)
  return { world, guest }
}

async function ordered(guest: TestTraveller, payment_type: 'prepay' | 'arrival') {
  const made = await orders(guest, { payment_type })
  if (!made.ok) throw new Error(made.error.code)
  return made.data
}

/** Pays what is held of an order, whichever of its bookings is named. */
async function pays(
  world: TestWorld,
  guest: TestTraveller,
  bookings: { reference: string }[],
  card: SandboxCard = 'good',
) {
  const reference = bookings[0]?.reference ?? ''
  const started = await guest.api.start_payment({ reference })
  if (!started.ok) throw new Error(started.error.code)
  await world.services.sandbox?.pay(openOfSandbox(started.data.page), card, world.services.clock())
  await guest.api.check_payment({ reference })
}

async function orderIdOf(world: TestWorld): Promise<number> {
  const [found] = await world.sql('select id::int as id from booking_order')
  return Number(found?.id)
}

/** The notifications, the first one first: kind, status of the delivery, and of an order its bookings. */
const queued = async (world: TestWorld) =>
  (await notificationsOf(world)).map(({ kind, status, data: { received, reference, bookings } }) => {
    const ofOrder = (bookings as { status: string }[] | undefined)?.map((booking) => booking.status)
    const row = {
      kind,
      status,
      received: typeof received === 'number' ? String(received) : null,
      reference,
      bookings: ofOrder,
    }
    return Object.fromEntries(Object.entries(row).filter(([, value]) => (value ?? null) !== null))
  })

/** Sends what is due and returns it, with the names of the attachments. */
async function sent(world: TestWorld) {
  const out: { subject: string; to: string; files: string[] }[] = []
  const sender: NotificationSender = {
    stores: false,
    email: async ({ subject, to, attachments }) =>
      void out.push({ subject, to, files: attachments.map(({ name }) => name) }),
    sms: async () => undefined,
  }
  await delivers(world, sender, { attachmentsOf: emailAttachments(world.services) })
  return out
}

describe('an order of several bookings', () => {
  test('that is confirmed at once sends one email, with the voucher and the calendar file of each booking', async () => {
    const { world, guest } = await shopped()
    const { reference, bookings } = await ordered(guest, 'arrival')
    expect(await queued(world)).toEqual([
      { kind: 'order_booked', status: 'queued', reference, bookings: ['confirmed', 'confirmed', 'confirmed'] },
    ])
    const references = bookings.map((one) => one.reference)
    expect(await sent(world)).toEqual([
      {
        subject: `Confirmed: order ${reference}`,
        to: standardContact.email,
        files: [...references.map((one) => `voucher-${one}.pdf`), ...references.map((one) => `booking-${one}.ics`)],
      },
    ])
    // Staff find it with every booking, also once its content is deleted.
    const { api } = await staffOf(world, 'agent')
    for (const one of references)
      expect(await api.show_admin_booking({ reference: one })).toMatchObject({
        data: { notifications: [{ kind: 'order_booked', status: 'sent' }] },
      })
  })

  test('that is paid online sends one email with the payment', async () => {
    const { world, guest } = await shopped()
    const { reference, to_pay, bookings } = await ordered(guest, 'prepay')
    expect(await queued(world)).toEqual([])
    await pays(world, guest, bookings)
    await doJobs(world)
    expect(await queued(world)).toEqual([
      {
        kind: 'order_booked',
        status: 'queued',
        reference,
        received: String(to_pay?.minor),
        bookings: ['confirmed', 'confirmed', 'confirmed'],
      },
    ])
  })

  test('with a part on request waits for the payment of the rest, and says both in one email', async () => {
    const { world, guest } = await shopped(onRequest)
    const { reference, to_pay, bookings } = await ordered(guest, 'prepay')
    expect(await sent(world)).toEqual([])
    world.timeIs('2026-12-01T09:02:00Z')
    await pays(world, guest, bookings)
    expect(await queued(world)).toEqual([
      {
        kind: 'order_booked',
        status: 'queued',
        reference,
        received: String(to_pay?.minor),
        bookings: ['confirmed', 'confirmed', 'waiting'],
      },
    ])
    const [stay, trip] = bookings.map((one) => one.reference)
    expect(await sent(world)).toMatchObject([
      {
        subject: `We have your order ${reference}`,
        files: [`voucher-${stay}.pdf`, `voucher-${trip}.pdf`, `booking-${stay}.ics`, `booking-${trip}.ics`],
      },
    ])
  })

  test('with a part on request that is not paid in five minutes sends one email with what waits and what is held', async () => {
    const { world, guest } = await shopped(onRequest)
    const { reference, bookings } = await ordered(guest, 'prepay')
    world.timeIs('2026-12-01T09:04:59Z')
    await doSweep(world)
    expect(await sent(world)).toEqual([])
    world.timeIs('2026-12-01T09:05:00Z')
    await doSweep(world)
    expect(await queued(world)).toMatchObject([{ bookings: ['pending', 'pending', 'waiting'] }])
    expect(await sent(world)).toMatchObject([{ subject: `We have your order ${reference}`, files: [] }])
    // The payment afterwards has an email of its own, with all bookings.
    await pays(world, guest, bookings)
    expect((await queued(world)).slice(1)).toMatchObject([
      { kind: 'order_booked', bookings: ['confirmed', 'confirmed', 'waiting'] },
    ])
  })

  test('that changes before its email is sent is reported as it is then, and not at all once nothing is left', async () => {
    const { world, guest } = await shopped(onRequest)
    const { bookings } = await ordered(guest, 'prepay')
    const [stay = '', trip = '', visit = ''] = bookings.map((one) => one.reference)
    await guest.api.cancel_booking({ reference: stay, accepted_penalty: free })
    const order = async () => (await queued(world)).find(({ kind }) => kind === 'order_booked')
    expect(await order()).toMatchObject({ status: 'queued', bookings: ['pending', 'waiting'] })
    for (const reference of [trip, visit]) await guest.api.cancel_booking({ reference, accepted_penalty: free })
    world.timeIs('2026-12-01T09:05:00Z')
    expect((await sent(world)).filter(({ subject }) => subject.startsWith('We have your order'))).toEqual([])
    expect(await world.sql(`select status from notification where kind = 'order_booked'`)).toEqual([
      { status: 'dropped' },
    ])
  })

  test('that is changed before its email is sent is reported with its new dates and its new way of payment', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const { stay, party, guide } = await offered(world, onRequest)
    const guest = await world.traveller()
    for (const one of [stay, party, guide]) await guest.api.store_cart(one)
    const { bookings } = await ordered(guest, 'prepay')
    const [first = '', , visit = ''] = bookings.map((one) => one.reference)
    const reported = async (reference: string) => {
      const [order] = await notificationsOf(world, 'order_booked')
      const bookings = order?.data.bookings as OrderedBooking[]
      return bookings.find((booking) => booking.reference === reference) ?? expect.fail('not in the email')
    }
    const before = await reported(first)
    const selection = { kind: 'stay' as const, ...stay, check_out: addDays(stay.check_out, 1) }
    const quote = await guest.api.quote_change({ reference: first, selection })
    if (!quote.ok) throw new Error(quote.error.code)
    expect(await guest.api.change_booking({ reference: first, change_token: quote.data.token })).toMatchObject({
      ok: true,
    })
    const after = await reported(first)
    expect(after.ends).not.toBe(before.ends)
    expect(after.account.total.minor).toBe((before.account.total.minor * 3) / 2)
    const { total } = (await reported(visit)).account
    await guest.api.change_user_booking_payment_type({ reference: visit, payment_type: 'arrival' })
    expect(await reported(visit)).toMatchObject({
      status: 'waiting',
      account: { due: [{ when: 'arrival', amount: total }] },
    })
  })

  test('whose payment is with the bank waits for it, and asks for the payment once it failed', async () => {
    const { world, guest } = await shopped(onRequest)
    const { reference, bookings } = await ordered(guest, 'prepay')
    world.timeIs('2026-12-01T09:04:50Z')
    await pays(world, guest, bookings, 'slow')
    world.timeIs('2026-12-01T09:05:10Z')
    expect(await sent(world)).toEqual([])
    const { gateway } = world.services.ports
    if (!gateway) throw new Error('no gateway')
    world.services.ports.gateway = {
      ...gateway,
      fetch: async (...all) => ({ ...(await gateway.fetch(...all)), state: 'failed' }),
    }
    await guest.api.check_payment({ reference: bookings[0]?.reference ?? '' })
    expect(await sent(world)).toMatchObject([{ subject: `We have your order ${reference}`, files: [] }])
  })

  test('that is paid in two parts before its email is sent names both together', async () => {
    const { world, guest } = await shopped(onRequest)
    const { to_pay, bookings } = await ordered(guest, 'prepay')
    await pays(world, guest, bookings)
    await updateOrdered(world.services.database.db, await orderIdOf(world), world.services.clock(), { paid: 1200 })
    expect(await queued(world)).toMatchObject([{ received: String((to_pay?.minor ?? 0) + 1200) }])
  })

  test('of which two bookings change at one moment is reported with both changes', async () => {
    const { world, guest } = await shopped(onRequest)
    const { bookings } = await ordered(guest, 'prepay')
    const { db } = world.services.database
    const orderId = await orderIdOf(world)
    const locked = Promise.withResolvers<null>()
    const finish = Promise.withResolvers<null>()
    const confirm = (index: number, then: () => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update booking set status = 'confirmed' where reference = ${bookings[index]?.reference}`)
        await updateOrdered(tx, orderId, world.services.clock())
        await then()
      })
    const first = confirm(0, () => {
      locked.resolve(null)
      return finish.promise
    })
    await locked.promise
    const second = confirm(1, () => Promise.resolve())
    const waiting = async () => {
      const [found] = await world.sql(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return found?.n
    }
    await expect.poll(waiting, { interval: 5 }).toBe(1)
    finish.resolve(null)
    await Promise.all([first, second])
    expect(await queued(world)).toMatchObject([{ bookings: ['confirmed', 'confirmed', 'waiting'] }])
  })

  test('that is not paid in time sends one email with the names of what is no longer held', async () => {
    const { world, guest } = await shopped(onRequest)
    const { reference } = await ordered(guest, 'prepay')
    world.timeIs('2026-12-01T09:31:00Z')
    await doSweep(world)
    await doSweep(world)
    const expired = await world.sql(`select data ->> 'order' as "order",
      array(select name ->> 'en' from jsonb_array_elements(data -> 'together') name) as names
      from notification where kind = 'booking_expired'`)
    const held = await world.sql(`select coalesce(h.name, b.title) ->> 'en' as name
      from booking b left join hotel h on h.id = b.hotel_id where b.status = 'expired' order by b.id`)
    expect(held).toHaveLength(2)
    expect(expired).toEqual([{ order: reference, names: held.map(({ name }) => name) }])
    const subjects = (await sent(world)).map(({ subject }) => subject)
    expect(subjects).toContain(`Order ${reference}: the time to pay has run out`)
  })

  test('that is booked twice or not at all sends no second email', async () => {
    const { world, guest } = await shopped()
    const input = { cart_token: (await cartOf(guest)).token ?? '' }
    await Promise.all([1, 2, 3].map(() => orders(guest, input, 'the-same-key')))
    expect(await queued(world)).toHaveLength(1)
    await orders(guest, input)
    expect(await queued(world)).toHaveLength(1)
  })
})

test('an order of one booking sends the email of the booking', async () => {
  const world = await makeWorld()
  const { stay } = await offered(world)
  const guest = await world.traveller()
  await guest.api.store_cart(stay)
  const { bookings } = await ordered(guest, 'arrival')
  expect(await queued(world)).toEqual([
    { kind: 'booking_confirmed', status: 'queued', reference: bookings[0]?.reference },
  ])
})

test('a payment that confirms one booking of an order sends one email of the booking with the payment', async () => {
  const { world, guest } = await shopped()
  const { bookings } = await ordered(guest, 'prepay')
  for (const one of bookings.slice(1))
    await guest.api.cancel_booking({ reference: one.reference, accepted_penalty: free })
  await pays(world, guest, bookings)
  const kinds = (await queued(world)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'booking_cancelled')).toEqual(['booking_confirmed'])
})
