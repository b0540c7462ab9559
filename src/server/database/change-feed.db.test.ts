import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { deleteOldChanges, watchChanges } from '#server/database/change-feed.ts'
import { readEnv } from '#server/config/env.ts'
import { createHeartbeat } from '#server/database/heartbeat.ts'
import { createLog } from '#server/observability/log.ts'
import { startServer } from '#server/main.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import { changesOf } from '#test/changes.ts'
import { addPackage, addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, testSecret, today, type TestWorld } from '#test/world.ts'

const log = createLog('silent')
const heartbeat = createHeartbeat('')
const long = { freshMs: 3_600_000, staleMs: 0 }

/** Another process as far as changes are concerned: a separate connection and a separate page cache. */
async function otherProcess(world: TestWorld) {
  const cache = new PageCache(1_000_000, () => 0)
  const received: string[][] = []
  const lost = vi.fn<() => void>(() => cache.clear())
  const watching = await watchChanges(
    world.url,
    { log, heartbeat },
    {
      changed: (tags) => {
        received.push(tags)
        cache.drop(tags)
      },
      lost,
    },
  )
  onTestFinished(() => watching.stop())
  const keep = (key: string, tags: string[]) => cache.put(key, { status: 200, headers: {}, html: key, tags }, long)
  const stored = (key: string) => cache.get(key) !== undefined
  return { heard: received, lost, keep, stored, watching }
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

test('a booking drops the pages of its hotel in another process within two seconds, and no others', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel()]
  const other = await otherProcess(world)
  other.keep('/en/hotels/dunes', [`hotel:${dunes.id}`])
  other.keep('/en/hotels', [`hotel:${palms.id}`, `hotel:${dunes.id}`])
  other.keep('/en/hotels/palms', [`hotel:${palms.id}`])
  const guest = await world.traveller()
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  await until(() => !other.stored('/en/hotels/dunes'), 2_000)
  expect([other.stored('/en/hotels'), other.stored('/en/hotels/palms')]).toEqual([false, true])
})

test('a price change by an editor is on the pages of every process within two seconds', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel()]
  const other = await otherProcess(world)
  other.keep('/en/hotels/dunes', [`hotel:${dunes.id}`])
  other.keep('/en/hotels/palms', [`hotel:${palms.id}`])
  const editor = await staffOf(world, 'editor')
  const night = addDays(today, 3)
  const nights = { hotel_id: dunes.id, room_ids: [dunes.rooms[0]?.id ?? 0], from: night, to: night }
  expect(await editor.api.change_stock({ ...nights, set: { price: 77_000 } })).toMatchObject({ ok: true })
  await until(() => !other.stored('/en/hotels/dunes'), 2_000)
  expect(other.stored('/en/hotels/palms')).toBe(true)
})

test('a hotel whose last room is booked disappears from the search of every process within two seconds', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const other = await startServer({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', PORT: '0', DATABASE_POOL: '2' }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(other.stop)
  const requested = { check_in: addDays(today, 14), check_out: addDays(today, 16) }
  const found = async () => {
    const answer = await fetch(`${other.address}/api/v1/fetch_hotels`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(requested),
    })
    return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id)
  }
  expect(await found()).toEqual([dunes.id])
  const guest = await world.traveller()
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  await until(async () => (await found()).length === 0, 2_000)
})

test('booked seats are on the pages of every process within two seconds', async () => {
  const world = await makeWorld()
  const travelPackage = await addPackage(world)
  const other = await otherProcess(world)
  other.keep('/en/packages', [`package:${travelPackage.id}`])
  other.keep('/en/hotels', ['hotel:1'])
  const { api } = await world.traveller()
  const quote = await api.get_package_price({
    departure_id: travelPackage.departures[0] ?? 0,
    party: ['2'],
    sharing: 'double',
  })
  if (!quote.ok) throw new Error(quote.error.code)
  const requested = { guests: [{ first_name: 'Test', last_name: 'Guest' }], contact: standardContact }
  const booking = { ...requested, payment_type: 'arrival' as const, quote_token: quote.data.token }
  expect(await api.store_booking(booking, { idempotencyKey: 'seats-of-a-package' })).toMatchObject({ ok: true })
  await until(() => !other.stored('/en/packages'), 2_000)
  expect(other.stored('/en/hotels')).toBe(true)
})

