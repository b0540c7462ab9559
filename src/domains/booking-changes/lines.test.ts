import { expect, test } from 'vitest'
import { compareLines } from '#domains/booking-changes/lines.ts'
import { booked, pricedPackage, pricedService } from '#test/priced-products.ts'

const discount = { promotionId: 1, code: 'TEN', name: { en: 'Ten', ar: 'عشرة' }, basisPoints: 1_000, maxAmount: null }
const seats = { sharing: 'double' as const, adult: 40_000, child: 0 }
const departure = { startsOn: '2027-01-10', endsOn: '2027-01-15', infant: 0, extra: 2_000, prices: [seats] }
const rooms = (adults: number) => [{ family: 0, adults, childAges: [], infantAges: [], sharing: 'double' as const }]

test('two prices are compared source by source; a line that only one side has is shown with nothing on the other', () => {
  const before = booked('package', pricedPackage(departure, { rooms: rooms(1), extras: 1 }, discount))
  const after = booked('package', pricedPackage(departure, { rooms: rooms(2), extras: 0 }, discount), 700)
  expect(compareLines(before, after)).toEqual([
    { line: 'seat', before: 40_000, after: 80_000 },
    { line: 'extra', before: 2_000, after: 0 },
    { line: 'discount', before: -4_200, after: -8_000 },
    { line: 'change_fee', before: 0, after: 700 },
  ])
})

test('what the lines of an earlier version do not state is one line', () => {
  const service = booked('service', { ...pricedService({ adult: 4_000, child: 0 }, [1, []]), total: 5_000 })
  expect(compareLines(service, service)).toEqual([
    { line: 'option', before: 4_000, after: 4_000 },
    { line: 'other', before: 1_000, after: 1_000 },
  ])
})
