import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openPaymentOf } from '#domains/bookings/pay.server.ts'
import { lockBooking } from '#domains/bookings/read.server.ts'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { settlePayment } from '#domains/bookings/settle.server.ts'
import { keepPage } from '#domains/payments/write.server.ts'
import { doJobs, needsOf } from '#test/jobs.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld } from '#test/world.ts'

/** Two bookings of one traveller that one payment pays for, as an order does. */
async function ordered() {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 2, rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const { db } = world.wired.database
  const { gateway } = world.wired.ports
  const references: string[] = []
  for (const checkIn of ['2026-12-15', '2026-12-20']) {
    const made = await guest.books(hotel, { checkIn, nights: 2, payment: 'prepay' })
    if (made.ok) references.push(made.data.reference)
  }
  const [first = '', second = ''] = references
  const id = randomUUID()
  const now = world.wired.clock()
  const payment = await db.transaction(async (tx) => {
    const one = await lockBooking(tx, sql`b.reference = ${first}`)
    const two = await lockBooking(tx, sql`b.reference = ${second}`)
    if (!one || !two || !gateway) throw new Error('nothing to pay')
    const given = {
      id,
      reference: 'ORDER0001',
      userId: guest.id,
      provider: gateway.provider,
      locale: 'en',
      now,
    } as const
    return openPaymentOf(tx, given, [one, two])
  })
  const page = await gateway?.begin({
    ...payment,
    description: 'order',
    returnPath: '/en',
    expiresAt: new Date(payment.expiresAt),
    now,
  })
  if (!page) throw new Error('there is no page')
  await keepPage(db, id, page)
  await world.wired.sandbox?.pay(page.providerId, 'good', now)
  const show = async (reference: string) => {
    const found = await guest.api.show_booking({ reference })
    return found.ok ? found.data : null
  }
  return { world, guest, first, second, payment, show, settle: () => settlePayment(needsOf(world), id, 'webhook') }
}

test('one payment confirms every booking of an order, with one receipt that lists them', async () => {
  const { world, guest, first, second, payment, show, settle } = await ordered()
  await settle()
  for (const reference of [first, second]) {
    expect(await show(reference)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  }
  const receipts = await Promise.all([first, second].map((reference) => guest.api.show_receipt({ reference })))
  for (const receipt of receipts) {
    expect(receipt).toMatchObject({ ok: true, data: { number: 1, total: { minor: payment.amount } } })
  }
  expect(receipts[0]?.ok && receipts[0].data.lines.map((line) => line.reference)).toEqual([first, second])
  expect(await reconcile(world.wired.database.db)).toEqual([])
})

test('what one of them no longer needs goes back, and cancelling the other returns its own share', async () => {
  const { world, guest, first, second, payment, show, settle } = await ordered()
  const free = { minor: 0, currency: 'SAR' }
  await guest.api.cancel_booking({ reference: first, accepted_penalty: free })
  await settle()
  await doJobs(world)
  expect(await show(first)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
  expect(await show(second)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await world.sql('select status, refunded_minor from payment')).toEqual([
    { status: 'partly_refunded', refunded_minor: payment.amount / 2 },
  ])
  await guest.api.cancel_booking({ reference: second, accepted_penalty: free })
  await doJobs(world)
  expect(await show(second)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  expect(await world.sql('select status, refunded_minor from payment')).toEqual([
    { status: 'refunded', refunded_minor: payment.amount },
  ])
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.wired.database.db)).toEqual([])
})
