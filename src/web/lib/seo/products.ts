import type { PackageDetails } from '#domains/products/packages/answers.ts'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { currencyDecimals } from '#i18n/money.ts'
import { links } from '#links/site.ts'
import { aggregateRating, type Thing, type Where } from '#web/lib/seo/organization.ts'

/** A package with its days and, for each open departure, the lowest price of an adult. */
export function touristTrip(travelPackage: PackageDetails, { origin, locale }: Where): Thing {
  const url = origin + links.package(locale, travelPackage.slug)
  return {
    '@type': 'TouristTrip',
    name: travelPackage.title,
    description: travelPackage.summary,
    url,
    image: travelPackage.pictures.map(({ id }) => origin + links.picture(id, 1280)),
    touristType: travelPackage.type.name,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: travelPackage.programme.map(({ title }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: title,
      })),
    },
    offers: travelPackage.departures
      .filter(({ open }) => open)
      .flatMap((departure) => {
        const lowest = departure.prices.map(({ adult }) => adult).sort((a, b) => a.minor - b.minor)[0]
        if (!lowest) return []
        return [
          {
            ...offer(lowest),
            url: origin + links.package(locale, travelPackage.slug, { departure: departure.id }),
            availabilityEnds: departure.book_until,
          },
        ]
      }),
  }
}

/** A service as a product, with its lowest price, and its score unless reviews of a demo are in it. */
export function serviceProduct(
  service: ServiceDetails,
  { origin, locale, invented }: Where & { invented: boolean },
): Thing {
  const lowest = service.options.map(({ amount }) => amount).sort((a, b) => a.minor - b.minor)[0]
  return {
    '@type': 'Product',
    name: service.name,
    description: service.summary,
    category: service.type.name,
    url: origin + links.service(locale, service.slug),
    image: service.pictures.map(({ id }) => origin + links.picture(id, 1280)),
    ...(lowest && { offers: { ...offer(lowest), url: origin + links.service(locale, service.slug) } }),
    ...(!invented && aggregateRating(service)),
  }
}

function offer({ minor, currency }: { minor: number; currency: string }): Thing {
  const decimals = currencyDecimals(currency)
  return {
    '@type': 'Offer',
    price: (minor / 10 ** decimals).toFixed(decimals),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
  }
}
