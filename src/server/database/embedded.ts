import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@rihla/embedded-postgres'
import type { Env } from '#server/config/env.ts'
import { StartError } from '#server/config/start-error.ts'

/**
 * Starts the database of an installation without `DATABASE_URL`, in its data folder.
 * @throws StartError
 */
export async function startEmbedded(env: Env): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres') })
  } catch (error) {
    throw new StartError('database', error instanceof Error ? error.message : String(error))
  }
}
