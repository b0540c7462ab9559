import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCalendar } from '#domains/products/stays/inventory/calendar-events.server.ts'
import { eventsAfter } from '#domains/products/stays/inventory/channel-calendars.server.ts'
import { isOwnEvent, roomCalendarFile } from '#domains/products/stays/inventory/room-calendar.server.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { decodeText } from '@rihla/workbook/decode-text'
import '#test/seeded.ts'

const place = { timeZone: 'Asia/Riyadh', today: '2026-11-20' }

/** A calendar with an event of these lines, and the same nights as a plain one where nothing else is said. */
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
const lines = (...events: string[][]) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:x',
  ...events.flat(),
  'END:VCALENDAR',
]
const calendar = (...events: string[][]) => `${lines(...events).join('\r\n')}\r\n`
const plainDates = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212']
const plainNights = ['2026-12-10', '2026-12-11']

function nightsIn(text: string): string[] | null {
  const read = readCalendar(text, place)
  if (!read) return null
  const nights = read.events.flatMap(({ first, until }) => (first && until ? nightsOf(first, until) : []))
  return [...new Set(nights)].toSorted()
}
const problemsIn = (text: string) => readCalendar(text, place)?.events.map(({ problem }) => problem)

describe('nights that a calendar marks as taken', () => {
  test('run from the start date of an event to the day before its end', () => {
    const text = calendar(
      event(...plainDates),
      event('DTSTART:20261220T150000Z', 'DTEND:20261222T090000Z'),
      event('DTSTART;VALUE=DATE:20261225'),
      event('DTSTART;VALUE=DATE:20261211', 'DURATION:P2D'),
    )
    expect(nightsIn(text)).toEqual([...plainNights, '2026-12-12', '2026-12-20', '2026-12-21', '2026-12-25'])
    expect(readCalendar(text, place)).toMatchObject({ free: 0, whole: true })
  })

  test.each([
    ['with dashes', 'DTSTART;VALUE=DATE:2026-12-10', 'DTEND;VALUE=DATE:2026-12-12'],
    ['with slashes after the year', 'DTSTART:2026/12/10', 'DTEND:2026/12/12'],
    ['without its type', 'DTSTART:20261210', 'DTEND:20261212'],
    ['with blanks around it', 'DTSTART;VALUE=DATE : 20261210 ', 'DTEND;VALUE=DATE: 20261212\t'],
    ['with Arabic digits', 'DTSTART;VALUE=DATE:٢٠٢٦١٢١٠', 'DTEND;VALUE=DATE:٢٠٢٦١٢١٢'],
    ['with a hidden mark of direction', 'DTSTART;VALUE=DATE:\u200e20261210', 'DTEND;VALUE=DATE:20261212\u200f'],
    ['as an ISO time with its offset', 'DTSTART:2026-12-10T15:00:00+03:00', 'DTEND:2026-12-12T11:00:00.000+0300'],
    ['in UTC', 'DTSTART:20261209T210000Z', 'DTEND:20261211T210000Z'],
    ['by the name of a zone', 'DTSTART;TZID=Europe/London:20261209T210000', 'DTEND;TZID=Europe/London:20261211T210000'],
    ['by a quoted name', 'DTSTART;TZID="Europe/London":20261209T210000', 'DTEND;TZID="Europe/London":20261211T210000'],
    ['by a slashed name', 'DTSTART;TZID=/Europe/London:20261209T210000', 'DTEND;TZID=/Europe/London:20261211T210000'],
    [
      'by a name behind that of a program',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/London:20261209T210000',
      'DTEND;TZID=/citadel.org/20210210_1/Europe/London:20261211T210000',
    ],
    [
      'by the name of Windows',
      'DTSTART;TZID=GMT Standard Time:20261209T210000',
      'DTEND;TZID=gmt standard time:20261211T210000',
    ],
    ['by the name of a summer time', 'DTSTART;TZID=GMT Daylight Time:20261209T210000', 'DURATION:PT48H'],
    ['by an offset', 'DTSTART;TZID=GMT+00:00:20261209T210000', 'DTEND;TZID=UTC-1:20261211T210000'],
    ['by a label with an offset', 'DTSTART;TZID="(UTC+09:00) Osaka, Sapporo":20261210T060000', 'DURATION:P2D'],
    ['that lasts so long', 'DTSTART;TZID=Asia/Tokyo:20261210T060000', 'DURATION:P2D'],
    ['in a zone that nobody knows', 'DTSTART;TZID=Hotel time:20261210T150000', 'DTEND;TZID=Hotel time:20261212T110000'],
    ['as clocks show it there', 'DTSTART:20261210T000000', 'DTEND:20261212T000000'],
    ['as whole days of a program without midnight', 'DTSTART:20261210T000000', 'DTEND:20261211T235959'],
    ['at the end of a day', 'DTSTART:20261210T150000', 'DTEND:20261211T240000'],
    ['in lower case', 'dtstart;value=date:20261210', 'dtend;value=date:20261212'],
    ['in mixed case', 'DtStart;Value=Date:20261210', 'DtEnd;Value=Date:20261212'],
    ['with the same property twice', 'DTSTART:20261210', 'DTEND:20261212\r\nDTEND:20261212'],
  ])('a date %s is read', (_, begins, ends) => {
    expect(problemsIn(calendar(event(begins, ends)))).toEqual([null])
    expect(nightsIn(calendar(event(begins, ends)))).toEqual(plainNights)
  })

  test.each([
    ['date', '10/12/2026', '12/12/2026'],
    ['date', '20261310', '20261312'],
    ['date', '20270229', '20270302'],
    ['date', '2026121', '20261212'],
    ['date', '2026-12-10', '12 December'],
    ['date', '1796860800', '1797033600'],
    ['date', '14480630', '14480702'],
    ['date', '١٤٤٨-٠٦-٣٠', '١٤٤٨-٠٧-٠٢'],
    ['date', '1405-09-19', '1405-09-21'],
    ['date', '25691210', '25691212'],
    ['date', '00010101', '00010101'],
    ['order', '20261212', '20261210'],
    ['long', '20261210', '20361210'],
  ])('a date that is not understood is named and never guessed: %s of %s – %s', (problem, begins, ends) => {
    const read = readCalendar(
      calendar(event(`DTSTART;VALUE=DATE:${begins}`, `DTEND;VALUE=DATE:${ends}`, 'SUMMARY:Huda')),
      place,
    )
    expect(read?.events).toMatchObject([
      { key: '1', summary: 'Huda', first: null, until: null, problem, raw: `${begins} – ${ends}` },
    ])
  })

  test.each([
    ['no_date', ['SUMMARY:no dates']],
    ['no_end', ['DTSTART:20261210T150000']],
    ['date', ['DTSTART:20261210T2515', 'DTEND:20261212T1100']],
    ['repeats', [...plainDates, 'RRULE:FREQ=DAILY']],
    ['date', ['DTSTART:20261210', 'DTSTART:20261211', 'DTEND:20261212']],
    ['date', ['DTSTART:20261210', 'DURATION:two days']],
  ])('an event is named as unread: %s', (problem, content) => {
    expect(problemsIn(calendar(event(...content)))).toEqual([problem])
    expect(nightsIn(calendar(event(...content)))).toEqual([])
  })

  test('include the busy periods of a list of them, but not its range or its free periods', () => {
    const list = (...lines: string[]) =>
      calendar(['BEGIN:VFREEBUSY', 'DTSTART:20261201', 'DTEND:20270101', ...lines, 'END:VFREEBUSY'])
    expect(
      nightsIn(
        list(
          'FREEBUSY;FBTYPE=BUSY:20261210T120000Z/20261211T080000Z,20261211T1200\r\n 00Z/PT24H',
          'FREEBUSY;FBTYPE=FREE:20261214T120000Z/20261218T080000Z',
        ),
      ),
    ).toEqual(plainNights)
    expect(readCalendar(list('FREEBUSY:10/12/2026'), place)).toMatchObject({
      events: [{ problem: 'date' }],
      whole: false,
    })
    expect(problemsIn(calendar(['BEGIN:VAVAILABILITY', ...plainDates, 'END:VAVAILABILITY']))).toEqual(['date'])
  })

  test('exclude events that are past, cancelled, marked as free or within a day', () => {
    const text = calendar(
      event(...plainDates, 'STATUS:CANCELLED'),
      event(...plainDates, 'TRANSP: TRANSPARENT'),
      event('DTSTART:20261210T100000', 'DTEND:20261210T110000'),
      event('DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261120'),
      event('DTSTART;VALUE=DATE:20990101', 'DTEND;VALUE=DATE:20991231'),
    )
    expect(readCalendar(text, place)).toEqual({ events: [], free: 5, own: 0, whole: true })
  })

  test('begin today and end where no nights can exist', () => {
    const text = calendar(
      event('DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261122'),
      event('DTSTART;VALUE=DATE:20291120', 'DTEND;VALUE=DATE:20301120'),
    )
    expect(nightsIn(text)).toEqual(['2026-11-20', '2026-11-21', '2029-11-20', '2029-11-21'])
  })
})

