import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import {
  bestOffer,
  offerRoom,
  roomToPrice,
  whyClosed,
  type OpenNight,
  type StayRequest,
  type StayRoom,
} from '#domains/products/stays/pricing/offers.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import { exactRoomTotal, priceStay } from '#domains/products/stays/pricing/price.ts'
import type { Occupancy, PaymentTiming, RatePlanTerms } from '#domains/shared/shapes.ts'

const checkIn = '2026-12-15'
const couple: Occupancy = { adults: 2, childAges: [] }
const hotel: StayRequest['hotel'] = {
  id: 1,
  currency: 'SAR',
  country: 'SA',
  stars: 4,
  timeZone: 'Asia/Riyadh',
  checkInFrom: '16:00',
  childMaxAge: 11,
  boardFreeUnder: 6,
  fees: [],
  saleUntil: null,
  minNights: 1,
}
const rate = (id: number, values: Partial<RatePlanTerms> = {}): RatePlanTerms => ({
  id,
  board: 'room_only',
  payment: 'both',
  priceBasisPoints: 10_000,
  adultSupplement: 0,
  childSupplement: 0,
  windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 0 } }],
  ...values,
})
const requested = (values: Partial<StayRequest> & { nights?: number } = {}): StayRequest => {
  const nights = values.nights ?? 2
  return {
    hotel,
    checkIn,
    checkOut: addDays(checkIn, nights),
    nights,
    parties: [couple],
    taxRules: [],
    now: new Date('2026-12-01T09:00:00Z'),
    ...values,
  }
}
const night = (date: string, values: Partial<OpenNight> = {}): OpenNight => ({
  night: date,
  price: 40_000,
  free: 3,
  minStay: 1,
  minStayArrival: 1,
  maxStay: 30,
  closed: false,
  closedToArrival: false,
  closedToDeparture: false,
  ...values,
})
const room = (
  roomTypeId: number,
  values: Partial<StayRoom> & { each?: Partial<OpenNight>; count?: number } = {},
): StayRoom => {
  const { each, count = 2, ...rest } = values
  return {
    roomTypeId,
    maxAdults: 2,
    maxChildren: 2,
    maxTotal: 4,
    nights: nightsOf(checkIn, addDays(checkIn, count)).map((date) => night(date, each)),
    closedToDeparture: false,
    rates: [rate(roomTypeId * 10)],
    ...rest,
  }
}
/** The same room with changed values of one night. */
const but = (one: StayRoom, index: number, values: Partial<OpenNight>): StayRoom => ({
  ...one,
  nights: one.nights.with(index, { ...(one.nights[index] as OpenNight), ...values }),
})

const ordinary = room(1)
const reasons: [string, StayRoom, StayRequest, string, number | null, (number | null)?][] = [
  ['a night without a price', room(1, { count: 1 }), requested(), 'no_prices', null],
  [
    'a hotel whose licence has ended',
    room(1),
    requested({ hotel: { ...hotel, saleUntil: '2020-01-01' } }),
    'unlicensed',
    null,
  ],
  ['no rate', room(1, { rates: [] }), requested(), 'no_prices', null],
  ['no night at all', room(1, { count: 0 }), requested(), 'no_prices', null],
  ['a closed last night', but(ordinary, 1, { closed: true }), requested(), 'closed', null],
  [
    'closed to arrival on the first night',
    but(ordinary, 0, { closedToArrival: true }),
    requested(),
    'closed_to_arrival',
    null,
  ],
  ['a minimum stay of any night slept', but(ordinary, 1, { minStay: 3 }), requested(), 'min_stay', 3],
  ['the hotel’s minimum', ordinary, requested({ hotel: { ...hotel, minNights: 4 } }), 'min_stay', 4],
  [
    'the stricter of both',
    but(ordinary, 0, { minStay: 5 }),
    requested({ hotel: { ...hotel, minNights: 4 } }),
    'min_stay',
    5,
  ],
  ['a minimum stay of the arrival', but(ordinary, 0, { minStayArrival: 3 }), requested(), 'min_stay', 3],
  [
    'the longer of both minimum stays',
    but(but(ordinary, 0, { minStayArrival: 4 }), 1, { minStay: 3 }),
    requested(),
    'min_stay',
    4,
  ],
  ['a maximum stay of the first night', but(ordinary, 0, { maxStay: 1 }), requested(), 'max_stay', null, 1],
  ['a maximum stay of any night slept', but(ordinary, 1, { maxStay: 1 }), requested(), 'max_stay', null, 1],
  [
    'the shortest of several maximum stays',
    but(but(room(1, { count: 5 }), 1, { maxStay: 4 }), 4, { maxStay: 3 }),
    requested({ nights: 5 }),
    'max_stay',
    null,
    3,
  ],
  ['no departure on the last day', room(1, { closedToDeparture: true }), requested(), 'closed_to_departure', null],
  [
    'a length before the departure that changes with it',
    room(1, { closedToDeparture: true, each: { minStay: 3 } }),
    requested(),
    'min_stay',
    3,
  ],
  ['a rule before full rooms', room(1, { each: { maxStay: 1, free: 0 } }), requested(), 'max_stay', null, 1],
  ['a closed night before a rule', room(1, { each: { maxStay: 1, closed: true } }), requested(), 'closed', null],
  ['one night sold out', but(ordinary, 1, { free: 0 }), requested(), 'sold_out', null],
  ['a party too big', ordinary, requested({ parties: [{ adults: 3, childAges: [] }] }), 'too_many_guests', null],
  [
    'one of two parties too big',
    ordinary,
    requested({ parties: [couple, { adults: 1, childAges: [2, 3, 4] }] }),
    'too_many_guests',
    null,
  ],
  [
    'a child past the hotel’s age',
    ordinary,
    requested({ parties: [{ adults: 2, childAges: [12] }] }),
    'too_many_guests',
    null,
  ],
  [
    'fewer rooms than parties',
    but(ordinary, 0, { free: 1 }),
    requested({ parties: [couple, couple] }),
    'too_few_rooms',
    null,
  ],
]

