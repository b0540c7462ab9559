import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { departureDeskEndpoints } from '#domains/packages/desk-contract.ts'
import { findDepartures, setDeparture } from '#domains/packages/desk-write.server.ts'
import { todayIn } from '#domains/stays/nights.ts'
import { inLocale } from '#text/locale.ts'

/** Seats and prices of departures at the desk. */
export const departureDeskHandlers: Handlers<typeof departureDeskEndpoints> = {
  async fetch_departures({ db, now, locale, actor }) {
    const rows = await findDepartures(db, { from: todayIn('Asia/Riyadh', now) })
    return done({
      may_change: actor.staff.role !== 'agent',
      departures: rows.map(({ title, startsOn, endsOn, infantPrice, ...same }) => ({
        ...same,
        title: inLocale(title, locale),
        starts_on: startsOn,
        ends_on: endsOn,
        infant_price: infantPrice,
      })),
    })
  },

  async change_departure({ db, now, audits, changes }, { departure_id: id, version: seen, infant_price, ...same }) {
    const [before] = await findDepartures(db, { from: todayIn('Asia/Riyadh', now), id })
    if (!before) return refuse('not_found')
    const terms = { ...same, infantPrice: infant_price }
    const packageId = await setDeparture(db, { id, seen, terms })
    if (packageId !== null) {
      const { seats, closed, infantPrice, prices } = before
      audits.push({ subject: `departure:${id}`, before: { seats, closed, infantPrice, prices }, after: terms })
      changes.push(`package:${packageId}`)
      return done({})
    }
    const [after] = await findDepartures(db, { from: before.startsOn, id })
    if (!after || after.version !== seen) return refuse('conflict')
    const min = after.held + after.sold
    return refuse('invalid_input', {
      errors: [
        terms.seats < min
          ? { path: 'seats', code: 'too_small', params: { min } }
          : { path: 'prices', code: 'not_a_choice' },
      ],
    })
  },
}
