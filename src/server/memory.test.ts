import { expect, test } from 'vitest'
import { createMemory } from '#server/memory.ts'

test('what is remembered is loaded once, for everyone who asks at once, until it is old or dropped', async () => {
  let now = 0
  let loads = 0
  const memory = createMemory(() => now)
  const ask = () => memory.remember('terms', async () => ++loads)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  now = 29_999
  expect(await ask()).toBe(1)
  now = 30_000
  expect(await ask()).toBe(2)
  memory.drop(['other'])
  expect(await ask()).toBe(2)
  memory.drop(['terms'])
  expect(await ask()).toBe(3)
})

test('a first word stands for all that is kept below it, and for nothing else', async () => {
  let loads = 0
  const memory = createMemory(() => 0)
  const ask = (key: string) => memory.remember(key, async () => ++loads)
  await Promise.all([ask('content:faqs'), ask('content:pages'), ask('contents')])
  memory.drop(['content'])
  expect([await ask('content:faqs'), await ask('content:pages'), await ask('contents')]).toEqual([4, 5, 3])
})

test('a load that fails is not remembered', async () => {
  const memory = createMemory(() => 0)
  await expect(memory.remember('terms', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await memory.remember('terms', async () => 'found')).toBe('found')
})

test('it does not grow without end', async () => {
  let loads = 0
  const memory = createMemory(() => 0)
  for (let i = 0; i < 3_000; i++) await memory.remember(`where:${i}`, async () => ++loads)
  await memory.remember('where:2999', async () => ++loads)
  expect(loads).toBe(3_000)
  await memory.remember('where:0', async () => ++loads)
  expect(loads).toBe(3_001)
})

test('what only looks like a promise, as a query does, is sent once', async () => {
  let sent = 0
  const query = {
    // oxlint-disable-next-line unicorn/no-thenable -- what is tested is just that
    then: (done: (rows: string[]) => void) => {
      sent++
      done(['goal'])
    },
  }
  const memory = createMemory(() => 0)
  const ask = () => memory.remember('goals', () => query as unknown as Promise<string[]>)
  expect(await Promise.all([ask(), ask()])).toEqual([['goal'], ['goal']])
  await ask()
  expect(sent).toBe(1)
})
