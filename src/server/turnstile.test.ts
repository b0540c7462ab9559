import { expect, test } from 'vitest'
import { turnstile } from '#server/turnstile.ts'

/** Work that ends when it is told to. */
function works() {
  const running: (() => void)[] = []
  let most = 0
  return {
    begin: () =>
      new Promise<string>((done) => {
        running.push(() => done('done'))
        most = Math.max(most, running.length)
      }),
    endOne: async () => {
      running.shift()?.()
      await new Promise(setImmediate)
    },
    most: () => most,
  }
}

test('so many at a time, the others in the order in which they came', async () => {
  const { begin, endOne, most } = works()
  const pass = turnstile(2, 60_000)
  const order: number[] = []
  const all = [0, 1, 2, 3, 4].map(async (i) => {
    const answer = await pass(begin)
    order.push(i)
    return answer
  })
  for (let i = 0; i < 5; i++) await endOne()
  expect([await Promise.all(all), order, most()]).toEqual([Array(5).fill('done'), [0, 1, 2, 3, 4], 2])
})

test('whose turn does not come in time is told so, and holds nobody up', async () => {
  const { begin, endOne } = works()
  const pass = turnstile(1, 1)
  const first = pass(begin)
  expect(await pass(begin)).toBeNull()
  await endOne()
  expect([await first, await pass(() => Promise.resolve('next'))]).toEqual(['done', 'next'])
})

test('a throw gives its place back', async () => {
  const pass = turnstile(1, 60_000)
  await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pass(() => Promise.resolve(1))).toBe(1)
})
