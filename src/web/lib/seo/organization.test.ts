import { describe, expect, test } from 'vitest'
import type { WebStatus } from '#domains/content/contract.ts'
import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import { scriptSafe } from '#web/lib/script-safe.ts'
import { breadcrumbs, hotel, organization, website } from '#web/lib/seo/organization.ts'

const where = { origin: 'https://stays.example', locale: 'ar' } as const
const status = {
  brand: { name: 'Rihla', tagline: '', welcome: '', logo: null },
  contact: { email: 'hello@example.com', phone: '', whatsapp: '', address: '', hours: '' },
  social: [{ network: 'x', url: 'https://example.com/x' }],
  company: { name: 'Palm Gate Travel Company', vat_number: '' },
  empty_pages: [],
} as unknown as WebStatus
const packageHotel = {
  slug: 'dar-al-rayan',
  name: 'Dar Al Rayan',
  summary: 'Near the gate',
  stars: 4,
  licence: { number: '10012345', valid_until: '2027-03-01' },
  official_class: 'stars_5',
  district: 'Ajyad',
  street: '12 Lantern Street',
  phone: '+966 12 000 4321',
  city: { slug: 'makkah', name: 'Makkah' },
  country: 'SA',
  point: { lat: 21.4, lon: 39.8 },
  rating: 8.9,
  review_count: 12,
  check_in_from: '16:00:00',
  check_out_until: '12:00:00',
  pictures: [{ id: 'facade/dar-al-rayan', alt: '' }],
  main_facilities: [{ id: 'breakfast', name: 'Breakfast' }],
} as unknown as HotelDetails
const offering = (...minor: number[]) =>
  [{ rates: minor.map((one) => ({ per_night: { minor: one, currency: 'SAR' } })) }] as unknown as RoomOffer[]

test('the provider has a name, an address and a logo, and omits fields that are not set', () => {
  const thing = organization(status, where)
  expect(thing).toMatchObject({
    '@type': 'Organization',
    name: 'Rihla',
    url: 'https://stays.example/ar',
    logo: 'https://stays.example/icons/app-512.png',
    email: 'hello@example.com',
    sameAs: ['https://example.com/x'],
  })
  expect(thing).not.toHaveProperty('telephone')
  expect(thing).toMatchObject({ legalName: 'Palm Gate Travel Company' })
  expect(thing).not.toHaveProperty('vatID')
  // The company of a demo is fictitious.
  expect(organization({ ...status, demo: true }, where)).not.toHaveProperty('legalName')
})

test('the search URL of the site contains a placeholder for the search text; a site without hotels has none', () => {
  const { potentialAction, inLanguage } = website(status, where)
  expect(inLanguage).toBe('ar')
  expect(potentialAction).toMatchObject({
    target: { urlTemplate: 'https://stays.example/ar/hotels?where={search_term_string}' },
    'query-input': 'required name=search_term_string',
  })
  expect(website({ ...status, empty_pages: ['hotels'] }, where)).not.toHaveProperty('potentialAction')
})

describe('a hotel', () => {
  test('has the fields that search engines require, with absolute URLs', () => {
    expect(hotel(packageHotel, offering(41_000, 125_049), { ...where, demo: false })).toEqual({
      '@type': 'Hotel',
      name: 'Dar Al Rayan',
      description: 'Near the gate',
      url: 'https://stays.example/ar/hotels/dar-al-rayan',
      image: ['https://stays.example/img/1280/facade/dar-al-rayan'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Lantern Street، Ajyad',
        addressLocality: 'Makkah',
        addressCountry: 'SA',
      },
      telephone: '+966 12 000 4321',
      geo: { '@type': 'GeoCoordinates', latitude: 21.4, longitude: 39.8 },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Breakfast', value: true }],
      starRating: { '@type': 'Rating', ratingValue: 5 },
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'sa-tourism-licence',
        value: '10012345',
        validThrough: '2027-03-01',
      },
      checkinTime: '16:00',
      checkoutTime: '12:00',
      priceRange: 'SAR 410–1250',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 8.9,
        bestRating: 10,
        worstRating: 2,
        reviewCount: 12,
      },
    })
  })

  test.each([
    ['stars_5', 5],
    ['stars_1', 1],
    ['apartments_1', 4],
    ['unclassified', 4],
    [null, 4],
  ] as const)('of the class %s has %i stars: those of its class, otherwise its own', (official_class, ratingValue) => {
    const thing = hotel({ ...packageHotel, official_class }, [], { ...where, demo: false })
    expect(thing).toHaveProperty('starRating.ratingValue', ratingValue)
  })

  test('has no licence number in the demo or without a valid licence', () => {
    expect(hotel(packageHotel, [], { ...where, demo: true })).not.toHaveProperty('identifier')
    expect(hotel({ ...packageHotel, licence: null }, [], { ...where, demo: false })).not.toHaveProperty('identifier')
  })

  test('has no rating in the demo or without reviews', () => {
    expect(hotel(packageHotel, [], { ...where, demo: true })).not.toHaveProperty('aggregateRating')
    for (const unrated of [{ rating: null }, { review_count: 0 }]) {
      expect(hotel({ ...packageHotel, ...unrated }, [], { ...where, demo: false })).not.toHaveProperty(
        'aggregateRating',
      )
    }
  })

  test('has no price range when nothing can be booked, and a single price when all prices are equal', () => {
    expect(hotel(packageHotel, [], { ...where, demo: false })).not.toHaveProperty('priceRange')
    expect(hotel(packageHotel, offering(41_000), { ...where, demo: false })).toHaveProperty('priceRange', 'SAR 410')
  })
})

test('breadcrumbs are numbered, and the last one has no link', () => {
  const { itemListElement } = breadcrumbs([{ label: 'Home', to: '/ar' }, { label: 'Here' }], where.origin)
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://stays.example/ar' },
    { '@type': 'ListItem', position: 2, name: 'Here' },
  ])
})

test('a hotel name cannot end its script element, and is parsed back unchanged', () => {
  const name = '</script><!-- \u2028 & "Noor"'
  const written = scriptSafe(JSON.stringify({ name }))
  expect(written).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(written)).toEqual({ name })
})
