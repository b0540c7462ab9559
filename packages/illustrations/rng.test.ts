import { expect, test } from 'vitest'
import { createDraw, fnv1a } from './rng.ts'

test('the hash is 32-bit FNV-1a', () => {
  expect(fnv1a('')).toBe(0x811c9dc5)
  expect(fnv1a('a')).toBe(0xe40c292c)
  expect(fnv1a('foobar')).toBe(0xbf9cf968)
})

test('one seed gives one sequence', () => {
  const draw = createDraw('facade:dar-al-noor')
  const again = createDraw('facade:dar-al-noor')
  const sequence = Array.from({ length: 20 }, () => draw.unit())
  expect(Array.from({ length: 20 }, () => again.unit())).toEqual(sequence)
  expect(new Set(sequence).size).toBe(20)
  expect(createDraw('facade:dar-al-nour').unit()).not.toBe(sequence[0])
})

test('draws stay within their bounds and reach both of them', () => {
  const draw = createDraw('bounds')
  const dice = Array.from({ length: 600 }, () => draw.whole(1, 6))
  expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6])
  for (let index = 0; index < 600; index++) {
    const value = draw.range(-2, 3)
    expect(value).toBeGreaterThanOrEqual(-2)
    expect(value).toBeLessThan(3)
    expect(['a', 'b']).toContain(draw.pick(['a', 'b']))
  }
})

test('draws from a stream change neither its parent nor its siblings', () => {
  const quiet = createDraw('scene')
  const busy = createDraw('scene')
  const stars = busy.stream('stars')
  for (let index = 0; index < 50; index++) stars.unit()
  expect(busy.unit()).toBe(quiet.unit())
  expect(busy.stream('palms').unit()).toBe(quiet.stream('palms').unit())
  expect(busy.stream('palms').unit()).not.toBe(quiet.stream('stars').unit())
})
