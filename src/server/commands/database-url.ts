import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { readEnv } from '#server/env.ts'

/** Runs a command against DATABASE_URL, or against the embedded database while nobody else holds it. */
export async function withDatabaseUrl(command: (url: string) => Promise<void>): Promise<void> {
  const env = readEnv({ EMBEDDED_IN_PRODUCTION: '1', ...process.env })
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres') })
  try {
    await command(env.DATABASE_URL ?? embedded?.url ?? '')
  } finally {
    await embedded?.stop()
  }
}
