import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { done, endpoints, err, write, type AnyEndpoint } from '#api/endpoint.ts'
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
      values ('127.0.0.1', 'book_thing', 'the-same-key', encode(sha256('{}'), 'hex'), 200, to_jsonb('{"ok": true, "data": {"n": 0}}'::text), now())`)
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

test.each(['too_many_requests', 'too_many_waiting', 'unavailable'] as const)(
  'a call that failed with %s succeeds under the same key once it can, and leaves no row before',
  async (code) => {
    const world = await makeWorld()
    for (const idempotent of [true, 'after'] as const) {
      let fails = true
      const handler: AnyHandler = async () => (fails ? err(code, { retryAfter: 60 }) : done({ n: 1 }))
      const call = () =>
        invoke(contextFor(world.services, { kind: 'visitor' }), {
          endpoint: { ...endpoint, idempotent },
          handler,
          input: {},
          idempotencyKey: `key of ${idempotent}`.replaceAll(' ', '-'),
        })
      expect(await call()).toMatchObject({ ok: false, error: { code } })
      if (idempotent === true) expect(await world.sql('select * from idempotency_key')).toEqual([])
      fails = false
      expect(await call()).toEqual({ ok: true, data: { n: 1 } })
      fails = true
      expect(await call()).toEqual({ ok: true, data: { n: 1 } })
    }
  },
)
