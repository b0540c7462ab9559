import { err, invalid, type Outcome, done } from '#api/endpoint.ts'
import { paymentWith } from '#domains/products/shared/payment-timing.ts'
import { dateErrors, unavailableReason } from '#domains/products/services/inventory/availability.ts'
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
import { taxRulesOf, windowsOf, type Terms, withTerms } from '#domains/products/shared/terms.server.ts'
import { sells } from '#domains/content/queries.server.ts'
import type { Context, Queryable } from '#domains/context.ts'
import type { ServicePriceAnswer } from '#domains/products/services/answers.ts'
import type { ServiceRequest } from '#domains/products/services/contract.ts'
import { signQuote } from '#domains/products/shared/quote-token.server.ts'
import { payBeforeAnswer } from '#domains/products/shared/views.server.ts'
import { serviceQuoteView } from '#domains/products/services/catalogue/views.server.ts'
import { inLocale } from '#i18n/locale.ts'

type Selection = Omit<SelectionOf<'service'>, 'kind'>

export type ServicePriced = { row: ServiceRow; option: OptionTerms; priced: PricedService }

export type ServiceQuoteError = 'not_found' | 'sold_out' | 'too_many_guests' | 'not_bookable_online' | 'invalid_input'

/** Maps the service and its slots to what an agent offers, or to what a booking sees of them. */
type ServiceAsOffered = {
  row: (row: ServiceRow) => ServiceRow
  slots: (slots: SlotRow[]) => SlotRow[]
  /** True if a booking has all that is requested, which then need not be for sale. */
  isBooked?: (request: PricedService) => boolean
}

/** Prices an option on a date with the current data. Read-only: the booking takes the capacity. */
export async function priceServiceSelection(
  db: Queryable,
  selection: Selection,
  terms: Terms,
  now: Date,
  asOffered?: ServiceAsOffered,
): Promise<Outcome<ServicePriced, ServiceQuoteError>> {
  const service = await findService(db, { option: selection.optionId })
  const row = service && asOffered ? asOffered.row(service) : service
  const option = row?.options.find(({ id }) => id === selection.optionId)
  if (!row || !option || !(row.offered || asOffered?.isBooked)) return err('not_found')
  const errors = dateErrors(selection.date, todayIn(row.timeZone, now))
  if (errors.length > 0) return err('invalid_input', { errors })
  const payment = paymentWith(terms, row.payment)
  if (payment === null && !asOffered?.isBooked) return err('not_bookable_online')
  const windows = windowsOf(terms, row.policyId)
  if (!windows) return err('not_bookable_online')
  const priced = priceService({ ...row, payment, windows }, option, selection, {
    now,
    taxRules: taxRulesOf(terms, row.country),
  })
  if (!priced) return invalid('people', 'invalid_format')
  if (tooMany(row, option, priced)) return err('too_many_guests')
  if (asOffered?.isBooked?.(priced)) return { ok: true, data: { row, option, priced } }
  if (!row.offered) return err('not_found')
  const stored = await findSlots(db, [option.id], { from: priced.date, to: priced.lastDate })
  const slots = asOffered ? asOffered.slots(stored) : stored
  const why = unavailableReason(option, priced, slots, { ...row, now })
  if (why === 'schedule') {
    const path = option.times.length > 0 ? 'time' : 'date'
    return invalid(path, 'not_a_choice')
  }
  if (why) return err(why === 'late' ? 'not_bookable_online' : 'sold_out')
  return { ok: true, data: { row, option, priced } }
}

/** A binding quote for an option of a service at the current time, in the language of the request. */
export async function quoteService(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  selection: SelectionOf<'service'>,
) {
  const { db, locale, now, ports } = context
  if (!(await sells(context, 'services'))) return err('not_found')
  const outcome = await withTerms(context, (terms) => priceServiceSelection(db, selection, terms, now))
  if (!outcome.ok) return outcome
  const signed = signQuote(ports.signer, selection, outcome.data.priced, now)
  const view = serviceQuoteView(outcome.data, locale)
  return done({ ...signed, ...view, pay: payBeforeAnswer(view.pay, outcome.data.row.supply) })
}

/** The cheapest other vehicle that takes all people at the same time, if it costs less than `total`; null otherwise. */
export async function cheaperVehicle(
  context: Pick<Context, 'db' | 'locale' | 'ports' | 'now'>,
  selection: SelectionOf<'service'>,
  total: number,
): Promise<ServicePriceAnswer['cheaper']> {
  const { db, locale, now } = context
  const row = await findService(db, { option: selection.optionId })
  if (row?.basis !== 'vehicle') return null
  const others = row.options.filter(({ id }) => id !== selection.optionId)
  const outcomes = await withTerms(context, (terms) =>
    Promise.all(others.map(({ id }) => priceServiceSelection(db, { ...selection, optionId: id }, terms, now))),
  )
  const [best] = outcomes
    .flatMap((outcome) => (outcome.ok && outcome.data.priced.total < total ? [outcome.data] : []))
    .toSorted((a, b) => a.priced.total - b.priced.total)
  if (!best) return null
  const { option, priced: price } = best
  return {
    option: { id: option.id, name: inLocale(option.name, locale) },
    total: { minor: price.total, currency: price.currency },
  }
}

/** The selection of an API request. */
export function toServiceSelection({
  option_id,
  time,
  date,
  people,
  days,
  units,
}: ServiceRequest): SelectionOf<'service'> {
  return { kind: 'service', optionId: option_id, date, time: time ?? null, people, days, units }
}
