import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationOf, freeHoursBefore, isFreeNow, penaltyNow } from '#domains/shared/cancellation.ts'
import type { PenaltyWindow } from '#domains/shared/shapes.ts'

const checkIn = { date: '2026-12-15', time: '16:00', timeZone: 'Asia/Riyadh' }
const arrival = '2026-12-15T13:00:00.000Z'
const twoDaysBefore = '2026-12-13T13:00:00.000Z'
const early = new Date('2026-12-01T09:00:00Z')

const free: PenaltyWindow = { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } }
const flexible: PenaltyWindow[] = [free, { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } }]
const firm: PenaltyWindow[] = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }]
const room = (windows: PenaltyWindow[], nights = [100, 250]) => ({
  windows,
  nights,
  total: nights.reduce((sum, amount) => sum + amount, 0),
})

test('terms of any date: free until some hours before the start, always free, or never', () => {
  const half: PenaltyWindow = { fromHoursBeforeCheckIn: 24, penalty: { percent: 50 } }
  expect(freeHoursBefore(flexible)).toBe(48)
  expect(freeHoursBefore([free, { fromHoursBeforeCheckIn: 72, penalty: { amount: 0 } }, half])).toBe(24)
  expect(freeHoursBefore([free])).toBe(0)
  expect(freeHoursBefore(firm)).toBeNull()
})

describe('one room', () => {
  test("is free until the cut-off in the hotel's time zone, then costs the penalty", () => {
    expect(cancellationOf([room(flexible)], checkIn, early)).toEqual({
      kind: 'free',
      freeUntil: twoDaysBefore,
      steps: [
        { from: null, penalty: 0 },
        { from: twoDaysBefore, penalty: 100 },
      ],
    })
  })

  test.for([
    ['2026-12-13T12:59:59.999Z', 'free', 0, twoDaysBefore],
    ['2026-12-13T13:00:00.000Z', 'partial', 100, null],
    ['2026-12-13T13:00:00.001Z', 'partial', 100, null],
  ] as const)('at %s cancellation is %s and costs %i', ([now, kind, penalty, freeUntil]) => {
    const made = cancellationOf([room(flexible)], checkIn, new Date(now))
    expect(made).toMatchObject({ kind, freeUntil })
    expect(penaltyNow(made, new Date(now))).toBe(penalty)
    // Terms computed earlier give the same penalty for that instant.
    expect(penaltyNow(cancellationOf([room(flexible)], checkIn, early), new Date(now))).toBe(penalty)
  })

  test('after the check-in time, as in the running night, is not called free: only the hotel can cancel then', () => {
    for (const windows of [[free], [free, { fromHoursBeforeCheckIn: 0, penalty: { percent: 0 } }]])
      expect(cancellationOf([room(windows)], checkIn, new Date('2026-12-15T22:30:00Z'))).toMatchObject({
        kind: 'none',
        freeUntil: null,
      })
    expect(isFreeNow([free], Date.parse(arrival), new Date('2026-12-15T22:30:00Z'))).toBe(false)
    expect(isFreeNow([free], Date.parse(arrival), early)).toBe(true)
  })

  test('without a cut-off is free until check-in, or never', () => {
    expect(cancellationOf([room([free])], checkIn, early)).toEqual({
      kind: 'free',
      freeUntil: arrival,
      steps: [{ from: null, penalty: 0 }],
    })
    expect(cancellationOf([room(firm)], checkIn, early)).toEqual({
      kind: 'none',
      freeUntil: null,
      steps: [{ from: null, penalty: 350 }],
    })
  })

  test.for([
    [{ percent: 0 }, 0],
    [{ percent: 50 }, 51],
    [{ percent: 33 }, 33],
    [{ percent: 100 }, 101],
    [{ nights: 1 }, 40],
    [{ nights: 2 }, 101],
    [{ nights: 9 }, 101],
    [{ amount: 30 }, 30],
    [{ amount: 5_000 }, 101],
  ] as const)('a penalty of %j for nights of 40 and 61 costs %i', ([penalty, expected]) => {
    const windows = [{ fromHoursBeforeCheckIn: null, penalty }]
    expect(cancellationOf([room(windows, [40, 61])], checkIn, early).steps).toEqual([{ from: null, penalty: expected }])
  })

  test('a step with the same penalty as the one before is omitted', () => {
    const windows: PenaltyWindow[] = [
      free,
      { fromHoursBeforeCheckIn: 72, penalty: { amount: 100 } },
      { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } },
      { fromHoursBeforeCheckIn: 24, penalty: { percent: 100 } },
    ]
    expect(cancellationOf([room(windows)], checkIn, early).steps).toEqual([
      { from: null, penalty: 0 },
      { from: '2026-12-12T13:00:00.000Z', penalty: 100 },
      { from: '2026-12-14T13:00:00.000Z', penalty: 350 },
    ])
  })

  test('hours are elapsed hours, even across a clock change', () => {
    const london = { date: '2027-03-28', time: '14:00', timeZone: 'Europe/London' }
    expect(cancellationOf([room(flexible)], london, early).freeUntil).toBe('2027-03-26T13:00:00.000Z')
  })
})

