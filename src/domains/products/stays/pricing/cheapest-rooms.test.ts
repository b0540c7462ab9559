import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheapestRooms } from '#domains/products/stays/pricing/offers.ts'

type Problem = { free: number[]; prices: (number | null)[][] }

const solve = ({ free, prices }: Problem) =>
  cheapestRooms(
    free.map((count, room) => ({ room, free: count })),
    prices.length,
    (room, party) => prices[party]?.[room] ?? null,
  )

/** Exhaustive search over all assignments of rooms to parties. */
function bruteForce({ free, prices }: Problem, party = 0): number | null {
  if (party === prices.length) return 0
  const costs = free.flatMap((count, room) => {
    const price = prices[party]?.[room] ?? null
    if (count < 1 || price === null) return []
    const rest = bruteForce({ free: free.with(room, count - 1), prices }, party + 1)
    return rest === null ? [] : [price + rest]
  })
  return costs.length ? Math.min(...costs) : null
}

describe('assignment of rooms to parties', () => {
  test.for<[string, Problem, { rooms: number[]; price: number } | null]>([
    ['the cheaper of two', { free: [1, 1], prices: [[300, 200]] }, { rooms: [1], price: 200 }],
    [
      'the same room type twice when two are free',
      {
        free: [1, 2],
        prices: [
          [300, 200],
          [300, 200],
        ],
      },
      { rooms: [1, 1], price: 400 },
    ],
    [
      'another when only one is free',
      {
        free: [1, 1],
        prices: [
          [300, 200],
          [400, 200],
        ],
      },
      { rooms: [0, 1], price: 500 },
    ],
    [
      'what is best for one may not be best for all',
      {
        free: [1, 1],
        prices: [
          [100, 110],
          [100, 500],
        ],
      },
      { rooms: [1, 0], price: 210 },
    ],
    ['nobody fits', { free: [5], prices: [[null]] }, null],
    [
      'one party fits nowhere',
      {
        free: [5, 5],
        prices: [
          [100, 100],
          [null, null],
        ],
      },
      null,
    ],
    [
      'too few in all',
      {
        free: [1, 1],
        prices: [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
      null,
    ],
    [
      'enough in all, not of the kind that fits',
      {
        free: [1, 3],
        prices: [
          [1, null],
          [1, null],
          [null, 1],
        ],
      },
      null,
    ],
    ['nothing free', { free: [0], prices: [[100]] }, null],
    ['no hotel', { free: [], prices: [[]] }, null],
    ['free of charge', { free: [1], prices: [[0]] }, { rooms: [0], price: 0 }],
  ])('%s', ([, problem, expected]) => {
    expect(solve(problem)).toEqual(expected)
  })

  test('costs no more than an exhaustive search and never uses more rooms than are free', () => {
    const problems = fc.integer({ min: 1, max: 4 }).chain((kinds) =>
      fc.record({
        free: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: kinds, maxLength: kinds }),
        prices: fc.array(
          fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { freq: 3 }), { minLength: kinds, maxLength: kinds }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
    )
    fc.assert(
      fc.property(problems, (problem) => {
        const found = solve(problem)
        expect(found?.price ?? null).toBe(bruteForce(problem))
        if (!found) return
        expect(found.rooms.reduce((sum, room, party) => sum + (problem.prices[party]?.[room] ?? Infinity), 0)).toBe(
          found.price,
        )
        problem.free.forEach((free, room) => {
          expect(found.rooms.filter((used) => used === room).length).toBeLessThanOrEqual(free)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('eight parties are assigned among twenty room types, each the best for another party', () => {
    const prices = Array.from({ length: 8 }, (_, party) =>
      Array.from({ length: 20 }, (_, room) => 100 + ((room * 7 + party * 3) % 20)),
    )
    expect(solve({ free: Array<number>(20).fill(1), prices })?.price).toBe(800)
  })
})
