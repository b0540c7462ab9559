import { expect, test } from 'vitest'
import { batched } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'

function counted() {
  const put: number[][] = []
  const request = batched(async (_, items: number[]) => {
    put.push([...items])
    if (items.includes(0)) throw new Error('zero is not supported')
    return items.map((one) => one * 10)
  })
  return { put, request }
}

const [one, other] = [{} as Queryable, {} as Queryable]

test('calls of one tick become one query, and each call gets its own result', async () => {
  const { put, request } = counted()
  // This call is made two microtasks later.
  const late = Promise.resolve()
    .then(() => undefined)
    .then(() => request(one, 'tens', 3))
  expect(await Promise.all([request(one, 'tens', 1), request(one, 'tens', 2), late])).toEqual([10, 20, 30])
  expect(put).toEqual([[1, 2, 3]])
})

test('a later call, another database or another topic gets a separate query', async () => {
  const { put, request } = counted()
  await Promise.all([request(one, 'tens', 1), request(other, 'tens', 2), request(one, 'others', 3)])
  await request(one, 'tens', 4)
  expect(put).toEqual([[1], [2], [3], [4]])
})

test('a failure rejects all calls of its batch and none of the later ones', async () => {
  const { put, request } = counted()
  const heard = await Promise.allSettled([request(one, 'tens', 0), request(one, 'tens', 1)])
  expect(heard.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await request(one, 'tens', 1)).toBe(10)
  expect(put).toEqual([[0, 1], [1]])
})
