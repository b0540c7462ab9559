import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@rihla/embedded-postgres'
import { readEnv } from '#server/config/env.ts'
import { checkDatabase } from '#server/config/start-checks.ts'
import { reportStartError, StartError } from '#server/config/start-error.ts'

/**
 * Runs a command against the database as the owner of its tables (past its pooler, where that address is set), or
 * against the embedded database if no other process uses it. `served` is the address that the server itself uses. An
 * error is printed as one sentence and becomes the exit code of the process.
 * @param existing true for a command that only reads: without a configured or embedded database it fails
 */
export async function withDatabaseUrl(
  command: (url: string, served: string) => Promise<void>,
  { existing = false } = {},
): Promise<void> {
  try {
    await onDatabase(command, existing)
  } catch (error) {
    process.exitCode = reportStartError(error)
  }
}

async function onDatabase(command: (url: string, served: string) => Promise<void>, existing: boolean): Promise<void> {
  const env = readEnv({ EMBEDDED_IN_PRODUCTION: '1', ...process.env })
  const name = (['DATABASE_MIGRATE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_URL'] as const).find((one) => env[one])
  const configured = name && env[name]
  const dataDir = join(env.DATA_DIR, 'postgres')
  if (configured) await checkDatabase(name, configured)
  else if (existing && !existsSync(dataDir))
    throw new StartError('settings', `DATABASE_URL is not set, and there is no embedded database in ${dataDir}.`)
  const embedded = configured ? null : await startEmbeddedPostgres({ dataDir })
  try {
    const url = configured ?? embedded?.url ?? ''
    await command(url, env.DATABASE_MIGRATE_URL ? (env.DATABASE_URL ?? url) : url)
  } finally {
    await embedded?.stop()
  }
}
