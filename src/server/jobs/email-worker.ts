import { setTimeout as pause } from 'node:timers/promises'
import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import { readableDataOf } from '#domains/office/notify.server.ts'
import { emailAttachments } from '#server/documents/booking-attachments.ts'
import type { Services } from '#server/services.ts'
import { reasonOf } from '#server/observability/fault.ts'

/** Maximum delay of emails whose announcement was missed and of retries, in milliseconds. */
const pollMs = 5_000

/** Emails per batch; the load is checked again before the next batch. */
const batchSize = 4
/** Number of concurrent requests from which load is high. */
const highLoad = 3
/**
 * Pause after the last batch while load is high, because an email can wait a second and a visitor cannot. A full batch
 * has no pause: more emails wait, and would wait for longer each time.
 */
const pauseMs = 1_000
/** Rounds of codes that run at a time: a slow provider of one delays no other. */
const urgentRounds = 5

/**
 * Sends queued notifications: immediately after an announcement, and every few seconds. Codes have a lane of their own.
 * @param underway number of requests in progress
 */
export function startEmailWorker(
  services: Services,
  underway: () => number,
): { poll: () => void; stop: () => Promise<void> } {
  let stopped = false
  const deliver = async (lane: 'urgent' | 'other') => {
    const reasons = new Set<string>()
    const { sent, failed } = await deliverNotifications(services.background.db, {
      sender: services.sender,
      origin: services.origin,
      now: services.clock(),
      readableDataOf: (notification, now) => readableDataOf(services.background.db, notification, now),
      attachmentsOf: emailAttachments({ ...services, database: services.background }),
      // The message of a provider can contain an address; an error of ours needs its message to be fixed.
      failed: (reason, error) =>
        reasons.add(reason.startsWith('not_written') ? `${reason} ${reasonOf(error)}` : reason),
      lane,
      max: batchSize,
    })
    if (failed > 0) services.log('warn', 'notifications not sent', { failed, reasons: [...reasons] })
    return { sent, isFull: sent + failed >= batchSize }
  }
  /** Runs rounds of a lane, up to `concurrent` at a time, each again while it sends something. */
  const roundsOf = (concurrent: number, round: () => Promise<boolean>) => {
    const running = new Set<Promise<void>>()
    let again = false
    const run = async () => {
      do {
        again = false
        if (await round()) again = true
      } while (again && !stopped)
    }
    return {
      running,
      poll() {
        again = true
        if (running.size >= concurrent) return
        const job: Promise<void> = run()
          .catch((error) => services.log('warn', 'notifications delayed', { message: reasonOf(error) }))
          .finally(() => running.delete(job))
        running.add(job)
      },
    }
  }
  const urgent = roundsOf(urgentRounds, async () => (await deliver('urgent')).sent > 0)
  const others = roundsOf(1, async () => {
    const isHighLoad = underway() >= highLoad
    const { sent, isFull } = await deliver('other')
    if (isHighLoad && !isFull) await pause(pauseMs)
    return sent > 0
  })
  const poll = () => {
    if (stopped) return
    urgent.poll()
    others.poll()
  }
  const timer = setInterval(poll, pollMs).unref()
  return {
    poll,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all([...urgent.running, ...others.running])
      services.sender.close()
    },
  }
}
