import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Model } from '../bare-booking.ts'
import { percent, perSecond, type Case, type Row } from '../case.ts'
import { startChild } from '../child.ts'
import { flood } from '../flood.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import type { RecordedStatement } from '../sql-recorder.ts'
import { bookingOf, call, signIn, stockUp } from '../traveller.ts'

const target = 0.5
/** `few` leaves the server idle most of the time; `many` keeps one process and its database busy. */
const few = 8
const many = 16
const stays = 40

/** Booking a room over HTTP with session and idempotency key, compared with its transaction sent without the site. */
export const bookings: Case = {
  name: 'Booking one room beside the bare SQL transaction',
  async run({ site, rounds, seconds }) {
    const cookies = await signIn(site, many)
    const requests: { path: string; method: 'POST'; body: string }[] = []
    for (const stay of await stockUp(site, stays)) {
      const { token } = await call<{ token: string }>(site, 'get_hotel_price', stay)
      requests.push({ path: '/api/v1/book_hotel', method: 'POST', body: JSON.stringify(bookingOf(token)) })
    }
    const cookieOf = () => cookies[Math.floor(Math.random() * cookies.length)] ?? ''
    const models: Model[] = []
    for (const { body } of requests) {
      const book = (key: string) =>
        call<{ reference: string }>(site, 'book_hotel', JSON.parse(body), {
          cookie: cookieOf(),
          'idempotency-key': key,
        })
      // The first booking of a hotel fills the caches that later bookings use.
      await book(randomUUID())
      const key = randomUUID()
      await site.server.request({ request: 'listen' })
      const { reference } = await book(key)
      models.push({ reference, key, recorded: await site.server.request<RecordedStatement[]>({ request: 'heard' }) })
    }

    const bare = await startChild('./bare-booking.ts', { env: { DATABASE_URL: site.databaseUrl } })
    let connections = few
    const ours = (length: number) => async () => {
      const request = () => ({
        ...(requests[Math.floor(Math.random() * requests.length)] as (typeof requests)[0]),
        headers: { 'content-type': 'application/json', cookie: cookieOf(), 'idempotency-key': randomUUID() },
      })
      return (await flood(site.address, { request, connections, seconds: length })).perSecond
    }
    const transactions = (length: number) => async () => {
      // Notifications of earlier bookings may still be in progress, so the server is paused to leave its core to the
      // baseline. Running transactions finish first; otherwise their row locks would stay held during the pause.
      await sleep(500)
      process.kill(site.server.pid, 'SIGSTOP')
      const { made, ms, failed } = await bare
        .request<Answer>({ connections, ms: length * 1000, models })
        .finally(() => process.kill(site.server.pid, 'SIGCONT'))
      if (failed > 0) throw new Error(`${failed} bare bookings failed`)
      return made / (ms / 1000)
    }
    await interleave(1, { ours: ours(2), floor: transactions(1) })
    // The database does this by itself within a minute. Plans made while the tables were empty scan whole tables.
    await site.sql('analyze')
    const rows: Row[] = []
    for (const concurrency of [few, many]) {
      connections = concurrency
      const taken = await interleave(rounds, { ours: ours(seconds), floor: transactions(seconds) })
      const ratio = medianRatio(taken.ours, taken.floor)
      rows.push({
        what: `book_hotel, ${concurrency} at a time, beside its own transaction sent bare`,
        ours: perSecond(median(taken.ours)),
        floor: `${perSecond(median(taken.floor))} bare`,
        ratio: percent(ratio),
        target: `≥ ${percent(target)}`,
        reached: ratio >= target,
      })
    }
    await bare.stop()
    return rows
  },
}
