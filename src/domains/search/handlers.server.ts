import { done } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { searchEndpoints } from '#domains/search/contract.ts'
import { foundKinds } from '#domains/search/kinds.ts'
import { sources } from '#domains/search/sources.server.ts'

const mostOfAKind = 9

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  async search_site(context, { q }) {
    const groups = await Promise.all(
      foundKinds.map(async (kind) => {
        return { kind, ...(await sources[kind](context, q)) }
      }),
    )
    const found = groups.filter(({ total }) => total > 0)
    // A name that only resembles the words is not meant when they are written elsewhere: `visa` is not An-Nisa Gate.
    const written = found.some(({ sure }) => sure)
    const meant = found.filter(({ kind, sure }) => sure || !written || (kind !== 'place' && kind !== 'hotel'))
    return done(meant.map(({ kind, total, shown }) => ({ kind, total, items: shown(mostOfAKind) })))
  },
}
