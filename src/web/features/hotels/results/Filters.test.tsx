import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import type { FacetsAnswer } from '#domains/products/stays/search/answers.ts'
import { readOpenFilters, shownFacets, type LongFilter } from '#web/features/hotels/results/choices.ts'
import { Filters } from '#web/features/hotels/results/Filters.tsx'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { noFilters, type RequestedFilters } from '#web/lib/search/stay-filters.ts'

function shown(part: React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <Stub />
    </TextProvider>,
  )
}

const noFacets: FacetsAnswer = {
  free_cancellation: 0,
  pay_on_arrival: 0,
  walk: [],
  price: [],
  stars: [],
  boards: [],
  districts: [],
  facilities: [],
  amenities: [],
}

/** The filters of a search near a railway station. */
function filtersOf({
  facets,
  filters = noFilters,
  open = [],
  total = 40,
}: {
  facets: Partial<FacetsAnswer>
  filters?: RequestedFilters
  open?: LongFilter[]
  total?: number
}): string {
  return shown(
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
      query={{ where: 'place:station' }}
      filters={filters}
      facets={shownFacets({ ...noFacets, ...facets }, { filters, open, total, near: null })}
      open={open}
      view={undefined}
      total={total}
    />,
  )
}

/** Filters with these numbers of hotels within 5 and 30 minutes. */
const nearStation = (within: [number, number], filters?: RequestedFilters) => {
  const [five, thirty] = within
  const walk = [
    { minutes: 5, hotels: five },
    { minutes: 30, hotels: thirty },
  ]
  return filtersOf({ facets: { walk }, ...(filters && { filters }) })
}

const districts = Array.from({ length: 12 }, (_, i) => ({ id: `d${i}`, name: `District ${i}`, hotels: 12 - i }))
const listed = (html: string) => [...html.matchAll(/<input[^>]*name="districts"[^>]*>/g)].map(([input]) => input)

test('a closed filter lists its first options and the selected ones, and leads to the page with all', () => {
  const html = filtersOf({ facets: { districts }, filters: { ...noFilters, districts: ['d9'] } })
  const ids = listed(html).map((input) => /value="(\w+)"/.exec(input)?.[1])
  expect(ids.join(' ')).toBe('d0 d1 d2 d3 d4 d5 d9')
  expect(listed(html).filter((input) => input.includes('checked'))).toEqual([expect.stringContaining('d9')])
  expect(html).toContain('href="/en/hotels?where=place:station&amp;districts=d9&amp;open=districts#districts"')
  expect(html).toContain('Show all 12')
  expect(html).not.toContain('<details class="filters" id="filters" open')
})

test('an open filter lists all options, in the open panel of a narrow screen; a short one has nothing to open', () => {
  const html = filtersOf({ facets: { districts }, open: ['districts'] })
  expect(listed(html)).toHaveLength(12)
  expect(html).toMatch(/<details class="filters" id="filters" open=""/)
  expect(html).not.toContain('open=districts')
  expect(filtersOf({ facets: { districts: districts.slice(0, 6) } })).not.toContain('Show all')
})

test('an address opens the filters that it names', () => {
  expect(readOpenFilters(new URLSearchParams('open=amenities,districts,price'))).toEqual(['districts', 'amenities'])
  expect(readOpenFilters(new URLSearchParams())).toEqual([])
})

test('filters by the walk are offered if a hotel is within walking distance', () => {
  expect(nearStation([0, 1])).toContain('Walk to Station')
  expect(nearStation([0, 0])).not.toContain('Walk to Station')
})

test('what all hotels of a search have is no filter, unless it is applied', () => {
  const all = (id: string) => ({ id, group: 'other', name: id, hotels: 3 })
  const some = (id: string) => ({ id, group: 'other', name: id, hotels: 2 })
  const facets: Partial<FacetsAnswer> = {
    free_cancellation: 3,
    walk: [
      { minutes: 10, hotels: 2 },
      { minutes: 30, hotels: 3 },
    ],
    stars: [{ value: 5, hotels: 3 }],
    boards: [{ value: 'breakfast', hotels: 3 }],
    districts: [all('centre')],
    facilities: [all('lift'), some('gym')],
    amenities: [all('shower'), some('kitchen')],
  }
  const options = (filters?: Partial<RequestedFilters>) => {
    const html = filtersOf({ facets, filters: { ...noFilters, ...filters }, total: 3 })
    return [...html.matchAll(/<input id="([\w-]+)"/g)].map(([, id]) => id).join(' ')
  }
  // Terms, meals and amenities of rooms decide the price of a hotel, too.
  const always = 'free_cancellation-1 pay_on_arrival-1 walk_max-any walk_max-10'
  expect(options()).toBe(`${always} board-breakfast facilities-gym amenities-kitchen amenities-shower`)
  expect(options({ facilities: ['lift'] })).toContain('facilities-lift facilities-gym')
  expect(options({ districts: ['centre'], stars: [5] })).toMatch(/stars-5 .*districts-centre/)
  expect(options({ walk_max: 30 })).toContain('walk_max-30')
  // A number that says nothing is not shown.
  const html = filtersOf({ facets, total: 3 })
  expect(html).not.toContain('aria-label="3 hotels"')
  expect(html.match(/aria-label="2 hotels"/g)).toHaveLength(3)
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
