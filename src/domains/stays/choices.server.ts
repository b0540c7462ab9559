import { cheapestRooms } from '#domains/stays/assign.ts'
import { isFreeNow } from '#domains/stays/cancellation.ts'
import type { CatalogueHotel } from '#domains/stays/catalogue.ts'
import { instantOf } from '#domains/stays/nights.ts'
import { fitsRoom } from '#domains/stays/occupancy.ts'
import type { StayFilters } from '#domains/stays/filters.ts'
import type { Occupancy, PaymentType, RatePlanTerms, TaxRule } from '#domains/stays/shapes.ts'
import { ratesOfRoom, taxRulesOf, type Terms } from '#domains/stays/terms.server.ts'
import { mandatoryFees, roomTotal, taxesOfNights, type NightTaxes } from '#domains/stays/totals.ts'

/** A room type that can be had, by its place in its hotel's list. */
export type FreeRoom = { at: number; prices: ArrayLike<number>; free: number }

/** A free room type at one of its rates, with what each party would pay in it: null where it does not fit. */
export type Choice = { room: FreeRoom; rate: RatePlanTerms; totals: (number | null)[]; free: boolean }

/** What must hold of the rooms and rates that a stay is put together from. */
export type RateFilter = Pick<StayFilters, 'boards' | 'freeCancellation' | 'payOnArrival'> & {
  /** Whether a room of the hotel's list may be taken; null when all may. */
  rooms: boolean[] | null
}

type StayAsked = { checkIn: string; nights: string[]; parties: Occupancy[]; terms: Terms; now: Date }

/** Prices rooms for one stay; what all hotels share is worked out once. */
export function stayPricer({ checkIn, nights, parties, terms, now }: StayAsked) {
  const persons = parties.reduce((sum, party) => sum + party.adults + party.childAges.length, 0)
  const taxes = new Map<string, NightTaxes[]>()
  const taxesIn = (country: string, stars: number) => {
    const key = `${country}${stars}`
    const known = taxes.get(key)
    if (known) return known
    const rules: TaxRule[] = taxRulesOf(terms, country)
    const found = taxesOfNights(nights, stars, rules)
    taxes.set(key, found)
    return found
  }
  const arrivals = new Map<string, number>()
  const arrivalAt = (time: string, timeZone: string) => {
    const key = `${time}${timeZone}`
    const known = arrivals.get(key)
    if (known !== undefined) return known
    const at = instantOf(checkIn, time, timeZone).getTime()
    arrivals.set(key, at)
    return at
  }
  // Hundreds of rates share a few policies.
  const freedoms = new Map<number, Map<RatePlanTerms['windows'], boolean>>()
  const isFree = (windows: RatePlanTerms['windows'], arrival: number) => {
    const known = freedoms.get(arrival) ?? new Map<RatePlanTerms['windows'], boolean>()
    freedoms.set(arrival, known)
    const free = known.get(windows) ?? isFreeNow(windows, arrival, now)
    known.set(windows, free)
    return free
  }
  // Two couples pay the same: each kind of party is priced once.
  const kinds = [...new Set(parties.map((party) => JSON.stringify(party)))]
  const kindOf = parties.map((party) => kinds.indexOf(JSON.stringify(party)))
  const kindly = kinds.map((text) => JSON.parse(text) as Occupancy)

  return {
    fees: (hotel: CatalogueHotel) => mandatoryFees(hotel.fees, { nights: nights.length, persons }),
    choices(hotel: CatalogueHotel, rooms: readonly FreeRoom[]): Choice[] {
      const nightly = taxesIn(hotel.country, hotel.stars)
      const arrival = arrivalAt(hotel.checkInFrom, hotel.timeZone)
      return rooms.flatMap((room) => {
        const content = hotel.rooms[room.at]
        if (!content) return []
        const fits = kindly.map((party) => fitsRoom(party, content, hotel.childMaxAge))
        if (!fits.includes(true)) return []
        return ratesOfRoom(terms, content).map((rate) => {
          const byKind = kindly.map((party, kind) =>
            fits[kind] ? roomTotal(room.prices, rate, party, hotel.childMaxAge, nightly) : null,
          )
          const totals = kinds.length === parties.length ? byKind : kindOf.map((kind) => byKind[kind] as number | null)
          return { room, rate, totals, free: isFree(rate.windows, arrival) }
        })
      })
    },
  }
}

/**
 * What the cheapest way costs to sleep all parties in one hotel, fees aside, or null. As in `bestOffer`, all
 * rates can be paid the same way.
 */
export function cheapest(choices: readonly Choice[], parties: number, filter: RateFilter): number | null {
  if (parties === 1) return cheapestOfOne(choices, filter)
  const allowed = choices.filter(
    ({ rate, room, free }) =>
      (!filter.freeCancellation || free) &&
      (filter.boards.length === 0 || filter.boards.includes(rate.board)) &&
      (filter.rooms === null || filter.rooms[room.at] === true),
  )
  const atArrival = cheapestPaid(allowed, parties, 'arrival')
  // Where nothing has to be paid beforehand, paying beforehand opens no other room.
  if (filter.payOnArrival || !allowed.some(({ rate }) => rate.payment === 'prepay')) return atArrival
  const before = cheapestPaid(allowed, parties, 'prepay')
  return atArrival === null || (before !== null && before < atArrival) ? before : atArrival
}

/** The same for one party, which every rate takes in one way or the other: a search asks for it ten times a hotel. */
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
  const found = cheapestRooms(
    [...rooms.keys()].map((room) => ({ room, free: room.free })),
    parties,
    priceOf,
  )
  return found?.price ?? null
}
