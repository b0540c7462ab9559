import { expect, test } from 'vitest'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import { startEmailWorker } from '#server/jobs/email-worker.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

const notification = { channel: 'email' as const, to: 'guest@example.com', locale: 'en' as const }

async function queueWelcomes(world: TestWorld, count: number) {
  const before = new Date(world.services.clock().getTime() - 60_000)
  for (let i = 0; i < count; i++) {
    const welcome = { ...notification, key: `welcome:${i}`, kind: 'welcome' as const, data: { name: 'Salma' } }
    await queueNotification(world.services.database.db, welcome, before)
  }
}

async function queueCode(world: TestWorld, key: string) {
  const now = world.services.clock()
  const expiresAt = new Date(now.getTime() + 600_000).toISOString()
  const data = { code: '123456', purpose: 'login' as const, expiresAt }
  await queueNotification(world.services.database.db, { ...notification, key, kind: 'code', data }, now)
}

const sentKeys = async (world: TestWorld) =>
  (await world.sql(`select dedupe_key as key from notification where status = 'sent' order by 1`)).map(({ key }) => key)

test('in one round few notifications are sent, and all codes', async () => {
  const world = await makeWorld()
  await queueWelcomes(world, 10)
  for (const key of ['code:1', 'code:2']) await queueCode(world, key)
  const emailWorker = startEmailWorker(world.services, () => 0)
  emailWorker.poll()
  await emailWorker.stop()
  const sent = await sentKeys(world)
  expect(sent).toHaveLength(2 + 4)
  expect(sent.slice(0, 2)).toEqual(['code:1', 'code:2'])
})

test('however many requests are always in progress, twelve notifications are sent in three rounds', async () => {
  let rounds = 0
  let counted = false
  const world = await makeWorld({ onStatement: (text) => void (counted && /skip locked/.test(text) && rounds++) })
  await queueWelcomes(world, 12)
  counted = true
  const emailWorker = startEmailWorker(world.services, () => 50)
  emailWorker.poll()
  await expect.poll(async () => (await sentKeys(world)).length).toBe(12)
  counted = false
  await emailWorker.stop()
  // Three of notifications, with one more that finds none, and one of codes.
  expect(rounds).toBeLessThanOrEqual(5)
})

test('a code waits neither for notifications nor for another code that a slow mail server has not taken yet', async () => {
  const world = await makeWorld()
  const arrived: string[] = []
  let release = () => undefined as void
  const isSlow = new Promise<void>((done) => (release = done))
  const slow: NotificationSender['email'] = async ({ id, subject }) => {
    arrived.push(subject)
    if (id !== 'quick') await isSlow
  }
  Object.assign(world.services.sender, { email: slow })
  await queueWelcomes(world, 4)
  await queueCode(world, 'code:slow')
  const emailWorker = startEmailWorker(world.services, () => 0)
  emailWorker.poll()
  await expect.poll(() => arrived).toHaveLength(5)
  await queueCode(world, 'code:quick')
  await world.sql(`update notification set id = 'quick' where dedupe_key = 'code:quick'`)
  emailWorker.poll()
  await expect.poll(() => sentKeys(world)).toEqual(['code:quick'])
  release()
  await emailWorker.stop()
  expect(await sentKeys(world)).toHaveLength(6)
})
