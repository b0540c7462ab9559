import { sql, type SQL } from 'drizzle-orm'
import { totalRefundedWith } from '#domains/bookings/account/entries.server.ts'
import { nextInstalments } from '#domains/bookings/model/booking-account.ts'
import {
  languageOfReader,
  nameOfReader,
  notifyOrderPaid,
  notifyStatus,
  updateOrdered,
} from '#domains/bookings/state/notifications.server.ts'
import type { Capture } from '#domains/bookings/state/features.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { awaitsFirstPayment } from '#domains/bookings/model/rules.ts'
import type { Contact } from '#domains/bookings/model/shapes.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { Channel } from '#domains/notifications/shapes.ts'
import type { PaymentRow, RefundRow } from '#domains/payments/queries.server.ts'
import { sumOf } from '#domains/shared/sum.ts'
import type { Locale } from '#i18n/locale.ts'

/**
 * Notifies the traveller that the payment was received and its bookings are confirmed: a booking or several of one checkout
 * in one email with the payment; of those of several payments, each booking, and the payment.
 */
export async function notifyPaid({ db: tx, now }: Action, { payment, shares }: Capture): Promise<void> {
  const amount = sumOf(shares.map((share) => share.amount))
  const confirmed = shares.flatMap(({ booking, current }) =>
    booking.status !== 'confirmed' && current.status === 'confirmed' ? [current] : [],
  )
  const orderId = shares[0]?.booking.orderId ?? null
  if (orderId !== null && confirmed.length > 0) {
    if (await updateOrdered(tx, orderId, now, { paid: amount })) return
    if (confirmed.length > 1) return notifyOrderPaid(tx, orderId, { key: `paid:${payment.id}`, received: amount }, now)
  }
  const received = shares.length === 1 ? amount : undefined
  for (const { id, reference } of confirmed)
    await notifyStatus(tx, { id, status: 'confirmed', key: `confirmed:${payment.id}:${reference}`, received }, now)
  if (confirmed.length > 0 && received !== undefined) return
  const reader = await readerOf(tx, ofPayment(payment.id))
  if (!reader) return
  await queueNotification(
    tx,
    {
      key: `paid:${payment.id}`,
      ...reader.reached,
      kind: 'payment_received',
      data: {
        name: reader.name,
        ...(shares.length > 1
          ? { reference: payment.reference, order: true }
          : { reference: shares[0]?.booking.reference ?? payment.reference }),
        ...(shares.some(({ change }) => change !== null) && { change: true }),
        ...(shares.length === 1 && shares.some(({ booking }) => awaitsFirstPayment(booking)) && { voucher: true }),
        amount,
        currency: payment.currency,
        next: nextInstalments(
          shares.map(({ current }) => current),
          now,
        ),
      },
    },
    now,
  )
}

/** Notifies the traveller of a refund and its reason. */
export async function notifyRefund(tx: Queryable, payment: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  const reader = await readerOf(tx, ofPayment(payment.id))
  if (!reader) return
  const { reference, amount, reason } = refund
  const creditNotes = await creditNotesOf(tx, sql`c.refund_id = ${refund.id}`)
  const { refund_days } = (await readSettings(tx)).voice
  const result = await tx.execute<{ lastFour: string }>(sql`
    select c.last_four as "lastFour" from gift_use g join gift_card c on c.id = g.card_id where g.payment_id = ${payment.id} limit 1`)
  const [gift] = result.rows
  // The refunds of one cause are requested together, one for each payment.
  const total = await totalRefundedWith(tx, refund.key)
  await queueNotification(
    tx,
    {
      key: `returned:${refund.key}`,
      ...reader.reached,
      kind: 'payment_returned',
      data: {
        name: reader.name,
        reference,
        amount,
        currency: payment.currency,
        reason,
        ...(refund_days !== null && { refund_days }),
        ...(total > amount && { partOf: total }),
        ...(gift && { giftCard: gift.lastFour }),
        ...(creditNotes.length > 0 && { creditNotes }),
      },
    },
    now,
  )
}

/** Notifies the traveller of a payment that staff recorded, with the voucher that states it while the booking is confirmed. */
export async function notifyRecordedPayment(
  tx: Queryable,
  { id, reference, status, price }: Booking,
  { key, amount }: { key: string; amount: number },
  now: Date,
): Promise<void> {
  const reader = await readerOf(tx, sql`b.id = ${id}`)
  if (!reader) return
  const voucher = status === 'confirmed'
  const data = {
    name: reader.name,
    reference,
    amount,
    currency: price.currency,
    recorded: true,
    ...(voucher && { voucher }),
  }
  await queueNotification(tx, { key, ...reader.reached, kind: 'payment_received', data }, now)
}

/** Notifies the traveller of a refund by hand, or a part of it, and its date. */
export async function notifyManualRefund(
  tx: Queryable,
  bookingId: number,
  {
    key,
    refundId,
    ...input
  }: { key: string; refundId: number; reference: string; amount: number; currency: string; on: string },
  now: Date,
): Promise<void> {
  const reader = await readerOf(tx, sql`b.id = ${bookingId}`)
  if (!reader) return
  const creditNotes = await creditNotesOf(tx, sql`c.manual_refund_id = ${refundId}`)
  const data = { name: reader.name, ...input, ...(creditNotes.length > 0 && { creditNotes }) }
  await queueNotification(tx, { key, ...reader.reached, kind: 'payment_given_back', data }, now)
}

/** The numbers of the credit notes `c` that match, in the order in which they were issued. */
async function creditNotesOf(tx: Queryable, which: SQL): Promise<number[]> {
  const result = await tx.execute<{ number: number }>(
    sql`select c.number from credit_note c where ${which} order by c.number`,
  )
  return result.rows.map(({ number }) => number)
}

type ReaderRow = { contact: Contact; name: string; locale: Locale }
type Reader = { name: string; reached: { channel: Channel; to: string; locale: Locale } }

const ofPayment = (id: string) =>
  sql`b.id in (select bp.booking_id from booking_payment bp where bp.payment_id = ${id})`

/** The contact of the first booking `b` that matches; null if its personal data was erased. */
async function readerOf(tx: Queryable, which: SQL): Promise<Reader | null> {
  const result = await tx.execute<ReaderRow>(sql`
    select b.contact, ${nameOfReader} as name, ${languageOfReader} as locale from booking b where ${which} order by b.id limit 1`)
  const [row] = result.rows
  if (!row?.contact.email && !row?.contact.phone) return null
  const { contact, name, locale } = row
  const way = contact.email
    ? { channel: 'email' as const, to: contact.email }
    : { channel: 'sms' as const, to: contact.phone }
  return { name, reached: { ...way, locale } }
}
