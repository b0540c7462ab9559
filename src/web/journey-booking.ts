import type { ApiClient } from '#contract/api.ts'
import type { Refusal } from '#contract/errors.ts'
import type { PackageQuote } from '#domains/packages/answers.ts'
import type { ServiceQuote } from '#domains/services/answers.ts'
import type { Locale } from '#text/locale.ts'
import { links } from '#web/links.ts'
import { packageQueryOf, readPackageAsked } from '#web/package-search.ts'
import { readServiceAsked, serviceQueryOf } from '#web/service-search.ts'

/** What is about to be booked, priced as of now. `back` is where another date or option can be chosen. */
export type JourneyAsked =
  | { kind: 'package'; quote: PackageQuote; back: string }
  | { kind: 'service'; quote: ServiceQuote; back: string }

/** Prices what the address of the booking page names: an option of a service, or a party on a departure. */
export async function priceAsked(
  api: ApiClient,
  query: URLSearchParams,
  locale: Locale,
): Promise<{ ok: true; data: JourneyAsked } | { ok: false; error: Refusal }> {
  if (query.has('option')) {
    const asked = readServiceAsked(query)
    const { option = 0, date = '', time, people, days, units } = asked
    const quote = await api.get_service_price({ option_id: option, date, ...(time && { time }), people, days, units })
    if (!quote.ok) return quote
    const back = links.service(locale, quote.data.service.slug, serviceQueryOf(asked))
    return { ok: true, data: { kind: 'service', quote: quote.data, back } }
  }
  const asked = readPackageAsked(query)
  const { departure = 0, party, sharing, extras } = asked
  const quote = await api.get_package_price({ departure_id: departure, party, sharing, extras })
  if (!quote.ok) return quote
  const back = links.package(locale, quote.data.package.slug, packageQueryOf(asked))
  return { ok: true, data: { kind: 'package', quote: quote.data, back } }
}

/** How many lead guests are named: one a room, or one. */
export function leadGuests(query: URLSearchParams, quoted: JourneyAsked | null): number {
  if (query.has('option') || !quoted || quoted.kind === 'service') return 1
  return quoted.quote.rooms.length
}
