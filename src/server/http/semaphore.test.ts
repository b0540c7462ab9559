import { expect, test } from 'vitest'
import { withDeadline } from '#domains/deadline.server.ts'
import { semaphore, semaphorePerKey } from '#server/http/semaphore.ts'

/** Work that ends when the test ends it. */
function works() {
  const running: (() => void)[] = []
  let max = 0
  return {
    begin: () =>
      new Promise<string>((done) => {
        running.push(() => done('done'))
        max = Math.max(max, running.length)
      }),
    endOne: async () => {
      running.shift()?.()
      await new Promise(setImmediate)
    },
    most: () => max,
  }
}

test('a limited number of calls runs at a time, the others follow in order of arrival', async () => {
  const { begin, endOne, most: max } = works()
  const pass = semaphore(2, 9)
  const order: number[] = []
  const all = [0, 1, 2, 3, 4].map(async (i) => {
    const answer = await pass(begin)
    order.push(i)
    return answer
  })
  for (let i = 0; i < 5; i++) await endOne()
  expect([await Promise.all(all), order, max()]).toEqual([Array(5).fill('done'), [0, 1, 2, 3, 4], 2])
})

test('a call beyond the queue gets null, and so does one whose request is over; neither delays another call', async () => {
  const { begin, endOne } = works()
  const pass = semaphore(1, 1)
  const deadline = new AbortController()
  const first = pass(begin)
  const waiting = withDeadline(deadline.signal, () => pass(begin))
  expect(await pass(begin)).toBeNull()
  deadline.abort()
  expect(await waiting).toBeNull()
  expect(await withDeadline(deadline.signal, () => pass(begin))).toBeNull()
  await endOne()
  expect([await first, await pass(() => Promise.resolve('next'))]).toEqual(['done', 'next'])
})

test('a call that throws frees its place', async () => {
  const pass = semaphore(1, 9)
  await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pass(() => Promise.resolve(1))).toBe(1)
})

test('calls of one key wait for each other and not for calls of another key', async () => {
  const { begin, endOne, most: max } = works()
  const pass = semaphorePerKey(1, 9)
  const hot = [pass('one', begin), pass('one', begin)]
  expect(await pass('two', () => Promise.resolve('other'))).toBe('other')
  await endOne()
  await endOne()
  expect([await Promise.all(hot), max()]).toEqual([['done', 'done'], 1])
})
