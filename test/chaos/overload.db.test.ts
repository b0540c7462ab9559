import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { readEnv } from '#server/config/env.ts'
import { startServer } from '#server/main.ts'
import { makeWorld, testSecret, today } from '#test/world.ts'

const maxWorking = 20

test('at ten times its capacity, a process serves what it can, rejects the rest immediately and recovers', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const { address, stop } = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATABASE_POOL: '2',
      MAX_IN_FLIGHT: String(maxWorking),
    }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(stop)
  const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
  const request = async () => {
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
  expect((await request()).status).toBe(200)
  // Blocks the two connections, so that incoming requests stay in flight.
  const held = await world.services.database.pool.connect()
  await held.query('begin; lock table night_inventory in access exclusive mode')
  const rush = Promise.all(Array.from({ length: maxWorking * 10 }, request))
  try {
    await expect.poll(async () => (await request()).status, { timeout: 20_000 }).toBe(503)
    // A busy process is alive: a probe must not restart it.
    expect((await fetch(`${address}/livez`)).status).toBe(200)
  } finally {
    await held.query('rollback')
    held.release()
  }
  const answers = await rush
  const turnedAway = answers.filter(({ status }) => status === 503)
  const served = answers.filter(({ status }) => status === 200)
  expect(served.length + turnedAway.length).toBe(answers.length)
  expect(served.length).toBeGreaterThanOrEqual(1)
  expect(turnedAway.length).toBeGreaterThanOrEqual(maxWorking * 8)
  expect(turnedAway.every(({ code, wait }) => code === 'unavailable' && Number(wait) > 0)).toBe(true)
  expect((await request()).status).toBe(200)
})
