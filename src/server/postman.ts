import { deliverLetters } from '#domains/messages/deliver.server.ts'
import { letterFiles } from '#server/letter-files.ts'
import type { Wired } from '#server/wire.ts'

/** Letters whose announcement was missed, and those that are tried again, wait this long at most. */
const roundMs = 5_000

/** Brings letters out: at once when some were queued, and on a round every few seconds. One round at a time. */
export function startPostman(wired: Wired): { nudge: () => void; stop: () => Promise<void> } {
  let round: Promise<void> | undefined
  let again = false
  let stopped = false

  const walk = async () => {
    do {
      again = false
      const { sent, failed } = await deliverLetters(wired.database.db, {
        post: wired.post,
        origin: wired.origin,
        now: wired.clock(),
        attachmentsOf: letterFiles(wired),
      })
      if (failed > 0) wired.log('warn', 'letters not sent', { failed })
      if (sent > 0) again = true
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
