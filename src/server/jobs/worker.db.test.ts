import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { startJobs } from '#server/jobs/worker.ts'
import { queueJob } from '#server/database/job-queue.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld } from '#test/world.ts'

const job = {
  name: 'booking-changed',
  key: 'one',
  data: { bookingId: 0, reference: 'X', hotelId: 1, from: 'a', to: 'b', event: 0 },
} as const

test('a job exists after its transaction commits, once per key, and not after a rollback', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const jobs = () => world.sql('select data from jobs.job')
  const taken = db.transaction(async (tx) => {
    await queueJob(tx, job)
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  expect(await jobs()).toEqual([])
  await db.transaction((tx) => queueJob(tx, job))
  await db.transaction((tx) => queueJob(tx, job))
  expect(await jobs()).toEqual([{ data: job.data }])
  await expect(queueJob(db, { ...job, name: 'nobody-knows' as 'booking-changed' })).rejects.toThrow('no queue')
})

test('sweeps that are due while one waits for the database are one sweep', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let sweeps = 0
  const world = await makeWorld({ onStatement: (text) => void (text.includes('insert into task_run') && sweeps++) })
  const blocking = new pg.Client({ connectionString: world.url })
  await blocking.connect()
  onTestFinished(() => blocking.end())
  await blocking.query('begin; lock table payment in access exclusive mode')
  const jobs = startJobs(world.services, world.url)
  for (let i = 0; i < 360; i++) vi.advanceTimersByTime(10_000)
  await blocking.query('commit')
  await jobs.stop()
  expect(sweeps).toBe(1)
})

test('two processes share the jobs and do each one once, and a request is sent and answered automatically', async () => {
  // The queue uses the database’s clock, which is far behind the test's: the supplier answers when the test moves
  // `start_after`.
  const day = '2076-12-01'
  const world = await makeWorld({ today: day })
  const running = [startJobs(world.services, world.url), startJobs(world.services, world.url)]
  onTestFinished(async () => {
    await Promise.all(running.map((one) => one.stop()))
  })
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 9 }] })
  const guest = await world.traveller()
  const stay = { checkIn: addDays(day, 14), request: 'demo:accept' }
  for (let i = 0; i < 5; i++) expect(await guest.requests(hotel, stay)).toMatchObject({ ok: true })
  await expect.poll(() => world.sql(`select from jobs.job where name = 'partner-answers'`)).toHaveLength(5)
  world.timeIs(`${day}T09:01:00Z`)
  await world.sql(`update jobs.job set start_after = now() where name = 'partner-answers'`)
  await expect.poll(() => world.sql(`select from booking where status = 'confirmed'`)).toHaveLength(5)
  expect(await world.sql(`select count(*)::int as n from booking_event where actor = 'partner'`)).toEqual([{ n: 5 }])
  expect(await wrongStock(world)).toEqual([])
})
