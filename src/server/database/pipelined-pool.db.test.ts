import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#domains/context.ts'
import { withDeadline } from '#domains/deadline.server.ts'
import { cut } from '#server/database/connection.ts'
import { openDatabase } from '#server/database/database.ts'
import { createHeartbeat } from '#server/database/heartbeat.ts'
import { passes } from '#server/observability/fault.ts'
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

async function onePool() {
  const world = await makeWorld()
  const database = openDatabase(world.url, 1)
  onTestFinished(() => database.close())
  return database
}

/** Occupies the connection until it is released. */
async function makeHolder(db: Db) {
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => (release = done))
  const { promise: isHeld, resolve } = Promise.withResolvers<void>()
  const holding = db.transaction(async () => {
    resolve()
    await released
  })
  await isHeld
  return { release, holding }
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

test('a transaction that cannot begin releases its connection', async () => {
  const world = await makeWorld()
  const { db, pool, close } = openDatabase(world.url, 1)
  onTestFinished(close)
  pool.once('acquire', (client) => void client.query('select 1').then(() => cut(client)))
  await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(600)`))).rejects.toThrow()
  pool.once('acquire', cut)
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  expect(pool.totalCount - pool.idleCount).toBe(0)
  expect((await db.execute(sql`select 2 as n`)).rows).toEqual([{ n: 2 }])
})

test('at its deadline a request leaves the queue, and its connection is free for others', async () => {
  const { db } = await oneConnection()
  const [holding, waiting] = [new AbortController(), new AbortController()]
  const held = withDeadline(holding.signal, async () => await db.execute(sql`select pg_sleep(600)`))
  const queued = withDeadline(waiting.signal, async () => await db.execute(sql`select 1`))
  for (const [deadline, work] of [
    [waiting, queued],
    [holding, held],
  ] as const) {
    deadline.abort()
    expect(passes(await work.catch((error: unknown) => error))).toBe(true)
  }
  expect((await db.execute(sql`select 2 as n`)).rows).toEqual([{ n: 2 }])
  // The deadline of an earlier request is nothing to the next one on the same connection.
  const over = new AbortController()
  await withDeadline(over.signal, async () => await db.execute(sql`select 1`))
  const next = db.transaction((tx) => tx.execute(sql`select pg_sleep(0.1), 3 as n`))
  over.abort()
  expect((await next).rows).toMatchObject([{ n: 3 }])
})

test('waits whose request has ended are in no line: the connection goes to the next that still waits', async () => {
  const { db, pool } = await onePool()
  const holding = await makeHolder(db)
  const deadline = new AbortController()
  const ended = Array.from({ length: 20 }, () =>
    withDeadline(deadline.signal, async () => await db.execute(sql`select 1`)).catch((error: unknown) => error),
  )
  const waits = db.execute(sql`select 2 as n`)
  deadline.abort()
  expect((await Promise.all(ended)).every(passes)).toBe(true)
  let acquired = 0
  pool.on('acquire', () => acquired++)
  holding.release()
  expect((await waits).rows).toEqual([{ n: 2 }])
  expect(acquired).toBe(1)
  expect((await db.execute(sql`select 3 as n`)).rows).toEqual([{ n: 3 }])
})

test('the database ends a statement of a request that has ended, long before its time limit', async () => {
  const { world, db } = await oneConnection()
  const [{ can } = { can: false }] = await world.sql(
    `select exists (select from pg_settings where name = 'client_connection_check_interval') as can`,
  )
  const deadline = new AbortController()
  const work = withDeadline(deadline.signal, async () => await db.execute(sql`select pg_sleep(600)`))
  const running = () =>
    world.sql(`select from pg_stat_activity where query like 'select pg_sleep(600)' and datname = current_database()`)
  await expect.poll(running).toHaveLength(1)
  deadline.abort()
  await expect(work).rejects.toThrow()
  // Versions before 14 end it with `statement_timeout`.
  if (can) await expect.poll(running).toHaveLength(0)
})

test('requests beyond the queue are rejected at once, and background work waits all the same', async () => {
  const world = await makeWorld()
  const { db, close } = openDatabase(world.url, 1, { maxWaiting: 1 })
  onTestFinished(close)
  const { signal } = new AbortController()
  const holding = await makeHolder(db)
  const request = () => withDeadline(signal, async () => await db.execute(sql`select 1`))
  const [first, second] = [request(), request().catch((error: unknown) => error)]
  expect(passes(await second)).toBe(true)
  const background = db.transaction((tx) => tx.execute(sql`select 1`))
  holding.release()
  expect((await Promise.all([first, background])).map(({ rows }) => rows.length)).toEqual([1, 1])
})

test('when the database is lost, everybody stops waiting for it', async () => {
  const world = await makeWorld()
  const listeners: (() => void)[] = []
  const heartbeat = { ...createHeartbeat(''), onLost: (listener: () => void) => void listeners.push(listener) }
  const { db, close } = openDatabase(world.url, 1, { heartbeat })
  onTestFinished(close)
  const work = [db.execute(sql`select pg_sleep(600)`), db.execute(sql`select 1`)].map((one) =>
    one.catch((error: unknown) => error),
  )
  await expect
    .poll(() =>
      world.sql(`select from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database()`),
    )
    .toHaveLength(1)
  for (const listener of listeners) listener()
  expect((await Promise.all(work)).map(passes)).toEqual([true, true])
  expect((await db.execute(sql`select 2 as n`)).rows).toEqual([{ n: 2 }])
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
