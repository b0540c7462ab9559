import { expect, test } from 'vitest'
import { deliverNotifications, secondsUntilRetry } from '#domains/notifications/deliver.server.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { RecipientRefused, type NotificationSender } from '#domains/notifications/shapes.ts'
import { createNotificationSender } from '#integrations/message-providers.ts'
import { plainBooking } from '#test/notified.ts'
import { accountWith } from '#test/short-account.ts'
import { makeWorld } from '#test/world.ts'

const origin = 'https://rihla.example'
const guest = { channel: 'email' as const, to: 'guest@example.com', locale: 'ar' as const }
const welcome = { ...guest, key: 'welcome:1', kind: 'welcome' as const, data: { name: 'سلمى' } }

const makkah = { en: 'Makkah', ar: 'مكة المكرمة' }
/** Held for 30 minutes from the start time of every test world. */
const held = {
  ...plainBooking,
  name: 'سلمى',
  guest: 'Salma Aziz',
  reference: 'AB12CD34E',
  kind: 'stay' as const,
  about: makkah,
  city: makkah,
  starts: '2026-12-10T13:00:00Z',
  ends: '2026-12-13T09:00:00Z',
  checkIn: '2026-12-10',
  timeZone: 'Asia/Riyadh',
  currency: 'SAR',
  account: accountWith({ total: 96_650, due: { booking: 96_650 } }),
  amount: 96_650,
  others: 0,
  deadline: '2026-12-01T09:30:00Z',
  droppedAfter: '2026-12-01T09:30:00Z',
}

const refusedConnection = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

/** A provider that records what it sends and fails while `down` is set. */
function provider() {
  const got: string[] = []
  const state = { down: false }
  const take = (what: string) => {
    if (state.down) return Promise.reject(new Error('connect mail.example:587', { cause: refusedConnection() }))
    got.push(what)
    return Promise.resolve()
  }
  const sender: NotificationSender = {
    stores: false,
    email: ({ to, subject }) => take(`email ${to} ${subject}`),
    sms: ({ to, text }) => take(`sms ${to} ${text.split('\n')[0]}`),
  }
  return { got, state, sender }
}

test('a notification queued twice under one key is sent once, and its recipient is then deleted', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, sender } = provider()
  const now = world.services.clock()
  await queueNotification(db, welcome, now)
  await queueNotification(db, welcome, now)
  expect(await deliverNotifications(db, { sender, origin, now })).toEqual({ sent: 1, failed: 0 })
  expect(await deliverNotifications(db, { sender, origin, now })).toEqual({ sent: 0, failed: 0 })
  expect(got).toEqual(['email guest@example.com أهلًا بك في موقع إقامات'])
  expect(await world.sql('select status, recipient, data, rendered from notification')).toEqual([
    { status: 'sent', recipient: '', data: {}, rendered: null },
  ])
})

test('a claim of a notification lasts one minute, and for an order one minute per booking', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const now = world.services.clock()
  const one = { ...held, status: 'confirmed' as const, deadline: null }
  const data = { name: 'سلمى', reference: 'ZF27ZMZ7S', received: null, bookings: [one, one, one] }
  await queueNotification(db, { ...guest, key: 'ordered:1', kind: 'order_booked', data }, now)
  await queueNotification(db, welcome, now)
  const claimed = new Map<string, number>()
  const email = async ({ id }: { id: string }) => {
    const [row] = await world.sql('select kind, due_at from notification where id = $1', [id])
    claimed.set(String(row?.kind), (new Date(String(row?.due_at)).getTime() - now.getTime()) / 1000)
  }
  const sender: NotificationSender = { stores: false, email, sms: () => Promise.resolve() }
  expect(await deliverNotifications(db, { sender, origin, now })).toEqual({ sent: 2, failed: 0 })
  expect(Object.fromEntries(claimed)).toEqual({ order_booked: 180, welcome: 60 })
})

test('a notification of a transaction that is rolled back is not queued', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  await db
    .transaction(async (tx) => {
      await queueNotification(tx, welcome, world.services.clock())
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await world.sql('select * from notification')).toEqual([])
})

