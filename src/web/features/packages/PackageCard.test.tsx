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
  next: { starts_on: '2026-12-05', seats_left: 40, from: { ...amount, minor: 139_000 } },
  picture: { id: 'a', alt: '' },
  rating: null,
  cancellation_kind: 'none',
}

/** The markup of a card whose lowest price is that of a departure. */
function cardOf(starts_on: string, more: object = {}, wide = false): string {
  const card = { ...travelPackage, from: { amount, sharing: 'quad', starts_on }, ...more } as unknown as TravelPackage
  const router = createMemoryRouter([{ path: '/', element: <PackageCard travelPackage={card} href="/" wide={wide} /> }])
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <RouterProvider router={router} />
    </TextProvider>,
  )
  return html.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.for([
  ['the next departure', '2026-12-05', 40, 'Next: 5 Dec'],
  ['a later departure', '2027-01-09', 40, 'Next: 5 Dec, SAR 1,390'],
  ['a later departure, with few seats on the next', '2027-01-09', 4, 'Next: 5 Dec, SAR 1,390 · 4 seats left'],
] as const)(
  'the next departure has a price of its own if the lowest is that of another: %s',
  ([, lowest, seats_left, fact]) => {
    const facts = cardOf(lowest, { next: { ...travelPackage.next, seats_left } })
    expect([...facts.matchAll(/<li.*?<span>(.*?)<\/span><\/li>/g)].at(-1)?.[1]).toBe(fact)
    expect(facts).toContain('From SAR 1,290')
  },
)

test.for([
  ['Umrah in four days', 'Jeddah', '4 days · From Jeddah · Makkah'],
  ['Umrah from Jeddah', 'Jeddah', '4 days · Makkah'],
  ['Umrah in four days', 'Makkah', '4 days · Makkah'],
] as const)('the city of departure is said once: “%s” from %s', ([title, name, fact]) => {
  expect(cardOf('2026-12-05', { title, departure_city: { name } })).toContain(`<span>${fact}</span>`)
})

test.for([
  ['free', 'Free cancellation<'],
  ['partial', 'Partly refundable<'],
  ['none', 'Non-refundable<'],
] as const)(
  'the chips say whether a flight is included, and the cancellation of the next departure: %s',
  ([kind, chip]) => {
    const card = cardOf('2026-12-05', {
      cancellation_kind: kind,
      free_cancellation: kind === 'free',
      free_from: '2027-01-09',
    })
    expect(card.match(/(?:Free cancellation|Partly refundable|Non-refundable)[^<]*</g)).toEqual([chip])
    expect(card).toContain('No flight<')
    expect(cardOf('2026-12-05', { flight: true })).toContain('Flight included<')
  },
)

test('a list says once that prices are per person, another card says it itself', () => {
  expect(cardOf('2026-12-05')).toContain('Per person<')
  expect(cardOf('2026-12-05', {}, true)).not.toContain('Per person<')
})
