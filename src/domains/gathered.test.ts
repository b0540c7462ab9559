import { expect, test } from 'vitest'
import type { Queryable } from '#domains/db.ts'
import { gathered } from '#domains/gathered.ts'

function counted() {
  const put: number[][] = []
  const ask = gathered(async (_, asked: number[]) => {
    put.push([...asked])
    if (asked.includes(0)) throw new Error('of nothing')
    return asked.map((one) => one * 10)
  })
  return { put, ask }
}

const [one, other] = [{} as Queryable, {} as Queryable]

test('what is asked at one moment is put once, and each gets its own answer', async () => {
  const { put, ask } = counted()
  // Some of them have to think a little first.
  const late = Promise.resolve()
    .then(() => undefined)
    .then(() => ask(one, 'tens', 3))
  expect(await Promise.all([ask(one, 'tens', 1), ask(one, 'tens', 2), late])).toEqual([10, 20, 30])
  expect(put).toEqual([[1, 2, 3]])
})

test('what is asked later, of another database or about something else, is put by itself', async () => {
  const { put, ask } = counted()
  await Promise.all([ask(one, 'tens', 1), ask(other, 'tens', 2), ask(one, 'others', 3)])
  await ask(one, 'tens', 4)
  expect(put).toEqual([[1], [2], [3], [4]])
})

test('all who asked hear of a failure; whoever asks afterwards does not', async () => {
  const { put, ask } = counted()
  const heard = await Promise.allSettled([ask(one, 'tens', 0), ask(one, 'tens', 1)])
  expect(heard.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(one, 'tens', 1)).toBe(10)
  expect(put).toEqual([[0, 1], [1]])
})