test('while a provider is down, the delay before each retry grows up to an hour, and the notification fails after two days', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, state, sender } = provider()
  let now = world.services.clock()
  state.down = true
  await queueNotification(db, welcome, now)
  for (let attempt = 1; attempt <= 54; attempt++) {
    expect(await deliverNotifications(db, { sender, origin, now })).toEqual({ sent: 0, failed: 1 })
    const early = new Date(now.getTime() + secondsUntilRetry(attempt) * 1000 - 1)
    expect(await deliverNotifications(db, { sender, origin, now: early })).toEqual({ sent: 0, failed: 0 })
    now = new Date(early.getTime() + 1)
  }
  expect(await world.sql('select status, error from notification')).toEqual([
    { status: 'queued', error: 'provider_failed ECONNREFUSED' },
  ])
  expect((now.getTime() - world.services.clock().getTime()) / 3_600_000).toBeCloseTo(48, 0)
  await deliverNotifications(db, { sender, origin, now })
  expect(await world.sql('select status, recipient from notification')).toEqual([
    { status: 'failed', recipient: 'guest@example.com' },
  ])
  state.down = false
  await deliverNotifications(db, { sender, origin, now: new Date(now.getTime() + 86_400_000) })
  expect(got).toEqual([])
})

test('the last notification to a deleted account that cannot be delivered is dropped without its content', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { state, sender } = provider()
  let now = world.services.clock()
  state.down = true
  await queueNotification(db, { ...welcome, key: 'deleted:1', kind: 'account_deleted' }, now)
  for (let attempt = 1; attempt <= 55; attempt++) {
    await deliverNotifications(db, { sender, origin, now })
    now = new Date(now.getTime() + secondsUntilRetry(attempt) * 1000)
  }
  expect(await world.sql('select status, recipient, data, error from notification')).toEqual([
    { status: 'dropped', recipient: '', data: {}, error: '' },
  ])
})

test('a mail server that was away for a day gets every notification that is still of use, and no expired link', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, state, sender } = provider()
  let now = world.services.clock()
  state.down = true
  const link = { name: 'Salma', token: 'x', expiresAt: new Date(now.getTime() + 3_600_000).toISOString() }
  await queueNotification(db, { ...guest, key: 'pass', kind: 'device_pass', data: link }, now)
  await queueNotification(db, { ...guest, key: 'held', kind: 'booking_held', data: held }, now)
  const needed = { ...held, need: 'prepayment' as const, deadline: held.droppedAfter, droppedAfter: undefined }
  await queueNotification(db, { ...guest, key: 'needed', kind: 'booking_needs_you', data: needed as never }, now)
  await queueNotification(db, { ...welcome, to: 'still@example.com' }, now)
  for (let attempt = 1; attempt <= 30; attempt++) {
    await deliverNotifications(db, { sender, origin, now })
    now = new Date(now.getTime() + secondsUntilRetry(attempt) * 1000)
  }
  expect(now.getTime() - world.services.clock().getTime()).toBeGreaterThan(86_400_000 * 0.95)
  state.down = false
  await deliverNotifications(db, { sender, origin, now })
  expect(got).toHaveLength(1)
  expect(got[0]).toContain('still@example.com')
  expect(await world.sql('select dedupe_key as key, status from notification order by 1')).toEqual([
    { key: 'held', status: 'dropped' },
    { key: 'needed', status: 'dropped' },
    { key: 'pass', status: 'dropped' },
    { key: welcome.key, status: 'sent' },
  ])
})

test('a recipient whom the server refuses for good is shown to staff after an hour', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { sender } = provider()
  const refusing = {
    ...sender,
    email: () =>
      Promise.reject(
        new RecipientRefused('550 guest@example.com: no such user', {
          cause: Object.assign(new Error('550 guest@example.com'), { code: 'EENVELOPE', responseCode: 550 }),
        }),
      ),
  }
  let now = world.services.clock()
  await queueNotification(db, welcome, now)
  for (let attempt = 1; attempt <= 8; attempt++) {
    await deliverNotifications(db, { sender: refusing, origin, now })
    now = new Date(now.getTime() + secondsUntilRetry(attempt) * 1000)
  }
  expect(await world.sql('select status, error from notification')).toEqual([
    { status: 'failed', error: 'recipient_refused EENVELOPE 550' },
  ])
})

