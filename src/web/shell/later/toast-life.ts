import type { ToastMessage } from '#web/kit/toast.ts'

const leastMs = 5_000
const charsASecond = 120

/**
 * How long a message stays, in milliseconds: as long as it says, else at least five seconds and one more for
 * each 120 characters begun. An error stays until it is closed, if it can be.
 */
export function lifeOf({ severity, summary, detail = '', life, closable = true }: ToastMessage): number {
  if (life !== undefined) return life
  if (severity === 'error' && closable) return Infinity
  return leastMs + Math.ceil((summary.length + detail.length) / charsASecond) * 1_000
}

/** What is left of a life when its running since `since` is paused at `now`. */
export function leftOf(life: number, since: number, now: number): number {
  return Math.max(0, life - (now - since))
}
