/** How long before its end the session's end is announced. */
export const warnMinutes = 5

/** Times in milliseconds: of the last question to the server, of the last key or press here, and when the warning was shown. */
export type Idle = { asked: number; touched: number; warned: number | null }

/**
 * What to do now about a session that ends when the server was not asked anything for so long. Whoever types at a form
 * for long is there: the server is told so a few times. Whoever seems to be gone is warned before the end.
 */
export function idleStep({ asked, touched, warned }: Idle, idleMinutes: number, now: number): 'none' | 'ask' | 'warn' {
  const idle = idleMinutes * 60_000
  const since = now - asked
  if (warned !== null) return 'none'
  if (touched > asked && since >= idle / 4) return 'ask'
  return since >= idle - Math.min(warnMinutes * 60_000, idle / 2) ? 'warn' : 'none'
}
