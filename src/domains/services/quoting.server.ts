import { done } from '#contract/endpoint.ts'
import type { Context } from '#domains/context.ts'
import type { ServiceAsked } from '#domains/services/contract.ts'
import { priceServiceSelection, sealServiceQuote } from '#domains/services/quote.server.ts'
import { serviceQuoteView } from '#domains/services/views.server.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'

/** A binding quote for an option of a service as of now, in the language of the call. */
export async function quoteService(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  { option_id, date, time, people, days, units }: ServiceAsked,
) {
  const { db, locale, now, ports } = context
  const selection = { optionId: option_id, date, time: time ?? null, people, days, units }
  const outcome = await priceServiceSelection(db, selection, await stayTerms(context), now)
  if (!outcome.ok) return outcome
  const { token, expiresAt } = sealServiceQuote(ports.seal, selection, outcome.data.priced, now)
  return done({ token, expires_at: expiresAt.toISOString(), ...serviceQuoteView(outcome.data, locale) })
}
