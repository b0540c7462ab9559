import { done, err, invalid } from '#api/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import { maxSeriesDepartures, type departureAdminEndpoints } from '#domains/products/packages/admin/contract.ts'
import {
  addDeparture,
  copySubstitutions,
  findDeparture,
  findDepartureDays,
  findPackagesByName,
  listDepartures,
  lockDeparture,
  setDeparture,
} from '#domains/products/packages/admin/commands.server.ts'
import type { RoomBasisPrice } from '#domains/products/packages/shapes.ts'
import { addDays, nightsBetween, todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { maxSeriesDays, seriesDates, type SeriesPattern } from '#domains/shared/series.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'

/** Admin endpoints for the seats and prices of departures. */
export const departureAdminHandlers: Handlers<typeof departureAdminEndpoints> = {
  async fetch_departures({ db, now, locale, actor }, { package_id, departure_id, page, per_page }) {
    const from = todayIn(siteTimeZone, now)
    const view = <Row extends { title: Bilingual }>(row: Row) => ({ ...row, title: inLocale(row.title, locale) })
    const { rows, total } = await listDepartures(db, { from, packageId: package_id, page, perPage: per_page })
    const departureRow = departure_id === undefined ? null : await findDeparture(db, { from, id: departure_id })
    const packages = await findPackagesByName(db, locale)
    return done(
      {
        may_change: actor.staff.role !== 'agent',
        packages: packages.map(view),
        departures: rows.map(view),
        departure: departureRow && view(departureRow),
      },
      { page, per_page, total },
    )
  },

  async create_departure({ db, now, locale, audits }, { package_id, starts_on, ...terms }) {
    const travelPackage = (await findPackagesByName(db, locale)).find(({ id }) => id === package_id)
    if (!travelPackage) return invalid('package_id', 'not_a_choice')
    if (starts_on < todayIn(siteTimeZone, now)) return invalid('starts_on', 'date_in_past')
    if (pricesContradict(terms)) return pricedTwice
    const endsOn = addDays(starts_on, travelPackage.days - 1)
    const id = await addDeparture(db, { packageId: package_id, startsOn: starts_on, endsOn, terms })
    if (id === null) return invalid('starts_on', 'taken')
    audits.push({ subject: `departure:${id}`, before: null, after: { package: package_id, starts_on, ...terms } })
    return done({ departure_id: id })
  },

  async check_departure_series({ db, now }, { departure_id, from, until, ...pattern }) {
    const source = await findDeparture(db, { from: todayIn(siteTimeZone, now), id: departure_id })
    if (!source) return err('not_found')
    if (from < todayIn(siteTimeZone, now)) return invalid('from', 'date_in_past')
    if (until < from) return invalid('until', 'last_before_first')
    if (nightsBetween(from, until) >= maxSeriesDays) return invalid('until', 'too_big')
    if (pattern.repeat === 'week' && pattern.weekdays.length === 0) return invalid('weekdays', 'required')
    const dates = seriesDates(pattern as SeriesPattern, from, until)
    const existing = new Set(await findDepartureDays(db, { packageId: source.package_id, from, until }))
    const length = nightsBetween(source.starts_on, source.ends_on)
    return done({
      max: maxSeriesDepartures,
      days: dates.map((day) => ({ starts_on: day, ends_on: addDays(day, length), exists: existing.has(day) })),
    })
  },

  async create_departure_series({ db, now, audits }, { departure_id, version: seen, days, closed }) {
    const today = todayIn(siteTimeZone, now)
    if (days.some((day) => day < today)) return invalid('days', 'date_in_past')
    await lockDeparture(db, departure_id)
    const source = await findDeparture(db, { from: today, id: departure_id })
    if (!source) return err('not_found')
    if (source.version !== seen) return err('conflict')
    const { package_id: packageId, seats, infant_price, prices } = source
    const length = nightsBetween(source.starts_on, source.ends_on)
    const created: { id: number; day: string }[] = []
    for (const day of [...new Set(days)].toSorted()) {
      const terms = { seats, infant_price, prices, closed }
      const id = await addDeparture(db, { packageId, startsOn: day, endsOn: addDays(day, length), terms })
      if (id === null) continue
      await copySubstitutions(db, { from: departure_id, to: id, now })
      created.push({ id, day })
    }
    if (created.length === 0) return invalid('days', 'taken')
    audits.push({
      subject: `departure:${departure_id}`,
      before: null,
      after: { package: packageId, copied_to: created.map(({ day }) => day), seats, closed, infant_price, prices },
    })
    return done({ departure_ids: created.map(({ id }) => id), skipped: days.length - created.length })
  },

  async change_departure({ db, now, audits }, { departure_id: id, version: seen, ...terms }) {
    const before = await findDeparture(db, { from: todayIn(siteTimeZone, now), id })
    if (!before) return err('not_found')
    if (pricesContradict(terms)) return pricedTwice
    const packageId = await setDeparture(db, { id, seen, terms })
    if (packageId !== null) {
      const { seats, closed, infant_price, prices } = before
      audits.push({ subject: `departure:${id}`, before: { seats, closed, infant_price, prices }, after: terms })
      return done({})
    }
    const after = await findDeparture(db, { from: before.starts_on, id })
    if (!after || after.version !== seen) return err('conflict')
    const min = after.held + after.sold
    return invalid('seats', 'too_small', { min })
  },
}

const pricedTwice = invalid('prices', 'not_a_choice')

/** True if a room basis has two prices, or if one price per person is next to prices by room basis. */
function pricesContradict({ prices }: { prices: RoomBasisPrice[] }): boolean {
  const bases = new Set(prices.map(({ sharing }) => sharing))
  return bases.size < prices.length || (bases.has('any') && bases.size > 1)
}
