import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import type { WebStatus } from '#domains/content/contract.ts'
import { languageOf, type Locale } from '#i18n/locale.ts'
import { currencyDecimals } from '#i18n/money.ts'
import { links } from '#links/site.ts'

/** A schema.org object. Undefined fields are omitted. */
export type Thing = { '@type': string; [field: string]: unknown }

export type Where = { origin: string; locale: Locale }

export function organization({ brand, contact, social, company, demo }: WebStatus, { origin, locale }: Where): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: origin + links.home(locale),
    logo: origin + (brand.logo ?? '/icons/app-512.png'),
    ...options('slogan', brand.tagline),
    ...options('email', contact.email),
    ...options('telephone', contact.phone),
    ...options('address', contact.address),
    // The company of a demo is fictitious.
    ...(!demo && { ...options('legalName', company.name), ...options('vatID', company.vat_number) }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

export function website({ brand, empty_pages }: WebStatus, { origin, locale }: Where): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/${locale}#website`,
    name: brand.name,
    url: origin + links.home(locale),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    ...(!empty_pages.includes('hotels') && {
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${links.hotels(locale)}?where={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

/**
 * A hotel as displayed. The rating is included only if it comes from guests: not in a demo, whose guests are
 * fictitious. The price range covers the rooms on the page, all in.
 */
export function hotel(
  hotel: HotelDetails,
  offers: readonly RoomOffer[],
  { origin, locale, demo }: Where & { demo: boolean },
): Thing {
  return {
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.summary,
    url: origin + links.hotel(locale, hotel.slug),
    // A search result shows one picture of each kind; the page shows all of them.
    image: hotel.pictures.slice(0, 3).map(({ id }) => origin + links.picture(id, 1280)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [hotel.street, hotel.district].filter(Boolean).join(languageOf(locale).comma),
      addressLocality: hotel.city.name,
      addressCountry: hotel.country,
    },
    ...options('telephone', hotel.phone),
    geo: { '@type': 'GeoCoordinates', latitude: hotel.point.lat, longitude: hotel.point.lon },
    amenityFeature: hotel.main_facilities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    starRating: {
      '@type': 'Rating',
      ratingValue: Number(/^stars_(\d)$/.exec(hotel.official_class ?? '')?.[1] ?? hotel.stars),
    },
    // The licences of a demo are fictitious.
    ...(hotel.licence &&
      !demo && {
        identifier: {
          '@type': 'PropertyValue',
          propertyID: 'sa-tourism-licence',
          value: hotel.licence.number,
          validThrough: hotel.licence.valid_until,
        },
      }),
    checkinTime: hotel.check_in_from.slice(0, 5),
    checkoutTime: hotel.check_out_until.slice(0, 5),
    ...options('priceRange', priceRange(offers)),
    ...(!demo && aggregateRating(hotel)),
  }
}

/** The score of a product by its reviews; nothing without reviews. */
export function aggregateRating({ rating, review_count }: { rating: number | null; review_count: number }) {
  if (rating === null || review_count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      bestRating: 10,
      worstRating: 2,
      reviewCount: review_count,
    },
  }
}

/** The path from the home page to the current page, as `Breadcrumb` shows it; the last item is the current page. */
export function breadcrumbs(items: readonly { label: string; to?: string }[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      ...(to && { item: origin + to }),
    })),
  }
}

/** Prices of a night in the cheapest and in the most expensive room: `SAR 410–1250`. */
function priceRange(offers: readonly RoomOffer[]): string {
  const nights = offers.flatMap(({ rates }) => rates.map(({ per_night }) => per_night))
  const [first] = nights
  if (!first) return ''
  const decimals = currencyDecimals(first.currency)
  const whole = nights.map(({ minor }) => Math.round(minor / 10 ** decimals))
  const [least, max] = [Math.min(...whole), Math.max(...whole)]
  return `${first.currency} ${least === max ? least : `${least}–${max}`}`
}

function options(field: string, value: string): Record<string, string> {
  return value === '' ? {} : { [field]: value }
}
