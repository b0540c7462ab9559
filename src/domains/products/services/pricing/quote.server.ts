import { err, type Outcome } from '#api/endpoint.ts'
import type { Queryable } from '#domains/db.ts'
import { paymentWith } from '#domains/products/shared/payment-timing.ts'
import { dateErrors, whyNot } from '#domains/products/services/inventory/availability.ts'
import { priceService, tooMany } from '#domains/products/services/pricing/price.ts'
import {
  findService,
  findSlots,
  type ServiceRow,
  type SlotRow,
} from '#domains/products/services/catalogue/queries.server.ts'
import type { OptionTerms, PricedService } from '#domains/products/services/shapes.ts'
import { todayIn } from '#domains/shared/dates.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import { taxRulesOf, windowsOf, type Terms } from '#domains/products/stays/pricing/terms.server.ts'

export type ServiceSelection = Omit<SelectionOf<'service'>, 'kind'>

export type ServicePriced = { row: ServiceRow; option: OptionTerms; priced: PricedService }

export type ServiceQuoteError = 'not_found' | 'sold_out' | 'too_many_guests' | 'not_bookable_online' | 'invalid_input'

/** Maps the option and its slots to those an agent offers: at another price, or with slots released for the offer. */
type OptionAsOffered = { option: (option: OptionTerms) => OptionTerms; slots: (slots: SlotRow[]) => SlotRow[] }

/** Prices an option on a date with the current data. Read-only: the booking takes the capacity. */
export async function priceServiceSelection(
  db: Queryable,
  selection: ServiceSelection,
  terms: Terms,
  now: Date,
  asOffered?: OptionAsOffered,
): Promise<Outcome<ServicePriced, ServiceQuoteError>> {
  const row = await findService(db, { option: selection.optionId })
  const found = row?.options.find(({ id }) => id === selection.optionId)
  if (!row?.offered || !found) return err('not_found')
  const option = asOffered ? asOffered.option(found) : found
  const errors = dateErrors(selection.date, todayIn(row.timeZone, now))
  if (errors.length > 0) return err('invalid_input', { errors })
  const payment = paymentWith(terms, row.payment)
  if (payment === null) return err('not_bookable_online')
  const windows = windowsOf(terms, row.policyId)
  if (!windows) return err('not_bookable_online')
  const priced = priceService({ ...row, payment, windows }, option, selection, {
    now,
    taxRules: taxRulesOf(terms, row.country),
  })
  if (!priced) return err('invalid_input', { errors: [{ path: 'people', code: 'invalid_format' }] })
  if (tooMany(row, option, priced)) return err('too_many_guests')
  const stored = await findSlots(db, [option.id], { from: priced.date, to: priced.lastDate })
  const slots = asOffered ? asOffered.slots(stored) : stored
  const why = whyNot(option, priced, slots, { ...row, now })
  if (why === 'schedule') {
    const path = option.times.length > 0 ? 'time' : 'date'
    return err('invalid_input', { errors: [{ path, code: 'not_a_choice' }] })
  }
  if (why) return err(why === 'late' ? 'not_bookable_online' : 'sold_out')
  return { ok: true, data: { row, option, priced } }
}
