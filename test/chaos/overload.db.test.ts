import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domains/stays/nights.ts'
import { readEnv } from '#server/env.ts'
import { startServer } from '#server/main.ts'
import { makeWorld, testSecret, today } from '#test/world.ts'

const mostAtWork = 20

test('ten times what a process takes: it answers so many, turns the rest away at once, and is itself again', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const { address, stop } = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATABASE_POOL: '2',
      MAX_IN_FLIGHT: String(mostAtWork),
    }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.wired.clock,
  })
  onTestFinished(stop)
  const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
  const ask = async () => {
    const began = performance.now()
    const response = await fetch(`${address}/api/v1/fetch_new_available_rooms`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(stay),
    })
    const body = (await response.json()) as { code?: string }
    return {
      status: response.status,
      code: body.code,
      wait: response.headers.get('retry-after'),
      took: performance.now() - began,
    }
  }
  expect((await ask()).status).toBe(200)
  // The two connections are held up, so that what comes stays.
  const held = await world.wired.database.pool.connect()
  await held.query('begin; lock table night_inventory in access exclusive mode')
  const rush = Promise.all(Array.from({ length: mostAtWork * 10 }, ask))
  try {
    await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(503)
    expect((await fetch(`${address}/livez`)).status).toBe(503)
  } finally {
    await held.query('rollback')
    held.release()
  }
  const answers = await rush
  const turnedAway = answers.filter(({ status }) => status === 503)
  const served = answers.filter(({ status }) => status === 200)
  expect(served.length + turnedAway.length).toBe(answers.length)
  expect(served.length).toBeGreaterThanOrEqual(1)
  expect(turnedAway.length).toBeGreaterThanOrEqual(mostAtWork * 8)
  expect(turnedAway.every(({ code, wait }) => code === 'unavailable' && Number(wait) > 0)).toBe(true)
  expect((await ask()).status).toBe(200)
})
