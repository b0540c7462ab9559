import { describe, expect, test } from 'vitest'
import { timesOn, unavailableReason, type StoredSlot } from '#domains/products/services/inventory/availability.ts'
import { isScheduled, priceService, tooMany } from '#domains/products/services/pricing/price.ts'
import { lowestAmount } from '#domains/products/services/pricing/seasonal-price.ts'
import type { OptionTerms, PriceBasis, ServiceTerms, ServiceRequestOptions } from '#domains/products/services/shapes.ts'

const now = new Date('2026-12-01T09:00:00Z')
const terms: ServiceTerms = {
  basis: 'person',
  currency: 'SAR',
  childMaxAge: 11,
  freeMaxAge: 3,
  payment: 'both',
  windows: [
    { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
    { fromHoursBeforeCheckIn: 24, penalty: { percent: 100 } },
  ],
  timeZone: 'Asia/Riyadh',
}
const option: OptionTerms = {
  id: 1,
  name: { en: 'Van', ar: 'حافلة صغيرة' },
  amount: 10_000,
  childAmount: 6_000,
  maxPeople: 7,
  capacity: 3,
  times: ['08:00', '16:00'],
  weekdays: [],
  seasonalPrices: [],
}
const request: ServiceRequestOptions = { date: '2026-12-10', time: '08:00', people: '2', days: 1, units: 1 }
const priced = (basis: PriceBasis, values: Partial<ServiceRequestOptions>) =>
  priceService({ ...terms, basis }, option, { ...request, ...values }, { now, taxRules: [] })

describe('the price of a service', () => {
  test.for<[PriceBasis, Partial<ServiceRequestOptions>, number, number]>([
    ['person', { people: '2' }, 20_000, 2],
    ['person', { people: '2-11' }, 26_000, 3],
    ['person', { people: '2-12' }, 30_000, 3],
    ['person', { people: '1-3,0,5' }, 16_000, 4],
    ['vehicle', { people: '7' }, 10_000, 1],
    ['vehicle', { people: '7-0' }, 20_000, 2],
    ['vehicle', { people: '12-1,2,3' }, 30_000, 3],
    ['group', { people: '3-4' }, 10_000, 1],
    ['group', { people: '8' }, 20_000, 2],
    ['day', { people: '2', days: 1 }, 10_000, 1],
    ['day', { people: '2', days: 3 }, 30_000, 1],
    ['day', { people: '2', days: 3, units: 2 }, 60_000, 2],
    // Days and units only apply to a price per day.
    ['person', { people: '1', days: 5, units: 4 }, 10_000, 1],
  ])('per %s for %o', ([basis, values, total, units]) => {
    const made = priced(basis, values)
    expect([made?.total, made?.units]).toEqual([total, units])
    expect(made?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  })

  const ramadan = { first_day: '2027-02-08', last_day: '2027-03-09', from_time: null, to_time: null }
  const night = { first_day: null, last_day: null, from_time: '22:00', to_time: '06:00' }
  const seasonal: OptionTerms = {
    ...option,
    seasonalPrices: [
      {
        ...ramadan,
        ...night,
        first_day: ramadan.first_day,
        last_day: ramadan.last_day,
        amount: 30_000,
        child_amount: 1_000,
      },
      { ...ramadan, amount: 20_000, child_amount: null },
      { ...night, amount: 15_000, child_amount: null },
      { ...ramadan, first_day: '2027-08-01', last_day: null, amount: 9_000, child_amount: null },
    ],
  }

  test.for<[date: string, time: string | null, adult: number, child: number]>([
    ['2027-02-07', '08:00', 10_000, 6_000],
    ['2027-02-08', '08:00', 20_000, 12_000],
    ['2027-03-09', '21:59', 20_000, 12_000],
    ['2027-03-09', '22:00', 30_000, 1_000],
    ['2027-02-08', '05:59', 30_000, 1_000],
    ['2027-02-08', '06:00', 20_000, 12_000],
    ['2027-03-10', '05:59', 15_000, 9_000],
    ['2027-03-10', '06:00', 10_000, 6_000],
    // Without a time, prices of hours do not apply.
    ['2027-03-10', null, 10_000, 6_000],
    ['2027-07-31', null, 10_000, 6_000],
    ['2027-08-01', null, 9_000, 5_400],
    ['2029-01-01', null, 9_000, 5_400],
  ])('of %s at %s is that of its season and hour', ([date, time, adult, child]) => {
    const made = priceService(terms, seasonal, { ...request, date, time, people: '1-7' }, { now, taxRules: [] })
    expect(made?.lines.map(({ each }) => each)).toEqual([adult, child])
  })

  test('has for each day that of its season', () => {
    const made = priceService(
      { ...terms, basis: 'day' },
      seasonal,
      { ...request, date: '2027-02-06', time: null, days: 4, units: 2 },
      { now, taxRules: [] },
    )
    expect(made?.lines.map(({ count, each }) => [count, each])).toEqual([
      [4, 10_000],
      [4, 20_000],
    ])
    expect(made?.total).toBe(120_000)
  })

  test('begins at the lowest of the seasons that have not passed', () => {
    const cheap = { ...ramadan, amount: 5_000, child_amount: null }
    const options = [
      { ...option, seasonalPrices: [cheap] },
      { ...option, amount: 12_000 },
    ]
    expect(['2027-03-09', '2027-03-10'].map((today) => lowestAmount(options, today))).toEqual([5_000, 10_000])
  })

  test('ends after its number of days with a price per day, else on the same day', () => {
    expect(priced('day', { days: 3 })?.lastDate).toBe('2026-12-12')
    expect(priced('vehicle', { days: 3 })?.lastDate).toBe('2026-12-10')
  })

  test('has a cancellation deadline counted from the start time', () => {
    expect(priced('person', {})?.cancellation.freeUntil).toBe('2026-12-09T05:00:00.000Z')
    expect(priced('person', { time: null })?.cancellation.freeUntil).toBe('2026-12-08T21:00:00.000Z')
  })

  test('is null for an invalid number of people', () => {
    expect(priced('person', { people: '0' })).toBeNull()
  })

  test('the number of persons in a booking is limited if the price is per person or per day', () => {
    const many = { adults: 6, childAges: [1, 2] }
    expect((['person', 'vehicle', 'group', 'day'] as const).map((basis) => tooMany({ basis }, option, many))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('availability of a service', () => {
  const closing = { closesHoursBefore: 12, timeZone: 'Asia/Riyadh', now }
  const slot = (values: Partial<StoredSlot>): StoredSlot => ({
    optionId: 1,
    day: '2026-12-10',
    time: '08:00',
    left: 3,
    closed: false,
    ...values,
  })

  test.for<[string, StoredSlot[], [number, boolean][]]>([
    [
      'all capacity without bookings',
      [],
      [
        [3, true],
        [3, true],
      ],
    ],
    [
      'the remaining capacity of a time',
      [slot({ left: 1 })],
      [
        [1, true],
        [3, true],
      ],
    ],
    [
      'nothing at a time that is full',
      [slot({ left: 0, time: '16:00' })],
      [
        [3, true],
        [0, false],
      ],
    ],
    [
      'not open at a time that is closed',
      [slot({ closed: true })],
      [
        [3, false],
        [3, true],
      ],
    ],
    [
      'all capacity if only another option or day is full',
      [slot({ optionId: 2, left: 0 }), slot({ day: '2026-12-11', left: 0 })],
      [
        [3, true],
        [3, true],
      ],
    ],
  ])('in the times of a day: %s', ([, slots, times]) => {
    expect(timesOn(option, '2026-12-10', slots, closing).map(({ left, open }) => [left, open])).toEqual(times)
  })

  test('bookings close a number of hours before the start, or before the end of the day for a whole-day service', () => {
    const open = (date: string, times: string[], at: string) =>
      timesOn({ ...option, times }, date, [], { ...closing, now: new Date(at) }).map((one) => one.open)
    expect(open('2026-12-10', ['08:00'], '2026-12-09T17:00:00Z')).toEqual([true])
    expect(open('2026-12-10', ['08:00'], '2026-12-09T17:00:01Z')).toEqual([false])
    expect(open('2026-12-10', [], '2026-12-10T09:00:00Z')).toEqual([true])
    expect(open('2026-12-10', [], '2026-12-10T09:00:01Z')).toEqual([false])
  })

  test('is limited to the weekdays and times of the option', () => {
    // 2026-12-10 is a Thursday.
    expect(isScheduled({ ...option, weekdays: [4] }, '2026-12-10', '08:00')).toBe(true)
    expect(isScheduled({ ...option, weekdays: [5, 6] }, '2026-12-10', '08:00')).toBe(false)
    expect(isScheduled(option, '2026-12-10', '09:00')).toBe(false)
    expect(isScheduled(option, '2026-12-10', null)).toBe(false)
    expect(isScheduled({ ...option, times: [] }, '2026-12-10', null)).toBe(true)
    expect(isScheduled({ ...option, times: [] }, '2026-12-10', '08:00')).toBe(false)
  })

  test.for<
    [
      string,
      Partial<{ date: string; lastDate: string; time: string | null; units: number }>,
      StoredSlot[],
      string | null,
    ]
  >([
    ['available', {}, [], null],
    ['three units of a capacity of three', { units: 3 }, [], null],
    ['four units of a capacity of three', { units: 4 }, [], 'full'],
    ['a day in the middle is full', { lastDate: '2026-12-12' }, [slot({ day: '2026-12-11', left: 0 })], 'full'],
    ['a day in the middle is closed', { lastDate: '2026-12-12' }, [slot({ day: '2026-12-11', closed: true })], 'full'],
    ['a time outside the schedule', { time: '09:00' }, [], 'schedule'],
    ['today, after bookings have closed', { date: '2026-12-01', lastDate: '2026-12-01', time: '16:00' }, [], 'late'],
  ])('is checked for a request, with a reason if it is unavailable: %s', ([, values, slots, why]) => {
    const requested = { date: '2026-12-10', lastDate: '2026-12-10', time: '08:00', units: 1, ...values }
    expect(unavailableReason(option, requested, slots, closing)).toBe(why)
  })
})
