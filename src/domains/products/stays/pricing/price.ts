import { groupBy } from '#domains/shared/group-by.ts'
import { cancellationOf } from '#domains/shared/cancellation.ts'
import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { guestsOf } from '#domains/shared/occupancy.ts'
import { applyDiscount, spreadDiscount, type GrantedDiscount } from '#domains/shared/discount.ts'
import type {
  Fee,
  HotelTerms,
  Occupancy,
  PaymentTiming,
  PenaltyWindow,
  PricedFee,
  PricedNight,
  PricedRoom,
  PricedStay,
  PricedTax,
  RatePlanTerms,
  TaxRule,
} from '#domains/shared/shapes.ts'
import { planWithArrival } from '#domains/shared/plan.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { vatInside, type VatPart } from '#domains/shared/vat.ts'

const basisPoints = 10_000

/** The ages by which children pay for the board. */
export type BoardAges = Pick<HotelTerms, 'childMaxAge' | 'boardFreeUnder'>

export type RoomToPrice = {
  roomTypeId: number
  rate: RatePlanTerms
  occupancy: Occupancy
  /** The nightly prices of the room type, in date order, before taxes. */
  nights: PricedNight[]
}

/**
 * The all-in price of rooms for a stay: pure integer arithmetic, shared by search, quote and booking. A discount is
 * deducted from nights and board before taxes (decision 0051), not from fees. VAT is computed once for each of its rates
 * (decision 0070); a fee that is paid with the booking contains it, one that the hotel collects is not sold here.
 */
export function priceStay(
  hotel: HotelTerms,
  stay: { checkIn: string; checkOut: string },
  rooms: RoomToPrice[],
  { taxRules, now, discount: granted }: { taxRules: TaxRule[]; now: Date; discount?: GrantedDiscount | undefined },
): PricedStay {
  const step = chargeStep(hotel.currency)
  const beforeTaxes = granted ? sumOf(rooms.map((room) => amountBeforeTaxes(room, hotel))) : 0
  const discount = applyDiscount(beforeTaxes, granted, step)
  const shareOf = discount ? spreadDiscount(beforeTaxes, discount.amount) : undefined
  const { rooms: priced, sums } = withVat(
    rooms.map((room) => roomBeforeVat(room, hotel, taxRules, shareOf)),
    step,
  )
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  const { adults, children } = guestsOf(rooms.map((room) => room.occupancy))
  const gross = hotel.fees.map((fee) => priceFee(fee, { nights, persons: adults + children }, step))
  const { fees, vat } = feesBeforeVat(gross, { sums, rate: vatRateOn(stay.checkIn, hotel, taxRules) })
  const mandatory = fees.filter((fee) => fee.mandatory)
  const taxes = [...mergeTaxes(priced.flatMap((room) => room.taxes.filter(({ kind }) => kind === 'city_fee'))), ...vat]
  const ofRooms = priced.map((room) => room.total - sumOf(room.taxes.map(({ amount }) => amount)))
  const total = sumOf([...ofRooms, ...[...taxes, ...mandatory].map(({ amount }) => amount)])
  const atProperty = sumOf(mandatory.filter((fee) => fee.due === 'property').map((fee) => fee.amount))
  return {
    currency: hotel.currency,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights,
    rooms: priced,
    taxes,
    fees,
    ...(discount && { discount }),
    total,
    plan: planWithArrival(total, atProperty),
    payment: commonPayment(rooms.map((room) => room.rate.payment)),
    cancellation: cancellationOf(
      rooms.map((room, i) => cancellationTerms(room.rate.windows, priced[i] as PricedRoom)),
      { date: stay.checkIn, time: hotel.checkInFrom, timeZone: hotel.timeZone },
      now,
      step,
    ),
  }
}

/** A room with the city fee of its nights, and the amount that each rate of VAT applies to; null is outside its scope. */
type RoomBeforeVat = { room: Omit<PricedRoom, 'total'>; bases: VatPart[] }

/**
 * The nights of one room at its rate and the board of its guests.
 * @param shareOf the part of a discount that belongs to a night with its board; called in the order of the nights
 */