describe('a time zone that the calendar defines', () => {
  const part = (name: string, offset: string, before: string, rule: string[]) => [
    `BEGIN:${name}`,
    'DTSTART:16010101T020000',
    `TZOFFSETFROM:${before}`,
    `TZOFFSETTO:${offset}`,
    ...rule,
    `END:${name}`,
  ]
  const zone = (name: string, ...parts: string[][]) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...parts.flat(),
    'END:VTIMEZONE',
  ]
  const at = (start: string) => event(`DTSTART;TZID="Ours: no. 1":${start}`, 'DURATION:P1D')

  const hour = 'DTSTART:20000101T000000'
  const fixed = (name: string, offset: string) =>
    zone(name, ['BEGIN:STANDARD', hour, `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD'])
  const nightIn = (name: string, ...defined: string[][]) =>
    nightsIn(calendar(...defined, event(`DTSTART;TZID=${name}:20261210T223000`, 'DURATION:P1D')))

  test.each(['AST', 'EST', 'IST', 'BST', 'CET', 'Japan', 'GMT0', 'EST5EDT', 'Nowhere/EST'])(
    'decides what its name means, which is no guess without it: %s',
    (name) => {
      expect(nightIn(name)).toEqual(['2026-12-10'])
      expect(nightIn(name, fixed(name, '+0300'))).toEqual(['2026-12-10'])
      expect(nightIn(name, fixed(name, '-0800'))).toEqual(['2026-12-11'])
    },
  )

  test('goes before a known zone of its name, unless it is broken', () => {
    expect(nightIn('Europe/London', fixed('Europe/London', '+0300'))).toEqual(['2026-12-10'])
    expect(nightIn('UTC', fixed('UTC', '+0300'))).toEqual(['2026-12-10'])
    for (const broken of [zone('Europe/London'), fixed('Europe/London', 'soon'), fixed('Europe/London', '')])
      expect(nightIn('Europe/London', broken)).toEqual(['2026-12-11'])
    expect(nightIn('UTC')).toEqual(['2026-12-11'])
    expect(nightIn('gmt')).toEqual(['2026-12-11'])
  })

  test('belongs to its own calendar', () => {
    const at = (day: string) => event(`DTSTART;TZID=EST:202612${day}T223000`, 'DURATION:P1D')
    const [riyadh, newYork] = [calendar(fixed('EST', '+0300'), at('10')), calendar(fixed('EST', '-0500'), at('20'))]
    expect(nightsIn(riyadh + newYork)).toEqual(['2026-12-10', '2026-12-21'])
    expect(nightsIn(newYork + riyadh)).toEqual(['2026-12-10', '2026-12-21'])
  })

  test('is used with its summer time', () => {
    const rules = [
      part('STANDARD', '+0000', '+0200', ['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10']),
      part('DAYLIGHT', '+0200', '+0000', ['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3']),
    ]
    // 22:30 there is half past one of the next day in Riyadh in winter, and half an hour before midnight in summer.
    expect(nightsIn(calendar(zone('Ours: no. 1', ...rules), at('20261210T223000')))).toEqual(['2026-12-11'])
    expect(nightsIn(calendar(zone('Ours: no. 1', ...rules), at('20270710T223000')))).toEqual(['2027-07-10'])
  })

  test.each(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=SECONDLY', 'FREQ=YEARLY;BYDAY=5SU;BYMONTH=2'])(
    'is not used if its rule could be searched forever: %s',
    (rule) => {
      const rules = part('STANDARD', '+0900', '+0000', [`RRULE:${rule}`])
      expect(nightsIn(calendar(zone('Ours: no. 1', rules), at('20261210T233000')))).toEqual(['2026-12-10'])
    },
  )
})

describe('what breaks the format costs no more than itself', () => {
  const good = event(...plainDates, 'SUMMARY:Reserved')
  const text = calendar(good)
  const wide = (bytes: Uint8Array) => decodeText(bytes)

  test.each<[string, string]>([
    ['a byte order mark', `\ufeff${text}`],
    ['only line feeds', text.replaceAll('\r', '')],
    ['only carriage returns', text.replaceAll('\n', '')],
    ['empty lines', text.replaceAll('\r\n', '\r\r\n\r\n')],
    ['UTF-16', wide(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['UTF-16 without its mark', wide(Buffer.from(text, 'utf16le'))],
    ['lower case', text.toLowerCase()],
    ['text before and after', `Dear host,\n\n${text}--\nSent by the channel`],
    ['a web page around it', `<html><body><pre>\n${text.trim()}</pre><script>x()</script></body></html>`],
    ['indentation', text.replaceAll(/^/gm, '    ')],
    [
      'nested indentation',
      lines(good)
        .map((line, i) => `${' '.repeat(i > 3 && i < 8 ? 4 : 2)}${line}`)
        .join('\n'),
    ],
    ['a line broken in a description', calendar(event(...plainDates, 'DESCRIPTION:Guest', 'Sample Guest', '2 nights'))],
    [
      'lines of a description that look like properties',
      calendar(event(...plainDates, 'DESCRIPTION:Guest', 'Phone: 1234', 'Status: cancelled', 'Duration: P9D')),
    ],
    ['a quote in a parameter', calendar(event('ATTENDEE;CN="a "b" c":mailto:x@example.com', ...plainDates))],
    ['folded lines', text.replace('20261212', '2026\r\n 1212')],
    ['a line folded with a tab', text.replace('20261212', '2026\n\t1212')],
    [
      'an alarm with dates of its own',
      calendar(event('BEGIN:VALARM', 'DURATION:P9D', 'STATUS:CANCELLED', 'END:VALARM', ...plainDates)),
    ],
    ['quoted-printable', text.replaceAll('=', '=3D').replace('20261212', '2026=\r\n1212')],
    ['an unknown component', text.replace('BEGIN:VEVENT', 'BEGIN:X-BOX\r\nX:1\r\nEND:X-BOX\r\nBEGIN:VEVENT')],
    ['a stray end', text.replace('END:VCALENDAR', 'END:VEVENT\r\nEND:VCALENDAR')],
  ])('%s', (_, broken) => {
    expect(nightsIn(broken)).toEqual(plainNights)
    expect(readCalendar(broken, place)?.whole).toBe(true)
  })

  test('several calendars in a text are all read', () => {
    const other = calendar(event('DTSTART:20261220', 'DTEND:20261221'))
    expect(nightsIn(`${text}\ufeff${other}`)).toEqual([...plainNights, '2026-12-20'])
  })

  test('a bad event leaves the others', () => {
    const read = readCalendar(calendar(good, event('DTSTART:soon', 'SUMMARY:Late'), event('DTSTART:20261220')), place)
    expect(read?.events.map(({ summary, problem }) => [summary, problem])).toEqual([
      ['Reserved', null],
      ['Late', 'date'],
      ['', null],
    ])
  })

  test('a summary is clean text: escapes, quoted-printable and the number of a card', () => {
    const summary = (line: string) => readCalendar(calendar(event(...plainDates, line)), place)?.events[0]?.summary
    expect(summary('SUMMARY:Huda\\, family\\n of 2')).toBe('Huda, family of 2')
    expect(summary('SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D9=85=D8=\r\n=AD')).toBe('مح')
    expect(summary('SUMMARY:4111 1111 1111 1111')).toBe('**** **** **** 1111')
    expect(summary('SUMMARY;LANGUAGE=en:Guest: 2026-12-10 booking')).toBe('Guest: 2026-12-10 booking')
  })

  test.each<[string, string, (string | null)[]]>([
    ['its end is missing', text.replace('END:VCALENDAR\r\n', ''), [null]],
    ['an event is cut off', text.slice(0, text.indexOf('SUMMARY')), ['cut']],
    ['an event is cut off within its date', text.slice(0, text.indexOf('12\r\nSUMMARY')), ['cut']],
    ['the end of an event is missing', text.replace('END:VEVENT\r\n', ''), [null]],
    ['its beginning is missing', text.slice(text.indexOf('BEGIN:VEVENT')), [null]],
    [
      'an event without an identity cannot be read',
      text.replace('UID:1\r\n', '').replace('20261210', 'soon'),
      ['date'],
    ],
  ])('a text is not whole, so that nothing is concluded from what it lacks, if %s', (_, broken, problems) => {
    expect(readCalendar(broken, place)).toMatchObject({ whole: false })
    expect(problemsIn(broken)).toEqual(problems)
  })

  test.each(['', 'hello', 'BEGIN:VCARD\r\nEND:VCARD\r\n', '<html>Sign in</html>'])(
    'other text is no calendar: %s',
    (other) => {
      expect(readCalendar(other, place)).toBeNull()
    },
  )
})

test('events keep their identity in the next reading, also where the channel gives none or repeats it', () => {
  const keys = (text: string) => readCalendar(text, place)?.events.map(({ key }) => key)
  const [a, b] = [event('DTSTART:20261210', 'SUMMARY:a'), event('DTSTART:20261212', 'SUMMARY:b')]
  expect(keys(calendar(a, b))).toEqual(['1 20261210  a', '1 20261212  b'])
  expect(keys(calendar(b, a, a))).toEqual(['1 20261212  b', '1 20261210  a', '1 20261210  a 1'])
  expect(keys(calendar(a))).toEqual(['1'])
  expect(keys(calendar(a).replace('UID:1\r\n', ''))).toEqual([' 20261210  a'])
})

describe('rooms that a channel has sold', () => {
  const roomsPerNight = (text: string) => {
    const rooms: Record<string, number> = {}
    for (const { first, until } of readCalendar(text, place)?.events ?? [])
      for (const night of nightsOf(first ?? '', until ?? '')) rooms[night] = (rooms[night] ?? 0) + 1
    return rooms
  }
  const compact = (day: string) => day.replaceAll('-', '')
  const stay = fc
    .record({
      uid: fc.constantFrom('', 'order', 'order 20261201', 'x'.repeat(400)),
      summary: fc.constantFrom('', 'Reserved', 'Reserved 1', 'r'.repeat(400)),
      from: fc.integer({ min: 1, max: 4 }),
      nights: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ uid, summary, from, nights }) => {
      const [first, until] = [addDays('2026-12-01', from), addDays('2026-12-01', from + nights)]
      return { uid, summary, first, until }
    })
  type Stay = { uid: string; summary: string; first: string; until: string }
  const eventOf = ({ uid, summary, first, until }: Stay) => [
    'BEGIN:VEVENT',
    ...(uid ? [`UID:${uid}`] : []),
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(until)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]
  const busyOf = ({ uid, first, until }: Stay) => [
    'BEGIN:VFREEBUSY',
    ...(uid ? [`UID:${uid}`] : []),
    `FREEBUSY:${compact(first)}T000000/${compact(until)}T000000`,
    'END:VFREEBUSY',
  ]
  const covering = (stays: Stay[]) => {
    const rooms: Record<string, number> = {}
    for (const night of stays.flatMap(({ first, until }) => nightsOf(first, until)))
      rooms[night] = (rooms[night] ?? 0) + 1
    return rooms
  }

  test.each([
    ['events', eventOf],
    ['busy periods', busyOf],
  ])('are as many per night as %s cover it, whatever their identities, each with a key of its own', (_, written) => {
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 12 }), (stays) => {
        const text = calendar(...stays.map(written))
        expect(roomsPerNight(text)).toEqual(covering(stays))
        const keys = readCalendar(text, place)?.events.map(({ key }) => key) ?? []
        expect(new Set(keys).size).toBe(stays.length)
        expect(keys.every((key) => key.length <= 400)).toBe(true)
      }),
    )
  })

  test('are not counted again where another calendar of the text repeats an event under its UID', () => {
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 8 }), (stays) => {
        const identified = stays.filter(({ uid }) => uid !== '')
        const text = calendar(...identified.map(eventOf))
        expect(roomsPerNight(text + text)).toEqual(covering(identified))
        const nameless = calendar(...stays.filter(({ uid }) => uid === '').map(eventOf))
        expect(roomsPerNight(nameless + nameless)).toEqual(
          covering([...stays, ...stays].filter(({ uid }) => uid === '')),
        )
      }),
    )
  })

  test('are not counted again for an instance of a series, which keeps its nights beside one that cannot be read', () => {
    const series = event(...plainDates)
    const instance = event(...plainDates, 'RECURRENCE-ID;VALUE=DATE:20261210')
    const moved = event('DTSTART:20261220', 'DTEND:20261221', 'RECURRENCE-ID:20261213')
    const once = { '2026-12-10': 1, '2026-12-11': 1 }
    expect(roomsPerNight(calendar(series, instance, instance))).toEqual(once)
    expect(roomsPerNight(calendar(instance, series))).toEqual(once)
    expect(roomsPerNight(calendar(series, moved, moved))).toEqual({ ...once, '2026-12-20': 1 })
    const repeated = readCalendar(calendar(event(...plainDates, 'RRULE:FREQ=DAILY'), instance, moved), place)
    expect(repeated?.events.map(({ first, problem }) => [first, problem])).toEqual([
      [null, 'repeats'],
      ['2026-12-10', null],
      ['2026-12-20', null],
    ])
  })
})

describe('whole days are the dates as written', () => {
  const offsets = Array.from({ length: 26 * 4 - 3 }, (_, i) => i * 15 - 11 * 60)
  const clock = (minutes: number) =>
    `${minutes < 0 ? '-' : '+'}${new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)}`
  const zones: [string, (time: string) => string][] = [
    ...Intl.supportedValuesOf('timeZone').map((name): [string, (time: string) => string] => [
      name,
      (time) => `;TZID=${name}:${time}`,
    ]),
    ...offsets.map((minutes): [string, (time: string) => string] => [
      clock(minutes),
      (time) => `:${time}${clock(minutes)}`,
    ]),
    ['UTC', (time) => `:${time}Z`],
    ['TZID=UTC', (time) => `;TZID=UTC:${time}`],
    ['no zone', (time) => `:${time}`],
  ]
  const forms: [string, string][] = [
    ['20261210T000000', '20261212T000000'],
    ['20261210T000000', '20261211T235900'],
    ['20261210T0000', '20261211T235959'],
    ['20261210T000000', '20261211T240000'],
  ]

  test.each(['Asia/Riyadh', 'Pacific/Pago_Pago', 'America/New_York', 'Pacific/Kiritimati'])(
    'in every zone, for a hotel in %s',
    (timeZone) => {
      for (const [name, at] of zones)
        for (const [begins, ends] of forms) {
          const text = calendar(event(`DTSTART${at(begins)}`, `DTEND${at(ends)}`))
          const read = readCalendar(text, { ...place, timeZone })?.events.map(({ first, until }) => [first, until])
          expect([name, begins, ends, read]).toEqual([name, begins, ends, [['2026-12-10', '2026-12-12']]])
        }
    },
  )

  test.each([
    ['DTSTART;TZID=Asia/Dubai:20261210T000000', 'DURATION:P2D'],
    ['DTSTART;TZID=Asia/Dubai:20261210T000000', 'DURATION:PT47H59M'],
    ['DTSTART;VALUE=DATE:20261210', 'DTEND;TZID=Asia/Dubai:20261212T000000'],
    ['DTSTART;TZID=Asia/Dubai:20261210T000000', 'DTEND:20261212T000000'],
  ])('also as %s, %s', (begins, ends) => {
    expect(nightsIn(calendar(event(begins, ends)))).toEqual(plainNights)
  })

  test('other times remain times', () => {
    expect(nightsIn(calendar(event('DTSTART:20261210T003000+0400', 'DTEND:20261212T110000+0400')))).toEqual([
      '2026-12-09',
      ...plainNights,
    ])
    expect(nightsIn(calendar(event('DTSTART;TZID=Asia/Dubai:20261210T000000', 'DURATION:PT0S')))).toEqual([])
  })
})

test('a calendar is limited in events, and the largest one is read in linear time', () => {
  const many = (count: number) =>
    calendar(...Array.from({ length: count }, (_, i) => event(...plainDates, `SUMMARY:${i}`)))
  expect(readCalendar(many(3_000), place)?.events.length).toBe(3_000)
  expect(readCalendar(many(3_001), place)).toBeNull()
  const folds = 'DESCRIPTION:x' + '\r\n ='.repeat(200_000)
  expect(
    nightsIn(calendar(event(folds, `X-A${'-'.repeat(200_000)}`, `${' '.repeat(200_000)}x`, ...plainDates))),
  ).toEqual(plainNights)
})

test('components that never end are read in linear time', () => {
  const nested = (count: number) => `${'BEGIN:A\n'.repeat(count)}${'END:B\n'.repeat(count)}`
  const text = calendar(event(...plainDates))
  expect(nightsIn(nested(60_000) + text)).toEqual(plainNights)
  const inside = readCalendar(text.replace('BEGIN:VEVENT', `${nested(60_000)}BEGIN:VEVENT`), place)
  expect(inside).toMatchObject({ events: [{ first: '2026-12-10' }], whole: false })
})

describe('events of the reading before', () => {
  const today = place.today
  const read = (...events: string[][]) => {
    const reading = readCalendar(calendar(...events), place)
    if (!reading) throw new Error('no calendar')
    return reading
  }
  const booking = (uid: string, first: string, until: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:${first}`,
    `DTEND:${until}`,
    'END:VEVENT',
  ]
  const soon = (uid: string) => booking(uid, 'soon', 'later')
  const after = (before: ReturnType<typeof read>, now: ReturnType<typeof read>, out: string[] = []) =>
    eventsAfter(
      now,
      before.events.map((one) => ({ ...one, left_out: out.includes(one.key) })),
      {
        today,
        dropsMissing: now.whole,
      },
    ).map(({ key, first, left_out }) => [key, first, left_out])

  test('are left out in the next one only while they have a night in common', () => {
    const before = read(booking('1', '20261210', '20261212'), booking('2', '20270201', '20270203'))
    // The first guest has cancelled, and the numbers have moved on.
    expect(after(before, read(booking('1', '20270201', '20270203')), ['1'])).toEqual([['1', '2027-02-01', false]])
    expect(after(before, read(booking('1', '20261211', '20261214')), ['1'])).toEqual([['1', '2026-12-11', true]])
    expect(after(before, read(soon('1')), ['1'])).toContainEqual(['1', '2026-12-10', true])
    expect(after(read(soon('a')), read(soon('a')), ['a'])).toEqual([['a', null, true]])
    expect(after(read(soon('a')), read(booking('a', '20261210', '20261212')), ['a'])).toEqual([
      ['a', '2026-12-10', false],
    ])
  })

  test('keep their nights while an unread one may be any of them', () => {
    const two = read(booking('o', '20261210', '20261212'), booking('o', '20261220', '20261222'))
    const nights = (...now: string[][]) => after(two, read(...now)).map(([, first]) => first)
    expect(read(booking('o', '20261210', '20261212'), soon('o')).whole).toBe(false)
    expect(nights(booking('o', '20261210', '20261212'), soon('o'))).toContain('2026-12-20')
    expect(nights(soon('o'))).toEqual([null, '2026-12-10', '2026-12-20'])
    expect(nights(booking('o', '20261210', '20261212'))).toEqual(['2026-12-10'])
    // A running number names no event.
    const numbered = read(booking('1', '20261210', '20261212'), booking('2', '20261220', '20261222'))
    expect(after(numbered, read(soon('1'))).map(([, first]) => first)).toEqual(['2026-12-10', '2026-12-20'])
    expect(read(soon('a')).whole).toBe(true)
  })
})

