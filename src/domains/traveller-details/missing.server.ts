import { sql, type SQL } from 'drizzle-orm'
import type { MissingDetails } from '#domains/bookings/model/guests/missing-details.ts'
import { readAnswers } from '#domains/traveller-details/detail-answers.server.ts'
import { canAnswer, countIncomplete, detailForms, missingParts } from '#domains/traveller-details/rules.ts'
import { factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Context, Queryable, Vault } from '#domains/context.ts'
import { dueDate } from '#domains/products/shared/requirements.ts'
import { todayIn } from '#domains/shared/dates.ts'

/** True if a booking requires details and none of them is missing. */
export async function hasAllDetails(db: Queryable, vault: Vault, which: SQL): Promise<boolean> {
  const result = await db.execute<{ id: number; product: BookedProduct }>(sql`
    select b.id, b.product from booking b where ${which} and b.details_days_before is not null`)
  const [booking] = result.rows
  if (!booking) return false
  const answers = await readAnswers(db, vault, [booking.id])
  return countIncomplete(detailForms(booking.product), answers.get(booking.id) ?? new Map()) === 0
}

/**
 * The missing details of confirmed bookings while they can be answered, by booking id; a booking without missing
 * details is absent. One statement for all bookings, none if no booking requires details.
 */
export async function findMissingDetails(
  { db, ports, now }: Pick<Context, 'db' | 'ports' | 'now'>,
  rows: readonly Booking[],
): Promise<Map<number, MissingDetails>> {
  const open = rows.flatMap(({ id: bookingId, product, status, checkIn, createdAt }) => {
    const { requirements, item } = factsOfProduct(product)
    if (!requirements || !item) return []
    const today = todayIn(item.timeZone, now)
    if (status !== 'confirmed' || !canAnswer(status, { startsOn: checkIn, today })) return []
    const bookedOn = todayIn(item.timeZone, new Date(createdAt))
    return [
      { bookingId, today, forms: detailForms(product), dueOn: dueDate(requirements, { startsOn: checkIn, bookedOn }) },
    ]
  })
  if (open.length === 0) return new Map()
  const bookingIds = open.map(({ bookingId }) => bookingId)
  const answers = await readAnswers(db, ports.vault, bookingIds)
  return new Map(
    open.flatMap(({ bookingId, today, forms, dueOn }) => {
      const parts = missingParts(forms, answers.get(bookingId) ?? new Map())
      return parts.length > 0 ? [[bookingId, { parts, due_on: dueOn, overdue: today > dueOn }] as const] : []
    }),
  )
}
