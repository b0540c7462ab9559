/** Escapes text for one line of an iCalendar file (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Joins lines into a file, folded and with the line endings that RFC 5545 requires. */
export function calendarFile(lines: readonly string[]): string {
  return [...lines, ''].flatMap(folded).join('\r\n')
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
function folded(line: string): string[] {
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
