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
  departure_city: { name: 'Jeddah' },
  tour_type: 'group',
  days: 4,
  nights: 3,
  group_size: 18,
  departures: 2,
  next: { starts_on: '2026-12-05', seats_left: 4, from: amount },
  picture: { id: 'a', alt: '' },
  rating: null,
  cancellation_kind: 'none',
}

/** The markup of a card whose lowest price is that of a departure. */
function cardOf(starts_on: string, more: object = {}): string {
  const card = { ...travelPackage, from: { amount, sharing: 'quad', starts_on }, ...more } as unknown as TravelPackage
  const router = createMemoryRouter([{ path: '/', element: <PackageCard travelPackage={card} href="/" /> }])
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <RouterProvider router={router} />
    </TextProvider>,
  )
  return html.replaceAll(/[\u00a0\u202f]/g, ' ')
}

const factsOf = (starts_on: string) =>
  [...cardOf(starts_on).matchAll(/<li.*?<span>(.*?)<\/span><\/li>/g)].map(([, fact = '']) => fact)

test.for([
  ['the next departure', '2026-12-05'],
  ['a later departure', '2027-01-09'],
] as const)('the seats left are beside the next departure, if the lowest price is that of %s', ([, lowest]) => {
  expect(factsOf(lowest).at(-1)).toBe('Next on 5 Dec 2026, from SAR 1,290 · 4 seats left · 1 more date')
})

test.for([
  ['free', null, 'Free cancellation<'],
  ['partial', null, 'Partly refundable<'],
  ['partial', '2027-01-09', 'Free cancellation for departures from 9 Jan 2027<'],
] as const)('the chip of a next departure that is %s, free from %s, says %s', ([kind, free_from, chip]) => {
  const terms = { cancellation_kind: kind, free_cancellation: kind === 'free', free_from }
  const chips = /Free cancellation[^<]*<|Partly refundable</g
  expect(cardOf('2027-01-09', terms).match(chips)).toEqual([chip])
})
