import { cheapestRooms } from '#domains/products/stays/pricing/offers.ts'
import { isFreeNow } from '#domains/shared/cancellation.ts'
import type { CatalogueHotel } from '#domains/products/stays/catalogue/catalogue.ts'
import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'
import { addDays, instantOf } from '#domains/shared/dates.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import type { StayFilters } from '#domains/products/stays/search/filters.ts'
import type { Occupancy, PaymentType, RatePlanTerms, TaxRule } from '#domains/shared/shapes.ts'
import { ratesOfStay } from '#domains/products/stays/pricing/rates.server.ts'
import { taxRulesOf, type Terms } from '#domains/products/shared/terms.server.ts'
import {
  boardSupplement,
  feeAmount,
  roundTotal,
  rulesOn,
  share,
  type BoardAges,
} from '#domains/products/stays/pricing/price.ts'

/** An available room type; `at` is its index in the hotel's list. */
export type FreeRoom = { at: number; prices: ArrayLike<number>; free: number }

/** An available room type at one of its rates, with the `exactRoomTotal` of each party; null if it is too large. */
export type Choice = { room: FreeRoom; rate: RatePlanTerms; totals: (number | null)[]; free: boolean }

/** Conditions for the rooms and rates of a stay. */
export type RateFilter = Pick<StayFilters, 'boards' | 'freeCancellation' | 'payOnArrival'> & {
  /** For each room of the hotel's list, true if it can be used; null if all can. */
  rooms: boolean[] | null
}

type StayRequest = { checkIn: string; nights: string[]; parties: Occupancy[]; terms: Terms; now: Date }

/** Prices rooms for one stay; values shared by all hotels are computed once. */
export function stayPricer({ checkIn, nights, parties, terms, now }: StayRequest) {
  const persons = parties.reduce((sum, party) => sum + party.adults + party.childAges.length, 0)
  const taxes = new Map<string, NightTaxes[]>()
  const taxesIn = (country: string, stars: number) => {
    const key = `${country}${stars}`
    const cachedTaxes = taxes.get(key)
    if (cachedTaxes) return cachedTaxes
    const rules: TaxRule[] = taxRulesOf(terms, country)
    const nightTaxes = taxesOfNights(nights, stars, rules)
    taxes.set(key, nightTaxes)
    return nightTaxes
  }
  const arrivals = new Map<string, number>()
  const arrivalAt = (time: string, timeZone: string) => {
    const key = `${time}${timeZone}`
    const cachedArrival = arrivals.get(key)
    if (cachedArrival !== undefined) return cachedArrival
    const at = instantOf(checkIn, time, timeZone).getTime()
    arrivals.set(key, at)
    return at
  }
  // Cached, because hundreds of rates share a few policies.
  const freedoms = new Map<number, Map<RatePlanTerms['windows'], boolean>>()
  const isFree = (windows: RatePlanTerms['windows'], arrival: number) => {
    const freeByWindows = freedoms.get(arrival) ?? new Map<RatePlanTerms['windows'], boolean>()
    freedoms.set(arrival, freeByWindows)
    const free = freeByWindows.get(windows) ?? isFreeNow(windows, arrival, now)
    freeByWindows.set(windows, free)
    return free
  }
  const ratesOf = ratesOfStay(terms, { checkIn, checkOut: addDays(checkIn, nights.length) })
  // Equal parties have equal prices, so each distinct party is priced once.
  const kinds = [...new Set(parties.map((party) => JSON.stringify(party)))]
  const kindOf = parties.map((party) => kinds.indexOf(JSON.stringify(party)))
  const kindly = kinds.map((text) => JSON.parse(text) as Occupancy)

  return {
    /** The total of rooms with the mandatory fees of the hotel, from the sum of their `exactRoomTotal`. */
    total: (hotel: CatalogueHotel, exact: number) =>
      roundTotal(exact, hotel.currency) + mandatoryFees(hotel, { nights: nights.length, persons }),
    choices(hotel: CatalogueHotel, rooms: readonly FreeRoom[]): Choice[] {
      const nightly = taxesIn(hotel.country, hotel.stars)
      const { childMaxAge, boardFreeUnder } = hotel
      const terms = { childMaxAge, boardFreeUnder, step: chargeStep(hotel.currency) }
      const arrival = arrivalAt(hotel.checkInFrom, hotel.timeZone)
      return rooms.flatMap((room) => {
        const content = hotel.rooms[room.at]
        if (!content) return []
        const fits = kindly.map((party) => fitsRoom(party, content, hotel.childMaxAge))
        if (!fits.includes(true)) return []
        return ratesOf(content).map((rate) => {
          const byKind = kindly.map((party, kind) =>
            fits[kind] ? roomTotal(room.prices, rate, party, terms, nightly) : null,
          )
          const totals = kinds.length === parties.length ? byKind : kindOf.map((kind) => byKind[kind] as number | null)
          return { room, rate, totals, free: isFree(rate.windows, arrival) }
        })
      })
    },
  }
}