test.for<[string, Error]>([
  ['provider_failed', new Error('getaddrinfo ENOTFOUND smtp.inside.example')],
  ['provider_failed EAUTH 535', Object.assign(new Error('535 user s3cret'), { code: 'EAUTH', responseCode: 535 })],
  ['provider_failed', Object.assign(new Error('x'), { code: '+966512345678', responseCode: 966512345678 })],
  ['provider_failed', Object.assign(new Error('x'), { code: 'guest@example.com' })],
  ['provider_failed 21211 400', Object.assign(new Error('Twilio refused'), { code: 21211, responseCode: 400 })],
  ['provider_failed ER-482 200', Object.assign(new Error('Unifonic refused'), { code: 'ER-482', responseCode: 200 })],
  ['provider_failed ETIMEDOUT', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
])('of a failure only its codes are stored: %s', async ([reason, failure]) => {
  const world = await makeWorld()
  const { db } = world.services.database
  const now = world.services.clock()
  await queueNotification(db, welcome, now)
  const reasons: string[] = []
  const sender = { ...provider().sender, email: () => Promise.reject(failure) }
  await deliverNotifications(db, { sender, origin, now, failed: (one) => reasons.push(one) })
  expect(await world.sql('select error from notification')).toEqual([{ error: reason }])
  expect(reasons).toEqual([reason])
})

test('a notification that cannot be rendered does not block others and fails after the same number of attempts', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, sender } = provider()
  let now = world.services.clock()
  await queueNotification(db, welcome, now)
  await queueNotification(
    db,
    { ...welcome, key: 'booking_confirmed:1', kind: 'booking_confirmed', data: {} as never },
    now,
  )
  expect(await deliverNotifications(db, { sender, origin, now })).toEqual({ sent: 1, failed: 1 })
  expect(got).toHaveLength(1)
  for (let attempt = 1; attempt <= 7; attempt++) {
    now = new Date(now.getTime() + secondsUntilRetry(attempt) * 1000)
    await deliverNotifications(db, { sender, origin, now })
  }
  expect(await world.sql(`select kind, status, attempts from notification where status <> 'sent'`)).toEqual([
    { kind: 'booking_confirmed', status: 'failed', attempts: 8 },
  ])
})

test('a notification of a kind that only a newer version knows is left to a process of that version', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, sender } = provider()
  const now = world.services.clock()
  for (const key of ['known', 'unknown']) await queueNotification(db, { ...welcome, key }, now)
  await world.sql(`update notification set kind = 'of_a_newer_version' where dedupe_key = 'unknown'`)
  expect(await deliverNotifications(db, { sender, origin, now })).toEqual({ sent: 1, failed: 0 })
  expect(got).toHaveLength(1)
  const due = now.toISOString()
  expect(
    await world.sql(`select status, attempts, due_at = $1 as due from notification where dedupe_key = 'unknown'`, [
      due,
    ]),
  ).toEqual([{ status: 'queued', attempts: 0, due: true }])
})

test('a code that expires in the outbox is not sent', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, sender } = provider()
  const now = world.services.clock()
  const data = { code: '402918', purpose: 'login' as const, expiresAt: new Date(now.getTime() + 600_000).toISOString() }
  const code = { ...welcome, channel: 'sms' as const, to: '+966512345678', kind: 'code' as const, data }
  await queueNotification(db, { ...code, key: 'a' }, now)
  await deliverNotifications(db, { sender, origin, now: new Date(now.getTime() + 600_000) })
  expect(got).toEqual([])
  await queueNotification(db, { ...code, key: 'b' }, now)
  await deliverNotifications(db, { sender, origin, now })
  expect(got).toEqual(['sms +966512345678 هذا هو رمز دخولك إلى إقامات:'])
  expect(await world.sql('select status, data from notification order by dedupe_key')).toEqual([
    { status: 'dropped', data: {} },
    { status: 'sent', data: {} },
  ])
})

