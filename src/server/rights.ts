import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { scopeOf } from '#contract/key-scopes.ts'
import type { Actor } from '#domains/context.ts'

/** Why somebody may not call an endpoint, or null when they may. Whatever is not allowed here is denied. */
export function rightRefused(endpoint: EndpointFacts, actor: Actor): ErrorCode | null {
  const { who, staff, beforeProof } = endpoint
  if (actor.kind === 'visitor' && actor.wrongKey) return 'unauthenticated'
  if (actor.kind === 'traveller' && actor.key) {
    const scope = scopeOf(endpoint)
    return scope && actor.key.scopes.includes(scope) ? null : 'forbidden'
  }
  if (who === 'anyone' || who === 'visitor') return null
  if (actor.kind !== 'traveller') return 'unauthenticated'
  if (who === 'traveller') return null
  // A traveller is not told that there is such an endpoint.
  if (!actor.staff) return 'not_found'
  if (!actor.staff.proven && !beforeProof) return 'second_factor_required'
  return staff.includes(actor.staff.role) ? null : 'forbidden'
}

type EndpointFacts = Pick<AnyEndpoint, 'name' | 'who' | 'effect' | 'group' | 'staff' | 'beforeProof'>
