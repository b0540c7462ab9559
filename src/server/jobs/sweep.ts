import { sql } from 'drizzle-orm'
import { deleteDocuments } from '#domains/documents/documents.server.ts'
import { expireChanges } from '#domains/booking-changes/change.server.ts'
import { deleteMessageFiles } from '#domains/conversation/messages.server.ts'
import { askHotels } from '#domains/requests/hotel-contact.server.ts'
import { notifyTravellersOfMessages } from '#domains/conversation/notify.server.ts'
import { completeStays, releaseOverdue } from '#domains/bookings/deadlines/expiry.server.ts'
import { releaseUnpaid, remindOfPrepayment } from '#domains/bookings/deadlines/prepayment.server.ts'
import { enforceInstalments, remindOfInstalments } from '#domains/bookings/deadlines/instalments.server.ts'
import { notifyHeld } from '#domains/bookings/payment/held-notifications.server.ts'
import { remindOfDetails } from '#domains/traveller-details/reminders.server.ts'
import { remindTravellers } from '#domains/bookings/state/notifications.server.ts'
import type { Failed } from '#domains/bookings/model/one-by-one.ts'
import { retryRefunds } from '#domains/bookings/payment/refund.server.ts'
import { askAboutHotelSubstitution } from '#domains/offers/hotel-substitution.server.ts'
import { settleUnreported } from '#domains/bookings/payment/settle.server.ts'
import { sendTaxAlerts } from '#domains/einvoicing/alerts.server.ts'
import { notifyOffice, notifyOfficeOfMessages, sendSummaries } from '#domains/office/notify.server.ts'
import { queueTaxReports } from '#domains/einvoicing/report.server.ts'
import { sendPriceAlerts } from '#domains/products/stays/saved/price-alerts.server.ts'
import { requestReviews } from '#domains/reviews/notifications.server.ts'
import type { Db } from '#domains/context.ts'
import { deleteOldChanges } from '#server/database/change-feed.ts'
import { reasonOf } from '#server/observability/fault.ts'
import type { JobDependencies } from '#server/jobs/handlers.ts'
import type { Log } from '#server/observability/log.ts'
import { countSweepFailures } from '#server/observability/metrics.ts'

type Failure = { step: string; errors: unknown[] }

/** The errors of a sweep. Everything else of the sweep is done. */
class SweepFailed extends Error {
  readonly failures: Failure[]
  constructor(failures: Failure[]) {
    super(failures.map(({ step, errors }) => `${step}: ${errors.slice(0, 3).map(reasonOf).join('; ')}`).join('\n'))
    this.failures = failures
  }
}

/**
 * Periodic work: payments without a webhook, passed deadlines, completed stays. A failed step does not stop the others,
 * and a failed booking does not stop other bookings.
 */
export async function sweep(dependencies: JobDependencies): Promise<void> {
  const { db, ports, now } = dependencies
  const steps: [string, (failed: Failed) => Promise<unknown>][] = [
    // First, because a payment in the last second of a hold must be settled before the hold is released.
    ['silent payments', () => settleUnreported(dependencies)],
    ['deadlines', (failed) => releaseOverdue(db, ports, now, { failed })],
    ['unpaid prepayments', (failed) => releaseUnpaid(db, ports, now, failed)],
    ['changes by travellers', (failed) => expireChanges(db, ports, now, failed)],
    ['held bookings', (failed) => notifyHeld(db, now, failed)],
    ['completed bookings', (failed) => completeStays(db, ports, now, failed)],
    ['hotel substitutions', (failed) => askAboutHotelSubstitution(db, ports, now, failed)],
    ['requests to hotels', (failed) => askHotels(db, ports, now, failed)],
    ['reminders', () => remindTravellers(db, now)],
    ['reminders of details', (failed) => remindOfDetails(db, ports, now, failed)],
    ['reminders of prepayments', () => remindOfPrepayment(db, now)],
    ['reminders of instalments', (failed) => remindOfInstalments(db, ports, now, failed)],
    ['instalments', (failed) => enforceInstalments(db, ports, now, failed)],
    ['messages', (failed) => notifyTravellersOfMessages(db, ports, now, failed)],
    ['messages to the office', (failed) => notifyOfficeOfMessages(db, ports, now, failed)],
    ['office', () => notifyOffice(db, now)],
    ['summaries', () => sendSummaries(db, now)],
    ['reviews', (failed) => requestReviews(db, ports, now, failed)],
    ['price alerts', (failed) => sendPriceAlerts(db, ports, now, failed)],
    ['refunds', () => retryRefunds(dependencies)],
    ['tax documents', () => queueTaxReports(dependencies)],
    ['tax alerts', () => sendTaxAlerts(db, now)],
    ['changes', () => deleteOldChanges(db)],
    // Last, because the file storage can be unreachable.
    ['documents', () => deleteDocuments(dependencies)],
    ['files of messages', () => deleteMessageFiles(dependencies)],
  ]
  const failures: Failure[] = []
  for (const [step, work] of steps) {
    const errors: unknown[] = []
    const failed: Failed = (error) => errors.push(error)
    await work(failed).catch(failed)
    if (errors.length > 0) failures.push({ step, errors })
  }
  await recordEnd(db, now).catch((error) => failures.push({ step: 'end', errors: [error] }))
  if (failures.length > 0) throw new SweepFailed(failures)
}

/** Records that a sweep has ended; failed steps are counted on their own. */
async function recordEnd(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into task_run (task, ended_at) values ('sweep', ${now.toISOString()})
    on conflict (task) do update set ended_at = excluded.ended_at`)
}

/** Logs and counts the errors of a sweep by step. */
export function logSweepFailed(error: unknown, log: Log): void {
  const failures = error instanceof SweepFailed ? error.failures : [{ step: 'all', errors: [error] }]
  for (const { step, errors } of failures) {
    countSweepFailures(step, errors.length)
    log('warn', 'sweep failed', { step, failed: errors.length, reasons: errors.slice(0, 3).map(reasonOf) })
  }
}
