import { expect, test } from 'vitest'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { startEmailWorker } from '#server/jobs/email-worker.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

const notification = { channel: 'email' as const, to: 'guest@example.com', locale: 'en' as const }

/** Queues ten e-mails that can wait, then two codes that cannot. */
async function full(world: TestWorld) {
  const { db } = world.services.database
  const now = world.services.clock()
  const before = new Date(now.getTime() - 60_000)
  for (let i = 0; i < 10; i++) {
    await queueNotification(
      db,
      { ...notification, key: `welcome:${i}`, kind: 'welcome', data: { name: 'Salma' } },
      before,
    )
  }
  const expiresAt = new Date(now.getTime() + 600_000).toISOString()
  const data = { code: '123456', purpose: 'login' as const, expiresAt }
  for (const key of ['code:1', 'code:2']) await queueNotification(db, { ...notification, key, kind: 'code', data }, now)
}

test.each([
  ['with nobody there', 0, 4],
  ['while many are being answered', 8, 1],
])('%s, a round sends few e-mails, and all codes', async (_, underway, max) => {
  const world = await makeWorld()
  await full(world)
  const emailWorker = startEmailWorker(world.services, () => underway)
  emailWorker.poll()
  await emailWorker.stop()
  const sent = await world.sql(`select dedupe_key as key from message where status = 'sent' order by dedupe_key`)
  expect(sent).toHaveLength(2 + max)
  expect(sent.slice(0, 2)).toEqual([{ key: 'code:1' }, { key: 'code:2' }])
})
