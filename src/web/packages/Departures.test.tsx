import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DepartureAnswer, PackageDetails } from '#domains/packages/answers.ts'
import { TextProvider } from '#text/react.tsx'
import { compiledMessages } from '#text/translator.server.ts'
import { Departures } from '#web/packages/Departures.tsx'

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

const shown = (journey: object) => {
  const given = { slug: 'umrah', departure: null, child_max_age: 11, infant_max_age: 1, ...journey } as PackageDetails
  const router = createMemoryRouter([{ path: '/', element: <Departures journey={given} /> }])
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
] as const)('what an infant pays is told of the date that the page is about: %s', ([chosen, price]) => {
  const departures = [departure(1, 10_000), departure(2, 13_000), departure(3, 15_000)]
  expect(shown({ departure: chosen, departures })).toContain(`have no bed and pay ${price}`)
})

test('a room that other dates have and this one has not is said to be missing', () => {
  const both = departure(1, 0)
  const triple = { sharing: 'triple' as const, adult: money(350_000), child: money(300_000) }
  const withTriple = { ...both, prices: [...both.prices, triple] }
  expect(shown({ departures: [withTriple] })).not.toContain('Not offered')
  expect(shown({ departures: [withTriple, departure(2, 0)] }).match(/Not offered/g)).toHaveLength(1)
})
