import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Actor } from '#domains/context.ts'

/** Why somebody may not call an endpoint, or null when they may. Whatever is not allowed here is denied. */
export function rightRefused(
  { who, staff, beforeProof }: Pick<AnyEndpoint, 'who' | 'staff' | 'beforeProof'>,
  actor: Actor,
): ErrorCode | null {
  if (who === 'anyone' || who === 'visitor') return null
  if (actor.kind !== 'traveller') return 'unauthenticated'
  if (who === 'traveller') return null
  // A traveller is not told that there is such an endpoint.
  if (!actor.staff) return 'not_found'
  if (!actor.staff.proven && !beforeProof) return 'second_factor_required'
  return staff.includes(actor.staff.role) ? null : 'forbidden'
}
