import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { readEnv } from '#server/env.ts'

/**
 * Runs a command against the database as the owner of its tables (past its pooler, where one is told), or against the
 * embedded one while nobody else holds it. `served` is how the program itself connects.
 */
export async function withDatabaseUrl(command: (url: string, served: string) => Promise<void>): Promise<void> {
  const env = readEnv({ EMBEDDED_IN_PRODUCTION: '1', ...process.env })
  const given = env.DATABASE_MIGRATE_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres') })
  try {
    const url = given ?? embedded?.url ?? ''
    await command(url, env.DATABASE_MIGRATE_URL ? (env.DATABASE_URL ?? url) : url)
  } finally {
    await embedded?.stop()
  }
}
