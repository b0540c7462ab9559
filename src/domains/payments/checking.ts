const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * The next time to ask a provider that has reported nothing, or a failure: every 45 seconds until ten minutes after the
 * hold, then every 15 minutes for a day, for late payments. Null when polling ends.
 */
export function nextCheck(now: Date, expiresAt: Date): Date | null {
  const late = now.getTime() - expiresAt.getTime()
  if (late > 24 * hour) return null
  return new Date(now.getTime() + (late > 10 * minute ? 15 * minute : 45 * second))
}