/** The lowest price of rooms for all parties, as in `bestOffer`, without fees and before `roundTotal`; or null. */
export function cheapest(choices: readonly Choice[], parties: number, filter: RateFilter): number | null {
  if (parties === 1) return cheapestOfOne(choices, filter)
  const allowed = choices.filter(
    ({ rate, room, free }) =>
      (!filter.freeCancellation || free) &&
      (filter.boards.length === 0 || filter.boards.includes(rate.board)) &&
      (filter.rooms === null || filter.rooms[room.at] === true),
  )
  const atArrival = cheapestPaid(allowed, parties, 'arrival')
  // Without prepaid rates, paying in advance makes no other room available.
  if (filter.payOnArrival || !allowed.some(({ rate }) => rate.payment === 'prepay')) return atArrival
  const before = cheapestPaid(allowed, parties, 'prepay')
  return atArrival === null || (before !== null && before < atArrival) ? before : atArrival
}

/** The same for one party, for which every rate is possible; optimised: ten calls per hotel and search. */
function cheapestOfOne(choices: readonly Choice[], { freeCancellation, payOnArrival, boards, rooms }: RateFilter) {
  let best: number | null = null
  for (const { room, rate, free, totals } of choices) {
    const total = totals[0]
    if (total === null || total === undefined || (best !== null && total >= best)) continue
    if ((freeCancellation && !free) || (payOnArrival && rate.payment === 'prepay')) continue
    if ((boards.length > 0 && !boards.includes(rate.board)) || (rooms && rooms[room.at] !== true)) continue
    best = total
  }
  return best
}

function cheapestPaid(choices: readonly Choice[], parties: number, timing: PaymentType): number | null {
  const payable = choices.filter(({ rate }) => rate.payment === 'both' || rate.payment === timing)
  const rooms = Map.groupBy(payable, ({ room }) => room)
  const priceOf = (room: FreeRoom, party: number) =>
    (rooms.get(room) ?? []).reduce<number | null>((least, { totals }) => {
      const total = totals[party] ?? null
      return total !== null && (least === null || total < least) ? total : least
    }, null)
  const cheapest = cheapestRooms(
    [...rooms.keys()].map((room) => ({ room, free: room.free })),
    parties,
    priceOf,
  )
  return cheapest?.price ?? null
}

/** The taxes of one night: the rates that make up the city fee, and VAT with its base. */
type NightTaxes = { cityFees: number[]; vat: number; onCityFee: boolean }

/** The taxes of every night of a stay in hotels with this number of stars. */
function taxesOfNights(nights: readonly string[], stars: number, rules: readonly TaxRule[]): NightTaxes[] {
  return nights.map((night) => {
    const inForce = rulesOn(night, stars, rules)
    const vat = inForce.find((rule) => rule.kind === 'vat')
    return {
      cityFees: inForce.filter((rule) => rule.kind === 'city_fee').map((rule) => rule.rateBasisPoints),
      vat: vat?.rateBasisPoints ?? 0,
      onCityFee: vat?.base === 'rent_and_city_fee',
    }
  })
}

/**
 * The `exactRoomTotal` of a room, without its lines: a search computes thousands of totals and shows a few prices. A test
 * verifies that both are equal.
 * @param prices minor units before taxes, one per night
 */
function roomTotal(
  prices: ArrayLike<number>,
  rate: RatePlanTerms,
  party: Occupancy,
  { step, ...ages }: BoardAges & { step: number },
  taxes: readonly NightTaxes[],
): number {
  const board = boardSupplement(rate, party, ages)
  let total = 0
  for (let i = 0; i < prices.length; i++) {
    const rent = share(prices[i] as number, rate.priceBasisPoints, step) + board
    const night = taxes[i] as NightTaxes
    let cityFee = 0
    for (const points of night.cityFees) cityFee += share(rent, points, step)
    total += (rent + cityFee) * 10_000 + (night.onCityFee ? rent + cityFee : rent) * night.vat
  }
  return total
}

/** The sum of all mandatory fees of a stay, wherever they are paid. */
function mandatoryFees(
  { fees, currency }: Pick<CatalogueHotel, 'fees' | 'currency'>,
  stay: { nights: number; persons: number },
): number {
  const step = chargeStep(currency)
  return fees.reduce((sum, fee) => sum + (fee.mandatory ? roundToStep(feeAmount(fee, stay), step) : 0), 0)
}
