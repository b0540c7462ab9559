import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  hotelDay,
  instantOf,
  localTime,
  nightsBetween,
  nightsOf,
  todayIn,
  weekdayOf,
} from '#domains/shared/dates.ts'

const dates = fc.integer({ min: -10_000, max: 40_000 }).map((days) => addDays('2000-01-01', days))

describe('calendar dates', () => {
  test.for([
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-04-30', 1, '2026-05-01'],
    ['2026-12-15', 0, '2026-12-15'],
    // Days that some time zone skips or repeats: Samoa skipped this one, clocks change on the others.
    ['2011-12-29', 1, '2011-12-30'],
    ['2027-03-13', 1, '2027-03-14'],
    ['2026-10-24', 2, '2026-10-26'],
  ] as const)('%s plus %i days is %s', ([date, days, expected]) => {
    expect(addDays(date, days)).toBe(expected)
  })

  test.for([
    ['2026-12-15', '2026-12-16', 1],
    ['2026-12-15', '2026-12-15', 0],
    ['2026-12-15', '2026-12-14', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    ['2026-12-30', '2027-01-02', 3],
  ] as const)('from %s to %s there are %i nights', ([checkIn, checkOut, expected]) => {
    expect(nightsBetween(checkIn, checkOut)).toBe(expected)
  })

  test.for([
    ['2026-11-28T20:59:00Z', 'Asia/Riyadh', '2026-11-28', '23:59'],
    ['2026-11-28T21:00:00Z', 'Asia/Riyadh', '2026-11-29', '00:00'],
    ['2026-11-28T23:30:00Z', 'Pacific/Kiritimati', '2026-11-29', '13:30'],
    ['2026-11-29T02:05:00Z', 'Pacific/Honolulu', '2026-11-28', '16:05'],
    ['2026-07-01T00:00:00Z', 'Asia/Kathmandu', '2026-07-01', '05:45'],
    ['2027-03-14T07:00:00Z', 'America/New_York', '2027-03-14', '03:00'],
  ] as const)('at %s the clocks of %s show %s %s', ([at, zone, date, time]) => {
    expect(localTime(new Date(at), zone)).toEqual({ date, time })
    expect(todayIn(zone, new Date(at))).toBe(date)
  })

  test.for([
    ['2026-11-28T20:59:00Z', 'Asia/Riyadh', '2026-11-28'],
    ['2026-11-28T21:00:00Z', 'Asia/Riyadh', '2026-11-28'],
    ['2026-11-29T00:59:59Z', 'Asia/Riyadh', '2026-11-28'],
    ['2026-11-29T01:00:00Z', 'Asia/Riyadh', '2026-11-29'],
    ['2026-12-31T23:00:00Z', 'Asia/Riyadh', '2026-12-31'],
    ['2026-11-29T02:30:00Z', 'Europe/London', '2026-11-28'],
    // On the nights on which clocks change, four o’clock counts and not the hours since midnight.
    ['2027-03-28T01:59:00Z', 'Europe/Berlin', '2027-03-27'],
    ['2027-03-28T02:00:00Z', 'Europe/Berlin', '2027-03-28'],
    ['2026-10-25T02:59:00Z', 'Europe/Berlin', '2026-10-24'],
    ['2026-10-25T03:00:00Z', 'Europe/Berlin', '2026-10-25'],
  ] as const)('at %s a hotel in %s sells from the night of %s', ([at, zone, day]) => {
    expect(hotelDay(zone, new Date(at))).toBe(day)
  })

  test('the nights of a stay are all its dates except the last', () => {
    expect(nightsOf('2028-02-27', '2028-03-02')).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'])
    expect(nightsOf('2026-12-31', '2027-01-01')).toEqual(['2026-12-31'])
    expect(nightsOf('2026-12-15', '2026-12-15')).toEqual([])
    expect(nightsOf('2026-12-15', '2026-12-10')).toEqual([])
  })

  test('addition, counting and listing of days agree', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 60 }), (checkIn, nights) => {
        const checkOut = addDays(checkIn, nights)
        expect(nightsBetween(checkIn, checkOut)).toBe(nights)
        expect(addDays(checkOut, -nights)).toBe(checkIn)
        expect(nightsOf(checkIn, checkOut)).toEqual(Array.from({ length: nights }, (_, i) => addDays(checkIn, i)))
        expect(weekdayOf(checkOut)).toBe((weekdayOf(checkIn) + nights) % 7)
      }),
    )
  })

  test.for([
    ['2026-12-13', 0],
    ['2026-12-18', 5],
    ['2026-12-19', 6],
    ['2028-02-29', 2],
  ] as const)('%s is weekday %i', ([date, expected]) => {
    expect(weekdayOf(date)).toBe(expected)
  })
})

