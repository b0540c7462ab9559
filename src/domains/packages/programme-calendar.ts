import { addDays } from '#domains/stays/nights.ts'
import { calendarDay, calendarFile, calendarStamp, calendarText } from '#text/icalendar.ts'

type CalendarDay = { date: string; title: string; lines: string[]; place: string }

/**
 * The days of a programme as an iCalendar file (RFC 5545). Each is an event of a whole day, which is the same date in
 * every zone; hours are said in its text, by the clock of the place.
 * @param id what tells these events from all others, such as `package-12-34@site.example`; the same again replaces them
 */
export function programmeCalendar(
  { id, name, url, days }: { id: string; name: string; url: string; days: readonly CalendarDay[] },
  now: Date,
): string {
  const stamp = calendarStamp(now)
  const events = days.flatMap(({ date, title, lines, place }, i) => [
    'BEGIN:VEVENT',
    `UID:${i + 1}-${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${calendarDay(date)}`,
    // The end is the first day that is no part of it.
    `DTEND;VALUE=DATE:${calendarDay(addDays(date, 1))}`,
    `SUMMARY:${calendarText(`${name}: ${title}`)}`,
    `DESCRIPTION:${calendarText(lines.join('\n'))}`,
    `LOCATION:${calendarText(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Journeys//Programme//EN',
    `X-WR-CALNAME:${calendarText(name)}`,
  ]
  return calendarFile([...all, ...events, 'END:VCALENDAR'])
}
