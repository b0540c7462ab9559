import { done } from '#api/endpoint.ts'
import { findAlternatives } from '#domains/alternatives/alternatives.server.ts'
import type { alternativeEndpoints } from '#domains/alternatives/contract.ts'
import type { Handlers } from '#domains/context.ts'
import { toSelection } from '#domains/products/quote.server.ts'

export const alternativeHandlers: Handlers<typeof alternativeEndpoints> = {
  async fetch_alternatives(context, { selection }) {
    return done(await findAlternatives(context, toSelection(selection)))
  },
}
