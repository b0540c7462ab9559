import type { Keepsakes } from '#domains/context.ts'

/** What several domains keep for a browser, as one; each is joined after the other. */
export function allKeepsakes(domains: readonly Keepsakes[]): Keepsakes {
  return {
    async join(call, userId) {
      for (const domain of domains) await domain.join(call, userId)
    },
    part(call) {
      for (const domain of domains) domain.part(call)
    },
  }
}
