import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { wrongStock } from '#test/stock.ts'
import { startKillable } from '#test/storm/killable.ts'
import { makeWorld, sessionOf, standardContact, testSecret, type TestHotel } from '#test/world.ts'

const people = 8
const loops = 40
const durationMs = 120_000
/** The server processes use the system clock. */
const today = new Date().toISOString().slice(0, 10)
const stay = { check_in: addDays(today, 20), check_out: addDays(today, 22) }

/**
 * Occupies the processors until the test ends. Each loop has a session of its own, because Linux shares the processors
 * by session: in one session all loops together would have the share of one.
 */
function occupyProcessors(): void {
  const children = Array.from({ length: loops }, () =>
    spawn('sh', ['-c', 'while :; do :; done'], { detached: true, stdio: 'ignore' }),
  )
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL')
  })
}

test('beside forty busy loops eight people search, open hotels, fill the checkout and pay: slowly, without an error, and nothing is lost', async () => {
  const world = await makeWorld({ today })
  await world.paysOnline()
  const hotels: TestHotel[] = []
  for (let i = 0; i < 5; i++)
    hotels.push(await world.hotel({ rooms: [{ allotment: 200, rates: [{ payment: 'prepay' }] }] }))
  const travellers = await Promise.all(Array.from({ length: people }, () => world.traveller()))
  const cookies = await Promise.all(travellers.map((one) => sessionOf(world, one.id)))
  // Emails are kept instead of sent.
  const site = await startKillable(world.url, testSecret, 2, { DEV_PAGES: '1' })
  const statuses: Record<string, number> = {}
  const took: number[] = []
  const request = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
    cookie: string,
  ) => {
    const began = performance.now()
    const headers = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0', Cookie: cookie, ...init.headers }
    const response = await fetch(site.address + path, { redirect: 'manual', ...init, headers })
    const text = await response.text()
    took.push(performance.now() - began)
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    if (response.status >= 400) throw new Error(`${path} is ${response.status}: ${text.slice(0, 300)}`)
    return text
  }
  const acknowledged: string[] = []
  const paid: string[] = []
  const visit = async (person: number, round: number) => {
    const cookie = cookies[person] ?? ''
    const locale = person % 2 ? 'ar' : 'en'
    const hotel = hotels[(person + round + 1) % hotels.length]
    const rooms = [`${hotel?.rooms[0]?.rates[0]}~2`]
    const dates = new URLSearchParams(stay).toString()
    const call = async (name: string, body: unknown, key = '') => {
      const headers = { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (JSON.parse(await request(`/api/v1/${name}`, init, cookie)) as { data: Record<string, string> }).data
    }
    await request(`/${locale}/hotels?where=makkah&${dates}`, {}, cookie)
    await request(`/${locale}/hotels/${hotel?.slug}?${dates}`, {}, cookie)
    const quote = await call('get_hotel_price', { hotel_id: hotel?.id, ...stay, rooms })
    await request(`/${locale}/booking/book?hotel=${hotel?.id}&${dates}&room=${rooms[0]}`, {}, cookie)
    const input = {
      quote_token: quote.token,
      guests: [{ first_name: 'Busy', last_name: 'Guest' }],
      contact: standardContact,
      payment_type: 'prepay',
    }
    const { reference = '' } = await call('book_hotel', input, `busy-machine-${person}-${round}`)
    acknowledged.push(reference)
    const { page = '' } = await call('start_payment', { reference })
    await request(page, { method: 'POST', body: new URLSearchParams({ card: 'good' }) }, cookie)
    await call('check_payment', { reference })
    paid.push(reference)
  }
  // As for a site that has been running: every process has loaded its pages.
  await Promise.all(travellers.map((_, person) => visit(person, -1)))
  took.length = 0
  occupyProcessors()
  const end = performance.now() + durationMs
  const ends = await Promise.allSettled(
    travellers.map(async (_, person) => {
      for (let round = 0; performance.now() < end; round++) await visit(person, round)
    }),
  )
  const at = (part: number) =>
    `${(took.toSorted((a, b) => a - b)[Math.floor((took.length - 1) * part)]! / 1000).toFixed(2)} s`
  process.stdout.write(
    `${took.length} requests, ${acknowledged.length} bookings: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}\n`,
  )
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([])
  const failures = site.events.filter(
    ({ level, event }) => level === 'error' || /fail|unavailable|too long|not /.test(event),
  )
  expect(failures).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(0)
  const stored = await world.sql(
    `select reference, status, payment_status as payment from booking where reference = any($1)`,
    [acknowledged],
  )
  expect(stored).toHaveLength(acknowledged.length)
  expect(stored.filter(({ status, payment }) => status !== 'confirmed' || payment !== 'paid')).toEqual([])
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
})
