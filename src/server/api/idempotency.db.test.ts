import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { done, endpoints, write, type AnyEndpoint } from '#api/endpoint.ts'
import { invoke, type AnyHandler } from '#server/api/invoke.ts'
import { contextFor, makeWorld } from '#test/world.ts'

const endpoint: AnyEndpoint = endpoints('bookings', {
  book_thing: write({
    summary: 'Books a thing.',
    access: 'anyone',
    idempotent: true,
    input: z.object({}),
    output: z.object({ n: z.number() }),
  }),
}).book_thing

test('a response stored by another process after the lookup is returned, and nothing of the second call remains', async () => {
  const world = await makeWorld()
  let tries = 0
  const handler: AnyHandler = async ({ db }) => {
    tries++
    await db.execute(sql`insert into setting (key, value) values (${`thing ${tries}`}, '1')`)
    // As if another process had finished between the lookup and the lock.
    await world.sql(`insert into idempotency_key (owner, endpoint, key, fingerprint, status, answer, created_at)
      values ('127.0.0.1', 'book_thing', 'the-same-key', encode(sha256('{}'), 'hex'), 200, '{"ok": true, "data": {"n": 0}}', now())`)
    return done({ n: tries })
  }
  const call = () =>
    invoke(contextFor(world.services, { kind: 'visitor' }), {
      endpoint,
      handler,
      input: {},
      idempotencyKey: 'the-same-key',
    })
  expect(await call()).toEqual({ ok: true, data: { n: 0 } })
  expect(await call()).toEqual({ ok: true, data: { n: 0 } })
  expect(tries).toBe(1)
  expect(await world.sql(`select key from setting where key like 'thing%'`)).toEqual([])
})

test('a repeated response has its properties in the same order', async () => {
  const world = await makeWorld()
  const handler: AnyHandler = async () => done({ total: 1, n: 2, at: 'noon', id: 3 })
  const call = async () => {
    const input = { endpoint, handler, input: {}, idempotencyKey: 'the-same-order' }
    return JSON.stringify(await invoke(contextFor(world.services, { kind: 'visitor' }), input))
  }
  const first = await call()
  expect(first).toContain('{"total":1,"n":2,"at":"noon","id":3}')
  expect(await call()).toBe(first)
})
