import type { ToastMessage } from '#web/ui/feedback/toast.ts'

const minMs = 5_000
const charsASecond = 120

/**
 * Duration of a toast in milliseconds: its own, otherwise at least five seconds and one more for each started 120
 * characters. An error stays until it is closed, if it can be closed.
 */
export function lifeOf({ severity, summary, detail = '', life, closable = true }: ToastMessage): number {
  if (life !== undefined) return life
  if (severity === 'error' && closable) return Infinity
  return minMs + Math.ceil((summary.length + detail.length) / charsASecond) * 1_000
}

/** Remaining duration when a toast that runs since `since` is paused at `now`. */
export function leftOf(life: number, since: number, now: number): number {
  return Math.max(0, life - (now - since))
}
