import { done, err } from '#api/endpoint.ts'
import type { FieldError } from '#api/errors.ts'
import { sells } from '#domains/content/offers.server.ts'
import type { Context } from '#domains/context.ts'
import type { PackagePriceAnswer } from '#domains/products/packages/answers.ts'
import type { PackageRequest } from '#domains/products/packages/contract.ts'
import { roomBases, type RoomBasis } from '#domains/products/shared/room-basis.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import { pricePackageSelection } from '#domains/products/packages/pricing/quote.server.ts'
import { signQuote } from '#domains/products/shared/quote-token.server.ts'
import { packageQuoteView } from '#domains/products/packages/catalogue/views.server.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import { withTerms } from '#domains/products/stays/pricing/terms.server.ts'

/** A binding quote for a party on a departure at the current time, in the language of the request. */
export async function quotePackage(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  selection: SelectionOf<'package'>,
) {
  const { db, locale, now, ports } = context
  const errors = partyErrors(selection.party)
  if (errors.length > 0) return err('invalid_input', { errors })
  if (!(await sells(context, 'packages'))) return err('not_found')
  const outcome = await withTerms(context, (terms) => pricePackageSelection(db, selection, terms, now))
  if (!outcome.ok) return outcome
  const { token, expiresAt } = signQuote(ports.signer, selection, outcome.data.priced, now)
  return done({ token, expires_at: expiresAt.toISOString(), ...packageQuoteView(outcome.data, locale) })
}

/** The price of the same party in other rooms of the departure, cheapest first; each combination of rooms once. */
export async function otherWays(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  selection: SelectionOf<'package'>,
  quoted: readonly RoomBasis[],
): Promise<PackagePriceAnswer['other_ways']> {
  const { db, now } = context
  const others = roomBases.toReversed().filter((sharing) => sharing !== selection.sharing)
  const priced = await withTerms(context, (terms) =>
    Promise.all(others.map((sharing) => pricePackageSelection(db, { ...selection, sharing }, terms, now))),
  )
  const ways = priced.flatMap((outcome, i) => {
    const sharing = others[i]
    if (!outcome.ok || !sharing) return []
    const { rooms, total, currency } = outcome.data.priced
    return [{ sharing, rooms: rooms.map((room) => room.sharing), total: { minor: total, currency } }]
  })
  const known = new Set([String(quoted)])
  return ways
    .toSorted((a, b) => a.total.minor - b.total.minor)
    .filter(({ rooms }) => !known.has(String(rooms)) && known.add(String(rooms)))
}

/** The selection of an API request. */
export function toPackageSelection({ departure_id, party, sharing, extras }: PackageRequest): SelectionOf<'package'> {
  return { kind: 'package', departureId: departure_id, party, sharing, extras }
}

function partyErrors(party: string[]): FieldError[] {
  return party.flatMap((text, i) => (parseOccupancy(text) ? [] : [{ path: `party.${i}`, code: 'invalid_format' }]))
}
