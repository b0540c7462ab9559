import { expect, test } from 'vitest'
import { bySimilarity, type Compared } from '#domains/stays/similar.ts'

const here: Compared = { id: 1, stars: 4, metres: 400, total: 100_000, rank: 0 }
const order = (...others: Partial<Compared>[]) =>
  bySimilarity(
    here,
    others.map((other, i) => ({ ...here, id: i + 2, ...other })),
  ).map(({ id }) => id)

test('a hotel is not like itself', () => {
  expect(bySimilarity(here, [here])).toEqual([])
})

test('what is free comes before what is not, however alike', () => {
  expect(order({ total: null }, { metres: 3_000, stars: 1, total: 900_000 })).toEqual([3, 2])
})

test('nearer in walk, price or class is more alike', () => {
  expect(order({ metres: 2_000 }, { metres: 600 })).toEqual([3, 2])
  expect(order({ total: 300_000 }, { total: 90_000 })).toEqual([3, 2])
  expect(order({ stars: 1 }, { stars: 5 })).toEqual([3, 2])
  expect(order({ total: 50_000 }, { total: 200_000 }, {})).toEqual([4, 2, 3])
})

test('among equals the recommended one is first', () => {
  expect(order({ rank: 1 }, { rank: 5 })).toEqual([3, 2])
})
