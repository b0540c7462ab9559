import { done, err, invalid } from '#api/endpoint.ts'
import { sells } from '#domains/content/queries.server.ts'
import { readSeasonNotes } from '#domains/content/season-notes.server.ts'
import type { Handlers } from '#domains/context.ts'
import type { packagesEndpoints } from '#domains/products/packages/contract.ts'
import { monthDates } from '#domains/shared/months.ts'
import { isOpen } from '#domains/products/packages/inventory/stock.server.ts'
import { quotePackageInRooms, toPackageSelection } from '#domains/products/packages/pricing/quote.server.ts'
import { paymentOfPackage } from '#domains/products/packages/pricing/price.ts'
import {
  findPackage,
  findProgrammeGround,
  type PackageRow,
} from '#domains/products/packages/catalogue/queries.server.ts'
import {
  findDepartureCities,
  findPackageTypes,
  searchPackages,
} from '#domains/products/packages/search/search.server.ts'
import { packageCardView, packageDetailsView } from '#domains/products/packages/catalogue/views.server.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { windowsOf, withTerms } from '#domains/products/shared/terms.server.ts'
import { inLocale } from '#i18n/locale.ts'

export const packagesHandlers: Handlers<typeof packagesEndpoints> = {
  async fetch_package_types(context) {
    if (!(await sells(context, 'packages'))) return done([])
    const rows = await findPackageTypes(context)
    return done(rows.map(({ id, slug, name, count }) => ({ id, slug, name: inLocale(name, context.locale), count })))
  },

  async fetch_departure_cities(context) {
    if (!(await sells(context, 'packages'))) return done([])
    const rows = await findDepartureCities(context)
    return done(rows.map(({ slug, name, count }) => ({ slug, name: inLocale(name, context.locale), count })))
  },

  async fetch_packages(context, input) {
    const { locale, now } = context
    const starts = input.month ? monthDates(input.month) : undefined
    if (starts === null) return invalid('month', 'invalid_date')
    const { page, per_page } = input
    if (!(await sells(context, 'packages'))) return done([], { page, per_page, total: 0 })
    const { total, shown } = await searchPackages(context, { ...input, ...(starts && { starts }) }, input)
    const cards = await withTerms(context, (terms) =>
      shown.map((one) => packageCardView(one, windowsOf(terms, one.travelPackage.policyId) ?? [], now, locale)),
    )
    return done(cards, { page, per_page, total })
  },

  async show_package(context, { id, departure }) {
    const { db, locale, now, ports } = context
    const which = typeof id === 'number' ? { id } : { slug: id }
    const travelPackage = await findPackage(db, which, todayIn(siteTimeZone, now))
    if (!travelPackage?.offered) return err('not_found')
    const today = todayIn(travelPackage.timeZone, now)
    const chosen = chosenDeparture(travelPackage, departure, today)
    if (departure !== undefined && !chosen) return err('not_found')
    const [ground, notes] = await Promise.all([
      ports.remember(`package:${travelPackage.id}:ground`, () =>
        findProgrammeGround(db, travelPackage.programme, travelPackage.aviation),
      ),
      chosen ? readSeasonNotes(db, { from: chosen.startsOn, to: chosen.endsOn }) : [],
    ])
    const { payment, windows } = await withTerms(context, (terms) => ({
      payment: paymentOfPackage(terms, travelPackage),
      windows: windowsOf(terms, travelPackage.policyId) ?? [],
    }))
    return done(packageDetailsView(travelPackage, chosen, { ground, notes, today, payment, windows, now }, locale))
  },

  async get_package_price(context, input) {
    return quotePackageInRooms(context, toPackageSelection(input))
  },
}

/** The requested departure, else the next one that can be booked, else the next one. */
function chosenDeparture(row: PackageRow, id: number | undefined, today: string) {
  const { departures } = row
  if (id !== undefined) return departures.find((one) => one.id === id) ?? null
  return departures.find((one) => isOpen(row, one, today) && one.left > 0) ?? departures[0] ?? null
}
