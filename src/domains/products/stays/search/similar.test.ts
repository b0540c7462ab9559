import { expect, test } from 'vitest'
import { bySimilarity, type Compared } from '#domains/products/stays/search/similar.ts'

const here: Compared = { id: 1, stars: 4, metres: 400, total: 100_000, rank: 0 }
const order = (...others: Partial<Compared>[]) =>
  bySimilarity(
    here,
    others.map((other, i) => ({ ...here, id: i + 2, ...other })),
  ).map(({ id }) => id)

test('a hotel is not similar to itself', () => {
  expect(bySimilarity(here, [here])).toEqual([])
})

test('free hotels come before others, however similar those are', () => {
  expect(order({ total: null }, { metres: 3_000, stars: 1, total: 900_000 })).toEqual([3, 2])
})

test('a hotel nearer in walk, price or class is more similar', () => {
  expect(order({ metres: 2_000 }, { metres: 600 })).toEqual([3, 2])
  expect(order({ total: 300_000 }, { total: 90_000 })).toEqual([3, 2])
  expect(order({ stars: 1 }, { stars: 5 })).toEqual([3, 2])
  expect(order({ total: 50_000 }, { total: 200_000 }, {})).toEqual([4, 2, 3])
})

test('equally similar hotels are sorted by recommendation', () => {
  expect(order({ rank: 1 }, { rank: 5 })).toEqual([3, 2])
})
