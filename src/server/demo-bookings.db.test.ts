import { expect, test } from 'vitest'
import { demoPeople } from '#db/seed/demo-people.ts'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { bookDemoWeeks } from '#server/demo-bookings.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, testSecret } from '#test/world.ts'

const now = new Date('2026-12-01T09:00:00Z')

test('a demo world finds two weeks of bookings that agree with its stock and its books, once', async () => {
  const world = await makeWorld({ ground: false, pool: 6 })
  const { wired, url, sql } = world
  const { env } = wired
  await prepareDatabase({ databaseUrl: url, demo: true, now, say: () => undefined })
  const said: string[] = []
  const book = () => bookDemoWeeks({ env, databaseUrl: url, secret: testSecret, now, say: (line) => said.push(line) })
  await book()
  expect(said).toEqual([expect.stringMatching(/^ {2}1[5-8]\d demo bookings and messages made in/)])
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(wired.database.db)).toEqual([])
  expect(await sql('select sum(amount_minor)::int as sum from ledger_entry')).toEqual([{ sum: 0 }])

  const counted = async (where: string) => (await sql(`select count(*)::int as n from booking where ${where}`))[0]?.n
  for (const some of [
    `status = 'waiting'`,
    `status = 'cancelled'`,
    `status = 'no_show'`,
    `status = 'confirmed' and payment_status = 'paid'`,
    `status = 'confirmed' and check_in = '2026-12-01' and checked_in_at is null`,
    `status = 'confirmed' and check_out = '2026-12-01' and checked_in_at is not null`,
    `source = 'phone'`,
  ])
    expect(await counted(some), some).toBeGreaterThan(2)
  // Each happened at a time of its own before now, and nothing that has to be done at once was left.
  expect(await counted(`created_at >= '2026-12-01T09:00Z' or created_at < '2026-11-16'`)).toBe(0)
  expect(await counted(`status = 'pending'`)).toBe(0)
  expect(await sql('select count(distinct created_at::date)::int as days from booking')).toEqual([{ days: 14 }])
  expect(await sql('select locale from contact_message where answered_at is null order by locale')).toEqual([
    { locale: 'ar' },
    { locale: 'en' },
  ])
  // Histories are in the order of time.
  for (const [table, column] of [
    ['booking', 'created_at'],
    ['booking_event', 'at'],
    ['staff_audit', 'at'],
  ]) {
    const turned = await sql(
      `select count(*)::int as n from (select ${column} < lag(${column}) over (order by id) as back from ${table}) t where back`,
    )
    expect(turned, table).toEqual([{ n: 0 }])
  }
  // Nobody can log in as a guest whom the demo has not told of.
  expect(await sql('select count(*)::int as n from account')).toEqual([{ n: demoPeople.length }])

  const before = await counted('true')
  await book()
  expect([await counted('true'), said.length]).toEqual([before, 1])
})

test('a provider’s own world gets none', async () => {
  const world = await makeWorld({ pool: 6 })
  await world.hotel()
  await world.sql(`insert into setting (key, value) values ('demo', 'false')`)
  const given = { env: world.wired.env, databaseUrl: world.url, secret: testSecret, now, say: () => undefined }
  await bookDemoWeeks(given)
  expect(await world.sql('select id from booking')).toEqual([])
  expect(await world.sql('select id from "user"')).toEqual([])
})

test('a demo of yesterday gets them too, and with a provider of letters none of theirs leaves', async () => {
  const world = await makeWorld({ ground: false, pool: 6 })
  const day = 86_400_000
  await prepareDatabase({
    databaseUrl: world.url,
    demo: true,
    now: new Date(now.getTime() - 2 * day),
    say: () => undefined,
  })
  const env = { ...world.wired.env, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'demo@example.com' }
  await bookDemoWeeks({ env, databaseUrl: world.url, secret: testSecret, now, say: () => undefined })
  expect((await world.sql('select count(*)::int as n from booking'))[0]?.n).toBeGreaterThan(150)
  expect(await world.sql('select status, count(*) > 150 as many from message group by status')).toEqual([
    { status: 'dropped', many: true },
  ])
})
