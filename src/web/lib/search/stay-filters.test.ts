import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boards } from '#domains/shared/shapes.ts'
import { links } from '#links/site.ts'
import {
  appliedFilters,
  filterQuery,
  readFilters,
  withoutApplied,
  type RequestedFilters,
} from '#web/lib/search/stay-filters.ts'

const of = (query: string) => readFilters(new URLSearchParams(query))

test.each([
  ['stars=4&stars=5&stars=4&stars=9&stars=x', { stars: [4, 5] }],
  ['price_min=300&price_max=900', { price_min: 30_000, price_max: 90_000 }],
  ['price_min=٣٠٠', { price_min: 30_000 }],
  ['price_min=1,200', { price_min: 120_000 }],
  ['price_min=900&price_max=300', { price_min: 90_000, price_max: 90_000 }],
  ['price_min=&price_max=&walk_max=', {}],
  ['price_min=-5&walk_max=soon', {}],
  ['walk_max=10', { walk_max: 10 }],
  ['walk_max=0', {}],
  ['walk_max=99999', { walk_max: 240 }],
  ['board=breakfast&board=feast', { board: ['breakfast'] }],
  [
    'districts=al-hujun&districts=../x&facilities=lift&amenities=DROP',
    { districts: ['al-hujun'], facilities: ['lift'] },
  ],
  ['free_cancellation=1&pay_on_arrival=no', { free_cancellation: true }],
])('%s filters by %j', (query, expected) => {
  expect(of(query)).toEqual({ ...of(''), ...expected })
})

const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/), { maxLength: 4 })
const filters: fc.Arbitrary<RequestedFilters> = fc.record(
  {
    stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
    districts: slugs,
    facilities: slugs,
    amenities: slugs,
    board: fc.subarray([...boards]),
    free_cancellation: fc.boolean(),
    pay_on_arrival: fc.boolean(),
    price_min: fc.integer({ min: 1, max: 500 }).map((units) => units * 100),
    price_max: fc.integer({ min: 500, max: 9_000 }).map((units) => units * 100),
    walk_max: fc.integer({ min: 1, max: 240 }),
  },
  { requiredKeys: ['stars', 'districts', 'facilities', 'amenities', 'board', 'free_cancellation', 'pay_on_arrival'] },
)

describe('filters', () => {
  test('are unchanged after a round trip through a URL', () => {
    fc.assert(
      fc.property(filters, (requested) => {
        const href = links.hotels('en', { where: 'makkah', ...filterQuery(requested) })
        expect(readFilters(new URL(href, 'http://site').searchParams)).toEqual(requested)
      }),
    )
  })

  test('can be removed one at a time, until none is left', () => {
    fc.assert(
      fc.property(filters, (requested) => {
        let left = requested
        for (let count = appliedFilters(requested).length; count > 0; count--) {
          const [first] = appliedFilters(left)
          if (!first) throw new Error('fewer filters than before')
          left = withoutApplied(left, first)
          expect(appliedFilters(left)).toHaveLength(count - 1)
        }
        expect(left).toEqual(of(''))
      }),
    )
  })
})
