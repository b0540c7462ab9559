import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  packageCancellation,
  planOfDeposit,
  maxOfExtra,
  paymentOfPackage,
  pricePackage,
} from '#domains/products/packages/pricing/price.ts'
import { usualRequirements } from '#domains/products/shared/requirements.ts'
import { taxContained } from '#domains/shared/vat.ts'
import type { DepositStep, PackageTerms, RoomOfParty } from '#domains/products/packages/shapes.ts'
import type { RoomBasis } from '#domains/products/shared/room-basis.ts'
import type { TaxRule } from '#domains/shared/shapes.ts'

const room = (
  sharing: RoomBasis,
  adults: number,
  childAges: number[] = [],
  infantAges: number[] = [],
): RoomOfParty => ({
  family: 0,
  adults,
  childAges,
  infantAges,
  sharing,
})
const vat: TaxRule = {
  kind: 'vat',
  rateBasisPoints: 1500,
  base: 'rent_and_city_fee',
  starsFrom: 1,
  starsTo: 5,
  validFrom: '2020-07-01',
  validTo: null,
}
const terms: PackageTerms = {
  currency: 'SAR',
  childMaxAge: 11,
  infantMaxAge: 1,
  payment: 'both',
  deposit: [
    { percent: 30, daysBefore: null },
    { percent: 70, daysBefore: 30 },
  ],
  windows: [
    { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
    { fromHoursBeforeCheckIn: 14 * 24, penalty: { percent: 50 } },
    { fromHoursBeforeCheckIn: 48, penalty: { percent: 100 } },
  ],
  extras: [],
  meetsAt: '08:00',
  timeZone: 'Asia/Riyadh',
}
const departure = {
  id: 7,
  startsOn: '2027-01-10',
  endsOn: '2027-01-15',
  prices: [
    { sharing: 'quad' as const, adult: 300_000, child: 240_000 },
    { sharing: 'triple' as const, adult: 340_000, child: 270_000 },
    { sharing: 'double' as const, adult: 400_000, child: 300_000 },
  ],
  infant: 30_000,
}
const moment = { now: new Date('2026-12-01T09:00:00Z'), today: '2026-12-01', taxRules: [vat] }
const totalOf = (...rooms: RoomOfParty[]) =>
  pricePackage(terms, departure, { rooms, extras: [] }, moment)?.total ?? null

describe('the price of a person', () => {
  test.for<[string, RoomOfParty[], number | null]>([
    ['two adults share a double', [room('double', 2)], 800_000],
    ['four share a quad', [room('quad', 4)], 1_200_000],
    ['three share a triple', [room('triple', 3)], 1_020_000],
    ['a child of eleven pays as a child', [room('double', 1, [11])], 700_000],
    ['a child of twelve pays as an adult', [room('double', 1, [12])], 800_000],
    ['a family of four', [room('quad', 2, [4, 9])], 1_080_000],
    ['an infant pays its own price', [room('double', 2, [], [0])], 830_000],
    ['rooms add up', [room('double', 2), room('triple', 1, [3, 5])], 1_680_000],
    ['a single room that is not sold', [room('single', 1)], null],
  ])('%s', ([, rooms, total]) => {
    expect(totalOf(...rooms)).toBe(total)
  })

  test('the price of an extra depends on its quantity, which is limited by its basis', () => {
    const rooms = [room('double', 2, [], [1]), room('triple', 3)]
    expect((['person', 'room', 'booking'] as const).map((basis) => maxOfExtra({ basis }, rooms))).toEqual([5, 2, 1])
    // Extras per room are not sold if the provider assigns the rooms.
    expect(maxOfExtra({ basis: 'room' }, [{ ...room('double', 2), sharing: 'any' }])).toBe(0)
    const extra = { id: 3, basis: 'person' as const, amount: 12_000, name: { en: 'Visit', ar: 'زيارة' } }
    const priced = pricePackage(terms, departure, { rooms, extras: [{ extra, quantity: 4 }] }, moment)
    expect(priced?.extras).toEqual([{ id: 3, name: extra.name, basis: 'person', quantity: 4, amount: 48_000 }])
    expect(priced?.total).toBe(830_000 + 1_020_000 + 48_000)
    expect(priced?.seats).toBe(5)
  })

  test('contains the tax that applies on the date', () => {
    expect(taxContained(115_000, '2027-01-10', [vat])).toEqual({ rateBasisPoints: 1500, amount: 15_000 })
    expect(taxContained(115_000, '2020-06-30', [vat])).toBeNull()
    expect(taxContained(115_000, '2027-01-10', [{ ...vat, kind: 'city_fee' }])).toBeNull()
  })

  test('the cancellation penalty rises in steps counted from the meeting time of the group', () => {
    const priced = pricePackage(terms, departure, { rooms: [room('double', 2)], extras: [] }, moment)
    expect(priced?.cancellation).toEqual({
      kind: 'free',
      freeUntil: '2026-12-27T05:00:00.000Z',
      steps: [
        { from: null, penalty: 0 },
        { from: '2026-12-27T05:00:00.000Z', penalty: 400_000 },
        { from: '2027-01-08T05:00:00.000Z', penalty: 800_000 },
      ],
    })
  })
})

describe('instalments', () => {
  const steps: DepositStep[] = [
    { percent: 30, daysBefore: null },
    { percent: 40, daysBefore: 60 },
    { percent: 30, daysBefore: 30 },
  ]
  test.for<[string, { due: string; amount: number }[]]>([
    [
      '2026-10-01',
      [
        { due: 'booking', amount: 300 },
        { due: '2026-11-11', amount: 400 },
        { due: '2026-12-11', amount: 301 },
      ],
    ],
    [
      '2026-11-11',
      [
        { due: 'booking', amount: 701 },
        { due: '2026-12-11', amount: 300 },
      ],
    ],
    ['2026-12-20', [{ due: 'booking', amount: 1001 }]],
  ])('due by %s are payable with the booking', ([today, due]) => {
    const made = planOfDeposit(1001, steps, '2027-01-10', today)
    expect(made.map((one) => one.due)).toEqual(due.map((one) => one.due))
    expect(made.reduce((sum, one) => sum + one.amount, 0)).toBe(1001)
    for (const [i, one] of made.entries()) expect(Math.abs(one.amount - (due[i]?.amount ?? 0))).toBeLessThanOrEqual(1)
  })

  test('add up to the total for any shares, ordered by date, and are never negative', () => {
    const step = fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      daysBefore: fc.option(fc.integer({ min: 1, max: 200 })),
    })
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(step, { maxLength: 5 }),
        fc.constantFrom(1, 10),
        (steps, values, unit) => {
          const total = steps * unit
          const made = planOfDeposit(total, values, '2027-05-01', '2026-12-01', unit)
          expect(made.every(({ amount }) => amount % unit === 0)).toBe(true)
          expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
          expect(made.every(({ amount }) => amount > 0)).toBe(true)
          const [first, ...days] = made.map(({ due }) => (due === 'booking' ? '' : due))
          expect([first, ...days]).toEqual([first, ...days].toSorted())
          expect(days.every((day) => day > '2026-12-01')).toBe(true)
        },
      ),
    )
  })
})