function roomBeforeVat(
  room: RoomToPrice,
  hotel: HotelTerms,
  taxRules: TaxRule[],
  shareOf?: (amount: number) => number,
): RoomBeforeVat {
  const { rate, occupancy } = room
  const step = chargeStep(hotel.currency)
  const nights = nightsAtRate(room, step)
  const boardEach = boardSupplements(rate, occupancy, hotel)
  const boardPerNight = sumOf(boardEach)
  const boardAmount = boardPerNight * nights.length
  const deducted = nights.map(({ amount }) => shareOf?.(amount + boardPerNight) ?? 0)
  const discountAmount = sumOf(deducted)
  const taxed = nights.map(({ night, amount }, i) =>
    taxBaseOf(amount + boardPerNight - (deducted[i] ?? 0), night, hotel, taxRules),
  )
  const pricedRoom = {
    roomTypeId: room.roomTypeId,
    ratePlanId: rate.id,
    occupancy,
    board: rate.board,
    nights,
    boardAmount,
    ...(boardAmount > 0 && { boardEach }),
    windows: rate.windows,
    ...(discountAmount > 0 && { discountAmount }),
    taxes: mergeTaxes(taxed.flatMap(({ cityFees }) => cityFees)),
  }
  return { room: pricedRoom, bases: taxed.flatMap(({ bases }) => bases) }
}

/**
 * The total of a room at its rate with its taxes, in 1/10,000 of a minor unit: before VAT is rounded, totals of rooms can be
 * added. `roundTotal` gives the total of a stay.
 */
export function exactRoomTotal(room: RoomToPrice, hotel: HotelTerms, taxRules: TaxRule[]): number {
  const { bases } = roomBeforeVat(room, hotel, taxRules)
  return sumOf(bases.map(({ rate, amount }) => amount * (basisPoints + (rate ?? 0))))
}

/** The total of a stay in minor units, from the sum of its `exactRoomTotal`. */
export function roundTotal(exact: number, currency: string): number {
  return roundToStep(exact / basisPoints, chargeStep(currency))
}

/** Minor units with VAT that was computed once, by rate. */
type VatSums = Map<number | null, { gross: number; vat: number }>

/**
 * Adds VAT to the rooms of a stay, once for each rate; each room contains its share. An amount that cannot be charged is
 * rounded to one that can, and the most expensive night contains the difference.
 */
function withVat(rooms: RoomBeforeVat[], step: number): { rooms: PricedRoom[]; sums: VatSums } {
  const sums: VatSums = new Map()
  let pricedRooms = rooms.map(({ room }) => room)
  for (const [rate, bases] of groupBy(
    rooms.flatMap((room) => room.bases),
    (base) => base.rate,
  )) {
    const net = sumOf(bases.map(({ amount }) => amount))
    const gross = roundToStep((net * (basisPoints + (rate ?? 0))) / basisPoints, step)
    const vat = vatInside(gross, rate ?? 0)
    sums.set(rate, { gross, vat })
    const shareOf = spreadDiscount(net, vat)
    pricedRooms = pricedRooms.map((room, i) => {
      const basesOfRate = rooms[i]?.bases.filter((base) => base.rate === rate) ?? []
      const base = sumOf(basesOfRate.map((part) => part.amount))
      const amount = shareOf(base)
      if (rate === null || basesOfRate.length === 0) return room
      return { ...room, taxes: [...room.taxes, { kind: 'vat' as const, rateBasisPoints: rate, base, amount }] }
    })
    pricedRooms = withDifference(pricedRooms, { rate, net: gross - vat - net })
  }
  return { rooms: pricedRooms.map((room) => ({ ...room, total: totalOfRoom(room) })), sums }
}

function totalOfRoom({ nights, boardAmount, discountAmount = 0, taxes }: Omit<PricedRoom, 'total'>): number {
  return sumOf([...nights, ...taxes].map(({ amount }) => amount)) + boardAmount - discountAmount
}

/** Adds differences of rounding, of a rate of VAT: to the most expensive night of the rooms with this rate, and to their VAT. */
function withDifference<Room extends Omit<PricedRoom, 'total'>>(
  rooms: Room[],
  { rate, net, vat = 0 }: { rate: number | null; net: number; vat?: number },
): Room[] {
  if (net === 0 && vat === 0) return rooms
  const isOfRate = (tax: PricedTax) => tax.kind === 'vat' && tax.rateBasisPoints === rate
  const atRate = rooms.filter(({ taxes }) => rate === null || taxes.some(isOfRate))
  const highest = Math.max(...atRate.flatMap(({ nights }) => nights.map(({ amount }) => amount)))
  const room = atRate.find(({ nights }) => nights.some(({ amount }) => amount === highest))
  const first = room?.nights.findIndex(({ amount }) => amount === highest) ?? -1
  return rooms.map((one) => {
    if (one !== room) return one
    const nights = one.nights.map((night, i) => (i === first ? { ...night, amount: highest + net } : night))
    const taxes = one.taxes.map((tax) =>
      isOfRate(tax) ? { ...tax, base: (tax.base ?? 0) + net, amount: tax.amount + vat } : tax,
    )
    return { ...one, nights, taxes }
  })
}

