import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { badNetwork } from '#test/chaos/proxy.ts'
import { makeWorld } from '#test/world.ts'

/** A database with one connection, so that a connection that is not released shows immediately. */
async function oneConnection() {
  const world = await makeWorld()
  const database = openDatabase(world.url, 1)
  onTestFinished(() => database.close())
  await world.sql('create table line (n int)')
  const lines = async () => (await world.sql('select n from line order by n')).map(({ n }) => n)
  return { world, db: database.db, lines }
}

const add = (n: number) => sql`insert into line values (${n})`

test('parallel statements of a transaction run in their order and are rolled back together', async () => {
  const { db, lines } = await oneConnection()
  const seen = await db.transaction(async (tx) => {
    const answers = [add(1), sql`select count(*)::int as n from line`, add(2), sql`select count(*)::int as n from line`]
    return (await Promise.all(answers.map((one) => tx.execute<{ n: number }>(one)))).flatMap(({ rows }) => rows)
  })
  expect(seen).toEqual([{ n: 1 }, { n: 2 }])
  const failing = db.transaction((tx) =>
    Promise.all([tx.execute(add(3)), tx.execute(sql`select 1 / 0`), tx.execute(add(4))]),
  )
  await expect(failing).rejects.toThrow()
  await db.transaction((tx) => tx.execute(add(5)))
  expect(await lines()).toEqual([1, 2, 5])
})

test('`begin` and the parallel statements of a transaction are sent as one packet', async () => {
  const { world } = await oneConnection()
  const proxy = await badNetwork(world.url)
  const { db, close } = openDatabase(proxy.url, 1)
  onTestFinished(close)
  const addTwo = () => db.transaction((tx) => Promise.all([tx.execute(add(1)), tx.execute(add(2))]))
  await addTwo()
  const before = proxy.sent()
  await addTwo()
  // The second packet is `commit`.
  expect(proxy.sent() - before).toBe(2)
})

test('a transaction that loses its connection before it begins has no effect, and the next one works', async () => {
  const { world, db, lines } = await oneConnection()
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  let ended: Promise<unknown> = Promise.resolve()
  const lost = db.transaction(async (tx) => {
    ended = world.sql('select pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
    await tx.execute(add(1))
  })
  await expect(lost).rejects.toThrow()
  await expect
    .poll(() =>
      db
        .transaction((tx) => tx.execute(add(2)))
        .then(
          () => true,
          () => false,
        ),
    )
    .toBe(true)
  expect(await lines()).toEqual([2])
})
