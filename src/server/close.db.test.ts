import { expect, test } from 'vitest'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { readEnv } from '#server/config/env.ts'
import { openSite } from '#server/main.ts'
import { makeWorld, testSecret } from '#test/world.ts'

test('a process that stops leaves a mail server that never answers, within its limit', async () => {
  const world = await makeWorld()
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '2' })
  const { clock } = world.services
  const site = await openSite({ env, databaseUrl: world.url, secret: testSecret, clock, closeMs: 50 })
  let answer = () => undefined as void
  const { promise: isSending, resolve: sends } = Promise.withResolvers<void>()
  Object.assign(site.services.sender, {
    email() {
      sends()
      return new Promise<void>((done) => (answer = done))
    },
  })
  const welcome = { key: 'w', channel: 'email', to: 'guest@example.com', locale: 'en', kind: 'welcome' } as const
  await queueNotification(world.services.database.db, { ...welcome, data: { name: 'Salma' } }, clock())
  await world.sql(`insert into change (tag) values ('test')`)
  await isSending
  await site.close()
  expect(await world.sql('select status from notification')).toEqual([{ status: 'queued' }])
  answer()
  await expect.poll(() => world.sql('select status from notification')).toEqual([{ status: 'sent' }])
})

test('a process that stops leaves a statement that waits, and the database rolls its work back', async () => {
  const world = await makeWorld()
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '2' })
  const site = await openSite({ env, databaseUrl: world.url, secret: testSecret, closeMs: 50 })
  const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>()
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  const work = site.services.background.db.transaction(async () => {
    holds()
    await end
  })
  await isHeld
  await site.close()
  release()
  await work
})
