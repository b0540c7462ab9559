import type { Alternative } from '#domains/bookings/contract/bookings.ts'
import type { Context } from '#domains/context.ts'
import { findPackage } from '#domains/products/packages/catalogue/queries.server.ts'
import { findService, findSlots } from '#domains/products/services/catalogue/queries.server.ts'
import { timesOn } from '#domains/products/services/inventory/availability.ts'
import { quoteProduct } from '#domains/products/quote.server.ts'
import type { ProductKind, ProductSelection, SelectionOf } from '#domains/products/shared/selection.ts'
import { addDays, nightsBetween, nightsOf, todayIn } from '#domains/shared/dates.ts'

const maxAlternatives = 3
/** Number of candidates that are priced, nearest first; some of them have too little left. */
const maxPriced = 6
/** Days before and after the requested date in which a service is searched. */
const daysAround = 7

type Searching = Pick<Context, 'db' | 'locale' | 'now' | 'ports'>
/** A selection to price, and how it is shown. */
type Candidate = { selection: ProductSelection; shown: Omit<Alternative, 'total'> }
type Search<Kind extends ProductKind> = (context: Searching, selection: SelectionOf<Kind>) => Promise<Candidate[]>

/**
 * The nearest other dates on which the same party can book the same package or service, each priced as of now. A stay
 * has its alternatives in the error of its booking.
 */
export async function findAlternatives(context: Searching, selection: ProductSelection): Promise<Alternative[]> {
  const search = searches[selection.kind] as Search<ProductKind>
  const candidates = (await search(context, selection)).slice(0, maxPriced)
  const quotes = await Promise.all(candidates.map((one) => quoteProduct(context, one.selection)))
  return candidates
    .flatMap(({ shown }, i): Alternative[] => {
      const quoted = quotes[i]
      return quoted?.ok ? [{ ...shown, total: quoted.data.total }] : []
    })
    .slice(0, maxAlternatives)
}

const searches: { [Kind in ProductKind]: Search<Kind> } = {
  stay: () => Promise.resolve([]),

  async package({ db, now }, selection) {
    const found = await findPackage(db, { departure: selection.departureId }, '')
    const [requested] = found?.departures ?? []
    if (!found?.offered || !requested) return []
    const all = await findPackage(db, { id: found.id }, todayIn(found.timeZone, now))
    const distance = (startsOn: string) => Math.abs(nightsBetween(requested.startsOn, startsOn))
    return (all?.departures ?? [])
      .filter(({ id, closed, left }) => id !== requested.id && !closed && left > 0)
      .toSorted((a, b) => distance(a.startsOn) - distance(b.startsOn))
      .map(({ id, startsOn, endsOn }) => {
        const { party, sharing, extras } = selection
        return {
          selection: { ...selection, departureId: id },
          shown: {
            selection: { kind: 'package', departure_id: id, party, sharing, extras },
            first_date: startsOn,
            last_date: endsOn,
            time: null,
          },
        }
      })
  },

  async service({ db, now }, selection) {
    const { optionId, date, time, people, days, units } = selection
    const found = await findService(db, { option: optionId })
    const option = found?.options.find(({ id }) => id === optionId)
    if (!found?.offered || !option || !/^\d{4}-\d\d-\d\d$/.test(date)) return []
    const today = todayIn(found.timeZone, now)
    const earliest = addDays(date, -daysAround)
    const from = earliest < today ? today : earliest
    const last = addDays(date, daysAround)
    if (last < from) return []
    const slots = await findSlots(db, [optionId], { from, to: addDays(last, days) })
    const closing = { closesHoursBefore: found.closesHoursBefore, timeZone: found.timeZone, now }
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
      shown: {
        selection: {
          kind: 'service',
          option_id: optionId,
          date: one.day,
          ...(one.time !== null && { time: one.time }),
          people,
          days,
          units,
        },
        first_date: one.day,
        last_date: found.basis === 'day' ? addDays(one.day, days - 1) : one.day,
        time: one.time,
      },
    }))
  },
}
