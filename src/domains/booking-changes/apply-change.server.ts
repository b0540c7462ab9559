import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import type { NewChange, OpenChange } from '#domains/bookings/model/change-shapes.ts'
import { advanceDeadline, json, replaceProduct } from '#domains/bookings/state/commands.server.ts'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import { queueChanged, writeEvent } from '#domains/bookings/state/events.server.ts'
import { notifyChange, updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import {
  convertStock,
  lockProducts,
  releaseStock,
  reserveStock,
  stockBeyond,
} from '#domains/bookings/model/products/inventory.server.ts'
import { factsOfProduct, priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { statusTable } from '#domains/bookings/model/rules.ts'
import { allOrNothing } from '#domains/db.ts'
import type { Action, Queryable } from '#domains/context.ts'
import type { ChosenProduct } from '#domains/notifications/shapes.ts'

/** Reserves what a change takes beyond its booking; false and nothing reserved if there is not enough. */
export async function holdForChange(
  db: Queryable,
  booking: Pick<Booking, 'product'>,
  { product }: Pick<NewChange, 'product'>,
): Promise<boolean> {
  if (!product) return true
  const held = await allOrNothing(db, async (tx) => {
    await lockProducts(tx, [booking.product, product])
    return (await reserveStock(tx, 'held', stockBeyond(product, booking.product))) ? done(null) : err('sold_out')
  })
  return held.ok
}

/** Applies a change whose inventory is held: sells it, and releases what the booking no longer uses. */
export async function applyHeldChange(at: Action, booking: Booking, change: OpenChange): Promise<number> {
  if (change.product) {
    await lockProducts(at.db, [booking.product, change.product])
    await convertStock(at.db, 'held', 'sold', stockBeyond(change.product, booking.product))
    await releaseStock(at.db, 'sold', stockBeyond(booking.product, change.product))
  }
  await at.db.execute(sql`
    update booking_change set state = 'applied', closed_at = ${at.now.toISOString()}, deadline_at = null where id = ${change.id}`)
  return rewrite(at, booking, change)
}

/**
 * Applies a change at once: takes what the new product needs beyond the booked one and releases the rest, or returns
 * `sold_out` and changes nothing. Run in a transaction with the booking locked. Returns the event of the change.
 */
export async function applyNewChange(
  at: Action,
  booking: Booking,
  change: NewChange,
): Promise<Outcome<{ event: number }, 'sold_out'>> {
  const { stock } = statusTable[booking.status]
  if (!stock) throw new Error(`booking ${booking.reference} holds nothing that could change`)
  const { product } = change
  const stockMove = await allOrNothing(at.db, async (tx) => {
    if (!product) return done(null)
    await lockProducts(tx, [booking.product, product])
    if (!(await reserveStock(tx, stock, stockBeyond(product, booking.product)))) return err('sold_out')
    await releaseStock(tx, stock, stockBeyond(booking.product, product))
    return done(null)
  })
  if (!stockMove.ok) return stockMove
  await storeChange(at, booking, change, 'applied')
  return done({ event: await rewrite(at, booking, change) })
}

/** Stores a change with what it replaces; one that is not applied yet has a deadline. */
export async function storeChange(
  { db, now }: Pick<Action, 'db' | 'now'>,
  booking: Pick<Booking, 'id' | 'product' | 'guests'>,
  change: NewChange,
  state: 'applied' | OpenChange['state'],
  deadlineAt: Date | null = null,
): Promise<void> {
  const { product, selection, guests, penalty, due, refund } = change
  const at = now.toISOString()
  await db.execute(sql`
    insert into booking_change (booking_id, state, product, selection, guests, product_before, guests_before, penalty_minor,
      due_minor, refund_minor, deadline_at, created_at, closed_at)
    values (${booking.id}, ${state}, ${product && json(product)}, ${selection}, ${json(guests)},
      ${product && json(booking.product)}, ${json(booking.guests)}, ${penalty}, ${due}, ${refund}, ${deadlineAt?.toISOString() ?? null}, ${at}, ${state === 'applied' ? at : null})`)
}

/** Writes the new product and names into the booking, with its event, its job and the notification. */
async function rewrite(at: Action, booking: Booking, change: NewChange) {
  const { db, now } = at
  const { id, status } = booking
  if (change.product) {
    await replaceProduct(db, id, change.product, now, change.selection)
    await advanceDeadline(db, booking, change.product, now)
    // A payment that its provider has not reported yet is not part of the new price.
    await db.execute(sql`
      update booking_payment bp set in_price = true from payment p
      where bp.booking_id = ${id} and p.id = bp.payment_id and p.captured_minor > 0`)
  }
  await db.execute(
    sql`update booking set guests = ${json(change.guests)}, updated_at = ${now.toISOString()} where id = ${id}`,
  )
  const event = await writeEvent(at, booking, noteOf(booking, change))
  await queueChanged(at, booking, event)
  // The voucher of a booking that is not confirmed yet comes with its confirmation.
  if (status === 'confirmed') {
    const dates = change.product && {
      before: factsOfProduct(booking.product).dates,
      after: factsOfProduct(change.product).dates,
    }
    const product = change.product && { before: chosenOf(booking.product), after: chosenOf(change.product) }
    const names = { before: booking.guests, after: change.guests }
    const refund = change.product ? change.refund : 0
    const { gift } = booking
    await notifyChange(db, id, { key: `change:${event}`, outcome: 'applied', dates, product, names, refund, gift }, now)
  }
  if (booking.orderId !== null) await updateOrdered(db, booking.orderId, now)
  return event
}

/** The parts of a product that the email about its change names. */
function chosenOf(product: BookedProduct): ChosenProduct {
  const { boards, extras } = factsOfProduct(product)
  return { total: priceOfProduct(product).total, boards, extras }
}

function noteOf({ checkIn, checkOut }: Booking, { product }: NewChange): EventNote {
  if (!product) return 'names changed'
  const { dates, checkOut: end } = factsOfProduct(product)
  const moved = dates.first !== checkIn || end !== checkOut
  return moved ? `dates ${checkIn} ${checkOut} to ${dates.first} ${end}` : 'changed'
}
