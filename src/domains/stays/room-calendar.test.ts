import { describe, expect, test } from 'vitest'
import { busyNights, roomCalendarFile } from '#domains/stays/room-calendar.server.ts'

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

describe('nights that a calendar says are taken', () => {
  test('from the day an event begins to the one before it ends, in whichever form', () => {
    const read = busyNights(
      calendar(
        ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'],
        ['DTSTART:20261220T150000Z', 'DTEND:20261222T090000Z'],
        ['DTSTART;VALUE=DATE:20261225'],
        ['DTSTART;VALUE=DATE:20261211', 'DTEND;VALUE=DATE:20261213'],
      ),
    )
    expect(read).toEqual({
      nights: ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-20', '2026-12-21', '2026-12-25'],
      events: 4,
      skipped: 0,
    })
  })

  test('what is cancelled, transparent or within a day takes none; what repeats or never ends is skipped', () => {
    const read = busyNights(
      calendar(
        ['DTSTART;VALUE=DATE:20261210', 'STATUS:CANCELLED'],
        ['DTSTART;VALUE=DATE:20261210', 'TRANSP:TRANSPARENT'],
        ['DTSTART:20261210T100000', 'DTEND:20261210T110000'],
        ['DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=DAILY'],
        ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20361210'],
        ['SUMMARY:no dates'],
      ),
    )
    expect(read).toEqual({ nights: [], events: 6, skipped: 3 })
  })

  test.each(['', 'hello', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])('anything else is no calendar: %s', (text) => {
    expect(busyNights(text)).toBeNull()
  })
})

test('what is written is read back the same, neighbours as one event', () => {
  const nights = ['2026-12-01', '2026-12-02', '2026-12-05']
  const file = roomCalendarFile({ name: 'Twin, sea; view', host: 'x', room: 7, nights, now: new Date(0) })
  expect(busyNights(file)).toEqual({ nights, events: 2, skipped: 0 })
  expect(file).toContain('X-WR-CALNAME:Twin\\, sea\\; view')
})
