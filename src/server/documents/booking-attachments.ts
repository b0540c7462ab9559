import { type SQL, sql } from 'drizzle-orm'
import { loadBooking } from '#domains/bookings/state/queries.server.ts'
import { hasAllDetails } from '#domains/traveller-details/missing.server.ts'
import { bookingCalendar } from '#domains/vouchers/booking-calendar.ts'
import { hasVoucher, voucherOf } from '#domains/vouchers/voucher.server.ts'
import { voucherDocument } from '#domains/vouchers/voucher-document.server.ts'
import { creditNoteFile } from '#server/documents/printed-files.ts'
import { printed, settingsOf, type Printing } from '#server/documents/printed.ts'
import type { Services } from '#server/services.ts'
import type { Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { documentLinks } from '#links/booking.ts'
import type { Attachment, AttachmentsOf } from '#domains/notifications/shapes.ts'
import { passes, reasonOf } from '#server/observability/fault.ts'

type BookingDocumentLinks = Printing & Pick<Services, 'origin'>

/** The voucher of a booking as a PDF; null if it has none. Throws if PDFs cannot be printed. */
export async function voucherFile(
  services: BookingDocumentLinks,
  which: SQL,
  locale: Locale,
): Promise<Uint8Array | null> {
  const { database, ports, origin, clock } = services
  const row = await loadBooking(database.db, which)
  if (!row || !hasVoucher(row)) return null
  const voucher = await voucherOf(database.db, { ports, now: clock() }, row)
  const { conventions } = await settingsOf(services)
  const verifyUrl = origin + documentLinks.verify(locale, voucher.code)
  return printed(services, voucherDocument(voucher, { verifyUrl, conventions }), locale)
}

/** The calendar file of a booking; of a cancelled one it removes the entry. Null if it was never confirmed. */
export async function calendarFile(services: BookingDocumentLinks, which: SQL, locale: Locale): Promise<string | null> {
  const { database, ports, origin } = services
  const { brand, conventions } = await settingsOf(services)
  const now = services.clock()
  const row = await loadBooking(database.db, which)
  if (!row?.wasConfirmed) return null
  return bookingCalendar(await voucherOf(database.db, { ports, now }, row), {
    t: translator(locale, conventions),
    provider: brand.name,
    url: origin + documentLinks.booking(locale, row.reference),
    host: new URL(origin).hostname,
    sequence: row.events,
    cancelled: row.status === 'cancelled',
    now,
  })
}

const whichOf = (reference: string) => sql`b.reference = ${reference}`

/**
 * The attachments of emails about bookings, created when they are sent: with a confirmation or a change the voucher and
 * the calendar file (with that of an order those of each confirmed booking), with a cancellation the calendar file that
 * removes the entry, with a refund the credit note. The email waits for a file that a passing error prevents; otherwise
 * a file that cannot be created is left out, because the email links to the booking.
 */
export function emailAttachments(
  services: Pick<Services, 'database' | 'ports' | 'origin' | 'clock' | 'printer' | 'log'>,
): AttachmentsOf {
  return async ({ kind, data, locale, canWait }) => {
    const bringsVoucher =
      kind === 'booking_confirmed' ||
      (kind === 'booking_changed' && 'outcome' in data && data.outcome === 'applied') ||
      (kind === 'payment_received' && 'voucher' in data && data.voucher === true)
    const creditNotes = ('creditNotes' in data && data.creditNotes) || []
    if (!('reference' in data)) return { files: [], missing: false }
    const confirmed = 'bookings' in data ? data.bookings.filter(({ status }) => status === 'confirmed') : []
    const vouchers = bringsVoucher ? [data.reference] : confirmed.map(({ reference }) => reference)
    const calendars = kind === 'booking_cancelled' ? [data.reference] : vouchers
    const completeBookings = new Set<string>()
    for (const one of 'bookings' in data ? confirmed : [data]) {
      const wantsDetails = 'detailsDue' in one && one.detailsDue
      const has =
        wantsDetails && (await hasAllDetails(services.database.db, services.ports.vault, whichOf(one.reference)))
      if (has) completeBookings.add(one.reference)
    }
    let missing = false
    const attachmentOf = async (name: string, type: string, make: () => Promise<Uint8Array | string | null>) => {
      try {
        const body = await make()
        return body === null ? [] : [{ name, type, body: typeof body === 'string' ? Buffer.from(body) : body }]
      } catch (error) {
        if (canWait && passes(error)) throw error
        missing = true
        services.log('warn', 'email without its attachment', { name: type, message: reasonOf(error) })
        return []
      }
    }
    const files: Attachment[] = []
    for (const reference of vouchers) {
      const voucher = () => voucherFile(services, whichOf(reference), locale)
      files.push(...(await attachmentOf(`voucher-${reference}.pdf`, 'application/pdf', voucher)))
    }
    for (const reference of calendars) {
      const calendar = () => calendarFile(services, whichOf(reference), locale)
      files.push(...(await attachmentOf(`booking-${reference}.ics`, 'text/calendar; charset=utf-8', calendar)))
    }
    for (const number of creditNotes) {
      const print = () => creditNoteFile(services, whichOf(data.reference), { number, locale })
      files.push(...(await attachmentOf(`credit-note-${number}.pdf`, 'application/pdf', print)))
    }
    return { files, missing, completeBookings }
  }
}
