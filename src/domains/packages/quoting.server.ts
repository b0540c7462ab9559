import { done, refuse } from '#contract/endpoint.ts'
import type { FieldError } from '#contract/errors.ts'
import type { Context } from '#domains/context.ts'
import type { PackageAsked } from '#domains/packages/contract.ts'
import { pricePackageSelection, sealPackageQuote } from '#domains/packages/quote.server.ts'
import { packageQuoteView } from '#domains/packages/views.server.ts'
import { parseOccupancy } from '#domains/stays/occupancy.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'

/** A binding quote for a party on a departure as of now, in the language of the call. */
export async function quotePackage(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  { departure_id, party, sharing, extras }: PackageAsked,
) {
  const { db, locale, now, ports } = context
  const errors = partyErrors(party)
  if (errors.length > 0) return refuse('invalid_input', { errors })
  const selection = { departureId: departure_id, party, sharing, extras }
  const outcome = await pricePackageSelection(db, selection, await stayTerms(context), now)
  if (!outcome.ok) return outcome
  const { token, expiresAt } = sealPackageQuote(ports.seal, selection, outcome.data.priced, now)
  return done({ token, expires_at: expiresAt.toISOString(), ...packageQuoteView(outcome.data, locale) })
}

function partyErrors(party: string[]): FieldError[] {
  return party.flatMap((text, i) => (parseOccupancy(text) ? [] : [{ path: `party.${i}`, code: 'invalid_format' }]))
}
