import { createStaticHandler } from 'react-router'
import { expect, test } from 'vitest'
import { isClientError } from '#web/lib/loaders.ts'

const router = createStaticHandler([
  {
    id: 'page',
    path: '/en',
    loader: () => {
      throw new Error('the database is gone')
    },
  },
])

async function errorOf(method: string) {
  const answer = await router.query(new Request('https://rihla.example/en', { method }))
  return answer instanceof Response ? null : Object.values(answer.errors ?? {})[0]
}

test('a method that a page does not have is an error of the client, and a failed loader is not', async () => {
  expect(isClientError(await errorOf('POST'))).toBe(true)
  expect(isClientError(await errorOf('PUT'))).toBe(true)
  expect(isClientError(await errorOf('GET'))).toBe(false)
})
