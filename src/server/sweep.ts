import { forgetDocuments } from '#domains/bookings/documents.server.ts'
import { completeStays, releaseOverdue } from '#domains/bookings/expiry.server.ts'
import { pursueInstalments, remindOfInstalments } from '#domains/bookings/instalments.server.ts'
import { tellHeld } from '#domains/bookings/held-letters.server.ts'
import { remindTravellers } from '#domains/bookings/letters.server.ts'
import type { Failed } from '#domains/bookings/one-by-one.ts'
import { retryRefunds } from '#domains/bookings/refund.server.ts'
import { askAboutResidence } from '#domains/bookings/residence.server.ts'
import { settleSilent } from '#domains/bookings/settle.server.ts'
import { reasonOf } from '#server/fault.ts'
import type { JobNeeds } from '#server/job-handlers.ts'
import type { Log } from '#server/log.ts'
import { countSweepFailures } from '#server/metrics.ts'

type Failure = { step: string; errors: unknown[] }

/** What a sweep could not do; all else of it is done. */
export class SweepFailed extends Error {
  readonly failures: Failure[]
  constructor(failures: Failure[]) {
    super(failures.map(({ step, errors }) => `${step}: ${errors.slice(0, 3).map(reasonOf).join('; ')}`).join('\n'))
    this.failures = failures
  }
}

/**
 * What is looked after again and again: payments nobody told of, deadlines that have passed, stays that are over. A step
 * that fails stops none of the others, and a booking that it fails for no other booking.
 */
export async function sweep(needs: JobNeeds): Promise<void> {
  const { db, ports, now } = needs
  const { queue } = ports
  const tell = (tags: string[]) => {
    if (tags.length > 0) ports.announce(tags)
  }
  const steps: [string, (failed: Failed) => Promise<unknown>][] = [
    // First what may have been paid in the last second of its hold.
    ['silent payments', () => settleSilent(needs)],
    ['deadlines', async (failed) => tell(await releaseOverdue(db, queue, now, { failed }))],
    ['what is held', (failed) => tellHeld(db, now, failed)],
    ['stays that are over', (failed) => completeStays(db, queue, now, failed)],
    ['other houses', async (failed) => tell(await askAboutResidence(db, queue, now, failed))],
    ['reminders', () => remindTravellers(db, now)],
    ['reminders of instalments', (failed) => remindOfInstalments(db, ports.seal, now, failed)],
    ['instalments', async (failed) => tell(await pursueInstalments(db, ports, now, failed))],
    ['refunds', () => retryRefunds(needs)],
    // Last: files may lie in a store that is out of reach.
    ['documents', () => forgetDocuments(needs)],
  ]
  const failures: Failure[] = []
  for (const [step, does] of steps) {
    const errors: unknown[] = []
    const failed: Failed = (error) => errors.push(error)
    await does(failed).catch(failed)
    if (errors.length > 0) failures.push({ step, errors })
  }
  if (failures.length > 0) throw new SweepFailed(failures)
}

/** Says what of a sweep failed, by step. */
export function tellSweepFailed(error: unknown, log: Log): void {
  const failures = error instanceof SweepFailed ? error.failures : [{ step: 'all', errors: [error] }]
  for (const { step, errors } of failures) {
    countSweepFailures(step, errors.length)
    log('warn', 'sweep failed', { step, failed: errors.length, reasons: errors.slice(0, 3).map(reasonOf) })
  }
}
