import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paymentSetting, readEnv } from '#server/env.ts'

test('nothing set is a development server on this machine with its own database', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: 3000,
    DATABASE_POOL: 10,
    DATABASE_PREPARE: true,
    TRUSTED_PROXIES: 0,
    DEMO: false,
    LOG_LEVEL: 'info',
  })
  expect(env.DATABASE_URL).toBeUndefined()
  expect(isAbsolute(env.DATA_DIR)).toBe(true)
})

test('production needs a database of its own, or to be told that the embedded one will do', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL/)
  expect(() => readEnv({ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '0' })).toThrow(/DATABASE_URL/)
  expect(readEnv({ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1' }).DATABASE_URL).toBeUndefined()
  expect(readEnv({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' }).DATABASE_URL).toBe('postgres://db/x')
})

describe('values', () => {
  test.for([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['DEMO', '1', true],
    ['DEMO', 'true', true],
    ['DEMO', '0', false],
    ['DEMO', '', false],
    ['DATABASE_PREPARE', '0', false],
    ['WORKERS', '4', 4],
    ['TRUSTED_PROXIES', '2', 2],
  ] as const)('%s=%s', ([name, given, expected]) => {
    expect(readEnv({ [name]: given })[name]).toBe(expected)
  })

  test.for([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'stay.example'],
    ['APP_SECRET', 'short'],
    ['DATABASE_POOL', '0'],
    ['DEMO', 'yes'],
    ['DATABASE_PREPARE', 'no'],
    ['WORKERS', '0'],
    ['TRUSTED_PROXIES', '6'],
    ['LOG_LEVEL', 'loud'],
    ['MAX_IN_FLIGHT', '0'],
  ] as const)('%s=%s is refused by name', ([name, given]) => {
    expect(() => readEnv({ [name]: given })).toThrow(new RegExp(`\\b${name}: `))
  })

  test('all that is wrong is told at once, and no secret with it', () => {
    const wrong = () => readEnv({ PORT: 'x', LOG_LEVEL: 'y', APP_SECRET: 'hush-hush' })
    expect(wrong).toThrow(/PORT[\s\S]*APP_SECRET[\s\S]*LOG_LEVEL/)
    expect(wrong).not.toThrow(/hush-hush/)
  })
})

describe('who takes payments', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  const moyasar = { MOYASAR_SECRET_KEY: 'sk_test_y', MOYASAR_WEBHOOK_SECRET: 'token' }
  const production = { NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1' }

  test.for([
    [{}, 'sandbox'],
    [{ ...production, DEMO: '1' }, 'sandbox'],
    [production, 'none'],
    [{ ...production, ...stripe }, 'stripe'],
    [{ ...production, ...moyasar, DEMO: '1' }, 'moyasar'],
    [{ ...stripe, ...moyasar, PAYMENT_PROVIDER: 'moyasar' }, 'moyasar'],
    [{ ...stripe, PAYMENT_PROVIDER: 'none' }, 'none'],
    [{ ...production, PAYMENT_PROVIDER: 'sandbox' }, 'sandbox'],
  ] as const)('%o: %s', ([given, provider]) => {
    expect(paymentSetting(readEnv(given)).provider).toBe(provider)
  })

  test.for([
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ PAYMENT_PROVIDER: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ MOYASAR_SECRET_KEY: 'sk_test_y' }, 'MOYASAR_WEBHOOK_SECRET'],
    [{ PAYMENT_PROVIDER: 'moyasar' }, 'MOYASAR_SECRET_KEY'],
  ] as const)('%o is not enough: %s is missing', ([given, missing]) => {
    expect(() => readEnv(given)).toThrow(missing)
  })
})
