import { done, refuse } from '#contract/endpoint.ts'
import { readSeasonNotes } from '#domains/content/season-notes.server.ts'
import type { Handlers } from '#domains/context.ts'
import type { packagesEndpoints } from '#domains/packages/contract.ts'
import { monthDates } from '#domains/packages/months.ts'
import { isOpen, paymentWith } from '#domains/packages/quote.server.ts'
import { quotePackage } from '#domains/packages/quoting.server.ts'
import { findPackage, findProgrammeGround, type PackageRow } from '#domains/packages/read.server.ts'
import { findDepartureCities, findPackageTypes, searchPackages } from '#domains/packages/search.server.ts'
import { packageCardView, packageDetailsView } from '#domains/packages/views.server.ts'
import { todayIn } from '#domains/stays/nights.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { inLocale } from '#text/locale.ts'

export const packagesHandlers: Handlers<typeof packagesEndpoints> = {
  async fetch_package_types(context) {
    const rows = await findPackageTypes(context)
    return done(rows.map(({ id, slug, name, count }) => ({ id, slug, name: inLocale(name, context.locale), count })))
  },

  async fetch_departure_cities(context) {
    const rows = await findDepartureCities(context)
    return done(rows.map(({ slug, name, count }) => ({ slug, name: inLocale(name, context.locale), count })))
  },

  async fetch_packages(context, input) {
    const { locale, now } = context
    const starts = input.month ? monthDates(input.month) : undefined
    if (starts === null) return refuse('invalid_input', { errors: [{ path: 'month', code: 'invalid_date' }] })
    const [{ total, shown }, terms] = await Promise.all([
      searchPackages(
        context,
        {
          type: input.type || undefined,
          ...(starts ? { starts } : {}),
          minDays: input.min_days,
          maxDays: input.max_days,
          maxPrice: input.max_price,
          departureCity: input.departure_city || undefined,
          tourType: input.tour_type,
          maxGroup: input.max_group,
          seats: input.seats,
        },
        { sort: input.sort, page: input.page, perPage: input.per_page },
      ),
      stayTerms(context),
    ])
    return done(
      shown.map((one) => packageCardView(one, terms.policies.get(one.journey.policyId) ?? [], now, locale)),
      { page: input.page, per_page: input.per_page, total },
    )
  },

  async show_package(context, { id, departure }) {
    const { db, locale, now } = context
    const which = typeof id === 'number' ? { id } : { slug: id }
    const [found, terms] = await Promise.all([findPackage(db, which, todayIn('Asia/Riyadh', now)), stayTerms(context)])
    if (!found?.offered) return refuse('not_found')
    const today = todayIn(found.timeZone, now)
    const chosen = chosenDeparture(found, departure, today)
    if (departure !== undefined && !chosen) return refuse('not_found')
    const [ground, notes] = await Promise.all([
      findProgrammeGround(db, found.programme),
      chosen ? readSeasonNotes(db, { from: chosen.startsOn, to: chosen.endsOn }) : [],
    ])
    const payment = paymentWith(terms, found.payment)
    const windows = terms.policies.get(found.policyId) ?? []
    return done(packageDetailsView(found, chosen, { ground, notes, today, payment, windows, now }, locale))
  },

  get_package_price: quotePackage,
}

/** The departure asked for, or the next one that can be booked, or the next one at all. */
function chosenDeparture(row: PackageRow, id: number | undefined, today: string) {
  const { departures } = row
  if (id !== undefined) return departures.find((one) => one.id === id) ?? null
  return departures.find((one) => isOpen(row, one, today) && one.left > 0) ?? departures[0] ?? null
}
