import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { readEnv } from '#server/config/env.ts'
import { startServer } from '#server/main.ts'
import { makeWorld, testSecret, today } from '#test/world.ts'

const maxWorking = 20

/** A process with two connections, and a search that comes from the given address, or from this machine. */
async function smallProcess(settings: Record<string, string> = {}) {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const { address, stop } = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      DEMO: '1',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATABASE_POOL: '2',
      MAX_IN_FLIGHT: String(maxWorking),
      ...settings,
    }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(stop)
  const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
  const request = async (from?: string) => {
    const response = await fetch(`${address}/api/v1/fetch_new_available_rooms`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(from && { 'X-Forwarded-For': from }) },
      body: JSON.stringify(stay),
    })
    const body = (await response.json()) as { code?: string }
    return {
      status: response.status,
      code: body.code,
      wait: response.headers.get('retry-after'),
    }
  }
  /**
   * Blocks the two connections, so that incoming requests stay in flight; returns the end of it. Uses a connection without
   * the timeouts of the pool, which would end the block.
   */
  const block = async () => {
    const client = new pg.Client({ connectionString: world.url })
    await client.connect()
    await client.query('begin; lock table night_inventory in access exclusive mode')
    return () => client.end()
  }
  return { address, request, block }
}

test('at ten times its capacity, a process serves what it can, rejects the rest immediately and recovers', async () => {
  const { address, request, block } = await smallProcess()
  expect((await request()).status).toBe(200)
  const unblock = await block()
  const rush = Promise.all(Array.from({ length: maxWorking * 10 }, () => request()))
  try {
    await expect.poll(async () => (await request()).status).toBe(503)
    // A busy process is alive: a probe must not restart it.
    expect((await fetch(`${address}/livez`)).status).toBe(200)
  } finally {
    await unblock()
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

test('one address gets two fifths of the concurrent requests, and others are served meanwhile', async () => {
  const { request, block } = await smallProcess({ TRUSTED_PROXIES: '1' })
  const [greedy, other] = ['203.0.113.7', '198.51.100.9']
  expect((await request(other)).status).toBe(200)
  const unblock = await block()
  const flood = Array.from({ length: maxWorking }, () => request(greedy))
  /** Rejected before any work, and not as 503, for which a proxy would give the process up. */
  const isRejected = ({ status, code, wait }: Awaited<ReturnType<typeof request>>) =>
    status === 429 && code === 'too_many_requests' && wait === '1'
  let rejected = 0
  for (const answer of flood) void answer.then((known) => isRejected(known) && rejected++)
  let waiting: ReturnType<typeof request>
  try {
    await expect.poll(() => rejected).toBe(maxWorking * 0.6)
    waiting = request(other)
  } finally {
    await unblock()
  }
  expect((await waiting).status).toBe(200)
  expect((await Promise.all(flood)).filter((answer) => !isRejected(answer))).toHaveLength(maxWorking * 0.4)
})
