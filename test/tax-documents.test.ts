import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookedStay, columnsOfProduct, factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { amountToInvoice, linesOfCredit, linesOfInvoice } from '#domains/invoices/tax-lines.ts'
import { firstPreviousHash, type TaxDocument } from '@rihla/zatca/document'
import { taxLines } from '#domains/einvoicing/lines.ts'
import type { ReceiptLine } from '#domains/payments/receipt.ts'
import { priceStay, type RoomToPrice } from '#domains/products/stays/pricing/price.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import type { Fee, HotelTerms, PricedStay, TaxRule } from '#domains/shared/shapes.ts'
import { ublDocument } from '@rihla/zatca/ubl'
import { amountErrors } from '#test/tax-authority.ts'

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
const checkIn = '2026-12-15'
const everyHotel = { starsFrom: 1, starsTo: 5, validFrom: '2018-01-01', validTo: null }
const cityFee: TaxRule = { ...everyHotel, kind: 'city_fee', rateBasisPoints: 250, base: 'rent' }
const vat = (values: Partial<TaxRule> = {}): TaxRule => ({
  ...everyHotel,
  kind: 'vat',
  rateBasisPoints: 1_500,
  base: 'rent_and_city_fee',
  ...values,
})
const risen = [vat({ rateBasisPoints: 500, validTo: '2026-12-17' }), vat({ validFrom: '2026-12-18' })]

type Stay = {
  rooms: number[][]
  fees?: Pick<Fee, 'amount' | 'due' | 'basis'>[]
  rules?: TaxRule[]
  currency?: string
  discount?: { basisPoints: number | null; maxAmount: number | null }
}

/** A stay in rooms with these prices of their nights. */
function stay({ rooms, fees = [], rules = [vat()], currency = 'SAR', discount }: Stay): PricedStay {
  const checkOut = addDays(checkIn, rooms[0]?.length ?? 1)
  const hotel: HotelTerms = {
    id: 1,
    currency,
    country: 'SA',
    stars: 3,
    timeZone: 'Asia/Riyadh',
    checkInFrom: '16:00',
    childMaxAge: 11,
    boardFreeUnder: 6,
    fees: fees.map((fee, i) => ({ ...fee, code: String(i), name: { en: 'Fee', ar: 'رسم' }, mandatory: true })),
  }
  const toPrice = rooms.map((prices, i): RoomToPrice => ({
    roomTypeId: i,
    occupancy: { adults: 2, childAges: [] },
    rate: {
      id: i,
      board: 'room_only',
      payment: 'both',
      priceBasisPoints: 10_000,
      adultSupplement: 0,
      childSupplement: 0,
      windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 50 } }],
    },
    nights: nightsOf(checkIn, checkOut).map((night, n) => ({ night, amount: prices[n] as number })),
  }))
  const granted = discount && { ...discount, promotionId: 1, code: 'EARLY', name: { en: '', ar: '' } }
  return priceStay(hotel, { checkIn, checkOut }, toPrice, {
    taxRules: rules,
    now: new Date('2026-12-01T09:00:00Z'),
    discount: granted,
  })
}

const vatOf = ({ taxes }: PricedStay) => sum(taxes.filter(({ kind }) => kind === 'vat').map(({ amount }) => amount))
const dueAtHotel = ({ fees }: PricedStay) =>
  sum(fees.filter(({ due }) => due === 'property').map(({ amount }) => amount))

/** The lines of the invoice of a payment for a stay, as they are issued. */
function invoiced(
  priced: PricedStay,
  payment = { amount: priced.total - dueAtHotel(priced), after: 0 },
): ReceiptLine[] {
  const about = { reference: 'A', what: { en: 'Hotel', ar: 'فندق' } }
  const product = bookedStay(1, priced)
  const invoicedBefore = Math.min(payment.after, priced.total - dueAtHotel(priced))
  const documented = { invoiced: invoicedBefore, kept: payment.after + payment.amount, goodwill: 0, returning: 0 }
  const paid = amountToInvoice(product, documented, payment.amount)
  return linesOfInvoice(product, paid).map((line) => ({ ...about, ...line }))
}

function xmlOf(lines: ReceiptLine[]): string {
  const address = { street: 'a', building: '7221', additional: '', district: 'd', city: 'c', postalCode: '24231' }
  const document: TaxDocument = {
    kind: 'invoice',
    number: '1',
    uuid: '005b5801-9729-4067-a2d0-3cf79cddf16f',
    date: checkIn,
    time: '12:00:00',
    seller: { name: 'شركة', vatNumber: '310122393500003', registration: '4030123456', address },
    means: 48,
    lines: taxLines(lines),
    counter: 1,
    previousHash: firstPreviousHash,
  }
  return ublDocument(document)
}

