import { setTimeout as pause } from 'node:timers/promises'
import { deliverLetters } from '#domains/messages/deliver.server.ts'
import { letterFiles } from '#server/letter-files.ts'
import type { Wired } from '#server/wire.ts'

/** Letters whose announcement was missed, and those that are tried again, wait this long at most. */
const roundMs = 5_000

/** So many at a time: before the next ones it is seen again whether there is a rush. */
const atATime = 4
/** So many requests under way at once are a rush. */
const rush = 3
/** Then letters leave one by one, with so long a rest between them: a letter may wait a minute, a person may not. Codes do not wait. */
const restMs = 1_000

/**
 * Brings letters out: at once when some were queued, and on a round every few seconds. One round at a time.
 * @param underway how many requests are being answered
 */
export function startPostman(wired: Wired, underway: () => number): { nudge: () => void; stop: () => Promise<void> } {
  let round: Promise<void> | undefined
  let again = false
  let stopped = false

  const walk = async () => {
    do {
      again = false
      const isRush = underway() >= rush
      const { sent, failed } = await deliverLetters(wired.database.db, {
        post: wired.post,
        origin: wired.origin,
        now: wired.clock(),
        attachmentsOf: letterFiles(wired),
        most: isRush ? 1 : atATime,
      })
      if (failed > 0) wired.log('warn', 'letters not sent', { failed })
      if (sent > 0) again = true
      if (isRush) await pause(restMs)
    } while (again && !stopped)
  }
  const nudge = () => {
    if (stopped) return
    again = true
    round ??= walk()
      .catch((error) => wired.log('warn', 'letters wait', { message: String(error) }))
      .finally(() => (round = undefined))
  }
  const rounds = setInterval(nudge, roundMs).unref()
  return {
    nudge,
    async stop() {
      stopped = true
      clearInterval(rounds)
      await round
      wired.post.close()
    },
  }
}
