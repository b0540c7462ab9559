import type { SQL } from 'drizzle-orm'
import { bookingCalendar } from '#domains/bookings/booking-calendar.ts'
import { findPapers } from '#domains/bookings/voucher-read.server.ts'
import { isCarried, voucherOf } from '#domains/bookings/voucher.server.ts'
import type { Wired } from '#server/wire.ts'
import type { Locale } from '#text/locale.ts'
import { translator } from '#text/translator.server.ts'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'

type Papers = Pick<Wired, 'database' | 'ports' | 'origin' | 'clock' | 'vouchers'>

/** The voucher of a booking as a PDF; null when it has none. Throws where none can be printed. */
export async function voucherFile(wired: Papers, which: SQL, locale: Locale): Promise<Uint8Array | null> {
  const { database, ports, origin, vouchers } = wired
  const now = wired.clock()
  const row = await findPapers(database.db, which)
  if (!row || !isCarried(row)) return null
  const voucher = await voucherOf(database.db, { ports, now }, row)
  return vouchers.print(voucher, { locale, verifyUrl: origin + paperLinks.verify(locale, voucher.code), now })
}

/** A booking for calendars, also one that is cancelled, to take it away; null when it never was confirmed. */
export async function calendarFile(wired: Papers, which: SQL, locale: Locale): Promise<string | null> {
  const { database, ports, origin } = wired
  const now = wired.clock()
  const row = await findPapers(database.db, which)
  if (!row?.wasConfirmed) return null
  return bookingCalendar(await voucherOf(database.db, { ports, now }, row), {
    t: translator(locale),
    url: origin + links.confirm(locale, row.reference),
    host: new URL(origin).hostname,
    sequence: row.moves,
    cancelled: row.status === 'cancelled',
    now,
  })
}
