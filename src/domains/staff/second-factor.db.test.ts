import { expect, test } from 'vitest'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { fromBase32 } from '#test/authenticator.ts'
import { cookieOf, site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { sessionOf, type TestWorld } from '#test/world.ts'

const start = '2026-12-01T09:00:00Z'
const later = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString()

/** A manager with a browser session in the admin and an authenticator app. */
async function managerWithApp() {
  const { world, post, get } = await site()
  world.timeIs(start)
  const manager = await staffOf(world, 'manager', { proven: false })
  const headers = { Cookie: manager.cookie }
  const begun = await post('begin_second_factor', {}, headers)
  const key = fromBase32(begun.body.data.key as string)
  const codeNow = (steps = 0) => codeAt(key, stepOf(world.services.clock()) + steps)
  const confirmed = await post('confirm_second_factor', { code: codeNow() }, headers)
  const renewed = { Cookie: cookieOf(confirmed.headers) }
  return {
    world,
    post,
    get,
    manager,
    headers: renewed,
    earlier: headers,
    codeNow,
    recovery: confirmed.body.data.recovery_codes as string[],
  }
}

test('a manager has no staff rights until the second factor is given, in each session separately', async () => {
  const { world, post, manager, headers, codeNow } = await managerWithApp()
  expect((await post('show_admin', {}, headers)).status).toBe(200)
  const second = { Cookie: await anotherSession(world, manager.id) }
  expect((await post('show_admin', {}, second)).body.code).toBe('second_factor_required')
  world.timeIs(later(60))
  const proven = await post('prove_second_factor', { code: codeNow() }, second)
  expect((await post('show_admin', {}, { Cookie: cookieOf(proven.headers) })).status).toBe(200)
})

test('a session gets a new token with the second factor: a copy of the earlier cookie is worthless', async () => {
  const { world, post, manager, headers, earlier, codeNow } = await managerWithApp()
  expect((await post('show_second_factor', {}, earlier)).status).toBe(401)
  expect((await post('show_second_factor', {}, headers)).status).toBe(200)
  const second = { Cookie: await anotherSession(world, manager.id) }
  world.timeIs(later(60))
  expect((await post('prove_second_factor', { code: codeNow() }, second)).status).toBe(200)
  expect((await post('show_second_factor', {}, second)).status).toBe(401)
})

test('a second factor that somebody else set up is removed by the link in its notification', async () => {
  const { world, post, headers } = await managerWithApp()
  const [sent] = await world.sql(`select data ->> 'undo' as token from notification where kind = 'second_factor_set'`)
  const undo = { token: sent?.token, password: 'an entirely new one' }
  expect((await post('undo_account_change', undo)).status).toBe(200)
  expect((await post('show_second_factor', {}, headers)).status).toBe(401)
  expect(await world.sql('select user_id from second_factor union all select user_id from recovery_code')).toEqual([])
})

test('setting up or confirming a second factor requires a proof of the last ten minutes', async () => {
  const { world, post } = await site()
  const headers = { Cookie: (await staffOf(world, 'agent')).cookie }
  const { key } = (await post('begin_second_factor', {}, headers)).body.data
  world.timeIs(later(601))
  expect((await post('begin_second_factor', {}, headers)).body.code).toBe('step_up_required')
  const code = codeAt(fromBase32(key), stepOf(world.services.clock()))
  expect((await post('confirm_second_factor', { code }, headers)).body.code).toBe('step_up_required')
})

test('the key is returned until its first code is confirmed, and never after that', async () => {
  const { world, post } = await site()
  const headers = { Cookie: (await staffOf(world, 'manager', { proven: false })).cookie }
  const first = (await post('begin_second_factor', {}, headers)).body.data
  expect((await post('begin_second_factor', {}, headers)).body.data).toEqual(first)
  expect(
    (
      await post(
        'prove_second_factor',
        { code: codeAt(fromBase32(first.key), stepOf(world.services.clock())) },
        headers,
      )
    ).body.code,
  ).toBe('wrong_code')
  const code = codeAt(fromBase32(first.key), stepOf(world.services.clock()))
  const renewed = cookieOf((await post('confirm_second_factor', { code }, headers)).headers)
  expect((await post('begin_second_factor', {}, { Cookie: renewed })).body.code).toBe('conflict')
})

test('a code is accepted once, even from concurrent sessions, and an older code never', async () => {
  const { world, post, manager, codeNow } = await managerWithApp()
  world.timeIs(later(60))
  const sessions = await Promise.all([1, 2, 3].map(() => anotherSession(world, manager.id)))
  const code = codeNow()
  const answers = await Promise.all(sessions.map((Cookie) => post('prove_second_factor', { code }, { Cookie })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  const early = await post(
    'prove_second_factor',
    { code: codeNow(-1) },
    { Cookie: await anotherSession(world, manager.id) },
  )
  expect(early.body.code).toBe('wrong_code')
})

test('a clock can be 30 seconds off, but not a minute', async () => {
  const { world, post, manager, codeNow } = await managerWithApp()
  world.timeIs(later(300))
  const Cookie = await anotherSession(world, manager.id)
  expect((await post('prove_second_factor', { code: codeNow(2) }, { Cookie })).body.code).toBe('wrong_code')
  expect((await post('prove_second_factor', { code: codeNow(-2) }, { Cookie })).body.code).toBe('wrong_code')
  expect((await post('prove_second_factor', { code: codeNow(1) }, { Cookie })).status).toBe(200)
})

test('after a few wrong codes, even the right one is rejected until later', async () => {
  const { world, post, manager, codeNow } = await managerWithApp()
  world.timeIs(later(7200))
  const Cookie = await anotherSession(world, manager.id)
  for (let n = 0; n < 5; n++)
    expect((await post('prove_second_factor', { code: '000000' }, { Cookie })).body.code).toBe('wrong_code')
  const late = await post('prove_second_factor', { code: codeNow() }, { Cookie })
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('a recovery code is valid once, in any spelling, and is not in the database', async () => {
  const { world, post, manager, recovery } = await managerWithApp()
  expect(recovery).toHaveLength(10)
  const stored = JSON.stringify(await world.sql('select * from recovery_code'))
  expect(recovery.filter((code) => stored.includes(code) || stored.includes(code.replace('-', '')))).toEqual([])
  const code = recovery[0]?.toLowerCase().replace('-', ' ')
  const [first, second] = await Promise.all([anotherSession(world, manager.id), anotherSession(world, manager.id)])
  const used = await post('prove_second_factor', { code }, { Cookie: first })
  expect((await post('prove_second_factor', { code }, { Cookie: second })).body.code).toBe('wrong_code')
  expect((await post('show_second_factor', {}, { Cookie: cookieOf(used.headers) })).body.data.recovery_codes_left).toBe(
    9,
  )
})

test('the database alone is not enough to create a code, because the key depends on the installation’s secret', async () => {
  const { world, codeNow } = await managerWithApp()
  const [{ salt } = {}] = await world.sql('select salt from second_factor')
  const guessed = [Buffer.from(salt as string), Buffer.from(salt as string, 'base64url')]
  expect(guessed.map((key) => codeAt(key, stepOf(world.services.clock())))).not.toContain(codeNow())
})

test('an agent who has set up a second factor must give it too', async () => {
  const { world, post } = await site()
  const agent = await staffOf(world, 'agent')
  const headers = { Cookie: agent.cookie }
  const { key } = (await post('begin_second_factor', {}, headers)).body.data
  expect((await post('show_admin', {}, headers)).status).toBe(200)
  await post('confirm_second_factor', { code: codeAt(fromBase32(key), stepOf(world.services.clock())) }, headers)
  const second = { Cookie: await anotherSession(world, agent.id) }
  expect((await post('show_admin', {}, second)).body.code).toBe('second_factor_required')
})

test('each step writes an audit row, which nobody can change', async () => {
  const { world, post, headers } = await managerWithApp()
  const rows = (await post('fetch_audit', {}, headers)).body.data
  expect(rows.map((row: { endpoint: string }) => row.endpoint)).toEqual([
    'confirm_second_factor',
    'begin_second_factor',
  ])
  expect(rows[0]).toMatchObject({ role: 'manager', after: { secondFactor: 'set' } })
  await expect(world.sql(`update staff_audit set name = 'nobody'`)).rejects.toThrow('append-only')
  await expect(world.sql('delete from staff_audit')).rejects.toThrow('append-only')
})

function anotherSession(world: TestWorld, userId: string): Promise<string> {
  return sessionOf(world, userId)
}
