import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#domains/stays/nights.ts'
import { changeAnnouncer, watchChanges } from '#server/changes.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { PageCache } from '#server/page-cache.ts'
import { addPackage } from '#test/journeys.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, testSecret, today, type TestWorld } from '#test/world.ts'

const log = createLog('silent')
const long = { freshMs: 3_600_000, staleMs: 0 }

/** Another process, as far as changes go: its own connection, its own kept pages. */
async function otherProcess(world: TestWorld) {
  const cache = new PageCache(1_000_000, () => 0)
  const heard: string[][] = []
  const lost = vi.fn<() => void>(() => cache.clear())
  const watching = await watchChanges(world.url, log, {
    changed: (tags) => {
      heard.push(tags)
      cache.drop(tags)
    },
    lost,
  })
  onTestFinished(() => watching.stop())
  const keep = (key: string, tags: string[]) => cache.put(key, { status: 200, headers: {}, html: key, tags }, long)
  const kept = (key: string) => cache.get(key) !== undefined
  return { heard, lost, keep, kept, watching }
}

const until = (what: () => boolean | Promise<boolean>, timeout = 5_000) =>
  vi.waitFor(
    async () => {
      if (!(await what())) throw new Error('not yet')
    },
    { timeout, interval: 20 },
  )

const listeners = async (world: TestWorld) =>
  (
    await world.sql(
      `select pid from pg_stat_activity where application_name = 'rihla-changes' and datname = current_database()`,
    )
  ).map((row) => row.pid as number)

test('a booking drops the pages that show its hotel in another process within two seconds, and no others', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel()]
  const other = await otherProcess(world)
  other.keep('/en/hotels/dunes', [`hotel:${dunes.id}`])
  other.keep('/en/hotels', [`hotel:${palms.id}`, `hotel:${dunes.id}`])
  other.keep('/en/hotels/palms', [`hotel:${palms.id}`])
  const guest = await world.traveller()
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  await until(() => !other.kept('/en/hotels/dunes'), 2_000)
  expect([other.kept('/en/hotels'), other.kept('/en/hotels/palms')]).toEqual([false, true])
})

test('a price that an editor changes is on the pages of every process within two seconds', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel()]
  const other = await otherProcess(world)
  other.keep('/en/hotels/dunes', [`hotel:${dunes.id}`])
  other.keep('/en/hotels/palms', [`hotel:${palms.id}`])
  const editor = await staffOf(world, 'editor')
  const night = addDays(today, 3)
  const nights = { hotel_id: dunes.id, room_ids: [dunes.rooms[0]?.id ?? 0], from: night, to: night }
  expect(await editor.api.change_stock({ ...nights, set: { price: 77_000 } })).toMatchObject({ ok: true })
  await until(() => !other.kept('/en/hotels/dunes'), 2_000)
  expect(other.kept('/en/hotels/palms')).toBe(true)
})

test('the last room booked is gone from the search of every process within two seconds', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const other = await startServer({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATABASE_POOL: '2' }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.wired.clock,
  })
  onTestFinished(other.stop)
  const asked = { check_in: addDays(today, 14), check_out: addDays(today, 16) }
  const found = async () => {
    const answer = await fetch(`${other.address}/api/v1/fetch_hotels`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    })
    return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id)
  }
  expect(await found()).toEqual([dunes.id])
  const guest = await world.traveller()
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  await until(async () => (await found()).length === 0, 2_000)
})

test('seats that are booked are on the pages of every process within two seconds', async () => {
  const world = await makeWorld()
  const journey = await addPackage(world)
  const other = await otherProcess(world)
  other.keep('/en/packages', [`package:${journey.id}`])
  other.keep('/en/hotels', ['hotel:1'])
  const { api } = await world.traveller()
  const quote = await api.get_package_price({
    departure_id: journey.departures[0] ?? 0,
    party: ['2'],
    sharing: 'double',
  })
  if (!quote.ok) throw new Error(quote.error.code)
  const asked = { guests: [{ first_name: 'Test', last_name: 'Guest' }], contact: standardContact }
  const booking = { ...asked, payment_type: 'arrival' as const, quote_token: quote.data.token }
  expect(await api.store_booking(booking, { idempotencyKey: 'seats-of-a-journey' })).toMatchObject({ ok: true })
  await until(() => !other.kept('/en/packages'), 2_000)
  expect(other.kept('/en/hotels')).toBe(true)
})

test('a booking that is refused announces nothing', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const portal = await world.hotel({ supply: 'portal' })
  const other = await otherProcess(world)
  const guest = await world.traveller()
  expect(await guest.books(portal, {})).toMatchObject({ ok: false })
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  await until(() => other.heard.length > 0)
  expect(other.heard).toEqual([[`hotel:${dunes.id}`, 'letters']])
})

test('changes that come together are one message, each tag once', async () => {
  const world = await makeWorld()
  const other = await otherProcess(world)
  const announce = changeAnnouncer(world.wired.database.pool, log)
  for (let i = 0; i < 100; i++) announce([`hotel:${i % 3}`])
  await until(() => other.heard.length > 0)
  announce(['hotel:9'])
  await until(() => other.heard.length > 1)
  expect(other.heard).toEqual([['hotel:0', 'hotel:1', 'hotel:2'], ['hotel:9']])
})

test('after its connection was cut it forgets everything and listens again', async () => {
  const world = await makeWorld()
  const other = await otherProcess(world)
  const [before] = await listeners(world)
  const told = other.lost.mock.calls.length
  other.keep('/en', ['hotel:1'])
  await world.sql('select pg_terminate_backend($1)', [before])
  await until(async () => (await listeners(world)).some((pid) => pid !== before))
  // While the database is away what is kept is all there is to show; what changed meanwhile is unknown once it is back.
  await until(() => other.lost.mock.calls.length === told + 1)
  expect(other.kept('/en')).toBe(false)
  other.keep('/en', ['hotel:1'])
  world.wired.ports.announce(['hotel:1'])
  await until(() => !other.kept('/en'))
  expect(await listeners(world)).toHaveLength(1)
})

test('stopped, it leaves no connection and does not come back', async () => {
  const world = await makeWorld()
  const other = await otherProcess(world)
  expect(await listeners(world)).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await other.watching.stop()
  // Whoever means to come back does so after a while.
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await until(async () => (await listeners(world)).length === 0)
})

test('announcing to a database that is away fails nobody', async () => {
  const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('away')))
  const lines: string[] = []
  const announce = changeAnnouncer(
    { query: failing } as never,
    createLog('warn', (line) => lines.push(line)),
  )
  announce(['hotel:1'])
  await until(() => lines.length > 0)
  expect(failing).toHaveBeenCalledTimes(1)
  expect(lines[0]).toContain('change not announced')
})

test('however much changes at once, all of it is heard, whole', async () => {
  const world = await makeWorld()
  const other = await otherProcess(world)
  const tags = Array.from({ length: 3_000 }, (_, i) => `hotel:${100_000 + i}`)
  changeAnnouncer(world.wired.database.pool, log)(tags)
  await until(() => other.heard.flat().length >= tags.length)
  expect(other.heard.flat().toSorted()).toEqual(tags)
  expect(other.heard.length).toBeGreaterThan(1)
})
