import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { done, write, type AnyEndpoint } from '#contract/endpoint.ts'
import { invoke, type AnyHandler } from '#server/invoke.ts'
import { contextFor, makeWorld } from '#test/world.ts'

const endpoint = write({
  name: 'book_thing',
  summary: 'Books a thing.',
  group: 'bookings',
  who: 'anyone',
  idempotent: true,
  input: z.object({}),
  output: z.object({ n: z.number() }),
}) as AnyEndpoint

test('an answer that somebody stored since it was looked for counts, and nothing of the second stays', async () => {
  const world = await makeWorld()
  let tries = 0
  const handler: AnyHandler = async ({ db }) => {
    tries++
    await db.execute(sql`insert into setting (key, value) values (${`thing ${tries}`}, '1')`)
    // As if another process had finished between the look and the lock.
    await world.sql(`insert into idempotency_key (owner, endpoint, key, fingerprint, status, answer, created_at)
      values ('127.0.0.1', 'book_thing', 'the-same-key', encode(sha256('{}'), 'hex'), 200, '{"ok": true, "data": {"n": 0}}', now())`)
    return done({ n: tries })
  }
  const call = () =>
    invoke(contextFor(world.wired, { kind: 'visitor' }), {
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
