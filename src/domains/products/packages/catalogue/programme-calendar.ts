import { addDays } from '#domains/shared/dates.ts'
import { calendarDay, calendarFile, calendarStamp, calendarText } from '#i18n/icalendar.ts'
import type { Bilingual } from '#i18n/locale.ts'

type CalendarDay = { date: string; title: string; lines: string[]; place: string }
type Programme = { id: string; provider: Bilingual; name: string; url: string; days: readonly CalendarDay[] }

/**
 * The days of a programme as an iCalendar file (RFC 5545). Each is an all-day event, which has the same date in every
 * time zone; times are part of its text, in local time.
 * @param id unique prefix of these events, such as `package-12-34@site.example`; importing the same id again replaces
 * them
 */
export function programmeCalendar({ id, provider, name, url, days }: Programme, now: Date): string {
  const version = calendarStamp(now)
  const events = days.flatMap(({ date, title, lines, place }, i) => [
    'BEGIN:VEVENT',
    `UID:${i + 1}-${id}`,
    `DTSTAMP:${version}`,
    `DTSTART;VALUE=DATE:${calendarDay(date)}`,
    // `DTEND` is exclusive: the day after the event.
    `DTEND;VALUE=DATE:${calendarDay(addDays(date, 1))}`,
    `SUMMARY:${calendarText(`${name}: ${title}`)}`,
    `DESCRIPTION:${calendarText(lines.join('\n'))}`,
    `LOCATION:${calendarText(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return calendarFile({ provider, contents: 'Programme', name }, events)
}
