import fc from 'fast-check'
import { pricePackage } from '#domains/products/packages/pricing/price.ts'
import type { DepartureTerms, PackageTerms, RoomOfParty } from '#domains/products/packages/shapes.ts'
import { priceService } from '#domains/products/services/pricing/price.ts'
import { changedStay, keepOfStay, type RoomsAndNights } from '#domains/products/stays/pricing/agreed-stay.ts'
import { priceStay } from '#domains/products/stays/pricing/price.ts'
import { grantForAdded } from '#domains/shared/agreed.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import type { Fee, HotelTerms, Occupancy, PenaltyWindow, PricedStay } from '#domains/shared/shapes.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { now, taxRule, timeZone } from '#test/agreed.ts'

// Generated products with their price, for the tests of changed prices and of charges.

/** The first night that hotels sell. */
export const first = '2026-12-10'
export const atHotel = { checkInFrom: '16:00', timeZone }

/** The prices and terms of a hotel on one day: everything that can differ between a booking and its change. */
export type Market = {
  prices: number[]
  supplements: { adult: number; child: number }
  fees: Fee[]
  vat: number
  cityFee: number
  windows: PenaltyWindow[]
  currency: string
}

export const feeOf = (basis: Fee['basis'], amount: number, i: number): Fee => ({
  code: `fee-${i}`,
  name: { en: 'Fee', ar: 'رسم' },
  basis,
  amount,
  mandatory: true,
  due: i % 2 === 0 ? 'booking' : 'property',
})
export const market: fc.Arbitrary<Market> = fc.record({
  currency: fc.constant('SAR'),
  prices: fc.array(fc.integer({ min: 500, max: 99_999 }), { minLength: 20, maxLength: 20 }),
  supplements: fc.record({ adult: fc.integer({ min: 0, max: 9_999 }), child: fc.integer({ min: 0, max: 5_000 }) }),
  fees: fc
    .array(fc.tuple(fc.constantFrom('stay', 'night', 'person', 'person_night'), fc.integer({ min: 0, max: 5_000 })), {
      maxLength: 3,
    })
    .map((all) => all.map(([basis, amount], i) => feeOf(basis as Fee['basis'], amount, i))),
  vat: fc.constantFrom(0, 500, 1_500),
  cityFee: fc.constantFrom(0, 250, 500),
  windows: fc.constantFrom<PenaltyWindow[]>(
    [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }],
    [
      { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
      { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } },
    ],
    [{ fromHoursBeforeCheckIn: null, penalty: { percent: 30 } }],
  ),
})
const occupancy: fc.Arbitrary<Occupancy> = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
})
export const stay: fc.Arbitrary<RoomsAndNights> = fc
  .record({
    checkIn: fc.integer({ min: 0, max: 8 }).map((day) => addDays(first, day)),
    checkOut: fc.constant(''),
    nights: fc.integer({ min: 1, max: 8 }),
    rooms: fc.array(fc.record({ ratePlanId: fc.constantFrom(7, 8), occupancy }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ nights, ...rest }) => ({ ...rest, checkOut: addDays(rest.checkIn, nights) }))
/** A stay at the prices of a day. The second rate costs a tenth more. */
export function pricedStay(
  { checkIn, checkOut, rooms }: RoomsAndNights,
  sold: Market,
  discount?: GrantedDiscount,
): PricedStay {
  const hotel: HotelTerms = {
    id: 1,
    currency: sold.currency,
    country: 'SA',
    stars: 4,
    timeZone: atHotel.timeZone,
    checkInFrom: atHotel.checkInFrom,
    childMaxAge: 11,
    boardFreeUnder: 4,
    fees: sold.fees,
  }
  const nights = nightsOf(checkIn, checkOut).map((night) => ({
    night,
    amount: sold.prices[nightsOf(first, night).length] ?? 0,
  }))
  const toPrice = rooms.map((room) => ({
    roomTypeId: room.ratePlanId + 100,
    occupancy: room.occupancy,
    nights,
    rate: {
      id: room.ratePlanId,
      board: 'breakfast' as const,
      payment: 'both' as const,
      priceBasisPoints: room.ratePlanId === 7 ? 10_000 : 11_000,
      adultSupplement: sold.supplements.adult,
      childSupplement: sold.supplements.child,
      windows: sold.windows,
    },
  }))
  const taxRules = [taxRule('city_fee', sold.cityFee), taxRule('vat', sold.vat)].filter(
    (rule) => rule.rateBasisPoints > 0,
  )
  return priceStay(hotel, { checkIn, checkOut }, toPrice, { taxRules, now, discount })
}

/** Changes a booked stay to another one at the prices of a day. */
export function changeOfStay(booked: PricedStay, to: RoomsAndNights, present: Market, granted?: GrantedDiscount) {
  const retained = keepOfStay(booked, to, atHotel)
  const discount = grantForAdded(granted, retained.parts)
  const isAdding = retained.missing.length > 0
  return changedStay(booked, to, retained, {
    present: isAdding ? pricedStay(to, present, discount) : null,
    now,
    ...atHotel,
  })
}

/** The local date of `now`. */
export const today = '2026-12-01'
const halfOfPrice: PenaltyWindow[] = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 50 } }]
const amount = fc.integer({ min: 1, max: 500_000 })

