import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SandboxCard } from '#integrations/demo/sandbox-cards.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { wrongCharges } from '#test/charges.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { bySize } from '#test/lane.ts'
import { wrongStock } from '#test/stock.ts'
import { startKillable } from '#test/storm/killable.ts'
import { makeWorld, sessionOf, standardContact, testSecret } from '#test/world.ts'

const people = bySize(9, 15)
const processes = bySize(2, 3)
/** The last travellers pay after as many kills, because each wave of four waits for one more. */
const kills = Math.floor((people - 1) / 4)
const cards: SandboxCard[] = ['good', 'silent', 'twice', 'slow', 'declined']
/** The server processes use the system clock. */
const today = new Date().toISOString().slice(0, 10)
const checkIn = addDays(today, 20)

/**
 * Retries after a lost connection or a response that asks for it, as the user of a browser does: always with the same
 * key.
 */
async function insist<T extends { status: number }>(request: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await request().catch(() => null)
    if (answer && answer.status < 500 && answer.status !== 429) {
      const code = (answer as { body?: { code?: string } }).body?.code
      if (code !== 'idempotency_in_flight') return answer
    }
    await pause(150)
  }
}

test('processes are killed while travellers pay: no capture without its booking, no booking paid twice', async () => {
  const world = await makeWorld({ today })
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: people - 3, rates: [{ payment: 'prepay' }] }] })
  const travellers = await Promise.all(Array.from({ length: people }, () => world.traveller()))
  const cookies = await Promise.all(travellers.map((one) => sessionOf(world, one.id)))
  const site = await startKillable(world.url, testSecret, processes)

  const pays = async (index: number) => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookies[index] ?? '' }
    const call = (name: string, body: unknown, key?: string) =>
      insist(async () => {
        const init = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(2_500) }
        const response = await fetch(`${site.address}/api/v1/${name}`, {
          ...init,
          headers: key ? { ...headers, 'Idempotency-Key': key } : headers,
        })
        return { status: response.status, body: (await response.json()) as { data: Record<string, string> } }
      })
    const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
    const quote = await call('get_hotel_price', {
      hotel_id: hotel.id,
      check_in: checkIn,
      check_out: addDays(checkIn, 2),
      rooms,
    })
    if (quote.status !== 200) return quote.status
    const booked = await call(
      'book_hotel',
      {
        quote_token: quote.body.data.token,
        guests: [{ first_name: 'Storm', last_name: 'Payer' }],
        contact: standardContact,
        payment_type: 'prepay',
      },
      `pay-in-a-storm-${index}`,
    )
    if (booked.status !== 200) return booked.status
    const reference = booked.body.data.reference ?? ''
    const started = await call('start_payment', { reference })
    const page = started.body.data.page ?? ''
    await insist(async () => {
      const response = await fetch(site.address + page, {
        method: 'POST',
        body: new URLSearchParams({ card: cards[index % cards.length] ?? 'good' }),
        redirect: 'manual',
        signal: AbortSignal.timeout(2_500),
      })
      await response.text()
      return { status: response.status }
    })
    // Every third browser never returns.
    if (index % 3 !== 0) await call('check_payment', { reference })
    return 200
  }

  let storm = true
  let killed = 0
  const killing = (async () => {
    while (storm && killed <= kills) {
      await pause(400)
      if (site.killOne()) killed++
    }
  })()
  // In waves, each after one more kill, so that payments run during the kills on a machine of any speed.
  const answers = await Promise.all(
    travellers.map(async (_, index) => {
      while (killed < Math.floor(index / 4)) await pause(50)
      return pays(index)
    }),
  )
  storm = false
  await killing
  expect(killed).toBeGreaterThanOrEqual(kills)
  await site.stop()

  // Two minutes later, in a process that was never killed.
  world.timeIs(new Date(Date.now() + 120_000).toISOString())
  await doSweep(world)
  await doSweep(world)
  await doJobs(world)
  expect(answers.filter((status) => status === 200)).toHaveLength(people - 3)
  expect(answers.filter((status) => status === 409)).toHaveLength(3)
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
  expect(await wrongCharges(world)).toEqual([])
  const taken = await world.sql(`select given_id as id from sandbox_payment where state = 'captured' order by 1`)
  expect(taken.length).toBeGreaterThan(bySize(3, 7))
  const confirmed = await world.sql(`
      select p.id from booking b join booking_payment bp on bp.booking_id = b.id join payment p on p.id = bp.payment_id
      where b.status = 'confirmed' and b.payment_status = 'paid' and p.status = 'paid' order by 1`)
  expect(confirmed).toEqual(taken)
  // The email of each confirmed booking states its payment; a sent one no longer has its data.
  const notifications = await world.sql(
    `select count(*)::int as n from notification where kind in ('payment_received', 'booking_confirmed')`,
  )
  expect(notifications).toEqual([{ n: taken.length }])
  const numbers = await world.sql('select max(number) as last, count(*)::int as n from receipt')
  expect(numbers).toEqual([{ last: taken.length, n: taken.length }])
})
