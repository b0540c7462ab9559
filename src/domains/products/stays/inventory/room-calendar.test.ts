import { describe, expect, test } from 'vitest'
import { busyNights, roomCalendarFile } from '#domains/products/stays/inventory/room-calendar.server.ts'

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const place = { timeZone: 'Asia/Riyadh', today: '2026-11-20' }

describe('nights that a calendar marks as taken', () => {
  test('run from the start date of an event to the day before its end, in any date format', () => {
    const read = busyNights(
      calendar(
        ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'],
        ['DTSTART:20261220T150000Z', 'DTEND:20261222T090000Z'],
        ['DTSTART;VALUE=DATE:20261225'],
        ['DTSTART;VALUE=DATE:20261211', 'DTEND;VALUE=DATE:20261213'],
      ),
      place,
    )
    expect(read).toEqual({
      nights: ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-20', '2026-12-21', '2026-12-25'],
      events: 4,
      skipped: 0,
    })
  })

  test('exclude cancelled, transparent and intraday events; repeating and endless events are skipped', () => {
    const read = busyNights(
      calendar(
        ['DTSTART;VALUE=DATE:20261210', 'STATUS:CANCELLED'],
        ['DTSTART;VALUE=DATE:20261210', 'TRANSP:TRANSPARENT'],
        ['DTSTART:20261210T100000', 'DTEND:20261210T110000'],
        ['DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=DAILY'],
        ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20361210'],
        ['SUMMARY:no dates'],
      ),
      place,
    )
    expect(read).toEqual({ nights: [], events: 6, skipped: 3 })
  })

  test.each([
    ['in UTC', 'DTSTART:20261209T210000Z', 'DTEND:20261211T210000Z'],
    ['by the name of a zone', 'DTSTART;TZID=Europe/London:20261209T210000', 'DTEND;TZID=Europe/London:20261211T210000'],
    ['that lasts so long', 'DTSTART;TZID=Asia/Tokyo:20261210T060000', 'DURATION:P2D'],
    ['as clocks show it there', 'DTSTART:20261210T000000', 'DTEND:20261212T000000'],
  ])('a time %s is converted to the local date', (_, begins, ends) => {
    expect(busyNights(calendar([begins, ends]), place)?.nights).toEqual(['2026-12-10', '2026-12-11'])
  })

  test('a time zone defined only in the calendar is used if its offset is fixed; otherwise the event is skipped', () => {
    const part = (name: string, offset: string) =>
      `BEGIN:${name}\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:${offset}\r\nTZOFFSETTO:${offset}\r\nEND:${name}\r\n`
    const inZone = (parts: string) =>
      calendar(['DTSTART;TZID=Ours:20261209T210000', 'DTEND;TZID=Ours:20261211T210000']).replace(
        'BEGIN:VEVENT',
        `BEGIN:VTIMEZONE\r\nTZID:Ours\r\n${parts}END:VTIMEZONE\r\nBEGIN:VEVENT`,
      )
    expect(busyNights(inZone(part('STANDARD', '+0000')), place)?.nights).toEqual(['2026-12-10', '2026-12-11'])
    const changed = inZone(part('STANDARD', '+0000') + part('DAYLIGHT', '+0100'))
    expect(busyNights(changed, place)).toEqual({ nights: [], events: 1, skipped: 1 })
  })

  test('are neither in the past nor beyond the period in which nights exist', () => {
    const read = busyNights(
      calendar(
        ['DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261122'],
        ['DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261120'],
        ['DTSTART;VALUE=DATE:20291120', 'DTEND;VALUE=DATE:20301120'],
        ['DTSTART;VALUE=DATE:90000101', 'DTEND;VALUE=DATE:90001231'],
      ),
      place,
    )
    expect(read).toEqual({ nights: ['2026-11-20', '2026-11-21', '2029-11-20', '2029-11-21'], events: 4, skipped: 0 })
  })

  test('are limited to all existing nights even with the maximum number and length of events', () => {
    const long = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20281130']
    const read = busyNights(calendar(...Array.from({ length: 3_000 }, () => long)), place)
    expect([read?.nights.length, read?.events]).toEqual([730, 3_000])
  })

  test.each(['', 'hello', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])('other text is not a calendar: %s', (text) => {
    expect(busyNights(text, place)).toBeNull()
  })
})

test('are read back unchanged from an exported calendar, consecutive nights as one event, with none available after its end', () => {
  const nights = ['2026-12-01', '2026-12-02', '2026-12-05']
  const file = roomCalendarFile({
    name: 'Twin, sea; view',
    provider: { en: 'Amber/Trail', ar: 'درب العنبر' },
    host: 'x',
    room: 7,
    nights,
    end: '2028-05-01',
    now: new Date(0),
  })
  const read = busyNights(file, place)
  expect(read).toMatchObject({ events: 3, skipped: 0 })
  expect(read?.nights.filter((night) => night < '2028-05-01')).toEqual(nights)
  expect([read?.nights[3], read?.nights.at(-1), read?.nights.length]).toEqual(['2028-05-01', '2029-11-21', 3 + 570])
  expect(file).toContain('PRODID:-//Amber Trail//Room calendar//EN')
  expect(file).toContain('X-WR-CALNAME:Twin\\, sea\\; view')
})
