import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { boardSupplement, commonPayment, priceStay, type RoomToPrice } from '#domains/products/stays/pricing/price.ts'
import { planWithArrival } from '#domains/shared/plan.ts'
import type { Fee, HotelTerms, PenaltyWindow, PricedRoom, RatePlanTerms, TaxRule } from '#domains/shared/shapes.ts'

const hotel: HotelTerms = {
  id: 1,
  currency: 'SAR',
  country: 'SA',
  stars: 4,
  timeZone: 'Asia/Riyadh',
  checkInFrom: '16:00',
  childMaxAge: 11,
  boardFreeUnder: 6,
  fees: [],
}
const rate: RatePlanTerms = {
  id: 7,
  board: 'room_only',
  payment: 'both',
  priceBasisPoints: 10_000,
  adultSupplement: 0,
  childSupplement: 0,
  windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }],
}
const couple = { adults: 2, childAges: [] as number[] }
const now = new Date('2026-12-01T09:00:00Z')
const stay = { checkIn: '2026-12-15', checkOut: '2026-12-17' }

const nightly = (checkIn: string, amounts: number[]) =>
  amounts.map((amount, i) => ({ night: addDays(checkIn, i), amount }))
const room = (values: Partial<RoomToPrice> = {}): RoomToPrice => ({
  roomTypeId: 3,
  rate,
  occupancy: couple,
  nights: nightly(stay.checkIn, [40_000, 45_000]),
  ...values,
})
const tax = (values: Partial<TaxRule>): TaxRule => ({
  kind: 'vat',
  rateBasisPoints: 1_500,
  base: 'rent',
  starsFrom: 1,
  starsTo: 5,
  validFrom: '2020-07-01',
  validTo: null,
  ...values,
})
const vat = tax({ base: 'rent_and_city_fee' })
const cityFee = tax({ kind: 'city_fee', rateBasisPoints: 500, starsFrom: 4 })
const lowCityFee = tax({ kind: 'city_fee', rateBasisPoints: 250, starsTo: 3 })
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The price of a stay in one room. */
const priceRoom = (one: RoomToPrice, terms: HotelTerms, taxRules: TaxRule[]) => {
  const [checkIn = '', ...others] = one.nights.map(({ night }) => night)
  const checkOut = addDays(others.at(-1) ?? checkIn, 1)
  return priceStay(terms, { checkIn, checkOut }, [one], { taxRules, now }).rooms[0] as PricedRoom
}

describe('taxes', () => {
  test('are computed with VAT also on the city fee', () => {
    const priced = priceRoom(room(), hotel, [cityFee, vat])
    expect(priced.taxes).toEqual([
      { kind: 'city_fee', rateBasisPoints: 500, amount: 2_000 + 2_250 },
      { kind: 'vat', rateBasisPoints: 1_500, base: 85_000 + 4_250, amount: 6_300 + 7_088 },
    ])
    expect(priced.total).toBe(85_000 + 4_250 + 13_388)
  })

  test('on the rent alone exclude the city fee', () => {
    expect(priceRoom(room(), hotel, [cityFee, tax({})]).taxes[1]?.amount).toBe(6_000 + 6_750)
  })

  test.for([
    [1, 250],
    [3, 250],
    [4, 500],
    [5, 500],
  ] as const)('a hotel with %i stars pays a city fee of %i basis points', ([stars, points]) => {
    const priced = priceRoom(room(), { ...hotel, stars }, [lowCityFee, cityFee, vat])
    expect(priced.taxes.map((line) => [line.kind, line.rateBasisPoints])).toEqual([
      ['city_fee', points],
      ['vat', 1_500],
    ])
  })

  test('a rule that changes during a stay applies to its own nights', () => {
    const before = tax({ rateBasisPoints: 500, validFrom: '2018-01-01', validTo: '2026-12-15' })
    const after = tax({ rateBasisPoints: 1_500, validFrom: '2026-12-16' })
    const nights = nightly('2026-12-14', [10_000, 10_000, 10_000])
    expect(priceRoom(room({ nights }), hotel, [before, after]).taxes).toEqual([
      { kind: 'vat', rateBasisPoints: 500, base: 20_000, amount: 1_000 },
      { kind: 'vat', rateBasisPoints: 1_500, base: 10_000, amount: 1_500 },
    ])
  })

  test('a rule that has ended or not begun does not apply, and without rules there are no taxes', () => {
    const rules = [tax({ validTo: '2026-12-14' }), tax({ validFrom: '2026-12-17' })]
    expect(priceRoom(room(), hotel, rules)).toMatchObject({ taxes: [], total: 85_000 })
  })

  test('also apply to the board', () => {
    const half = { ...rate, board: 'half_board' as const, adultSupplement: 5_000 }
    expect(priceRoom(room({ rate: half }), hotel, [tax({})])).toMatchObject({
      boardAmount: 20_000,
      taxes: [{ amount: 7_500 + 8_250 }],
      total: 85_000 + 20_000 + 15_750,
    })
  })
})

