import { done, err, type Outcome } from '#api/endpoint.ts'
import { sells } from '#domains/content/queries.server.ts'
import type { Context } from '#domains/context.ts'
import { findSlots, findTransfers, type TransferRoute } from '#domains/products/services/catalogue/queries.server.ts'
import { dateErrors } from '#domains/products/services/inventory/availability.ts'
import { cheapestOption, type OfferedService } from '#domains/products/services/pricing/cheapest-option.server.ts'
import { withTerms } from '#domains/products/shared/terms.server.ts'
import { todayIn } from '#domains/shared/dates.ts'

/**
 * The transfers of a route that can be booked on a date, each with its cheapest option for all people; extras are
 * priced for one person, because not everybody needs them.
 */
export async function offersOfRoute(
  context: Context,
  route: TransferRoute,
  { date, people }: { date: string; people: string },
): Promise<Outcome<OfferedService[], 'invalid_input'>> {
  const { db, now } = context
  if (!(await sells(context, 'services'))) return done([])
  const rows = await findTransfers(db, route)
  const errors = rows.slice(0, 1).flatMap((row) => dateErrors(date, todayIn(row.timeZone, now)))
  if (errors.length > 0) return err('invalid_input', { errors })
  const options = rows.flatMap((row) => row.options.map(({ id }) => id))
  const slots = await findSlots(db, options, { from: date, to: date })
  const offered = await withTerms(context, (terms) =>
    rows.flatMap((row) => cheapestOption(row, { date, people: row.extra ? '1' : people, terms, slots, now }) ?? []),
  )
  return done(offered)
}
