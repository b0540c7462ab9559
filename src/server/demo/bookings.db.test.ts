import { expect, test } from 'vitest'
import { demoPeople } from '#db/demo/people.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { bookDemoWeeks } from '#server/demo/bookings.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, testSecret } from '#test/world.ts'

const now = new Date('2026-12-01T09:00:00Z')

test('a demo gets two weeks of bookings that agree with its stock and its ledger, once', async () => {
  const world = await makeWorld({ ground: false, pool: 6 })
  const { services, url, sql } = world
  const { env } = services
  await prepareDatabase({ databaseUrl: url, demo: true, now, print: () => undefined })
  const output: string[] = []
  const book = () =>
    bookDemoWeeks({ env, databaseUrl: url, secret: testSecret, now, print: (line) => output.push(line) })
  await book()
  expect(output).toEqual([expect.stringMatching(/^ {2}(1[5-9]|20)\d demo bookings and messages made in/)])
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(services.database.db)).toEqual([])
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
  // Every booking has a different time in the past, and none is left pending.
  expect(await counted(`created_at >= '2026-12-01T09:00Z' or created_at < '2026-11-16'`)).toBe(0)
  expect(await counted(`status = 'pending'`)).toBe(0)
  expect(await sql('select count(distinct created_at::date)::int as days from booking')).toEqual([{ days: 14 }])
  expect(await sql('select locale from contact_message where answered_at is null order by locale')).toEqual([
    { locale: 'ar' },
    { locale: 'en' },
  ])
  // Events are ordered by time.
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
  // A demo account has one trip that is over, the next one and a cancelled one, and sleeps in one bed at a time.
  for (const { email } of demoPeople.filter(({ role }) => !role)) {
    const own = await sql(
      `select status, check_out <= '2026-12-01' as over from booking b join "user" u on u.id = b.user_id
       where u.email = $1`,
      [email],
    )
    expect(own.filter(({ over }) => over).length, email).toBe(2)
    expect(own.filter(({ over, status }) => !over && status !== 'cancelled').length, email).toBe(4)
    expect(own.filter(({ status }) => status === 'cancelled').length, email).toBe(1)
  }
  expect(
    await sql(
      `select one.reference, other.reference from booking one join booking other
         on one.user_id = other.user_id and one.id < other.id
         and daterange(one.check_in, one.check_out) && daterange(other.check_in, other.check_out)
       where one.user_id in (select id from "user" where email = any($1))
         and one.kind <> 'service' and other.kind <> 'service'`,
      [demoPeople.map(({ email }) => email)],
    ),
  ).toEqual([])
  // Invented guests have no account to sign in with.
  expect(await sql('select count(*)::int as n from account')).toEqual([{ n: demoPeople.length }])

  const before = await counted('true')
  await book()
  expect([await counted('true'), output.length]).toEqual([before, 1])
})

test('a site that is not a demo gets none', async () => {
  const world = await makeWorld({ pool: 6 })
  await world.hotel()
  await world.sql(`insert into setting (key, value) values ('demo', 'false')`)
  const options = { env: world.services.env, databaseUrl: world.url, secret: testSecret, now, print: () => undefined }
  await bookDemoWeeks(options)
  expect(await world.sql('select id from booking')).toEqual([])
  expect(await world.sql('select id from "user"')).toEqual([])
})

test('an older demo gets them too, and none of their notifications is sent by a provider', async () => {
  const world = await makeWorld({ ground: false, pool: 6 })
  const day = 86_400_000
  await prepareDatabase({
    databaseUrl: world.url,
    demo: true,
    now: new Date(now.getTime() - 2 * day),
    print: () => undefined,
  })
  const env = { ...world.services.env, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'demo@example.com' }
  await bookDemoWeeks({ env, databaseUrl: world.url, secret: testSecret, now, print: () => undefined })
  expect((await world.sql('select count(*)::int as n from booking'))[0]?.n).toBeGreaterThan(150)
  expect(await world.sql('select status, count(*) > 150 as many from notification group by status')).toEqual([
    { status: 'dropped', many: true },
  ])
})
