import type { HotelDetails, RoomOffer } from '#domains/stays/answers.ts'
import type { WebStatus } from '#domains/content/contract.ts'
import type { Locale } from '#text/locale.ts'
import { links } from '#web/links.ts'

/** Something of schema.org. Fields that are undefined are not written. */
export type Thing = { '@type': string; [field: string]: unknown }

export type Where = { origin: string; locale: Locale }

/** The provider. */
export function organization({ brand, contact, social }: WebStatus, { origin, locale }: Where): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: origin + links.home(locale),
    logo: `${origin}/icons/app-512.png`,
    ...given('slogan', brand.tagline),
    ...given('email', contact.email),
    ...given('telephone', contact.phone),
    ...given('address', contact.address),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

/** The site, and how to search in it. */
export function website({ brand }: WebStatus, { origin, locale }: Where): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/${locale}#website`,
    name: brand.name,
    url: origin + links.home(locale),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${links.hotels(locale)}?where={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/**
 * A hotel as it is shown. The rating is told only where guests gave it: not of a demo, whose guests are invented.
 * The range of prices is that of the rooms on the page, all in.
 */
export function hotel(
  hotel: HotelDetails,
  offers: readonly RoomOffer[],
  { origin, locale, demo }: Where & { demo: boolean },
): Thing {
  const rated = !demo && hotel.rating !== null && hotel.review_count > 0
  return {
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.summary,
    url: origin + links.hotel(locale, hotel.slug),
    // One of each is what a result shows; the page has them all.
    image: hotel.pictures.slice(0, 3).map(({ id }) => origin + links.picture(id, 1280)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [hotel.street, hotel.district].filter(Boolean).join(locale === 'ar' ? '، ' : ', '),
      addressLocality: hotel.city.name,
      addressCountry: hotel.country,
    },
    ...given('telephone', hotel.phone),
    geo: { '@type': 'GeoCoordinates', latitude: hotel.point.lat, longitude: hotel.point.lon },
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    checkinTime: hotel.check_in_from.slice(0, 5),
    checkoutTime: hotel.check_out_until.slice(0, 5),
    ...given('priceRange', priceRange(offers)),
    ...(rated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: hotel.rating,
        bestRating: 10,
        worstRating: 0,
        reviewCount: hotel.review_count,
      },
    }),
  }
}

/** The way from the home page to here, as `Breadcrumb` shows it; the last item is here. */
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

/** A night in the dearest and in the cheapest room: `SAR 410–1250`. */
function priceRange(offers: readonly RoomOffer[]): string {
  const nights = offers.flatMap(({ rates }) => rates.map(({ per_night }) => per_night))
  const [first] = nights
  if (!first) return ''
  const { minimumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: first.currency,
  }).resolvedOptions()
  const whole = nights.map(({ minor }) => Math.round(minor / 10 ** decimals))
  const [least, most] = [Math.min(...whole), Math.max(...whole)]
  return `${first.currency} ${least === most ? least : `${least}–${most}`}`
}

function given(field: string, value: string): Record<string, string> {
  return value === '' ? {} : { [field]: value }
}
