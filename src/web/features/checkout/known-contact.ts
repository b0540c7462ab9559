import { countryOfPhone } from '#domains/accounts/phone.ts'
import type { BookedItem } from '#domains/bookings/contract/bookings.ts'
import { bookingGroups } from '#domains/bookings/model/rules.ts'
import type { RequestContext } from '#web/lib/loaders.ts'

type Known = { phone: string | null; country: string | null }

/**
 * The phone number of an account, without one that of its next booking, otherwise of its last or last cancelled one; and
 * the country of residence of that booking, without one the country of the number.
 */
export async function knownContact(
  api: Pick<RequestContext['api'], 'fetch_my_bookings' | 'show_booking'>,
  { phone }: { phone: string | null },
): Promise<Known> {
  for (const group of bookingGroups) {
    const answer = await api.fetch_my_bookings({ group, per_page: 1 })
    const [booking] = answer.ok ? answer.data : []
    if (!booking) continue
    const result = await api.show_booking({ reference: booking.reference })
    const contact = result.ok ? result.data.contact : null
    return { phone: phone ?? (contact?.phone || null), country: contact?.country ?? null }
  }
  return { phone, country: phone && countryOfPhone(phone) }
}

/**
 * The country (ISO 3166) that a form proposes to a traveller of whom nothing is known: the one from which a package
 * departs, otherwise the one of the browser's time zone. Packages without a journey depart from the country of the
 * holy mosques, which says nothing.
 */
export function proposedCountry(
  { timeZone, countryOfTimeZone }: Pick<RequestContext, 'timeZone' | 'countryOfTimeZone'>,
  items: readonly (BookedItem | null)[],
): string {
  const cities = items.flatMap((item) => (item?.kind === 'package' ? [item.departure_city.time_zone] : []))
  const zones = [...cities, ...(timeZone ? [timeZone] : [])]
  const countries = zones.map((zone) => countryOfTimeZone(zone)).filter((country) => country !== null)
  return countries.find((country) => country !== home) ?? home
}

const home = 'SA'
