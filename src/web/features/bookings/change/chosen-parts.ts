import type { BookedItem } from '#domains/bookings/contract/bookings.ts'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'
import { itemDates } from '#web/features/bookings/item-facts.ts'
import { partyParts } from '#web/features/products/party-parts.ts'

/** The differences between the booking and the choice, one text for each part: `Room only → Breakfast included`. */
export function chosenParts(
  t: Translator,
  format: Formatter,
  { before, after }: { before: BookedItem | null; after: BookedItem | null },
): string[] {
  if (!before || !after) return []
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
function partsOf(t: Translator, format: Formatter, item: BookedItem): Record<string, string> {
  // A line ends at the arrow between two ranges, not inside one: after a dash only a word joiner prevents it.
  const dates = itemDates(format, item).replaceAll(/\s/g, '\u00a0').replaceAll('–', '–\u2060')
  const party = (adults: number, ages: readonly number[]) => partyParts(t, format, adults, ages).join(' · ')
  switch (item.kind) {
    case 'stay': {
      const rooms = item.rooms.map((room, i) => [
        [`name ${i}`, room.name],
        [`board ${i}`, t(`stays.board_${room.board}`)],
        [`party ${i}`, party(room.adults, room.child_ages)],
      ])
      return {
        dates,
        rooms: format.rooms(item.rooms.length),
        ...Object.fromEntries(rooms.flat()),
        terms: t(`common.cancellation_${item.cancellation.kind}`),
      }
    }
    case 'package': {
      const { rooms, extras } = item
      return {
        dates,
        rooms: rooms.map(({ sharing }) => t('prices.packageRoom', { sharing })).join(' + '),
        party: party(
          rooms.reduce((sum, { adults }) => sum + adults, 0),
          rooms.flatMap(({ child_ages: children, infant_ages: infants }) => [...children, ...infants]),
        ),
        extras:
          extras.map(({ name, quantity }) => t('packages.timesExtra', { name, count: quantity })).join(' + ') ||
          t('bookingchange.noExtras'),
      }
    }
    case 'service':
      return {
        option: optionText(t, item.option.name, vehiclesOf(item.lines)),
        dates,
        party: party(item.adults, item.child_ages),
      }
  }
}
