import { setTimeout as pause } from 'node:timers/promises'
import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import { emailAttachments } from '#server/documents/booking-attachments.ts'
import type { Services } from '#server/services.ts'
import { reasonOf } from '#server/observability/fault.ts'

/** Maximum delay of e-mails whose announcement was missed and of retries, in milliseconds. */
const pollMs = 5_000

/** E-mails per batch; the load is checked again before the next batch. */
const batchSize = 4
/** Number of concurrent requests from which load is high. */
const highLoad = 3
/**
 * Pause after each e-mail while load is high, because an e-mail can wait a minute and a visitor cannot. Codes do not
 * wait.
 */
const pauseMs = 1_000

/**
 * Sends queued e-mails: immediately after an announcement, and every few seconds. One round at a time.
 * @param underway number of requests in progress
 */
export function startEmailWorker(
  services: Services,
  underway: () => number,
): { poll: () => void; stop: () => Promise<void> } {
  let round: Promise<void> | undefined
  let again = false
  let stopped = false

  const deliver = async () => {
    do {
      again = false
      const isHighLoad = underway() >= highLoad
      const { sent, failed } = await deliverNotifications(services.background.db, {
        sender: services.sender,
        origin: services.origin,
        now: services.clock(),
        attachmentsOf: emailAttachments({ ...services, database: services.background }),
        max: isHighLoad ? 1 : batchSize,
      })
      if (failed > 0) services.log('warn', 'notifications not sent', { failed })
      if (sent > 0) again = true
      if (isHighLoad) await pause(pauseMs)
    } while (again && !stopped)
  }
  const poll = () => {
    if (stopped) return
    again = true
    round ??= deliver()
      .catch((error) => services.log('warn', 'notifications delayed', { message: reasonOf(error) }))
      .finally(() => (round = undefined))
  }
  const rounds = setInterval(poll, pollMs).unref()
  return {
    poll,
    async stop() {
      stopped = true
      clearInterval(rounds)
      await round
      services.sender.close()
    },
  }
}
