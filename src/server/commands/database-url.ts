import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { readEnv } from '#server/env.ts'

/** Runs a command against DATABASE_URL (past its pooler, where one is told), or against the embedded database while nobody else holds it. */
export async function withDatabaseUrl(command: (url: string) => Promise<void>): Promise<void> {
  const env = readEnv({ EMBEDDED_IN_PRODUCTION: '1', ...process.env })
  const given = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres') })
  try {
    await command(given ?? embedded?.url ?? '')
  } finally {
    await embedded?.stop()
  }
}
