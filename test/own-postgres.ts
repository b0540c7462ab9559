import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrateDatabase } from '#server/database/database.ts'
import { startEmbeddedPostgres } from '@rihla/embedded-postgres'

/**
 * Starts a PostgreSQL for one test, which can be killed: it restarts by itself at the same address.
 * @param options settings of the server, an existing folder for its data, and false to leave its database empty
 */
export async function ownPostgres({
  settings = {},
  folder: own,
  migrated = true,
}: { settings?: Record<string, string>; folder?: string; migrated?: boolean } = {}): Promise<{
  url: string
  kill: () => boolean
  folder: string
}> {
  const folder = own ?? (await mkdtemp(join(tmpdir(), 'rihla-own-')))
  // The server can run as another user.
  await chmod(folder, 0o755)
  // Only its processes are killed, not the machine: what they have written is safe without fsync.
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off', ...settings } })
  onTestFinished(async () => {
    await postgres.stop()
    if (!own) await rm(folder, { recursive: true, force: true })
  })
  if (migrated) await migrateDatabase(postgres.url)
  /** False while no process can be killed because it is restarting. */
  const kill = () => {
    try {
      return process.kill(postgres.pid, 'SIGKILL')
    } catch {
      return false
    }
  }
  return { url: postgres.url, kill, folder }
}