describe('rates and board', () => {
  test.for([
    [10_000, [40_000, 45_000]],
    [9_000, [36_000, 40_500]],
    [12_345, [49_380, 55_553]],
    [0, [0, 0]],
  ] as const)('a rate of %i basis points applies to nights of 400 and 450', ([priceBasisPoints, expected]) => {
    expect(priceRoom(room({ rate: { ...rate, priceBasisPoints } }), hotel, []).nights.map((n) => n.amount)).toEqual(
      expected,
    )
  })

  test.for([
    ['two adults', 2, [], 2_000],
    ['a child under six is free', 2, [5], 2_000],
    ['a child of six pays the child supplement', 2, [6], 2_400],
    ['a child at the age limit of the hotel pays the child supplement', 2, [11], 2_400],
    ['a child above the age limit pays the adult supplement', 2, [12], 3_000],
    ['several children, each by their own age', 1, [3, 8, 14], 2_400],
  ] as const)('board supplement: %s', ([, adults, childAges, expected]) => {
    const board = { ...rate, adultSupplement: 1_000, childSupplement: 400 }
    expect(boardSupplement(board, { adults, childAges: [...childAges] }, { childMaxAge: 11, boardFreeUnder: 6 })).toBe(
      expected,
    )
  })

  test.for([
    [0, 2_400],
    [3, 2_400],
    [4, 2_000],
    [12, 2_000],
  ] as const)(
    'a hotel in which children eat free under %i charges a child of three %i',
    ([boardFreeUnder, expected]) => {
      const board = { ...rate, adultSupplement: 1_000, childSupplement: 400 }
      expect(boardSupplement(board, { adults: 2, childAges: [3] }, { childMaxAge: 11, boardFreeUnder })).toBe(expected)
    },
  )

  test('if the child age limit is below six, older children pay as adults for their board', () => {
    const board = { ...rate, adultSupplement: 1_000, childSupplement: 400 }
    expect(boardSupplement(board, { adults: 1, childAges: [2, 4] }, { childMaxAge: 2, boardFreeUnder: 6 })).toBe(2_000)
  })
})

describe('fees', () => {
  const fee = (values: Partial<Fee>): Fee => ({
    code: 'service',
    name: { en: 'Service', ar: 'خدمة' },
    basis: 'stay',
    amount: 1_000,
    mandatory: true,
    due: 'booking',
    ...values,
  })
  const family = { adults: 2, childAges: [4] }

  test.for([
    ['stay', 1_000],
    ['night', 2_000],
    ['person', 5_000],
    ['person_night', 10_000],
  ] as const)('are charged per %s, for two nights and five guests', ([basis, amount]) => {
    const priced = priceStay({ ...hotel, fees: [fee({ basis })] }, stay, [room({ occupancy: family }), room()], {
      taxRules: [],
      now,
    })
    expect(priced.fees).toEqual([
      { code: 'service', basis, name: fee({}).name, amount, mandatory: true, due: 'booking' },
    ])
    expect(priced.total).toBe(170_000 + amount)
    expect(priced.plan).toEqual([{ due: 'booking', amount: priced.total }])
  })

  test('fees due at the property are part of the total, optional fees are not', () => {
    const fees = [
      fee({ code: 'a', amount: 100, due: 'property' }),
      fee({ code: 'b', amount: 10, due: 'booking' }),
      fee({ code: 'c', amount: 7_000, mandatory: false, due: 'property' }),
      fee({ code: 'd', amount: 9_000, mandatory: false }),
    ]
    const priced = priceStay({ ...hotel, fees }, stay, [room()], { taxRules: [], now })
    expect(priced.total).toBe(85_110)
    expect(priced.plan).toEqual(planWithArrival(85_110, 100))
    expect(priced.fees).toHaveLength(4)
  })
})