export const packageList: fc.Arbitrary<DepartureTerms & { extra: number; currency?: string }> = fc
  .record({ quad: amount, triple: amount, double: amount, single: amount, infant: amount, extra: amount })
  .map(({ infant, extra, ...bases }) => ({
    startsOn: '2027-01-10',
    endsOn: '2027-01-15',
    infant,
    extra,
    prices: (['quad', 'triple', 'double', 'single'] as const).map((sharing) => ({
      sharing,
      adult: bases[sharing],
      child: Math.ceil(bases[sharing] / 2),
    })),
  }))
const packageRoom: fc.Arbitrary<RoomOfParty> = fc.record({
  family: fc.constant(0),
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.integer({ min: 3, max: 15 }), { maxLength: 1 }),
  infantAges: fc.array(fc.constant(1), { maxLength: 1 }),
  sharing: fc.constantFrom('quad' as const, 'triple' as const, 'double' as const),
})
export type Party = { rooms: RoomOfParty[]; extras: number }
export const party: fc.Arbitrary<Party> = fc.record({
  rooms: fc.array(packageRoom, { minLength: 1, maxLength: 3 }),
  extras: fc.integer({ min: 0, max: 3 }),
})
export function pricedPackage(
  list: DepartureTerms & { extra: number; currency?: string },
  { rooms, extras }: Party,
  discount?: GrantedDiscount,
  id = 1,
) {
  const extra = { id: 9, basis: 'person' as const, amount: list.extra, name: { en: 'Visit', ar: 'زيارة' } }
  const terms: PackageTerms = {
    currency: list.currency ?? 'SAR',
    childMaxAge: 11,
    infantMaxAge: 2,
    payment: 'both',
    deposit: [
      { percent: 30, daysBefore: null },
      { percent: 70, daysBefore: 7 },
    ],
    windows: halfOfPrice,
    extras: [extra],
    meetsAt: '08:00',
    timeZone,
  }
  const chosen = { rooms, extras: extras > 0 ? [{ extra, quantity: extras }] : [], discount }
  const result = pricePackage(terms, { ...list, id }, chosen, { now, today, taxRules: [taxRule('vat', 1_500)] })
  if (!result) throw new Error('the departure does not sell a basis')
  return result
}

// Also in tens of minor units.
const tens = fc.integer({ min: 1, max: 50_000 }).map((ten) => ten * 10)

export const serviceMarket = fc.record({ adult: tens, child: tens })
export const people = fc.tuple(
  fc.integer({ min: 1, max: 6 }),
  fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 3 }),
)
export function pricedService(
  { adult, child }: { adult: number; child: number },
  [adults, childAges]: [number, number[]],
  discount?: GrantedDiscount,
  { date = '2026-12-20', time = '10:00', option = 5, of = 'SAR' } = {},
) {
  const terms = {
    basis: 'person' as const,
    currency: of,
    childMaxAge: 11,
    freeMaxAge: 2,
    payment: 'both' as const,
    windows: halfOfPrice,
    timeZone,
  }
  const choice = {
    id: option,
    name: { en: '', ar: '' },
    amount: adult,
    childAmount: child,
    maxPeople: 40,
    capacity: 40,
    times: [],
    weekdays: [],
    seasonalPrices: [],
  }
  const request = {
    date,
    time,
    people: childAges.length > 0 ? `${adults}-${childAges.join(',')}` : String(adults),
    days: 1,
    units: 1,
    discount,
  }
  const result = priceService(terms, choice, request, { now, taxRules: [taxRule('vat', 1_500)] })
  if (!result) throw new Error('the party is invalid')
  return result
}

/** The option of a booked service. */
export const bookedOption = { id: 5, name: { en: 'Private car', ar: 'سيارة خاصة' } }

/**
 * A booked product as far as its price and its charges depend on it.
 * @param fee of earlier terms, in minor units
 */
export function booked(kind: BookedProduct['kind'], priced: object, fee = 0): BookedProduct {
  const earlierTerms = { fee, penalty: 0 }
  const place = { row: { departureCity: {}, city: {} }, option: bookedOption }
  return {
    kind,
    hotelId: 1,
    ...(kind !== 'stay' && place),
    priced,
    ...(fee > 0 && { earlierTerms }),
  } as unknown as BookedProduct
}
