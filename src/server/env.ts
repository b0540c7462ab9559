import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` hardens defaults'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on; 0 picks a free one'),
  PUBLIC_URL: z.url().optional().describe('Scheme and host that people see, e.g. https://rihla.example'),
  DATABASE_URL: z
    .string()
    .optional()
    .transform((url) => url || undefined)
    .describe('PostgreSQL 15 or newer; without it the embedded one is used'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('Connections of one process'),
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
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
  DEMO: flag.describe('Seeds the demo world into an empty database'),
})

export type Env = z.output<typeof schema>

/** Reads and checks the environment once, at start. Throws one error that names every wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source)
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
  const local = ['127.0.0.1', '::1', 'localhost'].includes(env.HOST)
  if (env.NODE_ENV === 'production' && !env.PUBLIC_URL && !local) {
    throw new Error(
      'PUBLIC_URL is needed when others than this machine can reach the server: cookies and links depend on it.',
    )
  }
  return { ...env, DATA_DIR: resolve(env.DATA_DIR) }
}
