import { done } from '#api/endpoint.ts'
import { findSoldProducts, type SoldProducts } from '#domains/content/queries.server.ts'
import type { Handlers } from '#domains/context.ts'
import type { searchEndpoints } from '#domains/site-search/contract.ts'
import { foundKinds, type FoundKind } from '#domains/site-search/kinds.ts'
import { sources } from '#domains/site-search/sources.server.ts'

const maxPerKind = 9

/** Results of these kinds are shown only while the provider sells the product. */
const products: { [kind in FoundKind]?: keyof SoldProducts } = {
  place: 'stays',
  hotel: 'stays',
  package: 'packages',
  service: 'services',
}

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  async search_site(context, { q }) {
    const offers = await findSoldProducts(context)
    const sold = foundKinds.filter((kind) => {
      const product = products[kind]
      return !product || offers[product]
    })
    const groups = await Promise.all(
      sold.map(async (kind) => {
        return { kind, ...(await sources[kind](context, q)) }
      }),
    )
    const filled = groups.filter(({ total }) => total > 0)
    // Drops places and hotels that only resemble the words if there are exact matches elsewhere: `visa` is not An-Nisa
    // Gate. Of the other kinds, those that contain the words come first: `kaaba` is a word of its own and resembles Quba.
    const written = filled.filter(({ sure }) => sure)
    const guessed = filled.filter(
      ({ kind, sure }) => !sure && (written.length === 0 || (kind !== 'place' && kind !== 'hotel')),
    )
    return done([...written, ...guessed].map(({ kind, total, shown }) => ({ kind, total, items: shown(maxPerKind) })))
  },
}
