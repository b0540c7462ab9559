import { expect, test } from 'vitest'
import { queueLetter, queueWishedLetter } from '#domains/messages/queue.server.ts'
import { makeWorld } from '#test/world.ts'

test('letters that nobody needs go only to whoever wishes for them; the others always', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const { db } = world.wired.database
  const now = world.wired.clock()
  const letter = (key: string) => ({
    key,
    channel: 'email' as const,
    to: guest.email,
    locale: 'en' as const,
    kind: 'welcome' as const,
    data: { name: 'Guest' },
  })
  const wished = (key: string, wish: 'reminders' | 'offers') =>
    queueWishedLetter(db, { ...letter(key), userId: guest.id, wish }, now)

  // Reminders until they are declined, offers only once they are asked for.
  expect([await wished('r1', 'reminders'), await wished('o1', 'offers')]).toEqual([true, false])
  const changed = await guest.api.update_profile({ notify_reminders: false, notify_offers: true })
  expect(changed).toMatchObject({ ok: true, data: { notify_reminders: false, notify_offers: true } })
  expect([await wished('r2', 'reminders'), await wished('o2', 'offers')]).toEqual([false, true])
  await queueLetter(db, letter('needed'), now)
  const sent = await world.sql('select dedupe_key as key from message order by 1')
  expect(sent.map(({ key }) => key)).toEqual(['needed', 'o2', 'r1'])
})
