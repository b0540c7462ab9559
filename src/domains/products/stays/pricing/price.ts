import { cancellationOf } from '#domains/shared/cancellation.ts'
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
 * deducted from nights and board before taxes (decision 0051), not from fees.
 */
export function priceStay(
  hotel: HotelTerms,
  stay: { checkIn: string; checkOut: string },
  rooms: RoomToPrice[],
  { taxRules, now, discount: granted }: { taxRules: TaxRule[]; now: Date; discount?: GrantedDiscount | undefined },
): PricedStay {
  const beforeTaxes = granted ? sumOf(rooms.map((room) => amountBeforeTaxes(room, hotel))) : 0
  const discount = applyDiscount(beforeTaxes, granted)
  const shareOf = discount ? spreadDiscount(beforeTaxes, discount.amount) : undefined
  const priced = rooms.map((room) => priceRoom(room, hotel, taxRules, shareOf))
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  const { adults, children } = guestsOf(rooms.map((room) => room.occupancy))
  const fees = hotel.fees.map((fee) => priceFee(fee, { nights, persons: adults + children }))
  const mandatory = fees.filter((fee) => fee.mandatory)
  return {
    currency: hotel.currency,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights,
    rooms: priced,
    taxes: mergeTaxes(priced.flatMap((room) => room.taxes)),
    fees,
    ...(discount && { discount }),
    total: sumOf(priced.map((room) => room.total)) + sumOf(mandatory.map((fee) => fee.amount)),
    dueAtProperty: sumOf(mandatory.filter((fee) => fee.due === 'property').map((fee) => fee.amount)),
    payment: commonPayment(rooms.map((room) => room.rate.payment)),
    cancellation: cancellationOf(
      rooms.map((room, i) => cancellationTerms(room.rate.windows, priced[i] as PricedRoom)),
      { date: stay.checkIn, time: hotel.checkInFrom, timeZone: hotel.timeZone },
      now,
    ),
  }
}

/**
 * The nights of one room at its rate, the board of its guests, and the taxes on both.
 * @param shareOf the part of a discount that belongs to a night with its board; called in the order of the nights
 */
export function priceRoom(
  room: RoomToPrice,
  hotel: HotelTerms,
  taxRules: TaxRule[],
  shareOf?: (amount: number) => number,
): PricedRoom {
  const { rate, occupancy } = room
  const nights = nightsAtRate(room)
  const boardEach = boardSupplements(rate, occupancy, hotel)
  const boardPerNight = sumOf(boardEach)
  const deducted = nights.map(({ amount }) => shareOf?.(amount + boardPerNight) ?? 0)
  const discountAmount = sumOf(deducted)
  const taxes = mergeTaxes(
    nights.flatMap(({ night, amount }, i) =>
      taxesOn(amount + boardPerNight - (deducted[i] ?? 0), night, hotel, taxRules),
    ),
  )
  const boardAmount = boardPerNight * nights.length
  const rent = sumOf(nights.map(({ amount }) => amount))
  return {
    roomTypeId: room.roomTypeId,
    ratePlanId: rate.id,
    occupancy,
    board: rate.board,
    nights,
    boardAmount,
    ...(boardAmount > 0 && { boardEach }),
    windows: rate.windows,
    ...(discountAmount > 0 && { discountAmount }),
    taxes,
    total: rent + boardAmount - discountAmount + sumOf(taxes.map((tax) => tax.amount)),
  }
}

/** Nights and board of a room: the amount that taxes and a discount apply to. */
function amountBeforeTaxes(room: RoomToPrice, ages: BoardAges): number {
  const nights = nightsAtRate(room)
  const board = boardSupplement(room.rate, room.occupancy, ages) * nights.length
  return sumOf(nights.map(({ amount }) => amount)) + board
}

function nightsAtRate({ nights, rate }: RoomToPrice): PricedNight[] {
  return nights.map(({ night, amount }) => ({ night, amount: share(amount, rate.priceBasisPoints) }))
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
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

/** Minor units of a share in basis points, rounded half up. */
export function share(amount: number, points: number): number {
  return Math.round((amount * points) / basisPoints)
}

/** The taxes on one night's rent under the rules in force on that night. */
function taxesOn(rent: number, night: string, hotel: HotelTerms, rules: TaxRule[]): PricedTax[] {
  const inForce = rules.filter(
    (rule) =>
      rule.validFrom <= night &&
      (rule.validTo === null || night <= rule.validTo) &&
      rule.starsFrom <= hotel.stars &&
      hotel.stars <= rule.starsTo,
  )
  const cityFee = inForce
    .filter((rule) => rule.kind === 'city_fee')
    .reduce((sum, rule) => sum + share(rent, rule.rateBasisPoints), 0)
  return inForce.map(({ kind, base, rateBasisPoints }) => ({
    kind,
    rateBasisPoints,
    amount: share(base === 'rent_and_city_fee' ? rent + cityFee : rent, rateBasisPoints),
  }))
}

export function mergeTaxes(taxes: PricedTax[]): PricedTax[] {
  const merged = new Map<string, PricedTax>()
  for (const tax of taxes) {
    const key = `${tax.kind}:${tax.rateBasisPoints}`
    merged.set(key, { ...tax, amount: (merged.get(key)?.amount ?? 0) + tax.amount })
  }
  return [...merged.values()]
}

function priceFee(fee: Fee, stay: { nights: number; persons: number }): PricedFee {
  const { code, name, mandatory, due, basis } = fee
  return { code, name, amount: feeAmount(fee, stay), mandatory, due, basis }
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
    const mine = upToHere - spread
    spread = upToHere
    return amount + mine
  })
  return { windows, total: priced.total, nights }
}
