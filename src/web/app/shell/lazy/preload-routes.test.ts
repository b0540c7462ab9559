import { expect, test } from 'vitest'
import { preloader } from '#web/app/shell/lazy/preload-routes.ts'

test('preloading stops while more than four are pending; a skipped preload is loaded when requested again, and nothing is loaded twice', async () => {
  const requested: string[] = []
  const arrivals: (() => void)[] = []
  const preload = preloader((name) => {
    requested.push(name)
    return new Promise((arrive) => arrivals.push(arrive))
  })
  for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) preload(name)
  expect(requested).toEqual(['a', 'b', 'c', 'd', 'e'])
  arrivals[0]?.()
  await new Promise((done) => setImmediate(done))
  for (const name of ['a', 'f', 'g']) preload(name)
  expect(requested).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
