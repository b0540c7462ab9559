const betweenReloadsMs = 10_000
const betweenPollsMs = 600_000
const betweenLooksMs = 60_000

/** Whether the page may reload itself: at most once in ten seconds, so that a lasting fault is no endless circle. */
export function mayReload(last: number | null, now: number): boolean {
  // A clock that was set back must not forbid it for hours.
  return last === null || last > now || now - last >= betweenReloadsMs
}

/** Whether the latest build is asked for: every ten minutes, and sooner when somebody comes back to the page. */
export function mayPoll(last: number, now: number, cause: 'time' | 'return'): boolean {
  return now - last >= (cause === 'time' ? betweenPollsMs : betweenLooksMs)
}
