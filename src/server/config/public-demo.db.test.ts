import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { demoPeople } from '#db/demo/people.ts'
import { hashPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { readEnv } from '#server/config/env.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { publishedLoginProblem } from '#server/config/public-demo.ts'
import { makeWorld, testSecret } from '#test/world.ts'

const local = { NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1' }
const open = { ...local, PUBLIC_URL: 'https://rihla.example' }
const allowed = { ...open, ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS: '1' }
const liveKeys = { ...local, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }

test('a database that contained the demo is not served to the public while a published password works', async () => {
  const { url, sql, services } = await makeWorld({ ground: false })
  const problem = (settings: Record<string, string>) => publishedLoginProblem(readEnv(settings), url)
  expect(await problem(open)).toBeNull()

  await prepareDatabase({ databaseUrl: url, demo: true, now: new Date('2026-12-01T09:00:00Z'), print: () => undefined })
  const found = await problem(open)
  for (const { email } of demoPeople) expect(found).toContain(email)
  expect(found).toContain('ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS=1')
  expect(await problem(liveKeys)).toContain('STRIPE_SECRET_KEY')
  expect(await problem(local)).toBeNull()
  expect(await problem(allowed)).toBeNull()

  // Both programs exit immediately, with a message only.
  for (const program of ['src/server/start.ts', 'src/server/serve.ts']) {
    const env = {
      PATH: process.env.PATH,
      ...open,
      DEMO: '0',
      DATABASE_URL: url,
      DATA_DIR: '.data/test-public-demo',
      PORT: '0',
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
    expect([program, status, stdout]).toEqual([program, 78, ''])
    expect(stderr).toContain('agent@example.com')
    expect(stderr).not.toMatch(/^\s+at /m)
  }

  // A changed password is not a published one; a removed one cannot be used.
  await sql(`update account set password = $1 where user_id = (select id from "user" where email = $2)`, [
    await hashPassword('a password of our own'),
    'agent@example.com',
  ])
  const left = await problem(open)
  expect(left).not.toContain('agent@example.com')
  expect(left).toContain('editor@example.com')
  await services.database.pool.query(documentedRemoval())
  expect(await problem(open)).toBeNull()
})

/** The statements of the documentation that remove the published passwords. */
function documentedRemoval(): string {
  const statements = /```sql\n(delete from session [^`]+)```/.exec(readFileSync('docs/deployment.md', 'utf8'))?.[1]
  if (!statements) throw new Error('docs/deployment.md does not describe how to remove the published passwords')
  return statements
}

test('`npm start` serves metrics on METRICS_PORT', async () => {
  const { url } = await makeWorld()
  const { PATH } = process.env
  const env = {
    PATH,
    DATABASE_URL: url,
    APP_SECRET: testSecret,
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: '.data/test-start',
  }
  const child = spawn(process.execPath, ['src/server/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('exit', done))
  try {
    const address = await new Promise<string>((found, failed) => {
      void ended.then((code) => failed(new Error(`ended with ${String(code)}`)))
      createInterface({ input: child.stdout }).on('line', (line) => {
        const reported = /metrics +(\S+)$/.exec(line)?.[1]
        if (reported) found(reported)
      })
    })
    expect(await (await fetch(address)).text()).toContain('site_request_seconds')
  } finally {
    child.kill('SIGTERM')
    await ended
  }
})
