import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Translator } from '#i18n/translator.ts'

type Product = Pick<BookingDetails, 'priced' | 'package' | 'service'>

/** The differences between the booking and the choice, one text for each part: `Room only → Breakfast included`. */
export function chosenParts(
  t: Translator,
  format: Formatter,
  { before, after }: { before: Product; after: Product },
): string[] {
  const [old, now] = [partsOf(t, format, before), partsOf(t, format, after)]
  return Object.entries(now).flatMap(([part, chosen]) =>
    old[part] && chosen && old[part] !== chosen
      ? [t('bookingchange.fromTo', { before: old[part], after: chosen })]
      : [],
  )
}

/** Until when a cancellation is free before and after a change, if that differs. */
export function freeCancellation(
  t: Translator,
  format: Pick<Formatter, 'instant'>,
  { before, after, timeZone, place }: { before: string | null; after: string | null; timeZone: string; place: string },
): string | null {
  if (before === after) return null
  const at = (instant: string | null) => (instant === null ? '' : format.instant(instant, timeZone))
  const key =
    before === null ? 'bookingchange.freeNow' : after === null ? 'bookingchange.freeNoMore' : 'bookingchange.freeFromTo'
  return t(key, { before: at(before), after: at(after), place })
}

/** The parts of a product by a key that both sides of a change have in common. */
function partsOf(t: Translator, format: Formatter, product: Product): Record<string, string> {
  const { priced, package: travelPackage, service } = product
  const party = (adults: number, children: number) =>
    [format.adults(adults), ...(children > 0 ? [format.children(children)] : [])].join(' · ')
  if (priced) {
    const rooms = priced.rooms.map((room, i) => [
      [`name ${i}`, room.name],
      [`board ${i}`, t(`stays.board_${room.board}`)],
      [`party ${i}`, party(room.adults, room.child_ages.length)],
    ])
    return {
      dates: format.stayRange(priced.check_in, priced.check_out),
      rooms: format.rooms(priced.rooms.length),
      ...Object.fromEntries(rooms.flat()),
      terms: t(`common.cancellation_${priced.cancellation.kind}`),
    }
  }
  if (travelPackage) {
    const { departure, rooms, extras } = travelPackage
    const sum = (of: (room: (typeof rooms)[number]) => number) => rooms.reduce((all, room) => all + of(room), 0)
    return {
      dates: format.stayRange(departure.starts_on, departure.ends_on),
      rooms: rooms.map(({ sharing }) => t('prices.packageRoom', { sharing })).join(' + '),
      party: party(
        sum(({ adults }) => adults),
        sum(({ child_ages: children, infant_ages: infants }) => children.length + infants.length),
      ),
      extras:
        extras.map(({ name, quantity }) => t('packages.timesExtra', { name, count: quantity })).join(' + ') ||
        t('bookingchange.noExtras'),
    }
  }
  if (!service) return {}
  return {
    option: optionText(t, service.option.name, vehiclesOf(service.lines)),
    dates: [format.stayRange(service.date, service.last_date), service.time && format.clock(service.time)]
      .filter(Boolean)
      .join(' · '),
    party: party(service.adults, service.child_ages.length),
  }
}
