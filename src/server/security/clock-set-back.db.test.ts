import { expect, test } from 'vitest'
import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { outbox } from '#integrations/message-providers.ts'
import { fromBase32 } from '#test/authenticator.ts'
import { cookieOf, site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, sessionOf, today } from '#test/world.ts'

// The clock was an hour ahead, and is right again.
const ahead = `${today}T10:00:00Z`
const right = `${today}T09:00:00Z`

test('a code of a wrong hour hides no newer one: who signs in with a code gets in', async () => {
  const { world, post } = await site()
  const { email } = await world.traveller()
  world.timeIs(ahead)
  expect((await post('send_login_code', { to: email })).status).toBe(200)
  world.timeIs(right)
  expect((await post('send_login_code', { to: email })).headers.get('retry-after')).toBe('60')
  world.timeIs(`${today}T09:01:00Z`)
  expect((await post('send_login_code', { to: email })).status).toBe(200)
  const [sent] = await world.sql(
    `select data ->> 'code' as code from notification where kind = 'code' order by created_at limit 1`,
  )
  expect((await post('verify_code', { purpose: 'login', to: email, code: sent?.code })).status).toBe(200)
})

test('a second factor that was used in the wrong hour is accepted, and each of its codes once', async () => {
  const { world, post } = await site()
  world.timeIs(ahead)
  const manager = await staffOf(world, 'manager', { proven: false })
  const begun = await post('begin_second_factor', {}, { Cookie: manager.cookie })
  const key = fromBase32(begun.body.data.key as string)
  const code = () => codeAt(key, stepOf(world.services.clock()))
  const confirmed = await post('confirm_second_factor', { code: code() }, { Cookie: manager.cookie })
  expect(cookieOf(confirmed.headers)).not.toBe('')
  world.timeIs(right)
  const prove = async () =>
    (await post('prove_second_factor', { code: code() }, { Cookie: await sessionOf(world, manager.id) })).status
  expect([await prove(), await prove()]).toEqual([200, 422])
})

test('what was queued in the wrong hour is sent', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const welcome = { key: 'w', channel: 'email', to: 'g@example.com', locale: 'en', kind: 'welcome' } as const
  await queueNotification(db, { ...welcome, data: { name: 'Salma' } }, new Date(ahead))
  const sent = await deliverNotifications(db, { sender: outbox, origin: 'https://rihla.example', now: new Date(right) })
  expect(sent).toEqual({ sent: 1, failed: 0 })
})