test('a rejected booking changes nothing', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const portal = await world.hotel({ supply: 'portal' })
  const other = await otherProcess(world)
  const guest = await world.traveller()
  expect(await guest.books(portal, {})).toMatchObject({ ok: false })
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  await until(() => other.heard.length > 0)
  expect(other.heard).toEqual([[`hotel:${dunes.id}`]])
})

test('each table records the tags of the pages and cached data that show it, for changes of any program', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const travelPackage = await addPackage(world, { hotels: [{ hotel, nights: 4 }] })
  const service = await addService(world)
  const changed = await changesOf(world)
  const [ofHotel, ofPackage, ofService] = [`hotel:${hotel.id}`, `package:${travelPackage.id}`, `service:${service.id}`]
  const ofServices = ['locations', 'recommended', 'service-types', 'services']
  const expected: Record<string, string[]> = {
    'update city set rank = rank': [
      'catalogue:packages',
      'catalogue:stays',
      'ground',
      'locations',
      'nearby',
      'recommended',
    ],
    'update district set name = name': ['catalogue:stays', 'ground', 'locations', 'recommended'],
    'update place set name = name': ['catalogue:stays', 'ground', 'locations', 'nearby'],
    'update amenity set name = name': ['catalogue:stays'],
    'update hotel set rank = rank': ['catalogue:stays', ofHotel, 'locations', 'recommended'],
    'update room_type set name = name': ['catalogue:stays', ofHotel],
    'update rate_plan set board = board': ['catalogue:stays', ofHotel],
    'update night_inventory set sold = sold': [ofHotel],
    'update night_inventory set sold = 1 where false': [],
    [`insert into night_inventory (room_type_id, night, price, allotment) values (${hotel.rooms[0]?.id}, '2030-01-01', 1, 1)`]:
      [ofHotel],
    [`delete from night_inventory where night = '2030-01-01'`]: [ofHotel],
    'update package set rank = rank': ['catalogue:packages', 'locations', ofPackage, 'packages', 'recommended'],
    'update package_type set name = name': ['catalogue:packages', 'packages', 'recommended'],
    'update package_hotel set nights = nights': ['catalogue:packages', ofPackage],
    'update departure set held = held': [ofPackage],
    'update departure set starts_on = starts_on': ['catalogue:packages', ofPackage],
    'update departure_price set adult = adult': ['catalogue:packages', ofPackage],
    'update service set rank = rank': [ofService, ...ofServices],
    'update service_option set amount = amount': [ofService, ...ofServices],
    [`insert into service_slot (option_id, day, time, capacity) values (${service.options[0]}, '2030-01-01', '10:00', 5)`]:
      [ofService],
    'update service_type set name = name': ofServices,
    'update image set alt = alt': ['catalogue:packages', 'content', 'recommended'],
    'update cancellation_policy set name = name': ['terms'],
    'update tax_rule set stars_to = stars_to': ['terms'],
    'update setting set value = value': ['settings', 'terms'],
    'update season set name = name': ['content'],
    'update season_note set title = title': ['content'],
    'update blog set title = title': ['content:articles'],
    'update blog_category set name = name': ['content:articles'],
    'update hashtag set name = name': ['content:articles'],
    'update faq_entry set answer = answer': ['content:faqs'],
    'update faq_topic set name = name': ['content:faqs'],
    'update content_page set body = body': ['content:pages'],
    'update page_header set title = title': ['content:headers'],
    'update general_goal set title = title': ['content:goals'],
    'update client_statistic set label = label': ['content:statistics'],
    'update guest_word set words = words': ['content:guest-words'],
  }
  for (const [statement, tags] of Object.entries(expected)) {
    await world.sql(statement)
    expect([statement, await changed()]).toEqual([statement, tags.toSorted()])
  }
})

/** A connection in a transaction of its own. */
async function transaction(world: TestWorld): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  return client
}

test('transactions that commit in another order than they changed data are all read, each once', async () => {
  const world = await makeWorld()
  const changed = await changesOf(world)
  const [early, late, lost] = [await transaction(world), await transaction(world), await transaction(world)]
  await early.query(`insert into change (tag) values ('early')`)
  await late.query(`insert into change (tag) values ('late'), ('late')`)
  await lost.query(`insert into change (tag) values ('lost')`)
  expect(await changed()).toEqual([])
  await late.query('commit')
  expect(await changed()).toEqual(['late'])
  await lost.query('rollback')
  await early.query('commit')
  expect(await changed()).toEqual(['early'])
  expect(await changed()).toEqual([])
})

