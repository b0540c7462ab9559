import { describe, expect, test } from 'vitest'
import { createSession, deleteExpiredSessions } from '#domains/accounts/sessions/session.server.ts'
import { createServices } from '#server/services.ts'
import { readEnv } from '#server/config/env.ts'
import { client, serve, site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { sessionOf, testSecret, today } from '#test/world.ts'

const begin = Date.parse(`${today}T09:00:00Z`)
const minute = 60_000
const day = 24 * 60 * minute

describe('an idle session', () => {
  test.for([
    ['agent', 59 * minute, 200],
    ['agent', 60 * minute, 401],
    ['manager', 60 * minute, 401],
    ['guest', 60 * minute, 200],
    ['guest', 13 * day, 200],
    ['guest', 14 * day, 401],
  ] as const)('of a(n) %s after %i ms gets the status %i', async ([who, pause, status]) => {
    const { world, get } = await site()
    const Cookie =
      who === 'guest' ? await sessionOf(world, (await world.traveller()).id) : (await staffOf(world, who)).cookie
    world.timeIs(new Date(begin + pause).toISOString())
    expect((await get('fetch_profile', { Cookie })).status).toBe(status)
  })

  test('continues while it is used, up to its absolute end', async () => {
    const { world, get } = await site()
    const { cookie } = await staffOf(world, 'agent')
    const statuses: number[] = []
    for (const at of [50, 100, 150, 200, 261]) {
      world.timeIs(new Date(begin + at * minute).toISOString())
      statuses.push((await get('fetch_profile', { Cookie: cookie })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 401])
  })

  test.for([
    [false, [1 * day - minute], 200],
    [false, [1 * day], 401],
    [true, [13 * day, 26 * day, 30 * day - minute], 200],
    [true, [13 * day, 26 * day, 30 * day], 401],
  ] as const)(
    'or one in use ends: remembered %s, used after %j ms, gets the status %i',
    async ([remember, uses, last]) => {
      const { world, get } = await site()
      const { services } = world
      const { id } = await world.traveller()
      const facts = { userId: id, remember, address: '', userAgent: '', now: services.clock() }
      const [line = ''] = await createSession(services.database.db, facts, services.ports)
      const statuses: number[] = []
      for (const at of uses) {
        world.timeIs(new Date(begin + at).toISOString())
        statuses.push((await get('fetch_profile', { Cookie: line.split(';')[0] ?? '' })).status)
      }
      expect(statuses).toEqual([...uses.slice(1).map(() => 200), last])
    },
  )

  test('is no longer listed, and its row is deleted; a suspended staff member is a traveller', async () => {
    const { world, get } = await site()
    const { services } = world
    const agent = await staffOf(world, 'agent')
    const suspended = await staffOf(world, 'agent')
    await world.sql('update staff_member set suspended_at = now() where user_id = $1', [suspended.id])
    const guest = await world.traveller()
    await sessionOf(world, guest.id)
    world.timeIs(new Date(begin + 61 * minute).toISOString())
    await deleteExpiredSessions(services.database.db, services.ports.sessionSettings, services.clock())
    const left = await world.sql('select user_id from session')
    expect(new Set(left.map(({ user_id }) => user_id))).toEqual(new Set([suspended.id, guest.id]))
    world.timeIs(new Date(begin + 13 * day).toISOString())
    const Cookie = await sessionOf(world, guest.id)
    world.timeIs(new Date(begin + 15 * day).toISOString())
    expect((await get('fetch_sessions', { Cookie })).body.data).toHaveLength(1)
    await deleteExpiredSessions(services.database.db, services.ports.sessionSettings, services.clock())
    expect(await world.sql('select user_id from session')).toEqual([{ user_id: guest.id }])
    expect((await get('fetch_profile', { Cookie: agent.cookie })).status).toBe(401)
  })
})

test('where all staff must use a second factor, an agent without one can only set one up', async () => {
  const { world } = await site()
  const env = readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', DATABASE_POOL: '2', SECOND_FACTOR: 'all' })
  const strict = createServices({ env, databaseUrl: world.url, secret: testSecret, clock: world.services.clock })
  const { post } = client(await serve(strict))
  const agent = await staffOf(world, 'agent')
  const headers = { Cookie: agent.cookie }
  try {
    expect(await post('show_admin', {}, headers)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    })
    expect((await post('begin_second_factor', {}, headers)).status).toBe(200)
    await world.sql('insert into session_proof (session_id, at) values ($1, $2)', [
      agent.actor.sessionId,
      strict.clock(),
    ])
    expect((await post('show_admin', {}, headers)).status).toBe(200)
  } finally {
    await strict.database.close()
  }
})
