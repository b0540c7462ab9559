import { isAtAnHour } from '#domains/bookings/contract/booking-dates.ts'
import type { PlaceFacts, Voucher } from '#domains/vouchers/contract.ts'
import { voucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { addDays, instantOf } from '#domains/shared/dates.ts'
import { calendarDay, calendarFile, calendarStamp, calendarText } from '#i18n/icalendar.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'

type Setting = {
  t: Translator
  provider: Bilingual
  /** Address of the page that shows the booking. */
  url: string
  /** Domain of the UIDs, which makes them globally unique. */
  host: string
  /** Increases with every change, so that calendars can tell which file is newer. */
  sequence: number
  cancelled: boolean
  now: Date
}

/**
 * Returns a booking as an iCalendar file (RFC 5545). A stay is one all-day event from arrival to departure with its
 * hours in the description; a package has one event per day; a service with a start time is at its local time. The UIDs
 * of a booking never change, so a newer file replaces or, if cancelled, removes its events.
 */
export function bookingCalendar(voucher: Voucher, setting: Setting): string {
  const { t, host, cancelled } = setting
  const { events, zone } = calendarEvents(voucher, {
    ...setting,
    locale: t.locale,
    uid: (part) => `UID:${voucher.reference.toLowerCase()}${part}@${host}`,
    described: `DESCRIPTION:${calendarText(describe(voucher, t))}`,
  })
  const method = cancelled ? 'CANCEL' : 'PUBLISH'
  return calendarFile({ provider: setting.provider, contents: 'Bookings', method }, [...zone, ...events])
}

type EventSetting = Pick<Setting, 'url' | 'sequence' | 'cancelled' | 'now'> & {
  locale: Locale
  /** The UID line of an event; `part` distinguishes the days of a package. */
  uid: (part: string) => string
  described: string
}

/** The events of a booking, and the definition of their time zone if they are at an hour. */
export function calendarEvents(
  voucher: PlaceFacts,
  { locale, url, uid, sequence, cancelled, described, now }: EventSetting,
): { events: string[]; zone: string[] } {
  const name = inLocale(voucher.name, locale)
  const common = [
    `DTSTAMP:${calendarStamp(now)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `LOCATION:${calendarText(inLocale(voucher.meeting ?? voucher.address, locale))}`,
    ...(voucher.point ? [`GEO:${voucher.point.lat.toFixed(5)};${voucher.point.lon.toFixed(5)}`] : []),
    `URL:${url}`,
  ]
  const alarm = cancelled ? [] : alarmOf(name, voucher)
  const event = (lines: string[], inside: string[] = []) => [
    'BEGIN:VEVENT',
    ...lines,
    ...common,
    ...inside,
    'END:VEVENT',
  ]
  const events =
    voucher.programme.length > 0
      ? voucher.programme.flatMap(({ date, title }, i) =>
          event(
            [
              uid(`-${i + 1}`),
              ...wholeDays(date, date),
              `SUMMARY:${calendarText(`${name}: ${inLocale(title, locale)}`)}`,
              ...(i === 0 ? [described] : []),
            ],
            i === 0 ? alarm : [],
          ),
        )
      : event([uid(''), ...timesOf(voucher), `SUMMARY:${calendarText(name)}`, described], alarm)
  return { events, zone: isAtAnHour(voucher) ? timeZoneOf(voucher) : [] }
}

function describe(voucher: Voucher, t: Translator): string {
  const { parts } = voucherSheet(voucher, t)
  const lines = parts.flatMap(({ title, lines: of }) =>
    title === t('voucher.programme') ? [] : of.map(({ label, value }) => `${label}: ${value}`),
  )
  return [`${t('voucher.reference')}: ${voucher.reference}`, ...lines].join('\n')
}

function timesOf(voucher: PlaceFacts): string[] {
  if (!isAtAnHour(voucher)) return wholeDays(voucher.first_day, voucher.last_day)
  const at = `${calendarDay(voucher.first_day)}T${(voucher.starts_at ?? '').replace(':', '')}00`
  return [`DTSTART;TZID=${voucher.time_zone}:${at}`]
}

/** All-day from one date to another, both inclusive; all-day events have the same dates in every time zone. */
function wholeDays(first: string, last: string): string[] {
  return [
    `DTSTART;VALUE=DATE:${calendarDay(first)}`,
    `DTEND;VALUE=DATE:${calendarDay(addDays(last, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
}

/** All-day events have an alarm at 09:00 on the day before, timed events two hours before. */
function alarmOf(name: string, voucher: PlaceFacts): string[] {
  const before = isAtAnHour(voucher) ? '-PT2H' : '-PT15H'
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${calendarText(name)}`, `TRIGGER:${before}`, 'END:VALARM']
}

/** A time zone with its offset on that day; the zones of these places have no daylight saving time. */
function timeZoneOf({ first_day, starts_at, time_zone }: PlaceFacts): string[] {
  const local = Date.parse(`${first_day}T${starts_at}:00Z`)
  const minutes = Math.round((local - instantOf(first_day, starts_at ?? '00:00', time_zone).getTime()) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${time_zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}