test('only the first change after a pause sends a notification, and the others arrive within two seconds as well', async () => {
  const world = await makeWorld()
  const listener = new pg.Client({ connectionString: world.url })
  await listener.connect()
  onTestFinished(() => listener.end())
  let notifications = 0
  listener.on('notification', () => notifications++)
  await listener.query('listen rihla_change')
  /** Notifications are delivered before the response to a later statement. */
  const sent = async () => {
    await listener.query('select 1')
    await listener.query('select 1')
    return notifications
  }
  /** A change when the previous one was recorded at this distance from now. */
  const changeAfter = async (distance: string) => {
    await world.sql(`insert into change (tag, at) values ('previous', clock_timestamp() + $1::interval)`, [distance])
    await world.sql('update guest_word set words = words')
  }
  await changeAfter('-1 minute')
  expect(await sent()).toBe(1)
  const other = await otherProcess(world)
  await changeAfter('1 minute')
  expect(await sent()).toBe(1)
  await until(() => other.heard.flat().includes('content:guest-words'), 2_000)
})

test('a queued notification is a change, the one of a new booking is part of the change of its nights', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const guest = await world.traveller()
  const changed = await changesOf(world)
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  expect(await changed()).toEqual([`hotel:${dunes.id}`])
  const columns = 'id, dedupe_key, channel, recipient, locale, kind, data, due_at, created_at'
  for (const status of ['queued', 'dropped', 'failed']) {
    await world.sql(
      `insert into notification (${columns}, status) values ($1, $1, 'email', '', 'en', 'welcome', '{}', now(), now(), $1)`,
      [status],
    )
    expect(await changed()).toEqual(status === 'failed' ? [] : ['notifications'])
  }
  await world.sql(`update notification set status = 'queued' where id = 'failed'`)
  expect(await changed()).toEqual(['notifications'])
  await world.sql(`update notification set status = 'sent'`)
  expect(await changed()).toEqual([])
})

test('changes are deleted after ten minutes, except those that catalogues count', async () => {
  const world = await makeWorld()
  await world.sql('delete from change')
  await world.sql(`insert into change (tag, at) values ('hotel:1', now() - interval '11 minutes'), ('hotel:2', now()),
    ('catalogue:stays', now() - interval '1 day')`)
  await deleteOldChanges(world.services.database.db)
  expect(await world.sql('select tag from change order by tag')).toEqual([
    { tag: 'catalogue:stays' },
    { tag: 'hotel:2' },
  ])
})

test('after a lost connection it clears the cache and listens again', async () => {
  const world = await makeWorld()
  const other = await otherProcess(world)
  const [before] = await listeners(world)
  const answer = other.lost.mock.calls.length
  other.keep('/en', ['hotel:1'])
  await world.sql('select pg_terminate_backend($1)', [before])
  await until(async () => (await listeners(world)).some((pid) => pid !== before))
  // While the database is unavailable cached pages are served; once it is back they are dropped, because changes may
  // have been missed.
  await until(() => other.lost.mock.calls.length === answer + 1)
  expect(other.stored('/en')).toBe(false)
  other.keep('/en', ['content:goals'])
  await world.sql('update general_goal set title = title')
  await until(() => !other.stored('/en'))
  expect(await listeners(world)).toHaveLength(1)
})

test('after a stop it leaves no connection and does not reconnect', async () => {
  const world = await makeWorld()
  const other = await otherProcess(world)
  expect(await listeners(world)).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await other.watching.stop()
  // A reconnect would have set a timer.
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await until(async () => (await listeners(world)).length === 0)
})

test('an unavailable database is logged and does not prevent the start or the stop', async () => {
  const lines: string[] = []
  const lost = vi.fn<() => void>()
  const watching = await watchChanges(
    'postgres://nobody@127.0.0.1:1/none',
    { log: createLog('warn', (line) => lines.push(line)), heartbeat },
    { changed: () => undefined, lost },
  )
  expect(lines[0]).toContain('not listening for changes')
  await watching.stop()
  expect(lost).not.toHaveBeenCalled()
})

test('any number of changes arrives completely', async () => {
  const world = await makeWorld()
  const other = await otherProcess(world)
  const tags = Array.from({ length: 3_000 }, (_, i) => `hotel:${100_000 + i}`)
  const add = (part: string[]) => world.sql('insert into change (tag) select unnest($1::text[])', [part])
  await Promise.all([0, 1_000, 2_000].map((from) => add(tags.slice(from, from + 1_000))))
  await until(() => other.heard.flat().length >= tags.length)
  expect(other.heard.flat().toSorted()).toEqual(tags)
})