describe('payment', () => {
  test.for([
    [['both'], 'both'],
    [['prepay'], 'prepay'],
    [['arrival'], 'arrival'],
    [['both', 'both'], 'both'],
    [['both', 'prepay'], 'prepay'],
    [['arrival', 'both'], 'arrival'],
    [['prepay', 'prepay', 'both'], 'prepay'],
    [['prepay', 'arrival'], null],
    [['both', 'arrival', 'prepay'], null],
  ] as const)('timings %j combine to %s', ([timings, expected]) => {
    expect(commonPayment([...timings])).toBe(expected)
  })
})

describe('a stay of several rooms', () => {
  test('adds up its rooms, merges taxes of the same kind and rate, and uses the payment timing that all rooms allow', () => {
    const second = room({
      roomTypeId: 4,
      rate: { ...rate, id: 8, payment: 'arrival' },
      nights: nightly(stay.checkIn, [10_000, 10_000]),
    })
    const priced = priceStay(hotel, stay, [room(), second], { taxRules: [cityFee, vat], now })
    expect(priced).toMatchObject({ currency: 'SAR', ...stay, nights: 2, payment: 'arrival' })
    expect(priced.rooms.map((one) => [one.roomTypeId, one.ratePlanId])).toEqual([
      [3, 7],
      [4, 8],
    ])
    expect(priced.taxes).toMatchObject([
      { kind: 'city_fee', rateBasisPoints: 500, amount: 4_250 + 1_000 },
      { kind: 'vat', rateBasisPoints: 1_500, amount: 13_388 + 3_150 },
    ])
    expect(priced.total).toBe(sum(priced.rooms.map((one) => one.total)))
  })

  test('a penalty of one night is the price of that night with its share of board and taxes', () => {
    const windows: PenaltyWindow[] = [
      { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
      { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } },
      { fromHoursBeforeCheckIn: 24, penalty: { nights: 2 } },
    ]
    const priced = priceStay(hotel, stay, [room({ rate: { ...rate, windows } })], { taxRules: [cityFee, vat], now })
    expect(priced.cancellation).toEqual({
      kind: 'free',
      freeUntil: '2026-12-13T13:00:00.000Z',
      steps: [
        { from: null, penalty: 0 },
        { from: '2026-12-13T13:00:00.000Z', penalty: 48_300 },
        { from: '2026-12-14T13:00:00.000Z', penalty: priced.total },
      ],
    })
  })
})

test('the shares of the nights are rounded so that a penalty for some nights never exceeds that for all', () => {
  const nights = nightly('2026-12-15', [59_475, 35_165, 33_160, 47_461, 53_008, 0])
  const windows: PenaltyWindow[] = [{ fromHoursBeforeCheckIn: null, penalty: { nights: 5 } }]
  const dates = { checkIn: '2026-12-15', checkOut: '2026-12-21' }
  const priced = priceStay(hotel, dates, [room({ rate: { ...rate, windows }, nights })], {
    taxRules: [cityFee, vat],
    now,
  })
  expect(priced.cancellation.steps).toEqual([{ from: null, penalty: priced.total }])
})