describe('one room type', () => {
  test.for(reasons)('is unavailable: %s', ([, values, stay, reason, minStay, maxStay = null]) => {
    expect(offerRoom(stay, values)).toEqual({ available: false, reason, minStay, maxStay })
    expect(bestOffer(stay, [values])).toBeNull()
  })

  test('closed to arrival matters only on the day of arrival', () => {
    expect(offerRoom(requested(), but(ordinary, 1, { closedToArrival: true })).available).toBe(true)
  })

  test.for([
    ['a minimum stay that is met', but(ordinary, 0, { minStay: 2 })],
    ['a minimum stay of an arrival that is met', but(ordinary, 0, { minStayArrival: 2 })],
    ['a minimum stay of an arrival on a later day', but(ordinary, 1, { minStayArrival: 9 })],
    ['a maximum stay that is kept', room(1, { each: { maxStay: 2 } })],
    ['no departure on a day of the stay', room(1, { each: { closedToDeparture: true } })],
  ] as const)('%s has no effect', ([, values]) => {
    expect(whyClosed(requested(), values)).toBeNull()
  })

  test('is priced at every rate for the whole party, cheapest first', () => {
    const values = room(1, {
      rates: [rate(11), rate(12, { priceBasisPoints: 9_000 }), rate(13, { priceBasisPoints: 9_500 })],
    })
    const answer = offerRoom(requested({ parties: [couple, couple] }), but(values, 1, { free: 2 }))
    if (!answer.available) throw new Error(answer.reason)
    expect(answer.left).toBe(2)
    expect(answer.rates.map((one) => [one.rate.id, one.priced.total])).toEqual([
      [12, 144_000],
      [13, 152_000],
      [11, 160_000],
    ])
  })
})