test('a code is sent in the first round however many hold notifications are queued, and these are sent at the rate of other notifications', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, sender } = provider()
  const now = world.services.clock()
  const later = new Date(now.getTime() + 1000)
  for (let i = 0; i < 100; i++)
    await queueNotification(db, { ...guest, key: `held:${i}`, kind: 'booking_held', data: held }, now)
  const data = { code: '402918', purpose: 'login' as const, expiresAt: '2026-12-01T09:10:00Z' }
  await queueNotification(db, { ...guest, key: 'code', to: 'waits@example.com', kind: 'code', data }, later)
  expect(await deliverNotifications(db, { sender, origin, now: later, max: 1 })).toEqual({ sent: 2, failed: 0 })
  expect(got.filter((notification) => notification.startsWith('email waits@example.com'))).toHaveLength(1)
  expect(await deliverNotifications(db, { sender, origin, now: later, max: 1 })).toEqual({ sent: 1, failed: 0 })
})

test('a hold notification is not sent after the hold has ended', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, sender } = provider()
  for (const key of ['held:1', 'held:2'])
    await queueNotification(db, { ...guest, key, kind: 'booking_held', data: held }, world.services.clock())
  await deliverNotifications(db, { sender, origin, now: new Date('2026-12-01T09:29:59Z'), max: 1 })
  expect(got).toHaveLength(1)
  await deliverNotifications(db, { sender, origin, now: new Date(held.droppedAfter), max: 1 })
  expect(got).toHaveLength(1)
  expect(await world.sql('select status, count(*)::int as n from notification group by 1 order by 1')).toEqual([
    { status: 'dropped', n: 1 },
    { status: 'sent', n: 1 },
  ])
})

test('concurrent processes send each notification once', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const { got, sender } = provider()
  const now = world.services.clock()
  for (let i = 0; i < 30; i++)
    await queueNotification(db, { ...welcome, key: `welcome:${i}`, to: `g${i}@example.com` }, now)
  await Promise.all([1, 2, 3, 4].map(() => deliverNotifications(db, { sender, origin, now })))
  expect(got).toHaveLength(30)
  expect(new Set(got).size).toBe(30)
})

test('without a mail server an email fails at once with the reason and can be sent later; a code by email is dropped', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const now = world.services.clock()
  const expiresAt = new Date(now.getTime() + 600_000).toISOString()
  await queueNotification(db, welcome, now)
  const code = { ...welcome, key: 'code:3', kind: 'code' as const }
  await queueNotification(db, { ...code, data: { code: '123456', purpose: 'login', expiresAt } }, now)
  const sender = createNotificationSender({ twilio: { accountSid: 'a', authToken: 'b', from: 'c' } })
  expect(sender).toMatchObject({ noEmails: true, noTexts: false })
  expect(await deliverNotifications(db, { sender, origin, now })).toEqual({ sent: 0, failed: 2 })
  expect(
    await world.sql('select kind, status, error, sent_at is null as waits from notification order by kind'),
  ).toEqual([
    { kind: 'code', status: 'dropped', error: '', waits: false },
    { kind: 'welcome', status: 'failed', error: 'no_provider', waits: true },
  ])
  await world.sql(`update notification set status = 'queued', due_at = created_at where kind = 'welcome'`)
  const { sender: server, got } = provider()
  expect(await deliverNotifications(db, { sender: server, origin, now })).toEqual({ sent: 1, failed: 0 })
  expect(got).toHaveLength(1)
})

test('without a provider of text messages a text fails at once with the reason, and a code by text is dropped', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const now = world.services.clock()
  const text = { channel: 'sms' as const, to: '+966512345678', locale: 'ar' as const }
  const expiresAt = new Date(now.getTime() + 600_000).toISOString()
  await queueNotification(db, { ...text, key: 'welcome:2', kind: 'welcome', data: { name: 'سلمى' } }, now)
  await queueNotification(
    db,
    { ...text, key: 'code:2', kind: 'code', data: { code: '123456', purpose: 'login', expiresAt } },
    now,
  )
  const left = () => world.sql('select kind, status, error from notification order by kind')
  expect(await deliverNotifications(db, { sender: createNotificationSender({}), origin, now })).toEqual({
    sent: 0,
    failed: 2,
  })
  expect(await left()).toEqual([
    { kind: 'code', status: 'dropped', error: '' },
    { kind: 'welcome', status: 'failed', error: 'no_provider' },
  ])
  await world.sql(`update notification set status = 'queued', due_at = created_at where kind = 'welcome'`)
  const kept = createNotificationSender({ keeps: true })
  expect(await deliverNotifications(db, { sender: kept, origin, now })).toEqual({ sent: 1, failed: 0 })
})
