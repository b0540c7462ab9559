import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databaseAddresses, isSecureConnection } from '#server/config/database-address.ts'
import { describedSettings, readEnv } from '#server/config/env.ts'
import { withSecretFiles } from '#server/security/secret-files.ts'
import { paymentMarksOf, paymentSetting, sessionRules } from '#server/config/settings.ts'

test('without settings it is a development server with its own database, which only this machine reaches and no proxy speaks for', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ NODE_ENV: 'development', HOST: '127.0.0.1', TRUSTED_PROXIES: 0, DEMO: false })
  expect(env.DATABASE_URL).toBeUndefined()
  expect(isAbsolute(env.DATA_DIR)).toBe(true)
})

test('production requires its own database, or an explicit setting for the embedded one', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL/)
  expect(() => readEnv({ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '0' })).toThrow(/DATABASE_URL/)
  expect(readEnv({ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1' }).DATABASE_URL).toBeUndefined()
  const local = 'postgres://localhost/x'
  expect(readEnv({ NODE_ENV: 'production', DATABASE_URL: local }).DATABASE_URL).toBe(local)
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
  ] as const)('%s=%s is valid', ([name, value, expected]) => {
    expect(readEnv({ [name]: value })[name]).toBe(expected)
  })

  test.for([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'stay.example'],
    ['PAYMENT_API_URL', 'https://payments.example'],
    ['APP_SECRET', 'short'],
    ['DATABASE_POOL', '0'],
    ['DEMO', 'yes'],
    ['DATABASE_PREPARE', 'no'],
    ['WORKERS', '0'],
    ['TRUSTED_PROXIES', '6'],
    ['LOG_LEVEL', 'loud'],
    ['MAX_IN_FLIGHT', '0'],
  ] as const)('%s=%s is rejected with an error that contains the name', ([name, value]) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`\\b${name}: `))
  })

  test('all errors are reported in one message, without secrets', () => {
    const wrong = () => readEnv({ PORT: 'x', LOG_LEVEL: 'y', APP_SECRET: 'hush-hush' })
    expect(wrong).toThrow(/PORT[\s\S]*APP_SECRET[\s\S]*LOG_LEVEL/)
    expect(wrong).not.toThrow(/hush-hush/)
  })
})

describe('the payment provider', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  const moyasar = { MOYASAR_SECRET_KEY: 'sk_test_y', MOYASAR_WEBHOOK_SECRET: 'token' }
  const production = { NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1' }

  test.for([
    [{}, 'none'],
    [{ DEMO: '1' }, 'sandbox'],
    [{ ...production, DEMO: '1' }, 'sandbox'],
    [{ ...production, ...stripe, DEMO: '1', PAYMENT_PROVIDER: 'sandbox' }, 'sandbox'],
    [production, 'none'],
    [{ ...production, ...stripe }, 'stripe'],
    [{ ...production, ...moyasar, DEMO: '1' }, 'moyasar'],
    [{ ...stripe, ...moyasar, PAYMENT_PROVIDER: 'moyasar' }, 'moyasar'],
    [{ ...stripe, PAYMENT_PROVIDER: 'none' }, 'none'],
  ] as const)('with %o is %s', ([env, provider]) => {
    expect(paymentSetting(readEnv(env)).provider).toBe(provider)
  })

  test.for([
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ PAYMENT_PROVIDER: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ MOYASAR_SECRET_KEY: 'sk_test_y' }, 'MOYASAR_WEBHOOK_SECRET'],
    [{ PAYMENT_PROVIDER: 'moyasar' }, 'MOYASAR_SECRET_KEY'],
    [{ PAYMENT_PROVIDER: 'sandbox' }, 'DEMO=1'],
    [{ ...production, ...stripe, PAYMENT_PROVIDER: 'sandbox' }, 'DEMO=1'],
  ] as const)('with %o is rejected because %s is missing', ([env, missing]) => {
    expect(() => readEnv(env)).toThrow(missing)
  })

  test.for([
    ['STRIPE_SECRET_KEY', 'abc'],
    ['STRIPE_SECRET_KEY', 'pk_live_x'],
    ['MOYASAR_SECRET_KEY', 'sk_live x'],
  ] as const)('%s=%s is rejected with one sentence, without repeating the value', ([name, value]) => {
    const start = () => readEnv({ [name]: value, STRIPE_WEBHOOK_SECRET: 'whsec_x', MOYASAR_WEBHOOK_SECRET: 'token' })
    expect(start).toThrow(new RegExp(`^${name} is no secret key: .*\\.$`))
    expect(start).not.toThrow(value)
  })
})

