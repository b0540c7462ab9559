import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isLoopback } from '#server/http/client-address.ts'
import { readEnv } from '#server/config/env.ts'
import { publicDemoProblem } from '#server/config/public-demo.ts'

const demo = { NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1', DEMO: '1' }
const allowed = { ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS: '1' }
const liveStripe = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const testStripe = { STRIPE_SECRET_KEY: 'rk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const liveMoyasar = { MOYASAR_SECRET_KEY: 'sk_live_y', MOYASAR_WEBHOOK_SECRET: 'token' }
const https = { PUBLIC_URL: 'https://rihla.example' }

test.for([
  ['localhost', true],
  ['rihla.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['[::1]', true],
  ['', false],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.0.0.1.example', false],
  ['localhost.example', false],
] as const)('%s is a loopback host: %s', ([host, expected]) => {
  expect(isLoopback(host)).toBe(expected)
})

describe('a demo', () => {
  test.for([
    [{}, 'starts'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'starts'],
    [https, 'does not start'],
    [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, 'does not start'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, 'does not start'],
    [{ HOST: '0.0.0.0', NODE_ENV: 'development' }, 'does not start'],
    [testStripe, 'starts'],
    [liveStripe, 'does not start'],
    [liveMoyasar, 'does not start'],
    [{ ...https, ...allowed }, 'starts'],
    [{ ...liveStripe, ...allowed }, 'starts'],
    [{ ...https, DEMO: '0' }, 'starts'],
  ] as const)('with %o %s', ([settings, expected]) => {
    expect(publicDemoProblem(readEnv({ ...demo, ...settings })) === null ? 'starts' : 'does not start').toBe(expected)
  })

  test('states why it does not start and how to continue', () => {
    const problem = publicDemoProblem(readEnv({ ...demo, ...https }))
    for (const part of [
      'https://rihla.example',
      'published',
      'set DEMO=0',
      'ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS=1',
    ])
      expect(problem).toContain(part)
    expect(problem).not.toContain('PAYMENT_PROVIDER')
  })
})

describe('the payment sandbox without a demo', () => {
  const sandbox = { ...demo, DEMO: '0', PAYMENT_PROVIDER: 'sandbox' }

  test.for([
    [sandbox, 'starts'],
    [{ ...sandbox, ...https }, 'does not start'],
    [{ ...sandbox, ...liveStripe }, 'does not start'],
    [{ ...sandbox, ...https, ...allowed }, 'starts'],
    [{ ...sandbox, ...https, PAYMENT_PROVIDER: 'none' }, 'starts'],
    [{ ...sandbox, ...https, ...liveStripe, PAYMENT_PROVIDER: '' }, 'starts'],
    [{ NODE_ENV: 'development', ...https }, 'does not start'],
  ] as const)('with %o %s', ([settings, expected]) => {
    const problem = publicDemoProblem(readEnv(settings))
    expect(problem === null ? 'starts' : 'does not start').toBe(expected)
    if (problem) expect(problem).toContain('set PAYMENT_PROVIDER=none')
  })
})

test.for(['src/server/start.ts', 'src/server/serve.ts'])(
  '%s exits with one message if a demo has a public address',
  (program) => {
    const { PATH } = process.env
    const env = { PATH, ...demo, ...https, DATA_DIR: '.data/test-public-demo', PORT: '0' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
    expect(status).toBe(78)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^The site would be open to other machines \(https:\/\/rihla\.example\)\.\n/)
    expect(stderr).not.toMatch(/^\s+at /m)
  },
)