test.for([
  [20, 627_900, 94_185],
  [5, 156_975, 23_546],
] as const)(
  '%i nights of 299.00 are one line with 15%% VAT, and nothing is outside its scope',
  ([nights, net, tax]) => {
    const rules = [{ ...cityFee, rateBasisPoints: 500 }, vat()]
    const priced = stay({ rooms: [Array<number>(nights).fill(29_900)], rules })
    const lines = invoiced(priced)
    expect(lines).toMatchObject([{ total: net + tax, vat: tax, vatRate: 1_500 }])
    expect(vatOf(priced)).toBe(tax)
    expect(xmlOf(lines)).not.toContain('VATEX')
  },
)

test('a fee of the booking contains VAT like the rooms, and the hotel’s own fee is on no document', () => {
  const fees = [
    { amount: 11_500, due: 'booking' as const, basis: 'stay' as const },
    { amount: 5_000, due: 'property' as const, basis: 'stay' as const },
  ]
  const priced = stay({ rooms: [[100_000]], fees })
  expect(priced).toMatchObject({ total: 115_000 + 11_500 + 5_000, fees: [{ amount: 10_000 }, { amount: 5_000 }] })
  expect(vatOf(priced)).toBe(16_500)
  expect(invoiced(priced)).toMatchObject([{ total: 126_500, vat: 16_500, vatRate: 1_500 }])
  // Staff record the whole price with the fee.
  expect(invoiced(priced, { amount: 131_500, after: 0 })).toMatchObject([{ total: 126_500 }])
  expect(invoiced(priced, { amount: 5_000, after: 126_500 })).toEqual([])
})

test('only what the tax table leaves out of VAT is outside its scope: a city fee that it does not tax, a country without VAT', () => {
  const untaxedFee = stay({ rooms: [[100_000]], rules: [cityFee, vat({ base: 'rent' })] })
  expect(invoiced(untaxedFee).map(({ total, vatRate }) => [total, vatRate])).toEqual([
    [115_000, 1_500],
    [2_500, null],
  ])
  expect(xmlOf(invoiced(untaxedFee))).toContain('VATEX-SA-OOS')
  expect(invoiced(stay({ rooms: [[100_000]], rules: [] }))).toMatchObject([{ total: 100_000, vat: 0, vatRate: null }])
  const zero = invoiced(stay({ rooms: [[100_000]], rules: [vat({ rateBasisPoints: 0 })] }))
  // Only the provider knows the reason of a rate of zero, so the tax table does not take one.
  expect(amountErrors(xmlOf(zero))).toEqual(['BR-KSA-69'])
  // Too little for a halala of VAT, but taxed.
  expect(xmlOf(invoiced(stay({ rooms: [[3]] })))).not.toContain('VATEX')
})

test('nights at two rates are two lines', () => {
  const priced = stay({ rooms: [[10_001, 10_001, 10_001, 10_001]], rules: risen })
  expect(invoiced(priced)).toMatchObject([
    { total: 31_503, vat: 1_500, vatRate: 500 },
    { total: 11_501, vat: 1_500, vatRate: 1_500 },
  ])
})

const anyStay = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 })).chain(([nights, rooms]) =>
  fc.record({
    rooms: fc.array(fc.array(fc.nat(250_000), { minLength: nights, maxLength: nights }), {
      minLength: rooms,
      maxLength: rooms,
    }),
    fees: fc.array(
      fc.record({
        amount: fc.nat(20_000),
        due: fc.constantFrom('booking' as const, 'property' as const),
        basis: fc.constantFrom('stay' as const, 'night' as const, 'person_night' as const),
      }),
      { maxLength: 3 },
    ),
    rules: fc.constantFrom([vat()], [cityFee, vat()], [cityFee, vat({ base: 'rent' })], [cityFee], risen, [
      cityFee,
      ...risen,
    ]),
    currency: fc.constantFrom('SAR', 'SAR', 'KWD', 'BHD', 'JPY'),
    discount: fc.option(fc.record({ basisPoints: fc.option(fc.nat(10_000)), maxAmount: fc.option(fc.nat(300_000)) }), {
      nil: undefined,
    }),
  }),
)

