import { done, err } from '#api/endpoint.ts'
import { findSoldProducts, sells } from '#domains/content/queries.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { nearbyOf } from '#domains/places/nearby.server.ts'
import { paymentWith } from '#domains/products/shared/payment-timing.ts'
import { dateErrors, type StoredSlot, timesOn } from '#domains/products/services/inventory/availability.ts'
import type { RecommendedCard, ServiceCard } from '#domains/products/services/answers.ts'
import type { servicesEndpoints } from '#domains/products/services/contract.ts'
import { findAreas, findLocations } from '#domains/products/services/catalogue/places.server.ts'
import { offersOfRoute } from '#domains/products/services/pricing/route-offers.server.ts'
import { cheaperVehicle, quoteService, toServiceSelection } from '#domains/products/services/pricing/quote.server.ts'
import {
  findService,
  findSlots,
  readServiceTypes,
  searchServices,
  type ServiceCardRow,
  type ServiceRow,
} from '#domains/products/services/catalogue/queries.server.ts'
import {
  locationView,
  serviceCardView,
  serviceDetailsView,
  serviceTypeView,
  transferView,
} from '#domains/products/services/catalogue/views.server.ts'
import { isFreeNow } from '#domains/shared/cancellation.ts'
import { addDays, instantOf, nightsOf, todayIn } from '#domains/shared/dates.ts'
import type { PenaltyWindow } from '#domains/shared/shapes.ts'
import { windowsOf, withTerms } from '#domains/products/shared/terms.server.ts'
import { sql } from 'drizzle-orm'
import { searchPackages } from '#domains/products/packages/search/search.server.ts'
import { packageCardView } from '#domains/products/packages/catalogue/views.server.ts'
import { isOnSaleAt } from '#domains/products/stays/catalogue/licence.server.ts'
import { findHotelCards } from '#domains/products/stays/catalogue/queries.server.ts'
import { hotelCardView } from '#domains/products/stays/search/cards.server.ts'

/** Number of days ahead in which the first free date is searched. */
const lookAheadDays = 30
/** Number of them among which one with free cancellation is preferred. */
const freeDays = 7

export const servicesHandlers: Handlers<typeof servicesEndpoints> = {
  async fetch_website_service_types(context) {
    const { db, locale, ports } = context
    if (!(await sells(context, 'services'))) return done([])
    const rows = await ports.remember('service-types', () => readServiceTypes(db))
    return done(rows.map((row) => serviceTypeView(row, locale)))
  },

  async fetch_services(context, { category, location, q, page, per_page }) {
    const { db } = context
    if (!(await sells(context, 'services'))) return done([], { page, per_page, total: 0 })
    const { total, rows } = await searchServices(db, { category, city: location, q }, { page, perPage: per_page })
    return done(await cardsOf(context, rows), { page, per_page, total })
  },

  async show_service(context, { slug, date }) {
    const { db, locale, now } = context
    const row = await findService(db, { slug })
    if (!row?.offered) return err('not_found')
    const today = todayIn(row.timeZone, now)
    const errors = date === undefined ? [] : dateErrors(date, today)
    if (errors.length > 0) return err('invalid_input', { errors })
    const days = date === undefined ? { from: today, to: addDays(today, lookAheadDays) } : { from: date, to: date }
    const [slots, nearby, areas] = await Promise.all([
      findSlots(
        db,
        row.options.map(({ id }) => id),
        days,
      ),
      nearbyOf(context, row.city.slug, row),
      findAreas(db, row.city.slug, row),
    ])
    const { payment, windows } = await withTerms(context, (terms) => ({
      payment: paymentWith(terms, row.payment),
      windows: windowsOf(terms, row.policyId) ?? [],
    }))
    const shownDate = date ?? proposedDate(row, slots, { today, windows, now })
    return done(serviceDetailsView(row, { date: shownDate, slots, nearby, areas, payment, windows, now }, locale))
  },

  async fetch_same_services(context, { slug, limit }) {
    const { db } = context
    const row = await findService(db, { slug })
    if (!row?.offered) return err('not_found')
    const like = { id: row.id, typeId: row.typeId, city: row.city.slug }
    const { rows } = await searchServices(db, { like }, { page: 1, perPage: limit })
    return done(await cardsOf(context, rows))
  },

  async fetch_transfers(context, { from, to, date, people }) {
    const offered = await offersOfRoute(context, { from, to }, { date, people })
    if (!offered.ok) return offered
    return done(offered.data.map((one) => transferView(one, context.locale)))
  },

  async fetch_locations(context, { q }) {
    const { db, locale, ports } = context
    const offers = await findSoldProducts(context)
    const rows = await ports.remember(`locations:${JSON.stringify(offers)}:${q}`, () => findLocations(db, q, offers))
    return done(rows.map((row) => locationView(row, locale)))
  },

  async get_service_price(context, input) {
    const selection = toServiceSelection(input)
    const quoted = await quoteService(context, selection)
    if (!quoted.ok) return quoted
    return done({ ...quoted.data, cheaper: await cheaperVehicle(context, selection, quoted.data.total.minor) })
  },

  async recommended_services(context, { limit }) {
    return done(await recommendedCards(context, limit))
  },
}

