import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PackageCard as TravelPackage } from '#domains/products/packages/answers.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { PackageCard } from '#web/features/packages/PackageCard.tsx'

const travelPackage = {
  title: 'Umrah in four days',
  summary: '',
  type: { name: 'Umrah' },
  cities: [{ name: 'Makkah' }],
  stars: [4],
  walk_minutes: 6,
  board: 'half_board',
  flight: false,
  departure_city: { name: 'Jeddah' },
  tour_type: 'group',
  days: 4,
  nights: 3,
  group_size: 18,
  next: { starts_on: '2026-12-05', seats_left: 40, from: { minor: 139_000, currency: 'SAR' }, sharing: 'double' },
  picture: { id: 'a', alt: '' },
  rating: null,
  cancellation_kind: 'none',
}

function cardOf(more: object = {}): string {
  const card = { ...travelPackage, ...more } as unknown as TravelPackage
  const router = createMemoryRouter([{ path: '/', element: <PackageCard travelPackage={card} href="/" /> }])
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <RouterProvider router={router} />
    </TextProvider>,
  )
  return html.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('</bdi></span><span><bdi>', ' · ')
}

test.for([
  [40, 'From Jeddah, 5 Dec · no flight'],
  [5, 'From Jeddah, 5 Dec · no flight · 5 seats left'],
] as const)('with %i seats left the next departure is “%s”', ([seats_left, fact]) => {
  const facts = cardOf({ next: { ...travelPackage.next, seats_left } })
  expect(facts).toContain(`<bdi>${fact}</bdi></span></span></span></p>`)
})

test('the price is the lowest of the date, per person and for its room', () => {
  expect(cardOf()).toMatch(/>SAR 1,390<.*per person, double room</)
  expect(cardOf({ next: { ...travelPackage.next, sharing: 'any' } })).toContain('per person<')
})

test.for([
  [true, 'Flight from Cairo, 5 Dec<'],
  [false, 'From Cairo, 5 Dec · no flight<'],
] as const)('a card says the cities, the city of departure, and if a flight is included: %s', ([flight, fact]) => {
  const card = cardOf({ title: 'Makkah from Cairo', flight, departure_city: { name: 'Cairo' } })
  expect(card).toContain('>4 days · Makkah<')
  expect(card).toContain(fact)
})

test('a card says the longest walk and the board of its hotels, if they are known', () => {
  expect(cardOf().replaceAll('<!-- -->', '')).toMatch(/6 min<span[^>]*> walk<.*Half-board</)
  expect(cardOf({ cities: [{ name: 'Makkah' }, { name: 'Madinah' }] })).toContain('>up to <')
  expect(cardOf({ walk_minutes: null, board: null })).not.toMatch(/walk<|Half-board/)
})

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

test('the score has its word and the number of reviews, on phones the number beside it', () => {
  const card = cardOf({ rating: 8.2, review_count: 3 }).replaceAll('<!-- -->', '')
  expect(card).toContain('Very good · 3 reviews<')
  expect(card).toContain('aria-label="Very good · 3 reviews">(3)<')
})
