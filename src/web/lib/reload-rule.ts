const betweenReloadsMs = 10_000
const betweenPollsMs = 600_000
const betweenLooksMs = 60_000

/** True if the page can reload itself: at most once in ten seconds, so that a lasting error does not cause a loop. */
export function mayReload(last: number | null, now: number): boolean {
  // A clock that was set back must not block reloads for hours.
  return last === null || last > now || now - last >= betweenReloadsMs
}

/** True if the latest build is to be requested: every ten minutes, and sooner when the user returns to the page. */
export function mayPoll(last: number, now: number, cause: 'time' | 'return'): boolean {
  return now - last >= (cause === 'time' ? betweenPollsMs : betweenLooksMs)
}
