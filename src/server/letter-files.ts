import { sql } from 'drizzle-orm'
import type { Attachment, AttachmentsOf } from '#domains/messages/shapes.ts'
import { calendarFile, voucherFile } from '#server/booking-papers.ts'
import type { Wired } from '#server/wire.ts'

/**
 * The files of letters about bookings: with a confirmation the voucher and the calendar file, with a cancellation the
 * calendar file that takes it away. One that cannot be made stays behind; the letter leads to the booking anyway.
 */
export function letterFiles(
  wired: Pick<Wired, 'database' | 'ports' | 'origin' | 'clock' | 'vouchers' | 'log'>,
): AttachmentsOf {
  return async ({ kind, data, locale }) => {
    if (!('reference' in data) || (kind !== 'booking_confirmed' && kind !== 'booking_cancelled')) return []
    const { reference } = data
    const which = sql`b.reference = ${reference}`
    const made = async (name: string, type: string, make: () => Promise<Uint8Array | string | null>) => {
      try {
        const body = await make()
        return body === null ? [] : [{ name, type, body: typeof body === 'string' ? Buffer.from(body) : body }]
      } catch (error) {
        wired.log('warn', 'letter without its file', { name: type, message: String(error) })
        return []
      }
    }
    const files: Attachment[] = []
    if (kind === 'booking_confirmed') {
      files.push(
        ...(await made(`voucher-${reference}.pdf`, 'application/pdf', () => voucherFile(wired, which, locale))),
      )
    }
    const calendar = () => calendarFile(wired, which, locale)
    files.push(...(await made(`booking-${reference}.ics`, 'text/calendar; charset=utf-8', calendar)))
    return files
  }
}
