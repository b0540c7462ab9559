/** Minutes before the session expires at which the warning is shown. */
export const warnMinutes = 5

/**
 * Timestamps in milliseconds: the last request to the server, the last key or pointer press, and when the warning was
 * shown.
 */
export type Idle = { requested: number; touched: number; warned: number | null }

/**
 * Next step for a session that expires after `idleMinutes` without a request. `ask` sends a request while the user is
 * active in a form, at most once per quarter of the idle time. `warn` warns an inactive user before the session
 * expires.
 */
export function idleStep(
  { requested, touched, warned }: Idle,
  idleMinutes: number,
  now: number,
): 'none' | 'ask' | 'warn' {
  const idle = idleMinutes * 60_000
  const since = now - requested
  if (warned !== null) return 'none'
  if (touched > requested && since >= idle / 4) return 'ask'
  return since >= idle - Math.min(warnMinutes * 60_000, idle / 2) ? 'warn' : 'none'
}
