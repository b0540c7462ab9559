import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PackageCard as TravelPackage } from '#domains/products/packages/answers.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { PackageCard } from '#web/features/packages/PackageCard.tsx'

const amount = { minor: 129_000, currency: 'SAR' }
const travelPackage = {
  title: 'Umrah in four days',
  summary: '',
  type: { name: 'Umrah' },
  cities: [{ name: 'Makkah' }],
  stars: [4],
  departure_city: { name: 'Jeddah' },
  tour_type: 'group',
  days: 4,
  nights: 3,
  group_size: 18,
  next: { starts_on: '2026-12-05', seats_left: 40, from: { ...amount, minor: 139_000 }, sharing: 'double' },
  from: { amount, sharing: 'quad', starts_on: '2027-01-09' },
  picture: { id: 'a', alt: '' },
  rating: null,
  cancellation_kind: 'none',
}

function cardOf(more: object = {}, wide = false): string {
  const card = { ...travelPackage, ...more } as unknown as TravelPackage
  const router = createMemoryRouter([{ path: '/', element: <PackageCard travelPackage={card} href="/" wide={wide} /> }])
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <RouterProvider router={router} />
    </TextProvider>,
  )
  return html.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.for([
  [40, 'From Jeddah, Sat 5 Dec'],
  [5, 'From Jeddah, Sat 5 Dec · 5 seats left'],
] as const)('with %i seats left the next departure is “%s”', ([seats_left, fact]) => {
  const facts = cardOf({ next: { ...travelPackage.next, seats_left } })
  expect(facts.replaceAll('<!-- -->', '')).toContain(`</svg>${fact}</p>`)
})

test('the price is that of the date, per person and for its room, in a list without a word for the lowest', () => {
  expect(cardOf()).toMatch(/From SAR 1,390<.*Per person, double room</)
  expect(cardOf({}, true)).toMatch(/>SAR 1,390<.*Per person, double room</)
  expect(cardOf({ next: { ...travelPackage.next, sharing: 'any' } })).toContain('Per person<')
  expect(cardOf({}, true)).not.toContain('1,290')
})

test.for([
  [false, 'Jeddah', 'From Jeddah, Sat 5 Dec'],
  [false, 'Makkah', 'Departs Sat 5 Dec'],
  [true, 'Jeddah', 'From Jeddah, Sat 5 Dec'],
  [true, 'Cairo', 'Departs Sat 5 Dec'],
] as const)(
  'the city of departure is said once, with an icon for a flight: flight %s from %s',
  ([flight, name, way]) => {
    const card = cardOf({ title: 'Umrah from Cairo', flight, departure_city: { name } })
    expect(card).toContain('>4 days · Makkah<')
    expect(card).toContain(`${way}<`)
    expect(card.includes('aria-label="With flight"')).toBe(flight)
  },
)

test('the class of each hotel is drawn', () => {
  expect(cardOf({ stars: [3, 5] }).match(/aria-label="\d[^"]*"/g)).toEqual([
    'aria-label="3 stars"',
    'aria-label="5 stars"',
  ])
})

test.for([
  ['free', ['Free cancellation<']],
  ['partial', ['Partly refundable<']],
  ['none', ['Non-refundable<']],
] as const)('a card says the terms of a next departure that is %s in one line: %s', ([kind, terms]) => {
  const card = cardOf({ cancellation_kind: kind })
  expect(card.match(/(?:Free cancellation|Partly refundable|Non-refundable)[^<]*</g)).toEqual(terms)
})

test('a city that the name of the package says is not said again', () => {
  const cities = [{ name: 'Makkah' }, { name: 'Madinah' }]
  const facts = cardOf({ title: 'Makkah from Cairo', flight: true, cities, departure_city: { name: 'Cairo' } })
  expect(facts).toContain('>4 days · Madinah<')
})

test('the score has its word and the number of reviews', () => {
  expect(cardOf({ rating: 8.2, review_count: 3 })).toContain('Very good · 3 reviews<')
})
