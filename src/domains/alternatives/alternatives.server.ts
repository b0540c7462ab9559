import type { Alternative } from '#domains/alternatives/contract.ts'
import { requestOf } from '#domains/bookings/contract/views.server.ts'
import type { Context } from '#domains/context.ts'
import { findPackage } from '#domains/products/packages/catalogue/queries.server.ts'
import { searchPackages } from '#domains/products/packages/search/search.server.ts'
import { findService, findSimilarServices, findSlots } from '#domains/products/services/catalogue/queries.server.ts'
import { dateErrors, timesOn } from '#domains/products/services/inventory/availability.ts'
import { cheapestOption } from '#domains/products/services/pricing/cheapest-option.server.ts'
import { quoteProduct } from '#domains/products/quote.server.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { ProductSelection, SelectionOf } from '#domains/products/shared/selection.ts'
import { catalogueKnown } from '#domains/products/stays/catalogue/catalogue.server.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import { withTerms } from '#domains/products/shared/terms.server.ts'
import type { FoundStay } from '#domains/products/stays/search/search.server.ts'
import { similarStays } from '#domains/products/stays/search/similar-stays.server.ts'
import { formatOccupancy, guestsOf, parseOccupancy } from '#domains/shared/occupancy.ts'
import { addDays, nightsBetween, nightsOf, todayIn } from '#domains/shared/dates.ts'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import type { Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

const maxAlternatives = 3
/** Number of candidates that are priced, nearest first; some of them have too little left. */
const maxPriced = 6
/** Days before and after the requested date in which a service is searched. */
const daysAround = 7
/** Days before and after a departure in which those of similar packages are searched. */
const daysAroundDeparture = 30

type Searching = Pick<Context, 'db' | 'locale' | 'now' | 'ports'>
/** A selection to price, and its dates. */
type Candidate = { selection: ProductSelection } & Pick<Alternative, 'first_date' | 'last_date' | 'time'>
type Search<Kind extends ProductKind> = (context: Searching, selection: SelectionOf<Kind>) => Promise<Candidate[]>

/**
 * Alternatives for the same party, each priced as of now: the same product in other rooms or on the nearest other dates,
 * and similar products where there are fewer of these than `maxAlternatives`.
 */
export async function findAlternatives(context: Searching, selection: ProductSelection): Promise<Alternative[]> {
  const same = await pricedAlternatives(context, selection, sameProduct, false)
  if (same.length >= maxAlternatives) return same
  const others = await pricedAlternatives(context, selection, similarProducts, true)
  return [...same, ...others].slice(0, maxAlternatives)
}

async function pricedAlternatives(
  context: Searching,
  selection: ProductSelection,
  searches: { [Kind in ProductKind]: Search<Kind> },
  other: boolean,
): Promise<Alternative[]> {
  const search = searches[selection.kind] as Search<ProductKind>
  const candidates = (await search(context, selection)).slice(0, maxPriced)
  const quotes = await Promise.all(candidates.map((one) => quoteProduct(context, one.selection)))
  return candidates
    .flatMap(({ selection: chosen, ...dates }, i): Alternative[] => {
      const quoted = quotes[i]
      if (!quoted?.ok) return []
      const names = namesOf(quoted.data, context.locale)
      return [{ selection: requestOf(chosen), ...dates, ...names, other, total: quoted.data.total }]
    })
    .slice(0, maxAlternatives)
}

function namesOf(quote: Extract<Awaited<ReturnType<typeof quoteProduct>>, { ok: true }>['data'], locale: Locale) {
  if ('hotel' in quote) {
    return { name: quote.hotel.name, detail: [...new Set(quote.rooms.map((room) => room.name))].join(', ') }
  }
  return 'package' in quote
    ? { name: quote.package.title, detail: '' }
    : { name: quote.service.name, detail: optionText(translator(locale), quote.option.name, vehiclesOf(quote.lines)) }
}

const sameProduct: { [Kind in ProductKind]: Search<Kind> } = {
  async stay(context, selection) {
    const stays = await openStays(context, selection)
    return stays ? stayIn(selection, stays.open.pricedOf(selection.hotelId)) : []
  },

  async package({ db, now }, selection) {
    const travelPackage = await findPackage(db, { departure: selection.departureId }, '')
    const [departure] = travelPackage?.departures ?? []
    if (!travelPackage?.offered || !departure) return []
    const all = await findPackage(db, { id: travelPackage.id }, todayIn(travelPackage.timeZone, now))
    const distance = (startsOn: string) => Math.abs(nightsBetween(departure.startsOn, startsOn))
    return (all?.departures ?? [])
      .filter(({ id, closed, left }) => id !== departure.id && !closed && left > 0)
      .toSorted((a, b) => distance(a.startsOn) - distance(b.startsOn))
      .map(({ id, startsOn, endsOn }) => ({
        selection: { ...selection, departureId: id },
        first_date: startsOn,
        last_date: endsOn,
        time: null,
      }))
  },

  async service({ db, now }, selection) {
    const { optionId, date, time, days } = selection
    const service = await findService(db, { option: optionId })
    const option = service?.options.find(({ id }) => id === optionId)
    if (!service?.offered || !option || !/^\d{4}-\d\d-\d\d$/.test(date)) return []
    const today = todayIn(service.timeZone, now)
    const earliest = addDays(date, -daysAround)
    const from = earliest < today ? today : earliest
    const last = addDays(date, daysAround)
    if (last < from) return []
    const slots = await findSlots(db, [optionId], { from, to: addDays(last, days) })
    const closing = { closesHoursBefore: service.closesHoursBefore, timeZone: service.timeZone, now }
    const openOn = (day: string) => timesOn(option, day, slots, closing).filter(({ open }) => open)
    const sameDay = openOn(date).filter((one) => one.time !== time)
    const otherDays = nightsOf(from, addDays(last, 1))
      .filter((day) => day !== date)
      .toSorted((a, b) => Math.abs(nightsBetween(date, a)) - Math.abs(nightsBetween(date, b)))
      // At the same time if possible.
      .flatMap((day) => {
        const open = openOn(day)
        const one = open.find((slot) => slot.time === time) ?? open[0]
        return one ? [{ day, time: one.time }] : []
      })
    return [...sameDay.slice(0, 2).map((one) => ({ day: date, time: one.time })), ...otherDays].map((one) => ({
      selection: { ...selection, date: one.day, time: one.time },
      first_date: one.day,
      last_date: service.basis === 'day' ? addDays(one.day, days - 1) : one.day,
      time: one.time,
    }))
  },
}

const similarProducts: { [Kind in ProductKind]: Search<Kind> } = {
  async stay(context, selection) {
    const stays = await openStays(context, selection)
    return (stays?.ids ?? []).slice(0, maxPriced).flatMap((id) => stayIn(selection, stays?.open.pricedOf(id)))
  },

  async package({ db, ports, now }, selection) {
    const requestedPackage = await findPackage(db, { departure: selection.departureId }, '')
    const [departure] = requestedPackage?.departures ?? []
    const { adults, children } = guestsOf(selection.party.map(parseOccupancy).filter((family) => family !== null))
    if (!requestedPackage || !departure) return []
    const around = {
      from: addDays(departure.startsOn, -daysAroundDeparture),
      to: addDays(departure.startsOn, daysAroundDeparture),
    }
    const { shown: openPackages } = await searchPackages(
      { db, ports, now },
      { type: requestedPackage.type.slug, starts: around, seats: adults + children },
      { sort: 'recommended', page: 1, per_page: maxPriced + 1 },
    )
    return openPackages
      .filter(({ travelPackage }) => travelPackage.id !== requestedPackage.id)
      .map(({ next: { id, startsOn, endsOn } }) => ({
        // The extras of another package are others.
        selection: { ...selection, departureId: id, extras: [] },
        first_date: startsOn,
        last_date: endsOn,
        time: null,
      }))
  },

  async service(context, selection) {
    const { db, now } = context
    const { date, time, people, days, units } = selection
    const service = await findService(db, { option: selection.optionId })
    if (!service || dateErrors(date, todayIn(service.timeZone, now)).length > 0) return []
    const rows = await findSimilarServices(db, service.id, maxPriced)
    const options = rows.flatMap((row) => row.options.map(({ id }) => id))
    const slots = await findSlots(db, options, { from: date, to: addDays(date, days) })
    return withTerms(context, (terms) =>
      rows.flatMap((row): Candidate[] => {
        const offered = cheapestOption(row, { date, people, days, units, terms, slots, now })
        if (!offered) return []
        const { option, times } = offered
        const at = times.find((one) => time !== null && one >= time) ?? times.at(-1) ?? null
        return [
          {
            selection: { ...selection, optionId: option.id, time: at },
            first_date: date,
            last_date: row.basis === 'day' ? addDays(date, days - 1) : date,
            time: at,
          },
        ]
      }),
    )
  },
}

/** The hotel of a stay and those similar to it with their prices for its dates and party; null if it no longer exists. */
async function openStays(context: Searching, { hotelId, checkIn, checkOut, rooms }: SelectionOf<'stay'>) {
  const catalogue = await catalogueKnown(context)
  const hotel = catalogue.hotelOf.get(hotelId)
  if (!hotel) return null
  const occupancy = rooms.map((room) => room.split('~')[1] ?? '')
  const stay = { check_in: checkIn, check_out: checkOut, occupancy }
  const checked = checkStay(stay, { timeZone: hotel.timeZone, now: context.now })
  return checked.ok ? similarStays(context, catalogue, hotel, checked.data) : null
}

function stayIn({ checkIn, checkOut, where }: SelectionOf<'stay'>, found: FoundStay | null | undefined): Candidate[] {
  if (!found) return []
  const hotelId = found.hotel.id
  const rooms = found.offer.priced.rooms.map(
    ({ ratePlanId, occupancy }) => `${ratePlanId}~${formatOccupancy(occupancy)}`,
  )
  const selection = { kind: 'stay', hotelId, checkIn, checkOut, rooms, ...(where && { where }) } as const
  return [{ selection, first_date: checkIn, last_date: checkOut, time: null }]
}
