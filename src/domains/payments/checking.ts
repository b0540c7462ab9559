const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * When a provider that has said nothing, or that a payment failed, is asked: every 45 seconds while the rooms are held and ten minutes more,
 * then every quarter of an hour for a day, for money that comes late; null when it is given up.
 */
export function nextCheck(now: Date, expiresAt: Date): Date | null {
  const late = now.getTime() - expiresAt.getTime()
  if (late > 24 * hour) return null
  return new Date(now.getTime() + (late > 10 * minute ? 15 * minute : 45 * second))
}