describe('the best offer of a hotel', () => {
  test('uses precomputed totals', () => {
    const two = room(1, { rates: [rate(1), rate(2)] })
    const totals: Record<number, number> = { 1: 900, 2: 800 }
    const offer = bestOffer(requested({ totalOf: (_, plan) => totals[plan] }), [two])
    expect(offer?.priced.rooms[0]?.ratePlanId).toBe(2)
  })

  test('mixes room types if one has too few rooms', () => {
    const offer = bestOffer(requested({ parties: [couple, couple] }), [
      room(1, { each: { free: 1, price: 30_000 } }),
      room(2, { each: { free: 5, price: 50_000 } }),
    ])
    expect(offer?.priced.total).toBe(160_000)
    expect(offer?.rooms.map((one) => one.roomTypeId).toSorted()).toEqual([1, 2])
    expect(offer?.left).toBe(1)
  })

  test('gives every party a room that it fits in', () => {
    const four: Occupancy = { adults: 4, childAges: [] }
    const offer = bestOffer(requested({ parties: [couple, four] }), [
      room(1, { each: { price: 60_000 } }),
      room(2, { maxAdults: 4, each: { price: 50_000, free: 1 } }),
    ])
    expect(offer?.priced.rooms.map((one) => [one.roomTypeId, one.occupancy])).toEqual([
      [1, couple],
      [2, four],
    ])
  })

  test('uses only rates with the same payment timing, even if others are cheaper', () => {
    const rooms = [
      room(1, {
        each: { free: 1 },
        rates: [rate(11, { payment: 'prepay', priceBasisPoints: 5_000 }), rate(12, { payment: 'arrival' })],
      }),
      room(2, { each: { free: 1 }, rates: [rate(21, { payment: 'arrival' })] }),
    ]
    const offer = bestOffer(requested({ parties: [couple, couple] }), rooms)
    expect(offer?.priced.payment).toBe('arrival')
    expect(offer?.priced.rooms.map((one) => one.ratePlanId).toSorted()).toEqual([12, 21])
    expect(
      bestOffer(requested({ parties: [couple, couple] }), [
        { ...(rooms[0] as StayRoom), rates: [rate(11, { payment: 'prepay' })] },
        rooms[1] as StayRoom,
      ]),
    ).toBeNull()
  })

  test('leaves closed rooms out', () => {
    const cheap = but(room(1, { each: { price: 10_000 } }), 1, { closed: true })
    expect(bestOffer(requested(), [cheap, room(2)])?.rooms[0]?.roomTypeId).toBe(2)
    expect(bestOffer(requested(), [])).toBeNull()
  })

  const rooms = fc.array(
    fc.record({
      free: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 2 }),
      prices: fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 2, maxLength: 2 }),
      closed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      maxAdults: fc.integer({ min: 1, max: 4 }),
      maxTotal: fc.integer({ min: 1, max: 5 }),
      rates: fc.array(
        fc.record({
          payment: fc.constantFrom('both', 'prepay', 'arrival'),
          priceBasisPoints: fc.integer({ min: 7_000, max: 12_000 }),
          adultSupplement: fc.integer({ min: 0, max: 5_000 }),
        }),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  )
  const parties = fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  )

  test('never uses more rooms than are free, equals the price of its rooms and is the cheapest', () => {
    fc.assert(
      fc.property(rooms, parties, (values, expected) => {
        const stay = requested({ parties: expected })
        const all = values.map((one, i): StayRoom => {
          const made = room(i + 1, {
            maxAdults: one.maxAdults,
            maxTotal: one.maxTotal,
            rates: one.rates.map((plan, r) =>
              rate((i + 1) * 10 + r, { ...plan, payment: plan.payment as PaymentTiming }),
            ),
          })
          return {
            ...made,
            nights: made.nights.map((n, k) => ({
              ...n,
              free: one.free[k] as number,
              price: one.prices[k] as number,
              closed: one.closed && k === 1,
            })),
          }
        })
        const offer = bestOffer(stay, all)
        expect(offer?.priced.total ?? null).toBe(cheapestByTrying(stay, all))
        const totalOf = (roomTypeId: number, ratePlanId: number, party: number) => {
          const used = all.find((one) => one.roomTypeId === roomTypeId)
          const plan = used?.rates.find((one) => one.id === ratePlanId)
          return used && plan && exactRoomTotal(roomToPrice(used, plan, expected[party] as Occupancy), hotel, [])
        }
        expect(bestOffer({ ...stay, totalOf }, all), 'with totals that are known').toEqual(offer)
        if (!offer) return
        const toPrice = offer.priced.rooms.map((priced, party) => {
          const used = all.find((one) => one.roomTypeId === priced.roomTypeId) as StayRoom
          const plan = used.rates.find((one) => one.id === priced.ratePlanId) as RatePlanTerms
          const occupancy = expected[party] as Occupancy
          expect(fitsRoom(occupancy, used, hotel.childMaxAge)).toBe(true)
          expect(whyClosed(stay, used)).toBeNull()
          return {
            roomTypeId: used.roomTypeId,
            rate: plan,
            occupancy,
            nights: used.nights.map((n) => ({ night: n.night, amount: n.price })),
          }
        })
        expect(offer.priced).toEqual(priceStay(hotel, stay, toPrice, { taxRules: [], now: stay.now }))
        expect(offer.priced.payment).not.toBeNull()
        for (const used of offer.rooms) {
          const count = offer.rooms.filter((one) => one === used).length
          for (const one of used.nights) expect(one.free).toBeGreaterThanOrEqual(count)
          expect(offer.left).toBeLessThanOrEqual(Math.min(...used.nights.map((one) => one.free)))
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** The total of the cheapest assignment of rooms and rates, by exhaustive search; null if there is none. */
function cheapestByTrying(stay: StayRequest, rooms: StayRoom[]): number | null {
  const choices = rooms.flatMap((one) => one.rates.map((plan) => ({ one, plan })))
  const ways = stay.parties.reduce<(typeof choices)[]>(
    (made) => made.flatMap((way) => choices.map((choice) => [...way, choice])),
    [[]],
  )
  const totals = ways.flatMap((way) => {
    const fits = way.every(
      ({ one }, party) =>
        whyClosed(stay, one) === null &&
        fitsRoom(stay.parties[party] as Occupancy, one, stay.hotel.childMaxAge) &&
        way.filter((other) => other.one === one).length <= Math.min(...one.nights.map((n) => n.free)),
    )
    const strict = new Set(way.map(({ plan }) => plan.payment).filter((timing) => timing !== 'both'))
    if (!fits || strict.size > 1) return []
    const prices = way.map(({ one, plan }, party) => {
      const board =
        ((stay.parties[party] as Occupancy).adults +
          (stay.parties[party] as Occupancy).childAges.filter((age) => age > 11).length) *
        plan.adultSupplement
      return one.nights.reduce((sum, n) => sum + Math.round((n.price * plan.priceBasisPoints) / 10_000) + board, 0)
    })
    return [prices.reduce((sum, price) => sum + price, 0)]
  })
  return totals.length ? Math.min(...totals) : null
}
