import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#test/site.ts'
import { quoteStay, sessionOf } from '#test/world.ts'

test('while the database is read-only, as a primary that was demoted, writes ask to try again and reads go on', async () => {
  const { world, post } = await site()
  const guest = await world.traveller()
  await world.paysOnline()
  // Held for half an hour, after which reading it releases it.
  expect(await guest.books(await world.hotel(), { payment: 'prepay' })).toMatchObject({ ok: true })
  const quote = await quoteStay(guest.api, await world.hotel())
  const Cookie = await sessionOf(world, guest.id)
  const admin = new pg.Client({ connectionString: world.url })
  await admin.connect()
  onTestFinished(() => admin.end())
  const { rows } = await admin.query<{ name: string }>('select current_database() as name')
  const setting = `alter database ${rows[0]?.name} set default_transaction_read_only`
  await admin.query(`${setting} = on`)
  onTestFinished(async () => {
    await admin.query('set default_transaction_read_only = off')
    await admin.query(setting.replace('set', 'reset'))
  })
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'rihla'`,
  )
  await expect.poll(() => world.services.database.pool.totalCount).toBe(0)
  const input = quote.ok ? quote.input : {}
  const answers = await Promise.all([
    post('login', { email: guest.email, password: 'a good long password' }),
    post('register', { name: 'Salma', email: 'salma@example.com', password: 'a good long password' }),
    post('book_hotel', input, { Cookie, 'Idempotency-Key': 'while-read-only' }),
    post('store_cart', { kind: 'stay', hotel_id: 1, check_in: '2026-12-20', check_out: '2026-12-22', rooms: ['1~2'] }),
  ])
  for (const answer of answers) {
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  // Long enough for the use of the session to be noted again.
  for (const minutes of [0, 30]) {
    world.timeIs(new Date(world.services.clock().getTime() + minutes * 60_000).toISOString())
    expect((await post('fetch_profile', {}, { Cookie })).status).toBe(200)
    expect((await post('fetch_my_bookings', {}, { Cookie })).body.data).toHaveLength(1)
  }
})
