import { expect, onTestFinished, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { readEnv } from '#server/config/env.ts'
import { startServer, type Running } from '#server/main.ts'
import { client } from '#test/site.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, sessionOf, standardContact, testSecret, today } from '#test/world.ts'
import { badNetwork } from './proxy.ts'

const answerSeconds = 600

/**
 * One process whose connection to the database goes through a network that can be disturbed. Its requests have ten
 * minutes, so that only a lost heartbeat ends one; the test of the heartbeat holds that it is lost within 3 s.
 */
async function farFromItsDatabase() {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 5 }] })
  const network = await badNetwork(world.url)
  const running = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      DEMO: '1',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATABASE_POOL: '5',
      ANSWER_SECONDS: String(answerSeconds),
    }),
    databaseUrl: network.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(() => {
    network.heal()
    return running.stop()
  })
  return { world, hotel, network, running, ...client(running.address) }
}

test(
  'when the database stops responding, cached pages are shown, the rest is a 503 long before its deadline, and the server recovers by itself',
  { timeout: answerSeconds * 500 },
  async () => {
    const { network, running, get, post, hotel } = await farFromItsDatabase()
    const page = `${running.address}/en/hotels`
    const first = await fetch(page)
    expect(first.status).toBe(200)
    const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
    expect((await post('fetch_new_available_rooms', stay)).status).toBe(200)

    network.swallow()
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => post('fetch_new_available_rooms', stay)),
      get(`show_hotel?id=${hotel.slug}`),
    ])
    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const [locale, title] of [
      ['en', 'We are not available right now'],
      ['ar', 'الخدمة غير متاحة حاليًا'],
    ] as const) {
      const failed = await fetch(`${running.address}/${locale}/hotels/${hotel.slug}`, {
        headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0' },
      })
      const html = await failed.text()
      expect([failed.status, html.includes(`<title>${title}`), html.includes(`>${title}</h1>`)]).toEqual([
        503,
        true,
        true,
      ])
    }
    const ready = await fetch(`${running.address}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'database', warnings: [] }])
    expect((await fetch(`${running.address}/livez`)).status).toBe(200)
    // Older than its two seconds, but better than no page.
    const again = await fetch(page)
    expect([again.status, (await again.text()).length > 1_000]).toEqual([200, true])

    network.heal()
    await expect.poll(() => fetch(`${running.address}/readyz`).then(({ status }) => status)).toBe(200)
    expect((await post('fetch_new_available_rooms', stay)).status).toBe(200)
    await nothingSaved(running)
  },
)

test('connections are cut and slow while travellers book: each acknowledged booking exists once, and nothing is oversold', async () => {
  const { world, hotel, network, running, post } = await farFromItsDatabase()
  const people = await Promise.all(Array.from({ length: 12 }, () => world.traveller()))
  const acknowledged: string[] = []
  let [going, answers] = [true, 0]
  // Fixed pauses: the durations of the slow and the normal phase are the condition of the test, not a wait for a
  // result. On a busy machine the normal phase lasts until a call is answered in it.
  const weather = (async () => {
    while (going) {
      network.delay(20)
      await new Promise((soon) => setTimeout(soon, 150))
      network.reset()
      network.delay(0)
      const before = answers
      do await new Promise((soon) => setTimeout(soon, 250))
      while (going && answers === before)
    }
  })()
  await Promise.all(
    people.map(async (person, i) => {
      const Cookie = await sessionOf(world, person.id)
      const insist = async (name: string, body: unknown, headers = {}) => {
        for (let tries = 0; tries < 60; tries++) {
          const answer = await post(name, body, { Cookie, ...headers })
          if (answer.status < 500 && answer.body.code !== 'idempotency_in_flight') {
            answers++
            return answer
          }
          expect(answer.body.code).toMatch(/unavailable|idempotency_in_flight/)
        }
        throw new Error('the server does not respond any more')
      }
      const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
      const quote = await insist('get_hotel_price', { ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] })
      if (quote.status !== 200) return
      const input = {
        quote_token: quote.body.data.token,
        guests: [{ first_name: 'Storm', last_name: 'Guest' }],
        contact: standardContact,
        payment_type: 'arrival',
      }
      const booked = await insist('book_hotel', input, { 'Idempotency-Key': `bad-network-${i}` })
      if (booked.status === 200) acknowledged.push(booked.body.data.reference)
      else expect([booked.status, booked.body.code]).toEqual([409, 'sold_out'])
    }),
  )
  going = false
  await weather
  expect(acknowledged.length).toBe(5)
  const found = await world.sql('select reference from booking order by 1')
  expect(found.map(({ reference }) => reference)).toEqual(acknowledged.toSorted())
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
  await nothingSaved(running)
})

/** Expects that every connection was released, including those of transactions that could not begin. */
async function nothingSaved({ services }: Running): Promise<void> {
  const { pool } = services.database
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
}

test('a process that starts while the database does not respond does its jobs and sweeps after its return', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ supply: 'portal' })
  const guest = await world.traveller()
  // The supplier is asked by a job; the sweep ends a request whose deadline has passed.
  expect(await guest.requests(hotel)).toMatchObject({ ok: true })
  const network = await badNetwork(world.url)
  network.swallow()
  const running = await startServer({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', PORT: '0', DATABASE_POOL: '5', JOBS: '1' }),
    databaseUrl: network.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(() => running.stop())
  network.heal()
  const patience = { interval: 200 }
  const requested = () => world.sql('select from booking where partner_reference is not null')
  await expect.poll(requested, patience).toHaveLength(1)
  world.timeIs('2026-12-03T09:00:00Z')
  await expect.poll(() => world.sql(`select from booking where status = 'expired'`), patience).toHaveLength(1)
})
