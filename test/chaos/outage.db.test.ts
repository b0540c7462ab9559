import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ownPostgres } from '#test/own-postgres.ts'
import { startKillable } from '#test/storm/killable.ts'
import { makeWorld, testSecret } from '#test/world.ts'
import { badNetwork } from './proxy.ts'

const today = new Date().toISOString().slice(0, 10)
/** The target: background work runs again within 30 seconds after any outage. */
const soonEnough = { timeout: 30_000, interval: 250 }

/** A hold with a payment under way, both due; `isDone` is true when background work has handled them. */
async function dueWork(url: string) {
  const world = await makeWorld({ today, database: { url, drop: () => Promise.resolve() } })
  await world.paysOnline()
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), { payment: 'prepay' })
  await guest.api.start_payment({ reference: made.ok ? made.data.reference : '' })
  const later = `now() + interval '1 hour'`
  await world.sql(`update booking set deadline_at = ${later}`)
  await world.sql(`update payment set check_at = ${later}`)
  return {
    async becomesDue() {
      await world.sql(`update booking set deadline_at = now() - interval '1 minute'`)
      await world.sql(`update payment set check_at = now() - interval '1 minute', expires_at = now()`)
    },
    isDone: async () => {
      const [found] = await world.sql(`
        select (select status from booking) as booking, (select count(*)::int from payment where check_at <= now()) as unasked,
          (select count(*)::int from pg_stat_activity where application_name = 'rihla-jobs' and datname = current_database()) > 0 as jobs`)
      return found
    },
  }
}

const done = { booking: 'expired', unasked: 0, jobs: true }

test('all processes restart while the database is away: holds, payments and jobs go on within 30 seconds of its return', async () => {
  const { url } = await ownPostgres()
  const work = await dueWork(url)
  const network = await badNetwork(url)
  const site = await startKillable(network.url, testSecret, 2)
  network.swallow()
  await site.killAll()
  await work.becomesDue()
  network.heal()
  await expect.poll(work.isDone, soonEnough).toEqual(done)
})

test('all processes restart while no connection is free: holds, payments and jobs go on within 30 seconds of the first free one', async () => {
  const { url } = await ownPostgres({ settings: { max_connections: '40' } })
  const work = await dueWork(url)
  const site = await startKillable(url, testSecret, 2)
  const hogs: pg.Client[] = []
  let hogging = true
  const takeAll = async () => {
    while (hogging) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => undefined)
      await client.connect().then(
        () => hogs.push(client),
        () => new Promise((soon) => setTimeout(soon, 20)),
      )
    }
  }
  const full = takeAll()
  onTestFinished(async () => {
    hogging = false
    await full
    await Promise.all(hogs.map((client) => client.end()))
  })
  await expect.poll(() => hogs.length, { timeout: 30_000 }).toBeGreaterThan(10)
  const [first] = hogs
  await site.killAll()
  await first?.query(`update booking set deadline_at = now() - interval '1 minute'`)
  await first?.query(`update payment set check_at = now() - interval '1 minute', expires_at = now()`)
  hogging = false
  await full
  await Promise.all(hogs.splice(0).map((client) => client.end()))
  await expect.poll(work.isDone, soonEnough).toEqual(done)
})
