import type { SessionHooks } from '#domains/context.ts'

/** Combines the session hooks of several domains, which run one after another. */
export function allSessionHooks(domains: readonly SessionHooks[]): SessionHooks {
  return {
    async onSignIn(call, userId) {
      for (const domain of domains) await domain.onSignIn(call, userId)
    },
    onSignOut(call) {
      for (const domain of domains) domain.onSignOut(call)
    },
  }
}
