import { done, err } from '#api/endpoint.ts'
import { sells } from '#domains/content/offers.server.ts'
import type { Context } from '#domains/context.ts'
import type { ServicePriceAnswer } from '#domains/products/services/answers.ts'
import { findService } from '#domains/products/services/catalogue/queries.server.ts'
import type { ServiceRequest } from '#domains/products/services/contract.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import { priceServiceSelection } from '#domains/products/services/pricing/quote.server.ts'
import { signQuote } from '#domains/products/shared/quote-token.server.ts'
import { serviceQuoteView } from '#domains/products/services/catalogue/views.server.ts'
import { withTerms } from '#domains/products/stays/pricing/terms.server.ts'
import { inLocale } from '#i18n/locale.ts'

/** A binding quote for an option of a service at the current time, in the language of the request. */
export async function quoteService(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  selection: SelectionOf<'service'>,
) {
  const { db, locale, now, ports } = context
  if (!(await sells(context, 'services'))) return err('not_found')
  const outcome = await withTerms(context, (terms) => priceServiceSelection(db, selection, terms, now))
  if (!outcome.ok) return outcome
  const { token, expiresAt } = signQuote(ports.signer, selection, outcome.data.priced, now)
  return done({ token, expires_at: expiresAt.toISOString(), ...serviceQuoteView(outcome.data, locale) })
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
  const priced = await withTerms(context, (terms) =>
    Promise.all(others.map(({ id }) => priceServiceSelection(db, { ...selection, optionId: id }, terms, now))),
  )
  const [best] = priced
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
