import { done, err } from '#api/endpoint.ts'
import { sells } from '#domains/content/offers.server.ts'
import type { Context } from '#domains/context.ts'
import type { ServiceRequest } from '#domains/products/services/contract.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import { priceServiceSelection } from '#domains/products/services/pricing/quote.server.ts'
import { signQuote } from '#domains/products/shared/quote-token.server.ts'
import { serviceQuoteView } from '#domains/products/services/catalogue/views.server.ts'
import { withTerms } from '#domains/products/stays/pricing/terms.server.ts'

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