test.for([
  [{}, false],
  [{ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1' }, true],
  [{ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1', DEMO: '1' }, false],
  [{ NODE_ENV: 'production', EMBEDDED_IN_PRODUCTION: '1', SECOND_FACTOR: 'managers' }, false],
  [{ SECOND_FACTOR: 'all' }, true],
] as const)('with %o all staff need a second factor: %s', ([env, all]) => {
  expect(sessionRules(readEnv(env)).factorForAll).toBe(all)
})

describe('the connection to the database', () => {
  test.for([
    ['postgres://localhost/rihla', true],
    ['postgres://app:secret@127.0.0.1:6432/rihla', true],
    ['postgres://[::1]/rihla', true],
    ['postgresql://rihla@/rihla?host=/tmp/socket&port=5432', true],
    ['postgres://rihla@%2Frun%2Fpostgresql/rihla', true],
    ['postgres:///rihla', true],
    ['postgres://database/rihla', false],
    ['postgres://localhost.example/rihla', false],
    ['postgres://localhost/rihla?host=database', false],
    ['postgres://database/rihla?sslmode=prefer', false],
    ['postgres://database/rihla?sslmode=no-verify', false],
    ['postgres://database/rihla?sslmode=verify-full', true],
    ['postgres://database/rihla?ssl=true', true],
    ['postgres://database/rihla?sslmode=require&uselibpqcompat=true', false],
    ['postgres://database/rihla?sslmode=verify-full&sslmode=no-verify', false],
    ['postgres://database/rihla?sslmode=require&sslmode=disable', false],
    ['postgres://database/rihla?ssl=no-verify', false],
    ['postgres://localhost/rihla?host=localhost&host=database', false],
    ['host=database dbname=rihla', false],
  ] as const)('to %s is safe: %s', ([address, safe]) => {
    expect(isSecureConnection(address)).toBe(safe)
  })

  test('production requires TLS to other machines, for every address, unless it is switched off', () => {
    const here = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/x' }
    const away = 'postgres://database/x'
    for (const name of databaseAddresses) {
      expect(() => readEnv({ ...here, [name]: away })).toThrow(`${name} must ask for TLS`)
      expect(readEnv({ ...here, [name]: away, DATABASE_TLS: 'off' })[name]).toBe(away)
      expect(readEnv({ ...here, [name]: `${away}?sslmode=verify-full` })[name]).toContain('verify-full')
      expect(readEnv({ [name]: away })[name]).toBe(away)
    }
  })
})

describe('the address of an outside service', () => {
  const refused: Record<string, string[]> = {
    OTEL_EXPORTER_OTLP_ENDPOINT: ['http://collector.example:4318', 'ftp://127.0.0.1'],
    S3_ENDPOINT: [
      'http://storage.example',
      'http://localhost.example',
      'http://localhost@storage.example',
      'storage',
      'http://8.8.8.8:9000',
    ],
    MAP_TILES_URL: ['http://tiles.example/{z}/{x}/{y}.png'],
    PAYMENT_API_URL: ['http://payments.example'],
    ZATCA_API_URL: ['http://tax.example'],
    CLAMAV: ['clamd.example:3310', '8.8.8.8:3310', '[2606:4700::1]:3310'],
    SMTP_URL: [
      'post.example:25',
      'http://post.example',
      'smtps://post.example?tls.rejectUnauthorized=false',
      'smtp://post.example?requireTLS=false',
      'smtp://post.example?ignoreTLS=false&opportunisticTLS=true',
      'smtps://post.example?secure=false#ignoreTLS=true',
    ],
  }

  test('is in this list, whatever variable has it', () => {
    const all = describedSettings().flatMap(({ name }) => (/(?:_URL|_ENDPOINT|^CLAMAV)$/.test(name) ? [name] : []))
    expect(all.toSorted()).toEqual(['PUBLIC_URL', ...databaseAddresses, ...Object.keys(refused)].toSorted())
  })

  test.for(Object.entries(refused))(
    '%s: its traffic can be read by nobody, or the start names it',
    ([name, values]) => {
      for (const value of values)
        expect(() => readEnv({ [name]: value, MAIL_FROM: 'x' }), value).toThrow(new RegExp(`\\b${name}: `))
    },
  )

  test.for([
    ['S3_ENDPOINT', 'HTTPS://storage.example'],
    ['S3_ENDPOINT', 'http://127.0.0.1:9000'],
    ['S3_ENDPOINT', 'http://minio:9000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://[::1]:4318'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png'],
    ['CLAMAV', 'clamd:3310'],
    ['CLAMAV', '10.0.0.7:3310'],
    ['CLAMAV', '[fd00::7]:3310'],
    ['SMTP_URL', 'smtps://user:password%3F@post.example:465'],
    ['SMTP_URL', 'smtp://post.example:587?ignoreTLS=true'],
  ] as const)('%s=%s is valid', ([name, value]) => {
    expect(readEnv({ [name]: value, MAIL_FROM: 'x' })[name]).toBe(value)
  })
})

describe('a secret in a file', () => {
  const files: Record<string, string> = { '/run/secrets/app': `${'x'.repeat(40)}\n` }
  const read = (path: string) => {
    if (files[path] === undefined) throw new Error('ENOENT')
    return files[path]
  }
  const names = ['APP_SECRET', 'SMTP_URL']

  test('is read without its last line break, and a variable set directly takes precedence', () => {
    const source = { APP_SECRET_FILE: '/run/secrets/app', SMTP_URL: 'smtp://here', SMTP_URL_FILE: '/none' }
    const found = withSecretFiles(source, names, read)
    expect([found.APP_SECRET, found.SMTP_URL]).toEqual(['x'.repeat(40), 'smtp://here'])
  })

  test('that does not exist stops the start with the name of the variable, without its value', () => {
    expect(() => withSecretFiles({ SMTP_URL_FILE: '/none' }, names, read)).toThrow('SMTP_URL_FILE')
    expect(() => readEnv({ DATA_KEYS_FILE: '/nowhere/at/all' })).toThrow('DATA_KEYS_FILE')
  })
})

test('the cards and wallets that the site names are those of the configuration, or the usual ones, and none without a provider', () => {
  const marks = (env: Record<string, string>) => paymentMarksOf(readEnv({ NODE_ENV: 'test', ...env }))
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(marks({ DEMO: '1' })).toEqual(['mada', 'visa', 'mastercard'])
  expect(marks(stripe)).toEqual(['visa', 'mastercard'])
  expect(marks({ ...stripe, PAYMENT_MARKS: 'visa,apple_pay' })).toEqual(['visa', 'apple_pay'])
  expect(marks({ PAYMENT_PROVIDER: 'none', PAYMENT_MARKS: 'visa' })).toEqual([])
  expect(() => marks({ PAYMENT_MARKS: 'visa,gold' })).toThrow('PAYMENT_MARKS')
})
