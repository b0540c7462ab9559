import { sql } from 'drizzle-orm'
import type { Attachment, AttachmentsOf } from '#domains/notifications/shapes.ts'
import { calendarFile, voucherFile } from '#server/http/booking-attachments.ts'
import { passes, reasonOf } from '#server/observability/fault.ts'
import type { Services } from '#server/services.ts'

/**
 * The files of e-mails about bookings: with a confirmation the voucher and the calendar file, with a cancellation the
 * calendar file that removes the entry. The e-mail waits for a file that a passing error prevents; otherwise a file
 * that cannot be created is left out, because the e-mail links to the booking.
 */
export function emailAttachments(
  services: Pick<Services, 'database' | 'ports' | 'origin' | 'clock' | 'vouchers' | 'log'>,
): AttachmentsOf {
  return async ({ kind, data, locale, canWait }) => {
    if (!('reference' in data) || (kind !== 'booking_confirmed' && kind !== 'booking_cancelled'))
      return { files: [], missing: false }
    const { reference } = data
    const which = sql`b.reference = ${reference}`
    let missing = false
    const made = async (name: string, type: string, make: () => Promise<Uint8Array | string | null>) => {
      try {
        const body = await make()
        return body === null ? [] : [{ name, type, body: typeof body === 'string' ? Buffer.from(body) : body }]
      } catch (error) {
        if (canWait && passes(error)) throw error
        missing = true
        services.log('warn', 'e-mail without its attachment', { name: type, message: reasonOf(error) })
        return []
      }
    }
    const files: Attachment[] = []
    if (kind === 'booking_confirmed') {
      files.push(
        ...(await made(`voucher-${reference}.pdf`, 'application/pdf', () => voucherFile(services, which, locale))),
      )
    }
    const calendar = () => calendarFile(services, which, locale)
    files.push(...(await made(`booking-${reference}.ics`, 'text/calendar; charset=utf-8', calendar)))
    return { files, missing }
  }
}
