import { addDays } from '#domains/stays/nights.ts'

export type CalendarDay = { date: string; title: string; lines: string[]; place: string }

/**
 * The days of a programme as an iCalendar file (RFC 5545). Each is an event of a whole day, which is the same date in
 * every zone; hours are said in its text, by the clock of the place.
 * @param id what tells these events from all others, such as `package-12-34@site.example`; the same again replaces them
 */
export function programmeCalendar(
  { id, name, url, days }: { id: string; name: string; url: string; days: readonly CalendarDay[] },
  now: Date,
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const events = days.flatMap(({ date, title, lines, place }, i) => [
    'BEGIN:VEVENT',
    `UID:${i + 1}-${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    // The end is the first day that is no part of it.
    `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(`${name}: ${title}`)}`,
    `DESCRIPTION:${escaped(lines.join('\n'))}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Journeys//Programme//EN', `X-WR-CALNAME:${escaped(name)}`]
  return [...all, ...events, 'END:VCALENDAR', ''].flatMap(folded).join('\r\n')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

const mostOctets = 75

/** Lines of at most 75 octets; a letter of several is never cut. What continues a line begins with a space. */
function folded(line: string): string[] {
  const parts = ['']
  let octets = 0
  for (const letter of line) {
    const length = Buffer.byteLength(letter)
    if (octets + length > mostOctets) {
      parts.push(' ')
      octets = 1
    }
    parts.push((parts.pop() ?? '') + letter)
    octets += length
  }
  return parts
}
