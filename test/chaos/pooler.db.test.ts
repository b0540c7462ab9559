import { spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { serverUser } from '@rihla/embedded-postgres/cluster'
import { readEnv } from '#server/config/env.ts'
import { startServer } from '#server/main.ts'
import { client } from '#test/site.ts'
import { makeWorld, sessionOf, standardContact, testSecret, today } from '#test/world.ts'

const there = spawnSync('pgbouncer', ['--version']).status === 0
if (!there) process.stdout.write('pgbouncer is not installed: what pools transactions is not tried here\n')

/** Connection settings that transaction pooling cannot preserve (docs/deployment.md). */
const ignored = 'statement_timeout,idle_in_transaction_session_timeout'

/** Starts pgbouncer in transaction mode in front of a test database, with fewer connections than clients. */
async function pooled(databaseUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-pooler-'))
  const { searchParams, pathname, username } = new URL(databaseUrl.replace(/@\//, '@localhost/'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${searchParams.get('host')} port=${searchParams.get('port')} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = ${ignored}
`,
  )
  const user = await serverUser(folder)
  await chmod(folder, 0o755)
  if (user) await chown(file, user.uid, user.gid)
  const child = spawn('pgbouncer', [file], { ...user, cwd: '/', stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done))
  onTestFinished(async () => {
    child.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  return `postgresql://${username}@127.0.0.1:${port}${pathname}`
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}

test.runIf(there)('behind a pooler in transaction mode, bookings, rate limits and the change feed work', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 3 }] })
  const url = await pooled(world.url)
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_POOL: '8',
    DATABASE_PREPARE: '0',
    DATABASE_DIRECT_URL: world.url,
  })
  const running = await startServer({ env, databaseUrl: url, secret: testSecret, clock: world.services.clock })
  onTestFinished(() => running.stop())
  const { post, get } = client(running.address)
  await expect.poll(() => fetch(`${running.address}/readyz`).then(({ status }) => status)).toBe(200)
  const page = `${running.address}/en/hotels/${hotel.slug}`
  expect((await fetch(page)).status).toBe(200)
  expect(running.pageCache.size.pages).toBe(1)

  const stay = { hotel_id: hotel.id, check_in: addDays(today, 14), check_out: addDays(today, 16) }
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const Cookie = await sessionOf(world, (await world.traveller()).id)
      const quote = await post('get_hotel_price', { ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] }, { Cookie })
      const input = {
        quote_token: quote.body.data?.token,
        guests: [{ first_name: 'Pool', last_name: 'Guest' }],
        contact: standardContact,
        payment_type: 'arrival',
      }
      return post('book_hotel', input, { Cookie, 'Idempotency-Key': `pooled-${i}-${i}` })
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.code === 'sold_out' || body.code === 'invalid_input')).toHaveLength(17)
  expect(await reconcile(world.services.database.db)).toEqual([])
  // Received through LISTEN, which transaction pooling does not support.
  await expect.poll(() => running.pageCache.size.pages).toBe(0)
  expect((await get(`show_hotel?id=${hotel.slug}`)).status).toBe(200)
})
