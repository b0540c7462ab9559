import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { readCalendar } from '#domains/products/stays/inventory/calendar-events.server.ts'
import { roomCalendarFile } from '#domains/products/stays/inventory/room-calendar.server.ts'
import { nightsOf } from '#domains/shared/dates.ts'
import { decodeText } from '#domains/shared/spreadsheets/decode-text.ts'

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
    expect(readCalendar(text, place)).toEqual({ events: [], free: 5, whole: true })
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
  expect(keys(calendar(a, b))).toEqual(['1 20261210 a', '1 20261212 b'])
  expect(keys(calendar(b, a, a))).toEqual(['1 20261212 b', '1 20261210 a'])
  expect(keys(calendar(a))).toEqual(['1'])
  expect(keys(calendar(a).replace('UID:1\r\n', ''))).toEqual([' 20261210 a'])
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

test('an exported calendar is read back unchanged: consecutive nights as one event, none available after its end', () => {
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
