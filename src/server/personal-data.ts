import type { PersonalData } from '#domains/context.ts'

/** What several domains keep of a person, as one. */
export function allOf(domains: readonly PersonalData[]): PersonalData {
  return {
    async gather(db, userId) {
      const parts = await Promise.all(domains.map((domain) => domain.gather(db, userId)))
      return Object.assign({}, ...parts) as Record<string, unknown>
    },
    async isNeeded(db, userId, now) {
      for (const domain of domains) {
        const why = await domain.isNeeded(db, userId, now)
        if (why) return why
      }
      return null
    },
    async erase(db, userId) {
      for (const domain of domains) await domain.erase(db, userId)
    },
  }
}
