import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isLoopback } from '#server/security/client-address.ts'
import { describedSettings, readEnv } from '#server/config/env.ts'
import { messageAccounts, onlinePaymentProviders, paymentAccounts } from '#server/config/provider-accounts.ts'
import { providersOf } from '#server/config/providers.ts'
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
  })
})

describe('a provider that moves or costs real money', () => {
  const refuses = (settings: Record<string, string>) => publicDemoProblem(readEnv({ ...demo, ...settings }))

  test.for(onlinePaymentProviders)(
    '%s with a live key keeps the demo from starting, with a test key it does not',
    (one) => {
      const { secretKey, webhookSecret, keyExamples } = paymentAccounts[one]
      const keys = keyExamples.match(/\w+_(?:live|test)_/g)?.map((mark) => `${mark}x`) ?? []
      expect(keys.length).toBeGreaterThan(1)
      for (const key of keys) {
        const problem = refuses({ [secretKey]: key, [webhookSecret]: 'x' })
        if (key.includes('_test_')) expect(problem).toBeNull()
        else expect(problem).toContain(`real payments (${secretKey} is a live key)`)
      }
    },
  )

  test.for([
    [{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+1' }, 'TWILIO_ACCOUNT_SID'],
    [{ UNIFONIC_APP_SID: 'x', UNIFONIC_SENDER: 'x' }, 'UNIFONIC_APP_SID'],
  ] as const)('%o keeps the demo from starting', ([settings, variable]) => {
    expect(refuses(settings)).toContain(`text messages that cost money (${variable} is set)`)
    expect(refuses({ ...settings, ...allowed })).toBeNull()
    expect(refuses({ ...settings, DEMO: '0' })).toBeNull()
  })

  test('every variable with the secret of a provider belongs to a provider that the guard knows', () => {
    const secrets = describedSettings()
      .map(({ name }) => name)
      .filter((name) => /_(SECRET_KEY|AUTH_TOKEN|WEBHOOK_SECRET|APP_SID|ACCOUNT_SID)$/.test(name))
    const known = [
      ...Object.values(paymentAccounts).flatMap(({ secretKey, webhookSecret }) => [secretKey, webhookSecret]),
      ...Object.values(messageAccounts).flatMap(({ paid }) => paid ?? []),
      'TWILIO_AUTH_TOKEN',
    ]
    expect(secrets.filter((name) => !(known as string[]).includes(name))).toEqual([])
    expect(secrets.length).toBeGreaterThan(6)
  })

  test.for([
    [{ NODE_ENV: 'development', ...https }],
    [{ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1', ...https }],
  ] as const)('without a demo %o starts, and takes no payments', ([settings]) => {
    const env = readEnv(settings)
    expect(publicDemoProblem(env)).toBeNull()
    expect(providersOf(env).filter(({ in_use }) => in_use)).toEqual([])
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