test('events of the room type’s own calendar take nothing', () => {
  const text = roomCalendarFile(
    { id: 7, name: 'Twin' },
    { nights: ['2026-12-01', '2026-12-05'], end: '2028-05-01' },
    { provider: { en: 'Amber', ar: 'عنبر' }, host: 'stays.example', now: new Date(0) },
  )
  const readFor = (room: number, host: string) =>
    readCalendar(text, { ...place, isOwn: (uid) => isOwnEvent(uid, { room, host }) })
  expect(readFor(7, 'stays.example')).toEqual({ events: [], free: 0, own: 3, whole: true })
  for (const other of [readFor(77, 'stays.example'), readFor(7, 'other.example'), readFor(7, 'example')])
    expect(other).toMatchObject({ events: { length: 3 }, own: 0 })
})

test('an exported calendar is read back unchanged: consecutive nights as one event, none available after its end', () => {
  const nights = ['2026-12-01', '2026-12-02', '2026-12-05']
  const file = roomCalendarFile(
    { id: 7, name: 'Twin, sea; view' },
    { nights, end: '2028-05-01' },
    { provider: { en: 'Amber/Trail', ar: 'درب العنبر' }, host: 'x', now: new Date(0) },
  )
  const read = readCalendar(file, place)
  expect(read).toMatchObject({ free: 0, whole: true })
  expect(read?.events.map(({ first, until }) => [first, until])).toEqual([
    ['2026-12-01', '2026-12-03'],
    ['2026-12-05', '2026-12-06'],
    ['2028-05-01', '2029-11-22'],
  ])
  expect(file).toContain('PRODID:-//Amber Trail//Room calendar//EN')
  expect(file).toContain('X-WR-CALNAME:Twin\\, sea\\; view')
})
