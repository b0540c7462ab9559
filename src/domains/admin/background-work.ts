/** Work that runs without a request, by what waits for it. */
export const backgroundTasks = [
  'holds',
  'payments',
  'refunds',
  'jobs',
  'failed_jobs',
  'unsent_notifications',
  'failed_notifications',
  'unreported_documents',
  'rejected_documents',
  'tax_certificate',
  'sweep',
] as const
export type BackgroundTask = (typeof backgroundTasks)[number]

/** The waiting work of one task: the number of items, and the seconds for which the oldest has been due. */
export type BackgroundWork = { task: BackgroundTask; count: number; seconds: number }

/**
 * Seconds that work can be due before it is late. Holds are released within 30 seconds and payments are checked within
 * two minutes; notifications are retried with growing pauses while their provider does not respond.
 */
const maxSeconds: Record<BackgroundTask, number> = {
  holds: 60,
  payments: 120,
  // The job of a refund is queued again after two hours.
  refunds: 10_800,
  jobs: 120,
  failed_jobs: 0,
  unsent_notifications: 900,
  failed_notifications: 0,
  // They must be reported within a day.
  unreported_documents: 43_200,
  rejected_documents: 0,
  tax_certificate: 0,
  sweep: 120,
}

/** The work that has waited for longer than its task may take. */
export function lateWork(all: readonly BackgroundWork[]): BackgroundWork[] {
  return all.filter(({ task, count, seconds }) => count > 0 && seconds > maxSeconds[task])
}

const sentences: Record<BackgroundTask, (count: number) => string> = {
  holds: (count) => `bookings whose time is over still hold rooms, seats or slots: ${count}`,
  payments: (count) => `payments were not checked with their provider: ${count}`,
  refunds: (count) => `refunds that are owed were not made: ${count}`,
  jobs: (count) => `jobs did not run: ${count}`,
  failed_jobs: (count) => `jobs of the last day used up their attempts: ${count}`,
  unsent_notifications: (count) => `notifications are not sent: ${count}`,
  failed_notifications: (count) => `notifications of the last day failed: ${count}`,
  unreported_documents: (count) => `invoices or credit notes are not reported to the tax authority: ${count}`,
  rejected_documents: (count) => `invoices or credit notes were rejected by the tax authority: ${count}`,
  tax_certificate: () => 'the certificate for the tax authority expires within 30 days',
  sweep: () => 'no process sweeps',
}

/** One sentence about late work for operators. */
export function lateSentence({ task, count, seconds }: BackgroundWork): string {
  return `Background work is late: ${sentences[task](count)}, the oldest due ${Math.round(seconds)} s ago.`
}
