import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import type { Translator } from '#i18n/translator.ts'
import type { PriceError } from '#web/lib/price-error.ts'

type Offered = Pick<PackageDetails, 'group_size' | 'infant_max_age'> & {
  departures: readonly Pick<PackageDetails['departures'][number], 'id' | 'seats_left'>[]
}

/**
 * The reason why a group gets no price, if it is the number of its guests: more than the seats that are left, or than
 * one booking takes. Rooms are divided by themselves, so the general advice to add a room does not help. Infants take
 * no seat.
 */
export function groupError(
  t: Translator,
  { departures, group_size: size, infant_max_age: infantMaxAge }: Offered,
  { departure, party }: { departure?: number | undefined; party: readonly string[] },
): Pick<PriceError, 'title' | 'text'> | null {
  const families = party.flatMap((text) => parseOccupancy(text) ?? [])
  const children = families.flatMap(({ childAges }) => childAges)
  const adults = families.reduce((sum, family) => sum + family.adults, 0)
  const count = adults + children.filter((age) => age > infantMaxAge).length
  const left = departures.find(({ id }) => id === departure)?.seats_left ?? 0
  if (left > 0 && count > left) {
    const title = t('packages.seatsShort', { left: t('packages.seatsLeft', { count: left }), count })
    return { title, text: t('packages.seatsShortText') }
  }
  return adults + children.length > size
    ? { title: t('packages.groupTooLarge', { size }), text: t('packages.groupTooLargeText') }
    : null
}
