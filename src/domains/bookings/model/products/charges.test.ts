import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargesOf, differenceOfCharges, type ChargeLine } from '#domains/bookings/model/products/charges.ts'
import { priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { changedPackage } from '#domains/products/packages/pricing/agreed-package.ts'
import { changedService } from '#domains/products/services/pricing/agreed-service.ts'
import { addDays } from '#domains/shared/dates.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { currency, grant, now, timeZone } from '#test/agreed.ts'
import {
  booked,
  bookedOption,
  changeOfStay,
  first,
  market,
  packageList,
  party,
  people,
  pricedPackage,
  pricedService,
  pricedStay,
  serviceMarket,
  stay,
  today,
} from '#test/priced-products.ts'

const fee = fc.constantFrom(0, 1_250)
const amountOf = (lines: readonly ChargeLine[]) => sumOf(lines.map(({ amount }) => amount))

/** The lines state the whole price, each with a part of it. */
function expectWhole(product: BookedProduct) {
  const lines = chargesOf(product)
  expect(amountOf(lines)).toBe(priceOfProduct(product).total)
  expect(lines.filter(({ source, amount }) => source === 'other' || amount === 0)).toEqual([])
}

describe('the lines of a product add up to its price', () => {
  test('of a stay, as it was booked and after a change', () => {
    fc.assert(
      fc.property(
        stay,
        stay,
        market,
        market,
        grant,
        currency,
        fee,
        (one, other, sold, present, granted, of, charge) => {
          const before = pricedStay(one, { ...sold, currency: of }, granted)
          expectWhole(booked('stay', before))
          const { priced } = changeOfStay(before, other, { ...present, currency: of }, granted)
          expectWhole(booked('stay', priced, charge))
        },
      ),
      { numRuns: 100 },
    )
  })

  test('of a package, as it was booked and after a change', () => {
    fc.assert(
      fc.property(
        packageList,
        packageList,
        party,
        party,
        grant,
        currency,
        fee,
        (from, to, one, other, granted, of, charge) => {
          const departure = { ...from, currency: of }
          const before = pricedPackage(departure, one, granted)
          expectWhole(booked('package', before))
          const present = pricedPackage({ ...to, currency: of }, other, granted)
          const { priced } = changedPackage({ priced: before, departure }, present, {
            meetsAt: '08:00',
            timeZone,
            today,
            now,
          })
          expectWhole(booked('package', priced, charge))
        },
      ),
      { numRuns: 100 },
    )
  })

  test('of a service, as it was booked and after a change', () => {
    fc.assert(
      fc.property(
        serviceMarket,
        serviceMarket,
        people,
        people,
        grant,
        currency,
        fee,
        (from, to, one, other, granted, of, charge) => {
          const before = pricedService(from, one, granted, { of })
          expectWhole(booked('service', before))
          const { priced } = changedService(before, pricedService(to, other, granted, { of }), { timeZone, now })
          expectWhole(booked('service', priced, charge))
        },
      ),
      { numRuns: 100 },
    )
  })

  test('of an earlier version, whose lines do not state all of it', () => {
    const priced = { ...pricedService({ adult: 4_000, child: 0 }, [2, []]), total: 9_000 }
    expect(chargesOf(booked('service', priced))).toMatchObject([
      { source: 'option', amount: 4_000 },
      { source: 'option', amount: 4_000 },
      { source: 'other', amount: 1_000 },
    ])
  })
})

const onFirst = {
  checkIn: first,
  checkOut: addDays(first, 2),
  rooms: [{ ratePlanId: 7, occupancy: { adults: 2, childAges: [] } }],
}
const sold = {
  currency: 'SAR',
  prices: Array.from({ length: 20 }, (_, i) => 10_000 + i * 100),
  supplements: { adult: 500, child: 0 },
  fees: [],
  vat: 0,
  cityFee: 0,
  windows: [],
}

test('a line says what it is charged for: a night of a room, the board of its guests, a seat, an extra, a unit of an option', () => {
  expect(chargesOf(booked('stay', pricedStay(onFirst, sold)))).toMatchObject([
    { source: 'night', subject: '107', date: first, amount: 10_000 },
    { source: 'night', subject: '107', date: addDays(first, 1), amount: 10_100 },
    { source: 'board', subject: '107', detail: 'breakfast', date: first, amount: 1_000 },
    { source: 'board', subject: '107', detail: 'breakfast', date: addDays(first, 1), amount: 1_000 },
  ])
  const bases = [{ sharing: 'double' as const, adult: 90_000, child: 0 }]
  const list = { startsOn: '2027-01-10', endsOn: '2027-01-15', infant: 0, extra: 700, prices: bases }
  const rooms = [{ family: 0, adults: 2, childAges: [], infantAges: [], sharing: 'double' as const }]
  expect(chargesOf(booked('package', pricedPackage(list, { rooms, extras: 2 })))).toMatchObject([
    { source: 'seat', subject: 'double', detail: 'adult', amount: 90_000 },
    { source: 'seat', subject: 'double', detail: 'adult', amount: 90_000 },
    { source: 'extra', subject: '9', name: { en: 'Visit' }, amount: 700 },
    { source: 'extra', subject: '9', name: { en: 'Visit' }, amount: 700 },
  ])
  expect(chargesOf(booked('service', pricedService({ adult: 4_000, child: 0 }, [1, []])))).toMatchObject([
    { source: 'option', subject: '5', detail: 'adult', name: bookedOption.name, amount: 4_000 },
  ])
})

describe('the difference of two prices', () => {
  test('is what was added at its present price; the other lines stay', () => {
    const before = pricedStay(onFirst, sold)
    const dearer = { ...sold, prices: sold.prices.map((price) => price * 2) }
    const { priced } = changeOfStay(before, { ...onFirst, checkOut: addDays(first, 3) }, dearer)
    const { gone, added } = differenceOfCharges(chargesOf(booked('stay', before)), chargesOf(booked('stay', priced)))
    expect(gone).toEqual([])
    expect(added).toMatchObject([
      { source: 'night', date: addDays(first, 2), amount: 20_400 },
      { source: 'board', date: addDays(first, 2), amount: 1_000 },
    ])
  })

  test('keeps the lines that both have, as often as both have them', () => {
    const anyLine = fc.record({
      source: fc.constantFrom('night' as const, 'fee' as const),
      subject: fc.constantFrom('1', '2'),
      detail: fc.constant(null),
      date: fc.constantFrom(null, first),
      name: fc.constantFrom(null, { en: 'Renamed', ar: 'اسم جديد' }),
      amount: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (before, after) => {
        const { gone, added } = differenceOfCharges(before, after)
        expect(amountOf(before) - amountOf(gone) + amountOf(added)).toBe(amountOf(after))
        expect(differenceOfCharges(gone, added)).toEqual({ gone, added })
        expect(differenceOfCharges(before, before)).toEqual({ gone: [], added: [] })
      }),
    )
  })
})
