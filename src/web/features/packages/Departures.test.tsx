import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DepartureAnswer, PackageDetails } from '#domains/products/packages/answers.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { Departures } from '#web/features/packages/Departures.tsx'

const money = (minor: number) => ({ minor, currency: 'SAR' })
const departure = (id: number, infant: number): DepartureAnswer => ({
  id,
  starts_on: `2026-12-0${id}`,
  ends_on: `2026-12-1${id}`,
  seats_left: 4,
  open: id > 1,
  book_until: '2026-11-30',
  prices: [{ sharing: 'double', adult: money(400_000), child: money(300_000) }],
  infant: money(infant),
})

const shown = (travelPackage: object) => {
  const props = {
    slug: 'umrah',
    departure: null,
    child_max_age: 11,
    infant_max_age: 1,
    ...travelPackage,
  } as PackageDetails
  const router = createMemoryRouter([{ path: '/', element: <Departures travelPackage={props} /> }])
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <RouterProvider router={router} />
    </TextProvider>,
  )
  return html.replaceAll('\u00a0', ' ')
}

test.for([
  [2, 'SAR 130'],
  [3, 'SAR 150'],
  [null, 'SAR 100'],
] as const)(
  'the infant price is that of the selected departure, or of the first if none is selected: %s',
  ([chosen, price]) => {
    const departures = [departure(1, 10_000), departure(2, 13_000), departure(3, 15_000)]
    expect(shown({ departure: chosen, departures })).toContain(
      `Children of 2–11 pay from SAR 3,000. Children under 2 have no bed and pay ${price}`,
    )
  },
)

test('a room basis that other departures offer and this one does not is shown as not offered', () => {
  const both = departure(1, 0)
  const triple = { sharing: 'triple' as const, adult: money(350_000), child: money(300_000) }
  const withTriple = { ...both, prices: [...both.prices, triple] }
  expect(shown({ departures: [withTriple] })).not.toContain('Not available')
  expect(shown({ departures: [withTriple, departure(2, 0)] }).match(/Not available/g)).toHaveLength(1)
})

test.for([
  [true, 4, ['departure=1&amp;party=2&amp;sharing=double#book']],
  // Too few seats for a full room, or none to book.
  [true, 1, []],
  [false, 4, []],
] as const)('a price leads to that of a full room: open %s, %i seats left', ([open, seats_left, targets]) => {
  const html = shown({ departure: 1, departures: [{ ...departure(1, 0), open, seats_left }] })
  expect([...html.matchAll(/\?(departure=1&amp;party[^"]*)"/g)].map(([, target]) => target)).toEqual(targets)
})
