import { expect, test } from 'vitest'
import { mayPreload, preloader } from '#web/shell/later/preload-rule.ts'

test('preloading stops while more than four are pending', () => {
  expect([0, 4, 5, 6].map(mayPreload)).toEqual([true, true, false, false])
})

test('what was left is loaded when asked for again, and nothing twice', async () => {
  const asked: string[] = []
  const arrivals: (() => void)[] = []
  const preload = preloader((name) => {
    asked.push(name)
    return new Promise((arrive) => arrivals.push(arrive))
  })
  for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) preload(name)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e'])
  arrivals[0]?.()
  await new Promise((done) => setImmediate(done))
  for (const name of ['a', 'f', 'g']) preload(name)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
