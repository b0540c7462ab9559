import { expect, test } from 'vitest'
import { deliverLetters, secondsUntilRetry } from '#domains/messages/deliver.server.ts'
import { queueLetter } from '#domains/messages/queue.server.ts'
import type { Post } from '#domains/messages/shapes.ts'
import { makeWorld } from '#test/world.ts'

const origin = 'https://rihla.example'
const guest = { channel: 'email' as const, to: 'guest@example.com', locale: 'ar' as const }
const welcome = { ...guest, key: 'welcome:1', kind: 'welcome' as const, data: { name: 'سلمى' } }

const makkah = { en: 'Makkah', ar: 'مكة المكرمة' }
/** Held for half an hour from the moment that every world begins at. */
const held = {
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
  total: 96_650,
  currency: 'SAR',
  due: 0,
  amount: 96_650,
  others: 0,
  deadline: '2026-12-01T09:30:00Z',
  droppedAfter: '2026-12-01T09:30:00Z',
}

/** A provider that keeps what it is given, and fails as long as it is told to. */
function provider() {
  const got: string[] = []
  const state = { down: false }
  const take = (what: string) => {
    if (state.down) return Promise.reject(new Error('The provider is down'))
    got.push(what)
    return Promise.resolve()
  }
  const post: Post = {
    keeps: false,
    email: ({ to, subject }) => take(`email ${to} ${subject}`),
    sms: ({ to, text }) => take(`sms ${to} ${text.split('\n')[0]}`),
  }
  return { got, state, post }
}

test('a letter queued twice under one key leaves once, and forgets whom it went to', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  const { got, post } = provider()
  const now = world.wired.clock()
  await queueLetter(db, welcome, now)
  await queueLetter(db, welcome, now)
  expect(await deliverLetters(db, { post, origin, now })).toEqual({ sent: 1, failed: 0 })
  expect(await deliverLetters(db, { post, origin, now })).toEqual({ sent: 0, failed: 0 })
  expect(got).toEqual(['email guest@example.com أهلًا بك في إقامات'])
  expect(await world.sql('select status, recipient, data, rendered from message')).toEqual([
    { status: 'sent', recipient: '', data: {}, rendered: null },
  ])
})

test('a letter of a transaction that is taken back was never there', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  await db
    .transaction(async (tx) => {
      await queueLetter(tx, welcome, world.wired.clock())
      throw new Error('taken back')
    })
    .catch(() => undefined)
  expect(await world.sql('select * from message')).toEqual([])
})

test('while a provider is down a letter waits longer each time, and is given up after eight tries', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  const { got, state, post } = provider()
  let now = world.wired.clock()
  state.down = true
  await queueLetter(db, welcome, now)
  for (let attempt = 1; attempt <= 7; attempt++) {
    expect(await deliverLetters(db, { post, origin, now })).toEqual({ sent: 0, failed: 1 })
    const early = new Date(now.getTime() + secondsUntilRetry(attempt) * 1000 - 1)
    expect(await deliverLetters(db, { post, origin, now: early })).toEqual({ sent: 0, failed: 0 })
    now = new Date(early.getTime() + 1)
  }
  expect(await world.sql('select status, error from message')).toEqual([
    { status: 'queued', error: 'The provider is down' },
  ])
  await deliverLetters(db, { post, origin, now })
  expect(await world.sql('select status, recipient from message')).toEqual([
    { status: 'failed', recipient: 'guest@example.com' },
  ])
  state.down = false
  await deliverLetters(db, { post, origin, now: new Date(now.getTime() + 86_400_000) })
  expect(got).toEqual([])
})

test('a letter that cannot be written stops no other one and is given up like any other', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  const { got, post } = provider()
  let now = world.wired.clock()
  await queueLetter(db, welcome, now)
  await queueLetter(db, { ...welcome, key: 'booking_confirmed:1', kind: 'booking_confirmed', data: {} as never }, now)
  expect(await deliverLetters(db, { post, origin, now })).toEqual({ sent: 1, failed: 1 })
  expect(got).toHaveLength(1)
  for (let attempt = 1; attempt <= 7; attempt++) {
    now = new Date(now.getTime() + secondsUntilRetry(attempt) * 1000)
    await deliverLetters(db, { post, origin, now })
  }
  expect(await world.sql(`select kind, status, attempts from message where status <> 'sent'`)).toEqual([
    { kind: 'booking_confirmed', status: 'failed', attempts: 8 },
  ])
})

test('a code that has expired on the way is not sent', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  const { got, post } = provider()
  const now = world.wired.clock()
  const data = { code: '402918', purpose: 'login' as const, expiresAt: new Date(now.getTime() + 600_000).toISOString() }
  const code = { ...welcome, channel: 'sms' as const, to: '+966512345678', kind: 'code' as const, data }
  await queueLetter(db, { ...code, key: 'a' }, now)
  await deliverLetters(db, { post, origin, now: new Date(now.getTime() + 600_000) })
  expect(got).toEqual([])
  await queueLetter(db, { ...code, key: 'b' }, now)
  await deliverLetters(db, { post, origin, now })
  expect(got).toEqual(['sms +966512345678 هذا هو رمز دخولك إلى إقامات:'])
  expect(await world.sql('select status, data from message order by dedupe_key')).toEqual([
    { status: 'dropped', data: {} },
    { status: 'sent', data: {} },
  ])
})

test('a code leaves in the first round however many told until when they are held, who go as fast as other letters do', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  const { got, post } = provider()
  const now = world.wired.clock()
  const later = new Date(now.getTime() + 1000)
  for (let i = 0; i < 100; i++)
    await queueLetter(db, { ...guest, key: `held:${i}`, kind: 'booking_held', data: held }, now)
  const data = { code: '402918', purpose: 'login' as const, expiresAt: '2026-12-01T09:10:00Z' }
  await queueLetter(db, { ...guest, key: 'code', to: 'waits@example.com', kind: 'code', data }, later)
  expect(await deliverLetters(db, { post, origin, now: later, most: 1 })).toEqual({ sent: 2, failed: 0 })
  expect(got.filter((letter) => letter.startsWith('email waits@example.com'))).toHaveLength(1)
  expect(await deliverLetters(db, { post, origin, now: later, most: 1 })).toEqual({ sent: 1, failed: 0 })
})

test('nobody is told that a booking is held once it is not', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  const { got, post } = provider()
  for (const key of ['held:1', 'held:2'])
    await queueLetter(db, { ...guest, key, kind: 'booking_held', data: held }, world.wired.clock())
  await deliverLetters(db, { post, origin, now: new Date('2026-12-01T09:29:59Z'), most: 1 })
  expect(got).toHaveLength(1)
  await deliverLetters(db, { post, origin, now: new Date(held.droppedAfter), most: 1 })
  expect(got).toHaveLength(1)
  expect(await world.sql('select status, count(*)::int as n from message group by 1 order by 1')).toEqual([
    { status: 'dropped', n: 1 },
    { status: 'sent', n: 1 },
  ])
})

test('several processes at once bring each letter once', async () => {
  const world = await makeWorld()
  const { db } = world.wired.database
  const { got, post } = provider()
  const now = world.wired.clock()
  for (let i = 0; i < 30; i++) await queueLetter(db, { ...welcome, key: `welcome:${i}`, to: `g${i}@example.com` }, now)
  await Promise.all([1, 2, 3, 4].map(() => deliverLetters(db, { post, origin, now })))
  expect(got).toHaveLength(30)
  expect(new Set(got).size).toBe(30)
})
