import { done, err } from '#api/endpoint.ts'
import type { Context } from '#domains/context.ts'
import { taxRulesOf, withTerms } from '#domains/products/shared/terms.server.ts'
import { findHotelStay } from '#domains/products/stays/catalogue/queries.server.ts'
import { checkStay, clampStayDates } from '#domains/products/stays/pricing/check-stay.ts'

type Input = Parameters<typeof checkStay>[0] & { hotel_id: number | string }

/** A stay in one hotel that can be priced, with the hotel's rooms. */
export async function requestStay(context: Pick<Context, 'db' | 'ports' | 'now'>, input: Input) {
  const { db, now } = context
  const dates = { checkIn: input.check_in, checkOut: input.check_out }
  // The dates can only be validated in the hotel's time zone, which this query returns.
  const { terms, found } = await withTerms(context, async (known) => ({
    terms: known,
    found: await findHotelStay(db, input.hotel_id, clampStayDates(dates, now), known),
  }))
  if (!found?.hotel.offered) return err('not_found')
  const { hotel, rooms } = found
  const checked = checkStay(input, { timeZone: hotel.timeZone, now })
  if (!checked.ok) return checked
  return done({ stay: { hotel, ...checked.data, taxRules: taxRulesOf(terms, hotel.country), now }, rooms })
}
