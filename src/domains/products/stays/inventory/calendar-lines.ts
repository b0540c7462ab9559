import { Buffer } from 'node:buffer'

/** A component of a calendar: an event, a time zone or a part of them. */
export type Component = {
  name: string
  /** The number of its calendar in the text. */
  calendar: number
  /** Its own lines, unfolded. */
  lines: string[]
  parts: Component[]
  /** `cut`: the text ends within it; `lost`: another component begins before its end. */
  end: 'whole' | 'lost' | 'cut'
}

type Calendars = {
  events: Component[]
  zones: Component[]
  /** False if anything was cut off or lost, so that an event that is missing may still exist. */
  whole: boolean
}

/**
 * Splits the text of one or more calendars (RFC 5545) into events and time zones, so that a line that breaks the format
 * costs its own component at most. Tolerates any line ending, wrong folding, blank lines, indentation, text around the
 * calendars and missing ends. Null if there is neither a calendar nor an event.
 */
export function splitCalendars(text: string): Calendars | null {
  const events: Component[] = []
  const zones: Component[] = []
  /** The open components, innermost last. */
  const open: Component[] = []
  let calendars = 0
  let whole = true
  const close = (end: Component['end']) => {
    const closed = open.pop()
    if (closed) closed.end = end
    if (end !== 'whole') whole = false
  }
  for (const line of logicalLines(text)) {
    const [, verb = '', type = ''] = marker.exec(line) ?? []
    const name = type.toUpperCase()
    if (verb === '') {
      open.at(-1)?.lines.push(line)
    } else if (verb.toUpperCase() === 'END') {
      if (!open.some((one) => one.name === name)) continue
      while (open.at(-1)?.name !== name) close('lost')
      close('whole')
    } else {
      // A component that cannot contain the new one has lost its end.
      const outer = name === 'VCALENDAR' ? '' : ofCalendar.has(name) ? 'VCALENDAR' : null
      while (outer !== null && open.length > 0 && open.at(-1)?.name !== outer) close('lost')
      if (open.length === maxDepth) close('lost')
      if (name === 'VCALENDAR') calendars++
      const component: Component = { name, calendar: calendars, lines: [], parts: [], end: 'cut' }
      open.at(-1)?.parts.push(component)
      open.push(component)
      if (name === 'VEVENT' || name === 'VFREEBUSY' || name === 'VAVAILABILITY') events.push(component)
      if (name === 'VTIMEZONE') zones.push(component)
    }
  }
  while (open.length > 0) close('cut')
  if (calendars === 0 && events.length === 0) return null
  return { events: events.flatMap(busyPeriods), zones, whole: whole && calendars > 0 }
}

/** More than calendars nest: an alarm is in an event of a calendar. Deeper components have lost their ends. */
const maxDepth = 16

/** The busy periods of a VFREEBUSY as events; any other component as it is. */
function busyPeriods(component: Component): Component[] {
  if (component.name !== 'VFREEBUSY') return [component]
  const periods = component.lines.flatMap(
    (line) => /^\s*FREEBUSY(?!.*FBTYPE="?FREE"?[;:]).*?:(.*)/i.exec(line)?.[1]?.split(',') ?? [],
  )
  const uid = component.lines.filter((line) => /^\s*UID\s*[;:]/i.test(line))
  return periods.map((period) => {
    const [start = '', end = ''] = period.split('/')
    return {
      ...component,
      name: 'VEVENT',
      lines: [...uid, `DTSTART:${start}`, `${/^P/i.test(end) ? 'DURATION' : 'DTEND'}:${end}`],
    }
  })
}