test.each([
  ['long before', '2027-03-01', '2026-12-01T09:00:00Z', 'free'],
  ['an instant before the hours end', '2027-01-01', '2026-12-02T05:59:59Z', 'free'],
  ['when they have ended', '2027-01-01', '2026-12-02T06:00:00Z', 'partial'],
  ['inside of them', '2026-12-20', '2026-12-01T09:00:00Z', 'partial'],
  ['when all of it is kept', '2026-12-05', '2026-12-01T09:00:00Z', 'none'],
  ['after the group has met', '2026-12-01', '2026-12-01T06:00:01Z', 'none'],
] as const)('cancellation is free to the hour when the group meets: %s', (_, startsOn, now, kind) => {
  const windows = [
    { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
    { fromHoursBeforeCheckIn: 720, penalty: { percent: 25 } },
    { fromHoursBeforeCheckIn: 120, penalty: { percent: 100 } },
  ]
  const terms = { windows, meetsAt: '09:00', timeZone: 'Asia/Riyadh', currency: 'SAR' }
  expect(packageCancellation(terms, { startsOn, total: 100_000 }, new Date(now)).kind).toBe(kind)
})

test.each([
  ['without a flight', 'both', { aviation: null }],
  ['with a flight', 'prepay', { aviation: { from: 'CAI' } }],
  ['with a flight whose documents an editor does not ask for', 'prepay', { aviation: { from: 'CAI' }, kinds: [] }],
  ['with a visa', 'prepay', { aviation: null, kinds: ['documents'] }],
] as const)('a package %s can be paid: %s', (_, payment, { aviation, ...more }) => {
  const kinds = 'kinds' in more ? [...more.kinds] : null
  const requirements = { ...usualRequirements, kinds }
  expect(paymentOfPackage({ prepay: true }, { aviation, requirements, payment: 'both' })).toBe(payment)
  // Without a provider of payments guests pay when the group meets.
  expect(paymentOfPackage({ prepay: false }, { aviation, requirements, payment: 'both' })).toBe('arrival')
})
