import ICAL from 'ical.js'
import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import type { Component } from '#domains/products/stays/inventory/calendar-lines.ts'
import { instantOf } from '#domains/shared/dates.ts'

/** A local date and time in a zone that a calendar names to an instant; null if the zone is unknown. */
export type ZoneReader = (calendar: number, zone: string, day: string, time: string) => Date | null

/**
 * Reads the time zones that a calendar names: those that it defines itself, else those of the tz database, also behind
 * the prefix of a program (`/example.org/Europe/Berlin`), those of Windows, and plain offsets (`GMT+03:00`,
 * `(UTC+03:00) Kuwait, Riyadh`). Abbreviations are unknown, because zones share them.
 */
export function zoneReader(zones: readonly Component[]): ZoneReader {
  const defined = Map.groupBy(zones, (zone) => zoneName(valueOf(zone, 'TZID')))
  const read = new Map<string, (day: string, time: string) => Date | null>()
  return (calendar, written, day, time) => {
    const name = zoneName(written)
    const definitions = defined.get(name) ?? []
    const definition = () => definitions.find((zone) => zone.calendar === calendar) ?? definitions[0]
    const reader = read.get(`${calendar} ${name}`) ?? readerOf(name, definition())
    read.set(`${calendar} ${name}`, reader)
    return reader(day, time)
  }
}

function readerOf(name: string, definition: Component | undefined): (day: string, time: string) => Date | null {
  const ownZone = definition ? definedZone(definition) : null
  if (ownZone) return ownZone
  // `/example.org/20250101_1/America/Argentina/Buenos_Aires`
  const parts = name.split('/').filter(Boolean)
  const names = [name, ...[3, 2, 1].map((length) => parts.slice(-length).join('/'))]
  const iana = [...names, windowsZone(name)].find(isZone)
  const offset = offsetOf(name)
  if (iana) return (day, time) => instantOf(day, time, iana)
  return (day, time) => (offset === null ? null : new Date(`${day}T${time}${offset}`))
}

const zoneName = (written: string) =>
  written
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

function isZone(name: string | undefined): name is string {
  if (!name || !/^(?:UTC|GMT)$|\//i.test(name)) return false
  try {
    instantOf('2026-01-01', '00:00', name)
    return true
  } catch {
    return false
  }
}

const windowsNames = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
)

/** The zone of a Windows name; summer time has a name of its own there. */
function windowsZone(name: string): string | undefined {
  return windowsNames.get(name.toLowerCase().replace(/ (?:daylight|summer) time$/, ' standard time'))
}

/** `+03:00` of `GMT+3`, `UTC +0300` or `(UTC+03:00) Kuwait, Riyadh`. */
function offsetOf(name: string): string | null {
  const [, sign, hours, minutes = '00'] = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?(?!\d)/i.exec(name) ?? []
  return sign && hours && Number(hours) <= 14 ? `${sign}${hours.padStart(2, '0')}:${minutes}` : null
}

/**
 * The zone of a definition, or null if it cannot be computed. Only rules of the form that zones have are evaluated,
 * because a rule that never matches would be searched forever.
 */
function definedZone(definition: Component): ((day: string, time: string) => Date | null) | null {
  const rules = definition.parts.map((part) => valueOf(part, 'RRULE')).filter(Boolean)
  const isComplete = definition.parts.every((part) =>
    Object.entries(needed).every(([name, form]) => form.test(valueOf(part, name))),
  )
  const { length } = definition.parts
  if (length === 0 || length > maxParts || !isComplete || !rules.every((rule) => yearly.test(rule))) return null
  try {
    // Windows begins its rules in 1601, and each year costs time.
    const isOld = (part: Component) => /^(?!.*UNTIL=(?:1|2000))./i.test(valueOf(part, 'RRULE'))
    const lines = (part: Component): string[] => [
      `BEGIN:${part.name}`,
      ...part.lines.map((line) => (isOld(part) ? line.trim().replace(/(?<=^DTSTART:)1\d{3}/i, '2000') : line.trim())),
      ...part.parts.flatMap(lines),
      `END:${part.name}`,
    ]
    const component = new ICAL.Component(ICAL.parse(lines(definition).join('\r\n')) as unknown[])
    const zone = new ICAL.Timezone({ component, tzid: valueOf(definition, 'TZID') })
    return (day, time) => {
      const local = ICAL.Time.fromDateTimeString(`${day}T${time}`)
      local.zone = zone
      return new Date(local.toUnixTime() * 1_000)
    }
  } catch {
    return null
  }
}

/** What each part of a zone has. */
const needed = { DTSTART: /^\d{8}T\d{6}Z?$/, TZOFFSETFROM: /^[+-]\d{4}(?:\d\d)?$/, TZOFFSETTO: /^[+-]\d{4}(?:\d\d)?$/ }
/** Enough for a zone with a part for each of its changes. */
const maxParts = 300
/** The last Sunday of March, every year. */
const yearly =
  /^FREQ=YEARLY(?:;(?:INTERVAL=1|WKST=[A-Z]{2}|UNTIL=\d{8}(?:T\d{6}Z?)?|BYMONTH=(?:[1-9]|1[0-2])|BYDAY=[+-]?[1-4](?:SU|MO|TU|WE|TH|FR|SA)))*$/i

function valueOf({ lines }: Component, name: string): string {
  const line = lines.find(
    (one) => one.trim().toUpperCase().startsWith(`${name}:`) || one.trim().toUpperCase().startsWith(`${name};`),
  )
  return (
    line
      ?.trim()
      .slice(name.length)
      .replace(/^[^:]*:/, '')
      .trim() ?? ''
  )
}
