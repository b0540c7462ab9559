import { resolve } from 'node:path'
import { z } from 'zod'
import { paymentProviders } from '#domains/payments/shapes.ts'
import { isLoopback } from '#server/address.ts'
import { databaseAddresses, isSafeOnItsWay } from '#server/database-address.ts'
import { withSecretFiles } from '#server/secret-files.ts'
import { paymentSetting } from '#server/settings.ts'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` hardens defaults; `npm start` and `npm run serve` set it'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on; 0 picks a free one'),
  PUBLIC_URL: z.url().optional().describe('Scheme and host that people see, e.g. https://rihla.example'),
  DATABASE_URL: z
    .string()
    .optional()
    .transform((url) => url || undefined)
    .describe('PostgreSQL 15 or newer; without it the embedded one is used'),
  DATABASE_DIRECT_URL: optional.describe(
    'The database past its pooler, where that pools transactions: for migrations, jobs and hearing of changes',
  ),
  DATABASE_REPLICA_URL: optional.describe(
    'A streaming replica for what everybody reads: searches, hotels, texts; all goes to the database without it',
  ),
  DATABASE_MIGRATE_URL: optional.describe(
    'The database as the owner of its tables: for migrations and the commands; DATABASE_URL may then be a role of fewer rights, which is given them',
  ),
  MIGRATE: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1')
    .describe('0 where the start leaves the schema alone, because `npm run db:migrate` is run before'),
  DATABASE_TLS: z
    .enum(['off', ''])
    .default('')
    .describe(
      '`off` where the network to the database is trusted: production refuses addresses of other machines without TLS',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Connections of one process, besides two that count calls'),
  DATABASE_PREPARE: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1')
    .describe('0 for a pooler that cannot keep prepared statements'),
  DATA_DIR: z.string().default('.data').describe('Embedded database, caches and generated secrets'),
  APP_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Seals quotes and sessions; made and kept in DATA_DIR when absent'),
  DATA_KEYS: optional.describe(
    'Keys that encrypt passports, `id:base64` of 32 bytes each, the present one first; derived from APP_SECRET without them',
  ),
  EMBEDDED_IN_PRODUCTION: flag.describe('Allows the embedded database when NODE_ENV is production'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0).describe('How many proxies add to X-Forwarded-For'),
  MAX_IN_FLIGHT: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe('Requests at work in one process before it answers 503'),
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('Processes of `npm run serve`; a core each by default'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('Port of /metrics for Prometheus, never the site’s own; none without it'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address that /metrics listens on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('Collector of OpenTelemetry (OTLP over HTTP) that spans are sent to, e.g. http://127.0.0.1:4318'),
  OTEL_SERVICE_NAME: z.string().default('rihla').describe('Name of this service in traces'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
  JOBS: z
    .enum(['0', '1'])
    .optional()
    .describe('0 when other processes do the work that waits in queues; in tests nobody does it unless asked'),
  PARTNER_ANSWERS_AFTER_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(20_000)
    .describe('How long the simulated supplier of hotels on request thinks, in milliseconds'),
  NOINDEX: flag.describe('Keeps the whole site out of search engines: for staging'),
  DEMO: flag.describe('Seeds the demo world into an empty database'),
  DEMO_BOOKINGS: flag.describe('Books what a demo world would have seen in its last two weeks; `npm start` does'),
  ALLOW_PUBLIC_DEMO_WITH_PUBLISHED_PASSWORDS: flag.describe(
    '1 starts a demo or the payment sandbox on a public address or beside live payment keys: everyone can then sign in as the demo’s staff, with passwords that are published, and book without paying',
  ),
  DEV_PAGES: flag.describe('Opens the pages for developers under /dev: the outbox of letters, the kit'),
  DESK_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(720)
    .default(60)
    .describe('A session of the staff ends when nobody used it for so long'),
  SESSION_IDLE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30)
    .default(14)
    .describe('A session of a traveller who asked to be remembered ends when nobody used it for so long'),
  SECOND_FACTOR: z
    .enum(['all', 'managers', ''])
    .default('')
    .describe(
      'Who of the staff must give one: `all`, or `managers` alone; without it all, in demo and development managers',
    ),
  S3_BUCKET: optional.describe(
    'Keeps photos in a bucket of an S3 store, which several machines share; in DATA_DIR without it',
  ),
  S3_REGION: z.string().default('us-east-1').describe('Region of that bucket'),
  S3_ENDPOINT: z.url().optional().describe('Address of a store that is not Amazon’s'),
  S3_ACCESS_KEY_ID: optional.describe('Key of that store'),
  S3_SECRET_ACCESS_KEY: optional.describe('Secret of that key'),
  S3_PATH_STYLE: flag.describe('The bucket stands in the path and not in the host'),
  CLAMAV: z
    .string()
    .regex(/^(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/i)
    .optional()
    .describe('Scanner of what people send, `host:port` of clamd; nothing is scanned without it'),
  SMTP_URL: optional.describe('Where letters go, e.g. smtps://user:password@host:465; the outbox without it'),
  MAIL_FROM: optional.describe('Sender of letters, e.g. Rihla <post@rihla.example>'),
  TWILIO_ACCOUNT_SID: optional.describe('Text messages through Twilio'),
  TWILIO_AUTH_TOKEN: optional.describe('Secret of that account'),
  TWILIO_FROM: optional.describe('Number or sender of text messages sent through Twilio'),
  UNIFONIC_APP_SID: optional.describe('Text messages through Unifonic'),
  UNIFONIC_SENDER: optional.describe('Sender name registered with Unifonic'),
  PAYMENT_PROVIDER: z
    .enum([...paymentProviders, 'none', ''])
    .default('')
    .describe('Who takes payments; without it the one whose keys are given, else the sandbox in demo and development'),
  MAP_TILES_URL: z
    .url()
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && !url.includes('{s}'))
    .optional()
    .describe(
      'A street map on tap: its pictures, e.g. https://tile.openstreetmap.org/{z}/{x}/{y}.png; our own map alone without it',
    ),
  MAP_TILES_CREDIT: z.string().default('© OpenStreetMap').describe('Whose map that is, as its licence asks'),
  STRIPE_SECRET_KEY: optional.describe('Payments through Stripe Checkout'),
  STRIPE_WEBHOOK_SECRET: optional.describe('Signs the webhooks that Stripe sends to /webhooks/payments/stripe'),
  MOYASAR_SECRET_KEY: optional.describe('Payments through Moyasar'),
  MOYASAR_WEBHOOK_SECRET: optional.describe('Secret token of the webhooks sent to /webhooks/payments/moyasar'),
})

/** Every variable with its meaning and what holds without it: what the page of configuration is made of. */
export function describedSettings(): { name: string; meaning: string; without: string }[] {
  return Object.entries(schema.shape).map(([name, setting]) => {
    const absent = setting.safeParse(undefined)
    const value = absent.success && absent.data !== undefined && absent.data !== '' ? String(absent.data) : ''
    return { name, meaning: setting.description ?? '', without: value }
  })
}

export type Env = Omit<z.output<typeof schema>, 'JOBS'> & { JOBS: boolean }

/** Reads and checks the environment once, at start. Throws one error that names every wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(withSecretFiles(source, Object.keys(schema.shape)))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not right:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL && !env.EMBEDDED_IN_PRODUCTION) {
    throw new Error(
      'DATABASE_URL is needed in production (or EMBEDDED_IN_PRODUCTION=1 to keep the data on this machine).',
    )
  }
  if (env.NODE_ENV === 'production' && env.DATABASE_TLS !== 'off') {
    const bare = databaseAddresses.find((name) => env[name] && !isSafeOnItsWay(env[name]))
    if (bare) {
      throw new Error(
        `${bare} must ask for TLS (…?sslmode=verify-full), or DATABASE_TLS=off must say that the network to it is trusted.`,
      )
    }
  }
  if (env.NODE_ENV === 'production' && !env.PUBLIC_URL && !isLoopback(env.HOST)) {
    throw new Error(
      'PUBLIC_URL is needed when others than this machine can reach the server: cookies and links depend on it.',
    )
  }
  if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed with S3_BUCKET.')
  }
  if (env.SMTP_URL && !env.MAIL_FROM) throw new Error('MAIL_FROM is needed with SMTP_URL.')
  if (env.TWILIO_ACCOUNT_SID && !(env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM)) {
    throw new Error('TWILIO_AUTH_TOKEN and TWILIO_FROM are needed with TWILIO_ACCOUNT_SID.')
  }
  if (env.UNIFONIC_APP_SID && !env.UNIFONIC_SENDER) {
    throw new Error('UNIFONIC_SENDER is needed with UNIFONIC_APP_SID.')
  }
  const { provider, stripe, moyasar } = paymentSetting({ ...env, JOBS: false })
  if ((provider === 'stripe' || env.STRIPE_SECRET_KEY) && !stripe) {
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together, and for PAYMENT_PROVIDER=stripe.')
  }
  if ((provider === 'moyasar' || env.MOYASAR_SECRET_KEY) && !moyasar) {
    throw new Error(
      'MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_SECRET are needed together, and for PAYMENT_PROVIDER=moyasar.',
    )
  }
  return { ...env, JOBS: env.JOBS ? env.JOBS === '1' : env.NODE_ENV !== 'test', DATA_DIR: resolve(env.DATA_DIR) }
}