/**
 * The first date on which an option can be booked and cancelled free of charge, at whatever hour; without one within
 * `freeDays` of them the first date that can be booked, and today if there is none.
 */
function proposedDate(
  row: ServiceRow,
  slots: StoredSlot[],
  { today, windows, now }: { today: string; windows: PenaltyWindow[]; now: Date },
): string {
  const closing = { closesHoursBefore: row.closesHoursBefore, timeZone: row.timeZone, now }
  const dates = nightsOf(today, addDays(today, lookAheadDays)).flatMap((date) => {
    const open = row.options.flatMap((option) => timesOn(option, date, slots, closing).filter((one) => one.open))
    // One without hours starts with its day.
    const [time] = open.map((one) => one.time ?? '00:00').sort()
    return time === undefined ? [] : [{ date, time }]
  })
  const isFree = ({ date, time }: (typeof dates)[number]) =>
    isFreeNow(windows, instantOf(date, time, row.timeZone).getTime(), now)
  return (dates.slice(0, freeDays).find(isFree) ?? dates[0])?.date ?? today
}

function cardsOf(context: Context, rows: ServiceCardRow[]): Promise<ServiceCard[]> {
  return withTerms(context, (terms) =>
    rows.map((row) => serviceCardView(row, windowsOf(terms, row.policyId) ?? [], context.now, context.locale)),
  )
}

/** The highest-ranked products of each type that is sold, interleaved so that no type displaces the others. */
async function recommendedCards(context: Context, limit: number): Promise<RecommendedCard[]> {
  const { db, locale, now } = context
  const { remember } = context.ports
  const offers = await findSoldProducts(context)
  // Seats are inventory and read each time; the hotel and service cards show no inventory, so they are cached.
  const [hotels, services] = await Promise.all([
    offers.stays ? remember(`recommended:hotels:${limit}`, () => bestHotels(context, limit)) : [],
    offers.services
      ? remember(`recommended:services:${limit}`, () => searchServices(db, {}, { page: 1, perPage: limit }))
      : { rows: [] },
  ])
  const per_page = turnsTaken(limit, [hotels.length, services.rows.length])
  const packages = offers.packages
    ? await searchPackages(context, { seats: 1 }, { sort: 'recommended', page: 1, per_page })
    : { shown: [] }
  return withTerms(context, (terms) =>
    inTurns<RecommendedCard>([
      packages.shown.map((one) => ({
        kind: 'package',
        package: packageCardView(one, windowsOf(terms, one.travelPackage.policyId) ?? [], now, locale),
      })),
      hotels.map((row) => ({ kind: 'hotel', hotel: hotelCardView(row, null, locale) })),
      services.rows.map((row) => ({
        kind: 'service',
        service: serviceCardView(row, windowsOf(terms, row.policyId) ?? [], now, locale),
      })),
    ]).slice(0, limit),
  )
}

async function bestHotels({ db, now }: Context, limit: number) {
  const best = await db.execute<{ id: number }>(sql`
    select h.id from hotel h join city c on c.slug = h.city
    where h.offered and ${isOnSaleAt(now)} order by h.rank desc, h.id limit ${limit}`)
  const ids = best.rows.map(({ id }) => id)
  const rows = await findHotelCards(db, ids)
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The items that one list contributes to the first `limit` of lists of these lengths, interleaved. */
function turnsTaken(limit: number, others: readonly number[]): number {
  const untilTurn = (turn: number) => others.reduce((sum, length) => sum + Math.min(length, turn), turn)
  let turns = 1
  while (untilTurn(turns) < limit) turns++
  return turns
}

/** The first of every list, then the second of every list, and so on. */
function inTurns<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}
