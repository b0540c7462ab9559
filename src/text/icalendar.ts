/** What one line of an iCalendar file says, with its text escaped (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Lines as a file: folded, and ended as the standard wants. */
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

const mostOctets = 75

/** Lines of at most 75 octets; a letter of several is never cut. What continues a line begins with a space. */
function folded(line: string): string[] {
  const parts = ['']
  let octets = 0
  for (const letter of line) {
    const length = new TextEncoder().encode(letter).length
    if (octets + length > mostOctets) {
      parts.push(' ')
      octets = 1
    }
    parts.push((parts.pop() ?? '') + letter)
    octets += length
  }
  return parts
}