describe('any stay', () => {
  const occupancy = fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  })
  const penalty = fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ nights: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ amount: fc.integer({ min: 0, max: 300_000 }) }),
  )
  const plan = fc.record({
    priceBasisPoints: fc.integer({ min: 5_000, max: 15_000 }),
    adultSupplement: fc.integer({ min: 0, max: 9_999 }),
    childSupplement: fc.integer({ min: 0, max: 4_999 }),
    payment: fc.constantFrom('both', 'prepay', 'arrival'),
    windows: fc
      .array(penalty, { minLength: 1, maxLength: 3 })
      .map((penalties): PenaltyWindow[] =>
        penalties.map((one, i) => ({ fromHoursBeforeCheckIn: i === 0 ? null : 72 - 24 * i, penalty: one })),
      ),
  })
  const fees = fc.array(
    fc.record({
      code: fc.constant('x'),
      name: fc.constant({ en: 'x', ar: 'x' }),
      basis: fc.constantFrom('stay', 'night', 'person', 'person_night'),
      amount: fc.integer({ min: 0, max: 9_999 }),
      mandatory: fc.boolean(),
      due: fc.constantFrom('booking', 'property'),
    }),
    { maxLength: 3 },
  )
  const rules = fc.array(
    fc.record({
      kind: fc.constantFrom('vat', 'city_fee'),
      rateBasisPoints: fc.integer({ min: 0, max: 2_500 }),
      base: fc.constantFrom('rent', 'rent_and_city_fee'),
      starsFrom: fc.integer({ min: 1, max: 3 }),
      starsTo: fc.integer({ min: 3, max: 5 }),
      validFrom: fc.integer({ min: -5, max: 5 }).map((days) => addDays('2026-12-15', days)),
      validTo: fc.option(fc.integer({ min: 0, max: 9 }).map((days) => addDays('2026-12-15', days))),
    }),
    { maxLength: 4 },
  )
  const stays = fc.integer({ min: 1, max: 14 }).chain((nights) =>
    fc.record({
      nights: fc.constant(nights),
      stars: fc.integer({ min: 1, max: 5 }),
      fees,
      rules,
      rooms: fc.array(
        fc.record({
          plan,
          occupancy,
          prices: fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: nights, maxLength: nights }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  )

  test('the lines add up to the total to the last halala, and no penalty exceeds it', () => {
    fc.assert(
      fc.property(stays, (values) => {
        const checkOut = addDays('2026-12-15', values.nights)
        const dates = nightsOf('2026-12-15', checkOut)
        const priced = priceStay(
          { ...hotel, stars: values.stars, fees: values.fees as Fee[] },
          { checkIn: '2026-12-15', checkOut },
          values.rooms.map((one, i) => ({
            roomTypeId: i,
            rate: { ...rate, id: i, ...one.plan } as RatePlanTerms,
            occupancy: one.occupancy,
            nights: dates.map((night, n) => ({ night, amount: one.prices[n] as number })),
          })),
          { taxRules: values.rules as TaxRule[], now },
        )
        const mandatory = priced.fees.filter((fee) => fee.mandatory)
        const lines = [
          ...priced.rooms.flatMap((one) => [one.boardAmount, ...one.nights.map((night) => night.amount)]),
          ...priced.taxes.map((line) => line.amount),
          ...mandatory.map((fee) => fee.amount),
        ]
        expect(sum(lines)).toBe(priced.total)
        for (const line of lines) expect(Number.isSafeInteger(line) && line >= 0).toBe(true)
        // Fees of the booking contain VAT, too, with at most a halala of rounding.
        expect(sum(priced.rooms.flatMap((one) => one.taxes.map((line) => line.amount)))).toBeLessThanOrEqual(
          sum(priced.taxes.map((line) => line.amount)) + 1,
        )
        const atProperty = sum(mandatory.filter((fee) => fee.due === 'property').map((fee) => fee.amount))
        expect(priced.plan).toEqual(planWithArrival(priced.total, atProperty))
        const roomsTotal = sum(priced.rooms.map((one) => one.total))
        for (const step of priced.cancellation.steps) {
          expect(step.penalty).toBeGreaterThanOrEqual(0)
          expect(step.penalty).toBeLessThanOrEqual(roomsTotal)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('a penalty of more nights never costs less, and one of all nights costs the whole room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.subarray([cityFee, vat]),
        (prices, adultSupplement, taxes) => {
          const checkOut = addDays('2026-12-15', prices.length)
          const costs = prices.map((_, i) => {
            const windows: PenaltyWindow[] = [{ fromHoursBeforeCheckIn: null, penalty: { nights: i + 1 } }]
            const one = room({ rate: { ...rate, adultSupplement, windows }, nights: nightly('2026-12-15', prices) })
            const priced = priceStay(hotel, { checkIn: '2026-12-15', checkOut }, [one], { taxRules: taxes, now })
            return { penalty: priced.cancellation.steps[0]?.penalty as number, total: priced.total }
          })
          const penalties = costs.map((cost) => cost.penalty)
          expect(penalties).toEqual(penalties.toSorted((a, b) => a - b))
          expect(penalties.at(-1)).toBe(costs[0]?.total)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('a discount', () => {
  const granted = (values: { basisPoints?: number; maxAmount?: number }) => ({
    promotionId: 1,
    code: 'EARLY',
    name: { en: 'Early bird', ar: 'الحجز المبكر' },
    basisPoints: values.basisPoints ?? null,
    maxAmount: values.maxAmount ?? null,
  })
  const priced = (values: Parameters<typeof granted>[0], rooms = [room()], fees: Fee[] = []) =>
    priceStay({ ...hotel, fees }, stay, rooms, { taxRules: [cityFee, vat], now, discount: granted(values) })

  test('is deducted from the nights before taxes, and the taxes are those of the rest', () => {
    const { discount, taxes, total, rooms } = priced({ basisPoints: 1_000 })
    expect(discount?.amount).toBe(8_500)
    expect(rooms[0]?.nights.map(({ amount }) => amount)).toEqual([40_000, 45_000])
    expect(taxes).toMatchObject([
      { kind: 'city_fee', rateBasisPoints: 500, amount: 1_800 + 2_025 },
      { kind: 'vat', rateBasisPoints: 1_500, amount: 5_670 + 6_379 },
    ])
    expect(total).toBe(85_000 - 8_500 + 3_825 + 12_049)
  })

  test('leaves the fees as they are, so that a stay without a price still costs its fees', () => {
    const fee: Fee = {
      code: 'towels',
      name: { en: 'Towels', ar: 'مناشف' },
      basis: 'stay',
      amount: 3_000,
      mandatory: true,
      due: 'property',
    }
    expect(priced({ maxAmount: 1_000_000 }, [room()], [fee])).toMatchObject({
      discount: { amount: 85_000 },
      taxes: [{ amount: 0 }, { amount: 0 }],
      total: 3_000,
      plan: [{ due: 'arrival', amount: 3_000 }],
    })
  })

  test('reduces the penalties like the price', () => {
    const half = {
      ...rate,
      windows: [{ fromHoursBeforeCheckIn: null, penalty: { nights: 1 } }] satisfies PenaltyWindow[],
    }
    const { total, cancellation } = priced({ basisPoints: 5_000 }, [room({ rate: half })])
    expect(cancellation.steps[0]?.penalty).toBe(Math.round((total * 40_000) / 85_000))
  })

  test('of any size never makes a price, a tax or a penalty negative, and its parts add up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(90_000), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
        fc.nat(10_000),
        fc.nat(400_000),
        (rooms, basisPoints, maxAmount) => {
          const found = priced(
            { basisPoints, maxAmount },
            rooms.map((amounts) => room({ nights: nightly(stay.checkIn, amounts) })),
          )
          expect(sum(found.rooms.map((one) => one.discountAmount ?? 0))).toBe(found.discount?.amount ?? 0)
          for (const one of found.rooms) expect(one.total).toBeGreaterThanOrEqual(0)
          for (const one of found.taxes) expect(one.amount).toBeGreaterThanOrEqual(0)
          for (const one of found.cancellation.steps) {
            expect(one.penalty).toBeGreaterThanOrEqual(0)
            expect(one.penalty).toBeLessThanOrEqual(found.total)
          }
        },
      ),
    )
  })
})