/**
 * The rooms of a changed stay and the VAT of the stay, which is computed once for each rate of all that it applies to. What is
 * outside of VAT is rounded to an amount that can be charged, too.
 * @param sold the fees that are paid with the booking: their amount without VAT, and their VAT
 */
export function withVatOnce(
  rooms: PricedRoom[],
  sold: { amount: number; taxes: PricedTax[] },
  currency: string,
): { rooms: PricedRoom[]; vat: PricedTax[] } {
  const step = chargeStep(currency)
  let pricedRooms = rooms
  const sums = mergeTaxes([...rooms.flatMap(({ taxes }) => taxes), ...sold.taxes]).filter(({ kind }) => kind === 'vat')
  const vat = sums.map((tax) => {
    const { rateBasisPoints: rate, base, amount } = tax
    // Bookings of earlier versions do not state what VAT applies to.
    if (base === undefined) return tax
    const gross = roundToStep(base + amount, step)
    const once = vatInside(gross, rate)
    pricedRooms = withDifference(pricedRooms, { rate, net: gross - once - base, vat: once - amount })
    return { ...tax, base: gross - once, amount: once }
  })
  const isVat = ({ kind }: PricedTax) => kind === 'vat'
  const vatOfRooms = pricedRooms.flatMap(({ taxes }) => taxes.filter(isVat))
  const amountsOf = (taxes: PricedTax[]) => sumOf(taxes.map(({ amount }) => amount))
  const all = sumOf(pricedRooms.map(totalOfRoom)) - amountsOf(vatOfRooms) + sold.amount + amountsOf(vat)
  pricedRooms = withDifference(pricedRooms, { rate: null, net: roundToStep(all, step) - all })
  return { rooms: pricedRooms.map((room) => ({ ...room, total: totalOfRoom(room) })), vat }
}

/** The fees without the VAT that those of the booking contain, and the VAT of the stay with them, by rate. */
function feesBeforeVat(
  fees: PricedFee[],
  { sums, rate }: { sums: VatSums; rate: number | null },
): { fees: PricedFee[]; vat: PricedTax[] } {
  const isSold = ({ mandatory, due }: PricedFee) => mandatory && due === 'booking'
  const sold = sumOf(fees.filter(isSold).map(({ amount }) => amount))
  const { gross, vat } = sums.get(rate) ?? { gross: 0, vat: 0 }
  const withFees = vatInside(gross + sold, rate ?? 0)
  if (sold > 0) sums.set(rate, { gross: gross + sold, vat: withFees })
  const vatOf = spreadDiscount(sold, withFees - vat)
  return {
    fees: fees.map((fee) => (isSold(fee) ? { ...fee, amount: fee.amount - vatOf(fee.amount) } : fee)),
    vat: [...sums].flatMap(([points, sum]) =>
      points === null
        ? []
        : [{ kind: 'vat', rateBasisPoints: points, base: sum.gross - sum.vat, amount: sum.vat } as const],
    ),
  }
}

/** Nights and board of a room: the amount that taxes and a discount apply to. */
function amountBeforeTaxes(room: RoomToPrice, hotel: HotelTerms): number {
  const nights = nightsAtRate(room, chargeStep(hotel.currency))
  const board = boardSupplement(room.rate, room.occupancy, hotel) * nights.length
  return sumOf(nights.map(({ amount }) => amount)) + board
}

function nightsAtRate({ nights, rate }: RoomToPrice, step: number): PricedNight[] {
  return nights.map(({ night, amount }) => ({ night, amount: share(amount, rate.priceBasisPoints, step) }))
}

/** Minor units per night for the board of a party. */
export function boardSupplement(rate: RatePlanTerms, party: Occupancy, ages: BoardAges): number {
  return sumOf(boardSupplements(rate, party, ages))
}