const marker = /^\s*(BEGIN|END)\s*:\s*([A-Za-z-]+)\s*(?:<.*)?$/i
const ofCalendar = new Set(['VEVENT', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY'])

/** A property of a component: `DTSTART;TZID=Europe/Berlin:20270110T150000`. */
type Property = { name: string; parameters: string; value: string }

/**
 * The properties of an event. A line that is no property continues the text before it. Once a component has such a line,
 * a text may be broken over several lines, and one of them can look like a property (`Status: cancelled`): then only
 * names in the case of the others are properties.
 */
export function propertiesOf({ lines }: Component): Property[] {
  const heads = lines.map((line) => head.exec(line)?.[1] ?? null)
  const names = heads.filter((name) => name !== null)
  const isBroken = names.length < lines.length
  const isUpper = (name: string) => name === name.toUpperCase()
  const upper = names.filter(isUpper).length * 2 >= names.length
  const properties: Property[] = []
  for (const [i, line] of lines.entries()) {
    const name = heads[i] ?? null
    const before = properties.at(-1)
    if (name !== null && (!isBroken || isUpper(name) === upper)) {
      properties.push({ name: name.toUpperCase(), ...partsOf(line.trim().slice(name.length), /^DT/i.test(name)) })
    } else if (before) {
      before.value += `\n${line}`
    }
  }
  return properties
}

/** The properties that an event can have; a line that begins in any other way is no property. */
const head =
  /^\s*(ATTACH|ATTENDEE|CATEGORIES|CLASS|COMMENT|COMPLETED|CONTACT|CREATED|DESCRIPTION|DTEND|DTSTAMP|DTSTART|DURATION|EXDATE|EXRULE|GEO|LAST-MODIFIED|LOCATION|ORGANIZER|PRIORITY|RDATE|RECURRENCE-ID|RELATED-TO|REQUEST-STATUS|RESOURCES|RRULE|SEQUENCE|STATUS|SUMMARY|TRANSP|UID|URL|X-[A-Z0-9-]+)\s*[;:]/i

/** Parameters and value of a property. Names of zones can contain colons, as times; a value begins with a year. */
function partsOf(rest: string, isDate: boolean): { parameters: string; value: string } {
  const dated = isDate ? rest.search(/:\s*\d{4}\D?\d{1,2}\D?\d/) : -1
  const at = dated < 0 ? rest.replaceAll(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length)).indexOf(':') : dated
  const [parameters, value] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1).trim()]
  const isQuotedPrintable = /;\s*ENCODING\s*=\s*(?:QUOTED-PRINTABLE|Q)\s*(?:;|$)/i.test(parameters)
  return { parameters, value: isQuotedPrintable ? fromQuotedPrintable(value) : value }
}

/** The lines of a text without blank ones, folds and the indentation of components. */
function logicalLines(text: string): string[] {
  const plain = text.replaceAll(invisible, '')
  // A calendar copied from the source of an email is encoded as a whole.
  const decoded = /^DT(?:START|END)[^\r\n:]*=3D/im.test(plain) ? fromQuotedPrintable(plain) : plain
  const logical: string[][] = []
  /** The indentation of the lines of a component: that of its first one. */
  let indent: string | null = null
  let isSoftBreak = false
  for (const physical of decoded.split(/[\r\n\u0085\u2028\u2029]+/)) {
    if (physical.trim() === '') continue
    const isMarker = marker.test(physical)
    indent = isMarker ? null : (indent ?? /^\s*/.exec(physical)?.[0] ?? '')
    const line = !isMarker && indent && physical.startsWith(indent) ? physical.slice(indent.length) : physical
    const isFold =
      !isMarker && /^\s/.test(line) && !/^\s+(?:DTSTART|DTEND|DURATION|UID|STATUS|TRANSP|RRULE)\s*[;:]/.test(line)
    const before = logical.at(-1)
    const isContinued: boolean = isSoftBreak || isFold
    if (!before || !isContinued) logical.push([line])
    else if (isSoftBreak) before.push(before.pop()?.slice(0, -1) ?? '', line)
    else before.push(line.slice(1))
    isSoftBreak = line.endsWith('=') && (isContinued ? isSoftBreak : /^[^:]*QUOTED-PRINTABLE/i.test(line))
  }
  return logical.map((parts) => (parts.length === 1 ? (parts[0] ?? '') : parts.join('')))
}

/** Byte order marks, also of calendars that were joined, and marks that change the direction of text. */
const invisible = /[\ufeff\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\0]/g

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=[ \t]*(?:\r\n|\r|\n)/g, '')
    .replaceAll(/[^\0-\u00ff]/g, (character) => Buffer.from(character).toString('latin1'))
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
