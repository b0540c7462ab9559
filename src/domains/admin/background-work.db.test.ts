import { expect, test } from 'vitest'
import type { AdminToday } from '#domains/admin/contract.ts'
import { findBackgroundWork } from '#domains/admin/background-work.server.ts'
import { lateWork } from '#domains/admin/background-work.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

const found = async (world: TestWorld) =>
  Object.fromEntries(
    (await findBackgroundWork(world.services.database.db, world.services.clock())).map(({ task, count, seconds }) => [
      task,
      [count, seconds],
    ]),
  )
const late = async (world: TestWorld) =>
  lateWork(await findBackgroundWork(world.services.database.db, world.services.clock())).map(({ task }) => task)

test('a hold, a payment, a job, a notification and the sweep are late when nothing runs, and not after it runs again', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel()
  const portal = await world.hotel({ supply: 'portal' })
  const guest = await world.traveller()
  await doSweep(world)
  const made = await guest.books(hotel, { payment: 'prepay' })
  await guest.api.start_payment({ reference: made.ok ? made.data.reference : '' })
  expect(await found(world)).toMatchObject({
    holds: [0, 0],
    payments: [0, 0],
    failed_notifications: [0, 0],
    sweep: [1, 0],
  })

  await guest.requests(portal)
  // The queue uses the database’s clock.
  await world.sql(`update jobs.job set start_after = $1`, [world.services.clock()])
  world.timeIs('2026-12-01T10:00:00Z')
  expect(await found(world)).toMatchObject({
    // Held for half an hour from nine o’clock; the provider was to be queried 45 seconds after nine.
    holds: [1, 1800],
    payments: [1, 3555],
    jobs: [1, 3600],
    unsent_notifications: [expect.any(Number), 3600],
    sweep: [1, 3600],
  })
  expect(await late(world)).toEqual(['holds', 'payments', 'jobs', 'unsent_notifications', 'sweep'])
  const { api: manager } = await staffOf(world, 'manager')
  const { data: day } = (await manager.fetch_today()) as { data: AdminToday }
  expect(day.late_work.map(({ task }) => task)).toEqual(await late(world))
  // An agent can do nothing about it.
  const { api: agent } = await staffOf(world, 'agent')
  expect(await agent.fetch_today()).toMatchObject({ data: { late_work: [] } })

  await doSweep(world)
  await world.sql(`update notification set status = 'sent'`)
  await doJobs(world)
  expect(await late(world)).toEqual([])
})

test('a failed notification is reported for a day after its last attempt', async () => {
  const world = await makeWorld()
  const now = world.services.clock()
  const welcome = {
    channel: 'email',
    to: 'guest@example.com',
    locale: 'en',
    kind: 'welcome',
    data: { name: 'S' },
  } as const
  await queueNotification(world.services.database.db, { key: 'one', ...welcome }, now)
  await world.sql(`update notification set status = 'failed', created_at = $1`, ['2026-12-01T08:00:00Z'])
  expect(await found(world)).toMatchObject({ failed_notifications: [1, 3600] })
  world.timeIs('2026-12-02T09:00:01Z')
  expect(await late(world)).toEqual([])
})
