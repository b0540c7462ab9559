import { paymentMarkNames, type PaymentMark } from '#domains/shared/payment-marks.ts'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { paymentProviders } from '#domains/payments/shapes.ts'
import { isPublicAddress } from '#integrations/public-internet.ts'
import { isLoopback } from '#server/security/client-address.ts'
import { databaseAddresses, isSecureConnection } from '#server/config/database-address.ts'
import { withSecretFiles } from '#server/security/secret-files.ts'
import { onlinePaymentProviders, paymentAccounts } from '#server/config/provider-accounts.ts'
import { paymentSetting } from '#server/config/settings.ts'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const switchedOn = z
  .enum(['0', '1'])
  .default('1')
  .transform((value) => value === '1')

const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(min).max(max)

const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

/** The address of an outside service. */
const service = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https:/i.test(url) || isPrivate(URL.parse(url)?.hostname ?? ''), {
    error: 'must begin with https://, unless the service is on this machine or a private network',
  })

/** A local server that stands in for an outside service. */
const trial = z
  .url()
  .refine((url) => isLoopback(new URL(url).hostname))
  .optional()

/** True for `host:port` of this machine or a private network, by its address or by a name that only such a network has. */
function isPrivate(at: string): boolean {
  const host = at.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? /^[^.]+$|\.(?:internal|local|localhost)$/i.test(host) : !isPublicAddress(host)
}

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` hardens defaults; `npm start` and `npm run serve` set it'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: whole(0, 65535).default(3000).describe('Port to listen on; 0 picks a free one'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Public scheme and host, e.g. https://rihla.example; requests for others (without it, for others than this machine) get 421',
    ),
  DATABASE_URL: optional.describe('PostgreSQL 15 or newer; without it the embedded one is used'),
  DATABASE_DIRECT_URL: optional.describe(
    'The database without the transaction pooler of DATABASE_URL: for migrations, jobs and LISTEN',
  ),
  DATABASE_MIGRATE_URL: optional.describe(
    'The database with the role that owns its tables, for migrations and commands, if DATABASE_URL uses one with fewer rights',
  ),
  MIGRATE: switchedOn.describe('0 if the start must not migrate, because `npm run db:migrate` runs before it'),
  DATABASE_TLS: z
    .enum(['off', ''])
    .default('')
    .describe(
      '`off` if the network to the database is trusted: otherwise production rejects addresses of other machines without TLS',
    ),
  DATABASE_POOL: whole(1, 200).default(10).describe('Connections of one process, in addition to two that count calls'),
  DATABASE_PREPARE: switchedOn.describe('0 for a pooler without support for prepared statements'),
  DATA_DIR: z.string().default('.data').describe('Embedded database, caches and generated secrets'),
  APP_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs quotes and sessions; otherwise generated and stored in DATA_DIR'),
  DATA_KEYS: optional.describe(
    'Keys that encrypt passport data, `id:base64` of 32 bytes each, the current one first; otherwise derived from APP_SECRET',
  ),
  EMBEDDED_IN_PRODUCTION: flag.describe('Allows the embedded database when NODE_ENV is production'),
  TRUSTED_PROXIES: whole(0, 5).default(0).describe('Number of proxies that append to X-Forwarded-For'),
  MAX_IN_FLIGHT: whole(1).default(500).describe('Concurrent requests of one process; further requests get 503'),
  ANSWER_SECONDS: whole(1, 600)
    .default(15)
    .describe('Seconds to answer a read or a page; a write has twice as long. After them the answer is 503'),
  READS_PER_MINUTE: whole(0)
    .default(600)
    .describe(
      'Calls of one caller per minute and process, in units: a page or read 1, a write 2, a search, a price or a form of a page 3, a calendar of prices 12, a PDF or export 30, others as /api/docs lists them; bursts of 40 seconds of the budget; an IPv6 /48 has 8 budgets together; further calls get 429. Not counted: cached pages, partner keys, this machine. 0 for no limit',
    ),
  WORKERS: whole(1, 64).optional().describe('Processes of `npm run serve`; one per core by default'),
  METRICS_PORT: whole(0, 65535)
    .optional()
    .describe('Port of /metrics for Prometheus, different from PORT; no metrics without it'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address on which /metrics listens'),
  OTEL_EXPORTER_OTLP_ENDPOINT: service
    .optional()
    .describe('OpenTelemetry collector of spans (OTLP over HTTP), e.g. http://127.0.0.1:4318'),
  OTEL_SERVICE_NAME: z.string().default('rihla').describe('Name of this service in traces'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest level that is logged'),
  JOBS: z.enum(['0', '1']).optional().describe('0 if other processes run the queued jobs; 1 by default, 0 in tests'),
  PARTNER_ANSWERS_AFTER_MS: whole(0)
    .default(20_000)
    .describe('Milliseconds until the simulated supplier of a demo answers'),
  NOINDEX: flag.describe('Keeps the whole site out of search engines: for staging'),
  DEMO: flag.describe(
    'Seeds the demo world into an empty database, answers its requests by itself and takes payments without money',
  ),
  DEMO_BOOKINGS: flag.describe('Creates the bookings of the last two weeks of a demo world; `npm start` sets it'),
  ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS: flag.describe(
    '1 allows a demo on a public address, with live payment keys or an account for text messages: everyone can sign in as its staff and book without paying',
  ),
  DEV_PAGES: flag.describe('Serves the page for developers /dev/outbox: the notifications that were sent'),
  ADMIN_IDLE_MINUTES: whole(5, 720)
    .default(60)
    .describe('Minutes without activity after which a session of the staff ends'),
  SESSION_IDLE_DAYS: whole(1, 30)
    .default(14)
    .describe('Idle days after which a remembered session of a traveller ends'),
  SECOND_FACTOR: z
    .enum(['all', 'managers', ''])
    .default('')
    .describe(
      'Staff who must use a second factor: `all` or `managers`; by default all, in demo and development managers',
    ),
  PICTURES_AVIF: switchedOn.describe(
    '0 renders pictures as WebP only, on a machine with little processor time: one AVIF takes up to a second',
  ),
  S3_BUCKET: optional.describe('Stores photos in an S3 bucket that several machines share; in DATA_DIR without it'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: service.optional().describe('Address of an S3 service other than Amazon'),
  S3_ACCESS_KEY_ID: optional.describe('Access key of the bucket'),
  S3_SECRET_ACCESS_KEY: optional.describe('Secret of the access key'),
  S3_PATH_STYLE: flag.describe('Puts the bucket into the path instead of the host name'),
  CLAMAV: z
    .string()
    .regex(/^(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/i)
    .refine(isPrivate, 'must be on this machine or a private network, because clamd knows no TLS')
    .optional()
    .describe('Virus scanner of uploads, `host:port` of clamd'),
  // The mail library lets the address override what is asked of the connection.
  SMTP_URL: optional
    .refine(
      (url) => !url || /^smtps?:\/\/[^?]*(?:\?ignoreTLS=(?:true|false))?$/.test(url),
      'must be smtps://… or smtp://…, with no parameter except ignoreTLS=true',
    )
    .describe(
      'Email server, e.g. smtps://user:password@host:465; smtp:// requires STARTTLS, unless with `?ignoreTLS=true`',
    ),
  MAIL_FROM: optional.describe('Sender of emails, e.g. Rihla <post@rihla.example>'),
  INBOUND_MAIL_DOMAIN: optional.describe(
    'Domain whose emails Mailgun forwards to /webhooks/mail, so that notifications can be answered by email. Its spam filter must be on: SPF and DKIM prove the author',
  ),
  INBOUND_MAIL_KEY: optional.describe('Signing key of the webhooks of Mailgun'),
  TWILIO_ACCOUNT_SID: optional.describe('Text messages through Twilio'),
  TWILIO_AUTH_TOKEN: optional.describe('Secret of the Twilio account'),
  TWILIO_FROM: optional.describe('Number or sender of text messages sent through Twilio'),
  UNIFONIC_APP_SID: optional.describe('Text messages through Unifonic'),
  UNIFONIC_SENDER: optional.describe('Sender name registered with Unifonic'),
  SMS_COUNTRIES: z
    .string()
    .default('SA,AE,BH,KW,OM,QA')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/)))
    .describe(
      'Countries (ISO 3166, with commas) whose mobile numbers get codes by text message; others are asked for an email address',
    ),
  SMS_PER_HOUR: whole(1)
    .default(120)
    .describe(
      'Codes by text message of the whole site in an hour, half of them to numbers without an account; then callers wait, and /readyz warns of `text_messages`',
    ),
  SMS_PER_DAY: whole(1).default(600).describe('Codes by text message that the whole site sends in a day'),
  PAYMENT_PROVIDER: z
    .enum([...paymentProviders, 'none', ''])
    .default('')
    .describe('By default the provider whose keys are set, otherwise the sandbox in a demo'),
  PAYMENT_MARKS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(Object.keys(paymentMarkNames) as [PaymentMark, ...PaymentMark[]])))
    .describe(
      `Cards and wallets that the payment provider accepts, separated by commas: ${Object.keys(paymentMarkNames).join(', ')}; by default visa and mastercard, and mada unless the provider is Stripe`,
    ),
  MAP_TILES_URL: service
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && !url.includes('{s}'))
    .optional()
    .describe('Map outside the holy cities, loaded on request, e.g. https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_CREDIT: z.string().default('© OpenStreetMap').describe('Attribution of that map, as its licence requires'),
  STRIPE_SECRET_KEY: optional.describe('Payments through Stripe Checkout'),
  STRIPE_WEBHOOK_SECRET: optional.describe('Secret of the webhooks to /webhooks/payments/stripe'),
  MOYASAR_SECRET_KEY: optional.describe('Payments through Moyasar'),
  MOYASAR_WEBHOOK_SECRET: optional.describe('Secret token of the webhooks of Moyasar to /webhooks/payments/moyasar'),
  PAYMENT_API_URL: trial.describe(
    'Local server that speaks the protocol of the payment provider, for trials without the provider',
  ),
  ZATCA_API_URL: trial.describe(
    'Local server that speaks the protocol of the Saudi tax authority, for trials without the authority',
  ),
})

/** Every variable with its description and its default; the source of the configuration page. */
export function describedSettings(): { name: string; meaning: string; without: string }[] {
  return Object.entries(schema.shape).map(([name, setting]) => {
    const absent = setting.safeParse(undefined)
    const value = absent.success && absent.data !== undefined && absent.data !== '' ? String(absent.data) : ''
    return { name, meaning: setting.description ?? '', without: value }
  })
}

export type Env = Omit<z.output<typeof schema>, 'JOBS'> & { JOBS: boolean }

/** Variables, each with those that it requires. */
const neededTogether = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['INBOUND_MAIL_DOMAIN', 'INBOUND_MAIL_KEY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['UNIFONIC_APP_SID', 'UNIFONIC_SENDER'],
] as const

/** Reads and checks the environment once, at start. Throws one error that names every wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(withSecretFiles(source, Object.keys(schema.shape)))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is invalid:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL && !env.EMBEDDED_IN_PRODUCTION) {
    throw new Error(
      'DATABASE_URL is required in production (or EMBEDDED_IN_PRODUCTION=1 to store the data on this machine).',
    )
  }
  if (env.NODE_ENV === 'production' && env.DATABASE_TLS !== 'off') {
    const bare = databaseAddresses.find((name) => env[name] && !isSecureConnection(env[name]))
    if (bare) {
      throw new Error(
        `${bare} must ask for TLS (…?sslmode=verify-full), or DATABASE_TLS=off must confirm that the network to the database is trusted.`,
      )
    }
  }
  if (env.NODE_ENV === 'production' && !env.PUBLIC_URL && !isLoopback(env.HOST)) {
    throw new Error(
      'PUBLIC_URL is required when other machines can reach the server, because cookies and links depend on it.',
    )
  }
  for (const [name, ...needed] of neededTogether) {
    if (env[name] && needed.some((one) => !env[one]))
      throw new Error(`${needed.join(' and ')} ${needed.length > 1 ? 'are' : 'is'} required with ${name}.`)
  }
  const { provider, accounts } = paymentSetting({ ...env, JOBS: false })
  for (const one of onlinePaymentProviders) {
    const { secretKey, webhookSecret, keyForm, keyExamples } = paymentAccounts[one]
    const key = env[secretKey]
    if (key && !keyForm.test(key)) {
      throw new Error(
        `${secretKey} is no secret key: it must look like ${keyExamples} (a publishable key cannot take payments).`,
      )
    }
    if ((provider === one || key) && !accounts[one]) {
      throw new Error(`${secretKey} and ${webhookSecret} are required together, and for PAYMENT_PROVIDER=${one}.`)
    }
  }
  if (env.PAYMENT_PROVIDER === 'sandbox' && !env.DEMO) {
    throw new Error('PAYMENT_PROVIDER=sandbox requires DEMO=1: only a demo confirms bookings without taking money.')
  }
  return { ...env, JOBS: env.JOBS ? env.JOBS === '1' : env.NODE_ENV !== 'test', DATA_DIR: resolve(env.DATA_DIR) }
}

/** Milliseconds after which a request is answered with 503. */
export function deadlineMs({ ANSWER_SECONDS }: Pick<Env, 'ANSWER_SECONDS'>, kind: 'read' | 'write'): number {
  return ANSWER_SECONDS * (kind === 'read' ? 1_000 : 2_000)
}
