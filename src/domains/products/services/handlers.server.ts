import { done, err } from '#api/endpoint.ts'
import { findSoldProducts, sells } from '#domains/content/queries.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { nearbyOf } from '#domains/places/nearby.server.ts'
import { paymentWith } from '#domains/products/shared/payment-timing.ts'
import { dateErrors, timesOn, type StoredSlot } from '#domains/products/services/inventory/availability.ts'
import type { ServiceCard } from '#domains/products/services/answers.ts'
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
import { recommendedCards } from '#domains/products/services/catalogue/recommended.server.ts'
import {
  locationView,
  serviceCardView,
  serviceDetailsView,
  serviceTypeView,
  transferView,
} from '#domains/products/services/catalogue/views.server.ts'
import { addDays, nightsOf, todayIn } from '#domains/shared/dates.ts'
import { windowsOf, withTerms } from '#domains/products/shared/terms.server.ts'

/** Number of days ahead in which the first free date is searched. */
const lookAheadDays = 30

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
    const shownDate = date ?? firstOpenDate(row, slots, today, now)
    const { payment, windows } = await withTerms(context, (terms) => ({
      payment: paymentWith(terms, row.payment),
      windows: windowsOf(terms, row.policyId) ?? [],
    }))
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

/** The first date within `lookAheadDays` on which an option can be booked; today if there is none. */
function firstOpenDate(row: ServiceRow, slots: StoredSlot[], today: string, now: Date): string {
  const closing = { closesHoursBefore: row.closesHoursBefore, timeZone: row.timeZone, now }
  const isOpen = (day: string) =>
    row.options.some((option) => timesOn(option, day, slots, closing).some(({ open }) => open))
  return nightsOf(today, addDays(today, lookAheadDays)).find(isOpen) ?? today
}

function cardsOf(context: Context, rows: ServiceCardRow[]): Promise<ServiceCard[]> {
  return withTerms(context, (terms) =>
    rows.map((row) => serviceCardView(row, windowsOf(terms, row.policyId) ?? [], context.now, context.locale)),
  )
}