/** The same for each guest, adults first. */
function boardSupplements(
  { adultSupplement, childSupplement }: RatePlanTerms,
  { adults, childAges }: Occupancy,
  { childMaxAge, boardFreeUnder }: BoardAges,
): number[] {
  const ofChild = (age: number) => (age > childMaxAge ? adultSupplement : age >= boardFreeUnder ? childSupplement : 0)
  return [...Array.from({ length: adults }, () => adultSupplement), ...childAges.map(ofChild)]
}

/** The payment timing that all rooms allow: `both` only if all rooms allow both; null if they conflict. */
export function commonPayment(timings: PaymentTiming[]): PaymentTiming | null {
  const strict = new Set(timings.filter((timing) => timing !== 'both'))
  if (strict.size > 1) return null
  return [...strict][0] ?? 'both'
}

/** Minor units of a fee for a whole stay. */
export function feeAmount(fee: Fee, { nights, persons }: { nights: number; persons: number }): number {
  return fee.amount * { stay: 1, night: nights, person: persons, person_night: persons * nights }[fee.basis]
}

/** Minor units of a share in basis points, rounded half up to an amount that can be charged. */
export function share(amount: number, points: number, step: number): number {
  return roundToStep((amount * points) / basisPoints, step)
}

/** The city fees on one night's rent, and what VAT applies to, by the rules in force on that night. */
function taxBaseOf(
  rent: number,
  night: string,
  hotel: HotelTerms,
  rules: TaxRule[],
): { cityFees: PricedTax[]; bases: VatPart[] } {
  const inForce = rulesOn(night, hotel.stars, rules)
  const cityFees = inForce
    .filter((rule) => rule.kind === 'city_fee')
    .map(({ kind, rateBasisPoints }) => ({
      kind,
      rateBasisPoints,
      amount: share(rent, rateBasisPoints, chargeStep(hotel.currency)),
    }))
  const cityFee = sumOf(cityFees.map(({ amount }) => amount))
  const vat = inForce.find((rule) => rule.kind === 'vat')
  const rate = vat?.rateBasisPoints ?? null
  const bases =
    cityFee === 0 || vat?.base !== 'rent'
      ? [{ rate, amount: rent + cityFee }]
      : [
          { rate, amount: rent },
          { rate: null, amount: cityFee },
        ]
  return { cityFees, bases }
}

function vatRateOn(night: string, { stars }: HotelTerms, rules: TaxRule[]): number | null {
  return rulesOn(night, stars, rules).find(({ kind }) => kind === 'vat')?.rateBasisPoints ?? null
}

/** The rules in force on a night in hotels with this number of stars. */
export function rulesOn(night: string, stars: number, rules: readonly TaxRule[]): TaxRule[] {
  return rules.filter(
    (rule) =>
      rule.validFrom <= night &&
      (rule.validTo === null || night <= rule.validTo) &&
      rule.starsFrom <= stars &&
      stars <= rule.starsTo,
  )
}

export function mergeTaxes(taxes: PricedTax[]): PricedTax[] {
  const merged = new Map<string, PricedTax>()
  for (const tax of taxes) {
    const key = `${tax.kind}:${tax.rateBasisPoints}`
    const sum = merged.get(key)
    const { base, ...rest } = tax
    const isKnown = base !== undefined && (!sum || sum.base !== undefined)
    merged.set(key, {
      ...rest,
      ...(isKnown && { base: (sum?.base ?? 0) + base }),
      amount: (sum?.amount ?? 0) + tax.amount,
    })
  }
  return [...merged.values()]
}

function priceFee(fee: Fee, stay: { nights: number; persons: number }, step: number): PricedFee {
  const { code, name, mandatory, due, basis } = fee
  return { code, name, amount: roundToStep(feeAmount(fee, stay), step), mandatory, due, basis }
}

/**
 * Penalties are shares of the room's total with taxes: board, taxes and discount are distributed over the nights in
 * proportion to their rent. The running total is rounded, so that the first nights together never cost more than all nights.
 */
export function cancellationTerms(windows: PenaltyWindow[], priced: Pick<PricedRoom, 'nights' | 'total'>) {
  const rent = priced.nights.reduce((sum, { amount }) => sum + amount, 0)
  const extra = priced.total - rent
  let rentSoFar = 0
  let spread = 0
  const nights = priced.nights.map(({ amount }, i) => {
    rentSoFar += amount
    const upToHere = Math.round(rent > 0 ? (extra * rentSoFar) / rent : (extra * (i + 1)) / priced.nights.length)
    const share = upToHere - spread
    spread = upToHere
    return amount + share
  })
  return { windows, total: priced.total, nights }
}