test('any stay: quote, invoices, credit notes and XML agree and fulfil the published rules', () => {
  fc.assert(
    fc.property(anyStay, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }), (values, shares) => {
      const priced = stay(values)
      const step = chargeStep(values.currency)
      const price = priced.total - dueAtHotel(priced)
      // The lines of the price add up to its total, which can be charged.
      const shown = [
        ...priced.rooms.flatMap(({ nights, boardAmount }) => [...nights.map(({ amount }) => amount), boardAmount]),
        ...[...priced.taxes, ...priced.fees].map(({ amount }) => amount),
        -(priced.discount?.amount ?? 0),
      ]
      expect(sum(shown)).toBe(priced.total)
      expect(
        [price % step, ...priced.cancellation.steps.map(({ penalty }) => penalty % step)].every((rest) => rest === 0),
      ).toBe(true)
      // The whole invoice has the VAT of the quote.
      const lines = invoiced(priced)
      expect(sum(lines.map(({ total }) => total))).toBe(price)
      expect(sum(lines.map((line) => line.vat))).toBe(vatOf(priced))
      for (const { total, vat: tax, vatRate } of lines) {
        expect(tax).toBe(total - Math.round((total * 10_000) / (10_000 + (vatRate ?? 0))))
      }
      if (lines.length > 0) expect(amountErrors(xmlOf(lines))).toEqual([])
      const taxed = factsOfProduct(bookedStay(1, priced)).sold.some(({ rate }) => rate === null)
      expect(lines.some(({ vatRate }) => vatRate === null)).toBe(taxed && lines.length > 0)
      // Refunds in any parts never return more VAT than was invoiced, and together exactly that.
      const credited: ReceiptLine[] = []
      const before = (of: ReceiptLine) => {
        const mine = credited.filter(({ vatRate }) => vatRate === of.vatRate)
        return { total: sum(mine.map(({ total }) => total)), vat: sum(mine.map((line) => line.vat)) }
      }
      const whole = sum(shares) + 1
      for (const [i] of [...shares, 1].entries()) {
        const upTo = i === shares.length ? price : Math.floor((price * sum(shares.slice(0, i + 1))) / whole)
        const note = linesOfCredit(lines, { before, amount: upTo - sum(credited.map(({ total }) => total)) })
        for (const line of note) expect(Math.min(line.total, line.vat + 1)).toBeGreaterThan(0)
        credited.push(...note)
        for (const line of lines) expect(before(line).vat).toBeLessThanOrEqual(line.vat)
        expect(sum(credited.map(({ total }) => total))).toBe(upTo)
      }
      for (const line of lines) expect(before(line)).toEqual({ total: line.total, vat: line.vat })
    }),
    { numRuns: 400 },
  )
})

test('parts of a payment are each taxed for themselves', () => {
  fc.assert(
    fc.property(anyStay, fc.integer({ min: 1, max: 99 }), (values, percent) => {
      const priced = stay({ ...values, currency: 'SAR' })
      const price = priced.total - dueAtHotel(priced)
      const first = Math.round((price * percent) / 100)
      for (const [amount, after] of [[first, 0] as const, [price - first, first] as const]) {
        const lines = invoiced(priced, { amount, after })
        expect(sum(lines.map(({ total }) => total))).toBe(amount)
        if (lines.length > 0) expect(amountErrors(xmlOf(lines))).toEqual([])
      }
    }),
  )
})

test('an invoice of an earlier version, whose VAT was rounded by night, is credited to exactly nothing', () => {
  const old: ReceiptLine = { reference: 'A', what: { en: '', ar: '' }, total: 722_080, vat: 94_180, vatRate: 1_500 }
  const first = linesOfCredit([old], { before: () => ({ total: 0, vat: 0 }), amount: 300_000 })
  const rest = linesOfCredit([old], {
    before: () => ({ total: 300_000, vat: first[0]?.vat ?? 0 }),
    amount: 422_080,
  })
  expect(sum([...first, ...rest].map((line) => line.vat))).toBe(94_180)
})

test('a booking states the VAT and the fees of its price: a fee of earlier terms adds to the VAT, and the hotel collects its own fee', () => {
  const fees = [
    { amount: 1_000, due: 'property', basis: 'stay' },
    { amount: 500, due: 'booking', basis: 'stay' },
  ] as const
  const product = bookedStay(1, stay({ rooms: [[10_000, 10_000]], fees: [...fees], rules: [vat(), cityFee] }))
  const stated = columnsOfProduct(product)
  const taxOf = (kind: string) => sum(product.priced.taxes.flatMap((tax) => (tax.kind === kind ? [tax.amount] : [])))
  expect(stated).toMatchObject({ vat: taxOf('vat'), cityFee: 500, hotelFee: 1_000, total: product.priced.total })
  const charged = columnsOfProduct({ ...product, earlierTerms: { fee: 1_150, penalty: 0 } })
  expect(charged).toEqual({ ...stated, vat: stated.vat + 150, total: stated.total + 1_150 })
})
