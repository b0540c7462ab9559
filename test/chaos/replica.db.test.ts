import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { readEnv } from '#server/config/env.ts'
import { startServer } from '#server/main.ts'
import { openReplica } from '#server/database/replica.ts'
import { ownPostgres } from '#test/own-postgres.ts'
import { client, cookieOf } from '#test/site.ts'
import { standbyOf } from '#test/standby.ts'
import { makeWorld, sessionOf, standardContact, testSecret, today } from '#test/world.ts'

/** Starts one process with its own primary and replica. */
async function withReplica() {
  const primary = await ownPostgres()
  const world = await makeWorld({ database: { url: primary.url, drop: () => Promise.resolve() } })
  const hotel = await world.hotel({ rooms: [{ allotment: 1 }] })
  const standby = await standbyOf(primary)
  const running = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      DEMO: '1',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATABASE_POOL: '4',
      DATABASE_REPLICA_URL: standby.url,
    }),
    databaseUrl: primary.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(() => running.stop())
  const admin = new pg.Client({ connectionString: standby.url })
  await admin.connect()
  onTestFinished(() => admin.end().catch(() => undefined))
  admin.on('error', () => undefined)
  const uses = () => running.services.replica?.current() !== null
  await expect.poll(uses).toBe(true)
  return { primary, world, hotel, standby, running, admin, uses, ...client(running.address) }
}

test('public reads use the replica, never older than an announced change; without it they use the primary', async () => {
  const { primary, world, hotel, standby, running, admin, uses, get, post } = await withReplica()
  const stay = { check_in: addDays(today, 14), check_out: addDays(today, 16) }
  const search = `fetch_hotels?check_in=${stay.check_in}&check_out=${stay.check_out}`
  expect((await get(search)).body.meta.total).toBe(1)

  // Every endpoint that uses the replica works without write access.
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    if (endpoint.effect !== 'read' || endpoint.fresh === 'personal') continue
    await get(
      `${endpoint.name}?id=${hotel.id}&hotel_id=${hotel.id}&where=makkah&q=house&check_in=${stay.check_in}&check_out=${stay.check_out}&from=${stay.check_in}`,
    )
    if (!uses()) wrong.push(endpoint.name)
  }
  expect(wrong).toEqual([])
  const before = running.services.database.statements()
  expect((await get(`show_hotel?id=${hotel.slug}`)).status).toBe(200)
  expect(running.services.database.statements() - before).toBeLessThanOrEqual(1)

  // A stalled replica: a booking is visible nevertheless.
  await admin.query('select pg_wal_replay_pause()')
  const guest = await world.traveller()
  const Cookie = await sessionOf(world, guest.id)
  const quote = await post('get_hotel_price', {
    hotel_id: hotel.id,
    ...stay,
    rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
  })
  const booked = await post(
    'book_hotel',
    {
      quote_token: quote.body.data.token,
      guests: [{ first_name: 'Last', last_name: 'Room' }],
      contact: standardContact,
      payment_type: 'arrival',
    },
    { Cookie },
  )
  expect(booked.status).toBe(200)
  expect(cookieOf(booked.headers)).toContain('wrote=1')
  expect(uses()).toBe(false)
  expect((await get(search)).body.meta.total).toBe(0)
  await admin.query('select pg_wal_replay_resume()')
  await expect.poll(uses).toBe(true)
  expect((await get(search)).body.meta.total).toBe(0)
  // A visitor who has just written does not use the replica at all.
  const mine = running.services.contextOf(
    { headers: new Headers({ cookie: 'wrote=1' }), socketAddress: '' },
    'en',
    'anonymous',
  )
  expect((await mine).context.replica).toBeNull()

  // The primary is unavailable for a moment: browsing continues.
  primary.kill()
  await expect.poll(async () => (await get(`show_hotel?id=${hotel.slug}`)).status).toBe(200)
  await expect.poll(() => fetch(`${running.address}/readyz`).then(({ status }) => status)).toBe(200)

  // The replica is unavailable: requests still succeed.
  await standby.stop()
  for (let i = 0; i < 5; i++) expect((await get(search)).status).toBe(200)
  expect(uses()).toBe(false)
})

test('if the process and the replica both lose the primary, the replica is used in its last state; if only the process does, it is not', async () => {
  const primary = await ownPostgres()
  const standby = await standbyOf(primary)
  const direct = new pg.Client({ connectionString: primary.url })
  await direct.connect()
  direct.on('error', () => undefined)
  onTestFinished(() => direct.end().catch(() => undefined))
  let reached = true
  let looks = 0
  const query = (text: string) => (
    looks++,
    reached ? direct.query(text) : Promise.reject(new Error('the primary is not reachable'))
  )
  const database = { pool: { query } } as unknown as Database
  const replica = openReplica(standby.url, 2, {}, database, () => undefined)
  onTestFinished(() => replica.stop())
  const isUsed = () => replica.current() !== null
  await expect.poll(isUsed).toBe(true)

  // Only this process has lost the primary, and a change is announced at that moment.
  reached = false
  replica.markStale()
  const before = looks
  await expect.poll(() => looks).toBeGreaterThan(before + 1)
  expect(isUsed()).toBe(false)
  // The primary restarts by itself, but the replica reconnects only after some seconds.
  primary.kill()
  await expect.poll(isUsed).toBe(true)
  // A change made by this process must be visible to it.
  replica.markStale()
  expect(isUsed()).toBe(false)

  // A replica that was never current is not used, even if nothing else is reachable.
  const stranger = openReplica(standby.url, 2, {}, database, () => undefined)
  onTestFinished(() => stranger.stop())
  const known = looks
  await expect.poll(() => looks).toBeGreaterThan(known + 2)
  expect(stranger.current()).toBeNull()
})
