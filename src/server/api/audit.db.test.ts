import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { done, endpoints, err, staffWrite, type AnyEndpoint } from '#api/endpoint.ts'
import { invoke, type AnyHandler } from '#server/api/invoke.ts'
import { staffOf } from '#test/staff.ts'
import { contextFor, makeWorld, type TestWorld } from '#test/world.ts'

const rename: AnyEndpoint = endpoints('bookings', {
  rename_thing: staffWrite({
    summary: 'Renames a thing.',
    staff: ['agent', 'manager'],
    hotelScope: 'all',
    idempotent: true,
    input: z.object({}),
    output: z.object({}),
  }),
}).rename_thing

async function call(world: TestWorld, handler: AnyHandler, idempotencyKey?: string) {
  const { actor } = await staffOf(world, 'agent', { name: 'Noor' })
  return invoke(contextFor(world.services, actor), { endpoint: rename, handler, input: {}, idempotencyKey })
}

const change: AnyHandler = async ({ db, audits }) => {
  await db.execute(sql`insert into setting (key, value) values ('thing', '"new"')`)
  audits.push({ subject: 'hotel:1', before: { name: 'old' }, after: { name: 'new' } })
  return done({})
}
const things = (world: TestWorld) => world.sql(`select value from setting where key = 'thing'`)
const rows = (world: TestWorld) => world.sql('select name, role, endpoint, subject, before, after from staff_audit')

test('a change by staff and its audit row are stored together', async () => {
  const world = await makeWorld()
  await call(world, change)
  expect(await things(world)).toHaveLength(1)
  expect(await rows(world)).toEqual([
    {
      name: 'Noor',
      role: 'agent',
      endpoint: 'rename_thing',
      subject: 'hotel:1',
      before: { name: 'old' },
      after: { name: 'new' },
    },
  ])
})

test('a change without an audit row is a bug, and is rolled back', async () => {
  const world = await makeWorld()
  const silent: AnyHandler = async (context, input) => {
    await change({ ...context, audits: [] }, input)
    return done({})
  }
  await expect(call(world, silent)).rejects.toThrow('without a row of the audit')
  expect(await things(world)).toEqual([])
})

test.each([undefined, 'a key of a form'.replaceAll(' ', '-')])(
  'an expected error rolls everything back, with key %s',
  async (key) => {
    const world = await makeWorld()
    const failure: AnyHandler = async (context, input) => {
      await change(context, input)
      return err('status_changed')
    }
    expect(await call(world, failure, key)).toMatchObject({ ok: false, error: { code: 'status_changed' } })
    expect([await things(world), await rows(world)]).toEqual([[], []])
  },
)
