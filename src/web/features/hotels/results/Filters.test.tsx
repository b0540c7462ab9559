import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { Filters } from '#web/features/hotels/results/Filters.tsx'
import { WalkLine } from '#web/features/hotels/WalkLine.tsx'
import { noFilters, type RequestedFilters } from '#web/lib/search/stay-filters.ts'

function shown(part: React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <Stub />
    </TextProvider>,
  )
}

/** Filters of a search near a railway station, with these numbers of hotels within 5 and 30 minutes. */
const nearStation = (within: [number, number], filters: RequestedFilters = noFilters) =>
  shown(
    <Filters
      where={{
        value: 'place:station',
        label: 'Station',
        kind: 'near',
        typed: null,
        walkEnd: 'Station',
        around: null,
        cities: [],
        pairs: [],
      }}
      near={null}
      query={{}}
      filters={filters}
      facets={{
        free_cancellation: 0,
        pay_on_arrival: 0,
        walk: [
          { minutes: 5, hotels: within[0] },
          { minutes: 30, hotels: within[1] },
        ],
        price: [],
        stars: [],
        boards: [],
        districts: [],
        facilities: [],
        amenities: [],
      }}
      view={undefined}
      total={3}
    />,
  )

test('filters by the walk are offered if a hotel is within walking distance', () => {
  expect(nearStation([0, 1])).toContain('Walk to Station')
  expect(nearStation([0, 0])).not.toContain('Walk to Station')
})

test('a filter by the walk that leaves no hotel can still be removed', () => {
  expect(nearStation([0, 0], { ...noFilters, walk_max: 30 })).toContain('Walk to Station')
})

test('a walk of more than an hour has a pin as its icon and no minutes', () => {
  const line = (minutes: number) =>
    shown(<WalkLine walk={{ metres: 75 * minutes, minutes, name: 'Station' } as never} />)
  expect(line(60)).toMatch(/#walk.*60.min.* to Station/)
  expect(line(61)).toMatch(/#pin.*4\.6\skm · Station/)
})
