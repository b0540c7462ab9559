import { expect, test } from 'vitest'
import { createMemory } from '#server/database/process-cache.ts'

test('a cached value is loaded once for all simultaneous calls, until it expires or is dropped', async () => {
  let now = 0
  let loads = 0
  const memory = createMemory(() => now)
  const request = () => memory.remember('terms', async () => ++loads)
  expect(await Promise.all([request(), request(), request()])).toEqual([1, 1, 1])
  now = 29_999
  expect(await request()).toBe(1)
  now = 30_000
  expect(await request()).toBe(2)
  memory.drop(['other'])
  expect(await request()).toBe(2)
  memory.drop(['terms'])
  expect(await request()).toBe(3)
})

test('a value from before the clock was set back is loaded again', async () => {
  let now = 40_000_000_000
  let loads = 0
  const memory = createMemory(() => now)
  await memory.remember('terms', async () => ++loads)
  now = 0
  expect(await memory.remember('terms', async () => ++loads)).toBe(2)
})

test('the first part of a key drops all keys below it, and no others', async () => {
  let loads = 0
  const memory = createMemory(() => 0)
  const request = (key: string) => memory.remember(key, async () => ++loads)
  await Promise.all([request('content:faqs'), request('content:pages'), request('contents')])
  memory.drop(['content'])
  expect([await request('content:faqs'), await request('content:pages'), await request('contents')]).toEqual([4, 5, 3])
})

test('a failed load is not cached', async () => {
  const memory = createMemory(() => 0)
  await expect(memory.remember('terms', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await memory.remember('terms', async () => 'found')).toBe('found')
})

test('a key of three parts is dropped by the first two', async () => {
  let loads = 0
  const memory = createMemory(() => 0)
  const request = () => memory.remember('content:faqs:filled', async () => ++loads)
  await request()
  memory.drop(['content:pages', 'faqs'])
  expect(await request()).toBe(1)
  memory.drop(['content:faqs'])
  expect(await request()).toBe(2)
})

test('its size is limited', async () => {
  let loads = 0
  const memory = createMemory(() => 0)
  for (let i = 0; i < 3_000; i++) await memory.remember(`where:${i}`, async () => ++loads)
  await memory.remember('where:2999', async () => ++loads)
  expect(loads).toBe(3_000)
  await memory.remember('where:0', async () => ++loads)
  expect(loads).toBe(3_001)
})

test('a thenable that is not a promise, such as a query, is executed once', async () => {
  let sent = 0
  const query = {
    // oxlint-disable-next-line unicorn/no-thenable -- what is tested is just that
    then: (done: (rows: string[]) => void) => {
      sent++
      done(['goal'])
    },
  }
  const memory = createMemory(() => 0)
  const request = () => memory.remember('goals', () => query as unknown as Promise<string[]>)
  expect(await Promise.all([request(), request()])).toEqual([['goal'], ['goal']])
  await request()
  expect(sent).toBe(1)
})
