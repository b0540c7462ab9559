import { expect, test } from 'vitest'
import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { outbox } from '#integrations/message-providers.ts'
import { outboxRoutes } from '#server/documents/outbox-preview.ts'
import { makeWorld } from '#test/world.ts'

test('the outbox shows the text of a sent email and links to its HTML, which is served without scripts', async () => {
  const { services, sql } = await makeWorld()
  const { db } = services.database
  const welcome = { channel: 'email' as const, to: 'guest@example.com', locale: 'en' as const, key: 'welcome:1' }
  await queueNotification(db, { ...welcome, kind: 'welcome', data: { name: 'Salma' } }, services.clock())
  await deliverNotifications(db, { sender: outbox, origin: 'https://rihla.example', now: services.clock() })
  const [sent] = await sql('select id from notification')
  const app = outboxRoutes(services)

  const page = await (await app.request('/?to=guest@example.com')).text()
  expect(page).toContain('email to guest@example.com')
  expect(page).toContain(`<a href="/dev/outbox/${String(sent?.id)}">as HTML</a>`)
  expect(await (await app.request('/?to=other@example.com')).text()).toContain('Nothing has been sent yet.')

  const html = await app.request(`/${String(sent?.id)}`)
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await html.text()).toContain('Salma')
})
