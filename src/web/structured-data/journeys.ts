import type { PackageDetails } from '#domains/packages/answers.ts'
import type { ServiceDetails } from '#domains/services/answers.ts'
import type { Locale } from '#text/locale.ts'
import { links } from '#web/links.ts'
import type { Thing } from '#web/structured-data/things.ts'

type Where = { origin: string; locale: Locale }

/** A journey with its days and, for each open departure, the lowest price of an adult. */
export function touristTrip(journey: PackageDetails, { origin, locale }: Where): Thing {
  const url = origin + links.package(locale, journey.slug)
  return {
    '@type': 'TouristTrip',
    name: journey.title,
    description: journey.summary,
    url,
    image: journey.pictures.map(({ id }) => origin + links.picture(id, 1280)),
    touristType: journey.type.name,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: journey.programme.map(({ title }, i) => ({ '@type': 'ListItem', position: i + 1, name: title })),
    },
    offers: journey.departures
      .filter(({ open }) => open)
      .flatMap((departure) => {
        const lowest = departure.prices.map(({ adult }) => adult).toSorted((a, b) => a.minor - b.minor)[0]
        if (!lowest) return []
        return [
          {
            ...offer(lowest),
            url: origin + links.package(locale, journey.slug, { departure: departure.id }),
            availabilityEnds: departure.book_until,
          },
        ]
      }),
  }
}

/** A service as something that is sold: from its lowest price. */
export function serviceProduct(service: ServiceDetails, { origin, locale }: Where): Thing {
  const lowest = service.options.map(({ amount }) => amount).toSorted((a, b) => a.minor - b.minor)[0]
  return {
    '@type': 'Product',
    name: service.name,
    description: service.summary,
    category: service.type.name,
    url: origin + links.service(locale, service.slug),
    image: service.pictures.map(({ id }) => origin + links.picture(id, 1280)),
    ...(lowest && { offers: { ...offer(lowest), url: origin + links.service(locale, service.slug) } }),
  }
}

function offer({ minor, currency }: { minor: number; currency: string }): Thing {
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return {
    '@type': 'Offer',
    price: (minor / 10 ** decimals).toFixed(decimals),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
  }
}
