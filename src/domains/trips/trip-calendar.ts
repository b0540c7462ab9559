import type { SharedTrip } from '#domains/trips/contract.ts'
import { calendarEvents } from '#domains/vouchers/booking-calendar.ts'
import type { TripFacts } from '#domains/trips/trip-links.server.ts'
import { calendarFile, calendarText } from '#i18n/icalendar.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { createFormatter, type Translator } from '#i18n/translator.ts'

type Setting = {
  t: Translator
  provider: Bilingual
  /** Address of the page that shows the trip. */
  url: string
  /** Domain of the UIDs. */
  host: string
  /** Makes the UID of a booking, from which its reference cannot be read. */
  uidOf: (reference: string) => string
  now: Date
}

/** The confirmed bookings of a shared trip as an iCalendar file, to download or to subscribe to. */
export function tripCalendar(trip: readonly TripFacts[], view: SharedTrip, setting: Setting): string {
  const { t, provider, url, host, uidOf, now } = setting
  const format = createFormatter(t)
  const zones = new Map<string, string[]>()
  const events: string[] = []
  for (const [i, { row, facts }] of trip.entries()) {
    const booking = view.bookings[i]
    if (!booking?.confirmed) continue
    const lines = [
      booking.address,
      ...(facts.kind === 'stay' && booking.starts_at
        ? [t('trip.checkIn', { time: format.clock(booking.starts_at) })]
        : []),
      ...(booking.phone ? [booking.phone] : []),
    ]
    const calendar = calendarEvents(facts, {
      locale: t.locale,
      url,
      uid: (part) => `UID:${uidOf(row.reference)}${part}@${host}`,
      sequence: row.events,
      cancelled: false,
      described: `DESCRIPTION:${calendarText(lines.join('\n'))}`,
      now,
    })
    events.push(...calendar.events)
    if (calendar.zone.length > 0) zones.set(facts.time_zone, calendar.zone)
  }
  return calendarFile({ provider, contents: 'Trips', method: 'PUBLISH' }, [...[...zones.values()].flat(), ...events])
}
