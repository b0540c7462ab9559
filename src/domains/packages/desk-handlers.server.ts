import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { departureDeskEndpoints, DeskDeparture } from '#domains/packages/desk-contract.ts'
import {
  addDeparture,
  findDeparture,
  findPackagesByName,
  listDepartures,
  setDeparture,
  type DepartureRow,
} from '#domains/packages/desk-write.server.ts'
import type { SharingPrice } from '#domains/packages/shapes.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { inLocale } from '#text/locale.ts'

/** Seats and prices of departures at the desk. */
export const departureDeskHandlers: Handlers<typeof departureDeskEndpoints> = {
  async fetch_departures({ db, now, locale, actor }, { package_id, departure_id, page, per_page }) {
    const from = todayIn('Asia/Riyadh', now)
    const view = ({ title, startsOn, endsOn, infantPrice, ...same }: DepartureRow): DeskDeparture => ({
      ...same,
      title: inLocale(title, locale),
      starts_on: startsOn,
      ends_on: endsOn,
      infant_price: infantPrice,
    })
    const { rows, total } = await listDepartures(db, { from, packageId: package_id, page, perPage: per_page })
    const asked = departure_id === undefined ? null : await findDeparture(db, { from, id: departure_id })
    const packages = await findPackagesByName(db, locale)
    return done(
      {
        may_change: actor.staff.role !== 'agent',
        packages: packages.map(({ title, ...same }) => ({ ...same, title: inLocale(title, locale) })),
        departures: rows.map(view),
        departure: asked && view(asked),
      },
      { page, per_page, total },
    )
  },

  async create_departure({ db, now, locale, audits, changes }, { package_id, starts_on, infant_price, ...same }) {
    const journey = (await findPackagesByName(db, locale)).find(({ id }) => id === package_id)
    if (!journey) return refuse('invalid_input', { errors: [{ path: 'package_id', code: 'not_a_choice' }] })
    if (starts_on < todayIn('Asia/Riyadh', now)) {
      return refuse('invalid_input', { errors: [{ path: 'starts_on', code: 'date_in_past' }] })
    }
    if (namesTwice(same)) return refuse('invalid_input', pricedTwice)
    const terms = { ...same, infantPrice: infant_price }
    const endsOn = addDays(starts_on, journey.days - 1)
    const id = await addDeparture(db, { packageId: package_id, startsOn: starts_on, endsOn, terms })
    if (id === null) return refuse('invalid_input', { errors: [{ path: 'starts_on', code: 'taken' }] })
    audits.push({ subject: `departure:${id}`, before: null, after: { package: package_id, starts_on, ...terms } })
    changes.push(`package:${package_id}`)
    return done({ departure_id: id })
  },

  async change_departure({ db, now, audits, changes }, { departure_id: id, version: seen, infant_price, ...same }) {
    const before = await findDeparture(db, { from: todayIn('Asia/Riyadh', now), id })
    if (!before) return refuse('not_found')
    if (namesTwice(same)) return refuse('invalid_input', pricedTwice)
    const terms = { ...same, infantPrice: infant_price }
    const packageId = await setDeparture(db, { id, seen, terms })
    if (packageId !== null) {
      const { seats, closed, infantPrice, prices } = before
      audits.push({ subject: `departure:${id}`, before: { seats, closed, infantPrice, prices }, after: terms })
      changes.push(`package:${packageId}`)
      return done({})
    }
    const after = await findDeparture(db, { from: before.startsOn, id })
    if (!after || after.version !== seen) return refuse('conflict')
    const min = after.held + after.sold
    return refuse('invalid_input', { errors: [{ path: 'seats', code: 'too_small', params: { min } }] })
  },
}

const pricedTwice = { errors: [{ path: 'prices', code: 'not_a_choice' }] }

function namesTwice({ prices }: { prices: SharingPrice[] }): boolean {
  return new Set(prices.map(({ sharing }) => sharing)).size < prices.length
}
