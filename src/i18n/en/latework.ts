/** Late background work, on the day page of the admin. */
export const latework = {
  title: 'Background work is late',
  text: 'The site keeps working, but ask your server administrator to check it. The runbook explains how.',
  holds:
    '{count, plural, one {# expired booking has not been released} other {# expired bookings have not been released}}',
  payments:
    '{count, plural, one {# payment has not been checked with its provider} other {# payments have not been checked with their provider}}',
  refunds:
    '{count, plural, one {# refund that is owed has not been made} other {# refunds that are owed have not been made}}',
  jobs: '{count, plural, one {# job has not run} other {# jobs have not run}}',
  failed_jobs:
    '{count, plural, one {# job of the last day used up its attempts} other {# jobs of the last day used up their attempts}}',
  unsent_notifications:
    '{count, plural, one {# e-mail or text message is waiting to be sent} other {# e-mails and text messages are waiting to be sent}}',
  failed_notifications:
    '{count, plural, one {# e-mail or text message of the last day failed} other {# e-mails and text messages of the last day failed}}',
  unreported_documents:
    '{count, plural, one {# invoice or credit note has not been reported to the tax authority} other {# invoices and credit notes have not been reported to the tax authority}}',
  rejected_documents:
    '{count, plural, one {# invoice or credit note was rejected by the tax authority} other {# invoices and credit notes were rejected by the tax authority}}',
  tax_certificate: 'The certificate for the tax authority expires within 30 days: register again',
  sweep: 'Deadlines have not been checked for {minutes, plural, one {# minute} other {# minutes}}',
  oldest: '(the oldest for {minutes, plural, one {# minute} other {# minutes}})',
} as const