const todays = [
  ['Asia/Riyadh', '2026-11-30T20:59:59Z', '2026-11-30'],
  ['Asia/Riyadh', '2026-11-30T21:00:00Z', '2026-12-01'],
  ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-12-01T10:00:00Z', '2026-12-02'],
  ['UTC', '2028-02-28T23:59:59Z', '2028-02-28'],
  ['Asia/Riyadh', '2028-02-28T23:59:59Z', '2028-02-29'],
  // Time zones with an offset that is not a whole hour, just before and at midnight, and a clock that is set back.
  ['Asia/Kolkata', '2026-12-01T18:29:59Z', '2026-12-01'],
  ['Asia/Kolkata', '2026-12-01T18:30:00Z', '2026-12-02'],
  ['Asia/Kathmandu', '2026-12-01T18:14:59Z', '2026-12-01'],
  ['Asia/Kathmandu', '2026-12-01T18:15:00Z', '2026-12-02'],
  ['Asia/Kathmandu', '2026-12-01T18:14:59Z', '2026-12-01'],
] as const

const instants = [
  ['2026-12-15', '16:00', 'Asia/Riyadh', '2026-12-15T13:00:00.000Z'],
  ['2026-12-15', '16:00:30', 'Asia/Riyadh', '2026-12-15T13:00:30.000Z'],
  ['2027-01-01', '00:00', 'Asia/Riyadh', '2026-12-31T21:00:00.000Z'],
  ['2028-02-29', '02:00', 'Asia/Riyadh', '2028-02-28T23:00:00.000Z'],
  ['2026-07-01', '14:00', 'Europe/Istanbul', '2026-07-01T11:00:00.000Z'],
  ['2026-07-01', '14:00', 'Europe/London', '2026-07-01T13:00:00.000Z'],
  ['2026-12-01', '14:00', 'Europe/London', '2026-12-01T14:00:00.000Z'],
  // A local time skipped by a clock change is taken as one hour later; one that occurs twice as the first.
  ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['2026-12-15', '16:00', 'Pacific/Kiritimati', '2026-12-15T02:00:00.000Z'],
] as const

describe('time zones', () => {
  test.for(todays)('in %s at %s the date is %s', ([zone, now, expected]) => {
    expect(todayIn(zone, new Date(now))).toBe(expected)
  })

  test.for(instants)('%s at %s in %s is the instant %s', ([date, time, zone, expected]) => {
    expect(instantOf(date, time, zone).toISOString()).toBe(expected)
  })
})

describe.for(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Riyadh', 'Europe/London'])(
  'on a server in %s',
  (serverZone) => {
    test("dates, instants and cut-offs do not depend on the server's time zone", () => {
      const code = `
        import { addDays, instantOf, localTime, nightsBetween, nightsOf, todayIn, weekdayOf } from '#domains/shared/dates.ts'
        import { cancellationOf } from '#domains/shared/cancellation.ts'
        const { todays, instants } = JSON.parse(process.argv[1])
        console.log(JSON.stringify({
          hours: new Date('2026-12-15T12:00:00Z').getHours(),
          todays: todays.map(([zone, now]) => todayIn(zone, new Date(now))),
          instants: instants.map(([date, time, zone]) => instantOf(date, time, zone).toISOString()),
          added: [addDays('2027-03-13', 2), addDays('2026-10-24', 2), addDays('2028-02-28', 1)],
          between: [nightsBetween('2027-03-13', '2027-03-16'), nightsBetween('2026-10-24', '2026-11-02')],
          nights: nightsOf('2027-03-27', '2027-03-30'),
          weekday: weekdayOf('2026-12-18'),
          free: cancellationOf(
            [{ windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 0 } }, { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } }], total: 300, nights: [100, 200] }],
            { date: '2027-03-15', time: '16:00', timeZone: 'Asia/Riyadh' }, new Date('2027-01-01T00:00:00Z')).freeUntil,
        }))`
      const child = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', code, JSON.stringify({ todays, instants })],
        { env: { ...process.env, TZ: serverZone }, encoding: 'utf8' },
      )
      expect(child.stderr.replaceAll(/^\(node:.*\n?|^\(Use .*\n?/gm, '')).toBe('')
      const { hours, ...answers } = JSON.parse(child.stdout)
      // Verifies that the child process runs in that time zone.
      expect(hours).toBe({ 'Pacific/Kiritimati': 2, 'America/Los_Angeles': 4, 'Asia/Riyadh': 15 }[serverZone] ?? 12)
      expect(answers).toEqual({
        todays: todays.map((row) => row[2]),
        instants: instants.map((row) => row[3]),
        added: ['2027-03-15', '2026-10-26', '2028-02-29'],
        between: [3, 9],
        nights: ['2027-03-27', '2027-03-28', '2027-03-29'],
        weekday: 5,
        free: '2027-03-13T13:00:00.000Z',
      })
    })
  },
)
