import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import { nearbyOf } from '#domains/places/nearby.server.ts'
import { paymentWith } from '#domains/packages/quote.server.ts'
import { dateErrors, timesOn, type StoredSlot } from '#domains/services/availability.ts'
import type { servicesEndpoints } from '#domains/services/contract.ts'
import { findAreas, findLocations } from '#domains/services/places.server.ts'
import { quoteService } from '#domains/services/quoting.server.ts'
import {
  findService,
  findSlots,
  readServiceTypes,
  searchServices,
  type ServiceRow,
} from '#domains/services/read.server.ts'
import { recommendedCards } from '#domains/services/recommended.server.ts'
import { locationView, serviceCardView, serviceDetailsView, serviceTypeView } from '#domains/services/views.server.ts'
import { addDays, nightsOf, todayIn } from '#domains/stays/nights.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'

/** How far ahead the first free date is looked for. */
const lookAheadDays = 30

export const servicesHandlers: Handlers<typeof servicesEndpoints> = {
  async fetch_website_service_types({ db, locale, ports }) {
    const rows = await ports.remember('service-types', () => readServiceTypes(db))
    return done(rows.map((row) => serviceTypeView(row, locale)))
  },

  async fetch_services(context, { category, location, q, page, per_page }) {
    const { db, locale } = context
    const [{ total, rows }, terms] = await Promise.all([
      searchServices(db, { category, city: location, q }, { page, perPage: per_page }),
      stayTerms(context),
    ])
    return done(
      rows.map((row) => serviceCardView(row, terms.policies.get(row.policyId) ?? [], locale)),
      { page, per_page, total },
    )
  },

  async show_service(context, { slug, date }) {
    const { db, locale, now } = context
    const [row, terms] = await Promise.all([findService(db, { slug }), stayTerms(context)])
    if (!row?.offered) return refuse('not_found')
    const today = todayIn(row.timeZone, now)
    const errors = date === undefined ? [] : dateErrors(date, today)
    if (errors.length > 0) return refuse('invalid_input', { errors })
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
    const shown = date ?? firstOpenDate(row, slots, today, now)
    const payment = paymentWith(terms, row.payment)
    const windows = terms.policies.get(row.policyId) ?? []
    return done(serviceDetailsView(row, { date: shown, slots, nearby, areas, payment, windows, now }, locale))
  },

  async fetch_same_services(context, { slug, limit }) {
    const { db, locale } = context
    const [row, terms] = await Promise.all([findService(db, { slug }), stayTerms(context)])
    if (!row?.offered) return refuse('not_found')
    const like = { id: row.id, typeId: row.typeId, city: row.city.slug }
    const { rows } = await searchServices(db, { like }, { page: 1, perPage: limit })
    return done(rows.map((one) => serviceCardView(one, terms.policies.get(one.policyId) ?? [], locale)))
  },

  async fetch_locations({ db, locale, ports }, { q }) {
    const rows = await ports.remember(`locations:${q}`, () => findLocations(db, q))
    return done(rows.map((row) => locationView(row, locale)))
  },

  get_service_price: quoteService,

  async recommended_services(context, { limit }) {
    return done(await recommendedCards(context, limit))
  },
}

/** The first date within reach on which some option can be booked; today when there is none. */
function firstOpenDate(row: ServiceRow, slots: StoredSlot[], today: string, now: Date): string {
  const closing = { closesHoursBefore: row.closesHoursBefore, timeZone: row.timeZone, now }
  const isOpen = (day: string) =>
    row.options.some((option) => timesOn(option, day, slots, closing).some(({ open }) => open))
  return nightsOf(today, addDays(today, lookAheadDays)).find(isOpen) ?? today
}
