import { inLocale, type Bilingual } from '#i18n/locale.ts'

/** Escapes text for one line of an iCalendar file (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/**
 * Joins the lines of events into a file, folded and with the line endings that RFC 5545 requires.
 * @param provider name of the provider; together with `contents` it identifies the maker of the file
 */
export function calendarFile(
  { provider, contents, method, name }: { provider: Bilingual; contents: string; method?: string; name?: string },
  lines: readonly string[],
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    // Slashes separate the parts of the identifier.
    `PRODID:-//${calendarText(inLocale(provider, 'en').replaceAll('/', ' '))}//${contents}//EN`,
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`X-WR-CALNAME:${calendarText(name)}`] : []),
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .flatMap(foldLine)
    .join('\r\n')
}

/** `20261215T130000Z` */
export function calendarStamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** `20261215` */
export function calendarDay(date: string): string {
  return date.replaceAll('-', '')
}

const maxOctets = 75

/** Folds a line at 75 octets without splitting a multi-byte character. Continuation lines begin with a space. */
function foldLine(line: string): string[] {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const length = new TextEncoder().encode(character).length
    if (octets + length > maxOctets) {
      parts.push(' ')
      octets = 1
    }
    parts.push((parts.pop() ?? '') + character)
    octets += length
  }
  return parts
}
