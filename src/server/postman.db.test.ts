import { expect, test } from 'vitest'
import { queueLetter } from '#domains/messages/queue.server.ts'
import { startPostman } from '#server/postman.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

const letter = { channel: 'email' as const, to: 'guest@example.com', locale: 'en' as const }

/** Ten letters that may wait, and then two codes that may not. */
async function full(world: TestWorld) {
  const { db } = world.wired.database
  const now = world.wired.clock()
  const before = new Date(now.getTime() - 60_000)
  for (let i = 0; i < 10; i++) {
    await queueLetter(db, { ...letter, key: `welcome:${i}`, kind: 'welcome', data: { name: 'Salma' } }, before)
  }
  const expiresAt = new Date(now.getTime() + 600_000).toISOString()
  const data = { code: '123456', purpose: 'login' as const, expiresAt }
  for (const key of ['code:1', 'code:2']) await queueLetter(db, { ...letter, key, kind: 'code', data }, now)
}

test.each([
  ['with nobody there', 0, 4],
  ['while many are being answered', 8, 1],
])('%s, a round brings out few letters, and all codes', async (_, underway, most) => {
  const world = await makeWorld()
  await full(world)
  const postman = startPostman(world.wired, () => underway)
  postman.nudge()
  await postman.stop()
  const sent = await world.sql(`select dedupe_key as key from message where status = 'sent' order by dedupe_key`)
  expect(sent).toHaveLength(2 + most)
  expect(sent.slice(0, 2)).toEqual([{ key: 'code:1' }, { key: 'code:2' }])
})
