import type { Voucher } from '#domains/bookings/voucher-contract.ts'
import { voucherSheet } from '#domains/bookings/voucher-sheet.ts'
import { addDays, instantOf } from '#domains/stays/nights.ts'
import { calendarDay, calendarFile, calendarStamp, calendarText } from '#text/icalendar.ts'
import { inLocale } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'

type Setting = {
  t: Translator
  /** Where the booking is shown. */
  url: string
  /** What tells our bookings from everybody else’s. */
  host: string
  /** Grows with every change, so that a calendar knows which file is newer. */
  sequence: number
  cancelled: boolean
  now: Date
}

/**
 * A booking as an iCalendar file (RFC 5545). A stay is one event of whole days from arrival to departure, with its
 * hours in words; a package one a day; a service at an hour is at that hour of its place. The same booking has the same
 * UIDs ever after: a newer file replaces it or, cancelled, takes it away.
 */
export function bookingCalendar(voucher: Voucher, setting: Setting): string {
  const { t, url, host, sequence, cancelled, now } = setting
  const name = inLocale(voucher.name, t.locale)
  const uid = (part: string) => `UID:${voucher.reference.toLowerCase()}${part}@${host}`
  const common = [
    `DTSTAMP:${calendarStamp(now)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `LOCATION:${calendarText(inLocale(voucher.meeting ?? voucher.address, t.locale))}`,
    ...(voucher.point ? [`GEO:${voucher.point.lat.toFixed(5)};${voucher.point.lon.toFixed(5)}`] : []),
    `URL:${url}`,
  ]
  const described = `DESCRIPTION:${calendarText(describe(voucher, t))}`
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
              `SUMMARY:${calendarText(`${name}: ${inLocale(title, t.locale)}`)}`,
              ...(i === 0 ? [described] : []),
            ],
            i === 0 ? alarm : [],
          ),
        )
      : event([uid(''), ...timesOf(voucher), `SUMMARY:${calendarText(name)}`, described], alarm)
  const zone = isAtAnHour(voucher) ? timeZoneOf(voucher) : []
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Journeys//Bookings//EN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...zone,
    ...events,
    'END:VCALENDAR',
  ])
}

function describe(voucher: Voucher, t: Translator): string {
  const { parts } = voucherSheet(voucher, t)
  const lines = parts.flatMap(({ title, lines: of }) =>
    title === t('voucher.programme') ? [] : of.map(({ label, value }) => `${label}: ${value}`),
  )
  return [`${t('voucher.reference')}: ${voucher.reference}`, ...lines].join('\n')
}

function timesOf(voucher: Voucher): string[] {
  if (!isAtAnHour(voucher)) return wholeDays(voucher.first_day, voucher.last_day)
  const at = `${calendarDay(voucher.first_day)}T${(voucher.starts_at ?? '').replace(':', '')}00`
  return [`DTSTART;TZID=${voucher.time_zone}:${at}`]
}

/** From one date to another, both of them included; whole days are the same dates in every zone. */
function wholeDays(first: string, last: string): string[] {
  return [
    `DTSTART;VALUE=DATE:${calendarDay(first)}`,
    `DTEND;VALUE=DATE:${calendarDay(addDays(last, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
}

function isAtAnHour({ kind, starts_at, first_day, last_day }: Voucher): boolean {
  return kind === 'service' && starts_at !== null && first_day === last_day
}

/** At nine on the day before whole days, two hours before an hour. */
function alarmOf(name: string, voucher: Voucher): string[] {
  const before = isAtAnHour(voucher) ? '-PT2H' : '-PT15H'
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${calendarText(name)}`, `TRIGGER:${before}`, 'END:VALARM']
}

/** The zone as its clocks stand on that day; the places of these journeys do not change theirs. */
function timeZoneOf({ first_day, starts_at, time_zone }: Voucher): string[] {
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