describe('several rooms', () => {
  test('add up their penalties at the cut-offs of each of them', () => {
    const late: PenaltyWindow[] = [free, { fromHoursBeforeCheckIn: 24, penalty: { percent: 100 } }]
    expect(cancellationOf([room(flexible), room(late, [10, 20])], checkIn, early)).toEqual({
      kind: 'free',
      freeUntil: twoDaysBefore,
      steps: [
        { from: null, penalty: 0 },
        { from: twoDaysBefore, penalty: 100 },
        { from: '2026-12-14T13:00:00.000Z', penalty: 130 },
      ],
    })
  })

  test('are partly refundable if one is non-refundable, and non-refundable if all are', () => {
    expect(cancellationOf([room(flexible), room(firm, [10, 20])], checkIn, early)).toMatchObject({
      kind: 'partial',
      freeUntil: null,
      steps: [{ from: null, penalty: 30 }, { penalty: 130 }],
    })
    expect(cancellationOf([room(firm), room(firm)], checkIn, early)).toMatchObject({ kind: 'none' })
  })
})

describe('any terms', () => {
  const penalty = fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ nights: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ amount: fc.integer({ min: 0, max: 50_000 }) }),
  )
  const windows = fc
    .tuple(
      penalty,
      fc.uniqueArray(fc.integer({ min: 0, max: 800 }), { maxLength: 3 }),
      fc.array(penalty, { minLength: 3, maxLength: 3 }),
    )
    .map(([first, hours, later]): PenaltyWindow[] => [
      { fromHoursBeforeCheckIn: null, penalty: first },
      ...hours
        .toSorted((a, b) => b - a)
        .map((fromHoursBeforeCheckIn, i) => ({
          fromHoursBeforeCheckIn,
          penalty: later[i] as PenaltyWindow['penalty'],
        })),
    ])
  const rooms = fc.array(
    fc
      .tuple(windows, fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 6 }))
      .map(([w, n]) => room(w, n)),
    { minLength: 1, maxLength: 3 },
  )
  const instants = fc.date({ min: new Date('2026-11-01'), max: new Date('2026-12-20'), noInvalidDate: true })

  test('no penalty exceeds the total, steps are in chronological order, and cancellation costs nothing until `freeUntil`', () => {
    fc.assert(
      fc.property(rooms, instants, (values, now) => {
        const made = cancellationOf(values, checkIn, now)
        const total = values.reduce((sum, one) => sum + one.total, 0)
        for (const step of made.steps) {
          expect(step.penalty).toBeGreaterThanOrEqual(0)
          expect(step.penalty).toBeLessThanOrEqual(total)
        }
        const times = made.steps.slice(1).map((step) => Date.parse(step.from as string))
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        for (const time of times) expect(time).toBeGreaterThan(now.getTime())
        expect(made.freeUntil !== null).toBe(made.kind === 'free')
        if (made.freeUntil && Date.parse(made.freeUntil) > now.getTime()) {
          expect(penaltyNow(made, new Date(Date.parse(made.freeUntil) - 1))).toBe(0)
        }
      }),
    )
  })

  test('terms computed earlier and later agree on the future', () => {
    fc.assert(
      fc.property(rooms, instants, instants, (values, a, b) => {
        const [before, after] = a < b ? [a, b] : [b, a]
        const seen = cancellationOf(values, checkIn, before)
        expect(penaltyNow(seen, after)).toBe(penaltyNow(cancellationOf(values, checkIn, after), after))
      }),
    )
  })
})
