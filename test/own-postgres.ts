import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrateDatabase } from '#server/db.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'

/** A PostgreSQL for one test alone, which may be killed: it comes back by itself at the same address. */
export async function ownPostgres(): Promise<{ url: string; kill: () => boolean; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-own-'))
  // The server may run as another user.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  onTestFinished(async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })
  await migrateDatabase(postgres.url)
  /** False while there is none to kill: it is just coming back. */
  const kill = () => {
    try {
      return process.kill(postgres.pid, 'SIGKILL')
    } catch {
      return false
    }
  }
  return { url: postgres.url, kill, folder }
}
