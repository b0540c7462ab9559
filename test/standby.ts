import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '@rihla/embedded-postgres'
import { serverUser } from '@rihla/embedded-postgres/cluster'

/**
 * Starts a streaming replica of an embedded PostgreSQL: a base backup made with PostgreSQL's own two functions and a
 * copy of its files, started as a standby.
 */
export async function standbyOf(primary: { url: string; folder: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-standby-'))
  await chmod(folder, 0o755)
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  const copied = join(folder, 'cluster')
  await cp(await realpath(join(primary.folder, 'cluster')), copied, {
    recursive: true,
    filter: (path) => !/postmaster\.(pid|opts)$/.test(path) && !/\/pg_wal\/[0-9A-F]{24}/.test(path),
  })
  const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(true)')
  await client.end()
  await writeFile(join(copied, 'backup_label'), rows[0]?.label ?? '')
  await writeFile(join(copied, 'standby.signal'), '')
  const from = new URL(primary.url.replace(/@\//, '@localhost/'))
  await writeFile(
    join(copied, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${from.searchParams.get('host')} port=${from.searchParams.get('port')} user=${from.username}'\n`,
  )
  const user = await serverUser(primary.folder)
  if (user) await promisify(execFile)('chown', ['-R', `${user.uid}:${user.gid}`, copied])
  await chmod(copied, 0o700)
  const standby = await startEmbeddedPostgres({ dataDir: folder })
  let gone = false
  const stop = async () => {
    if (gone) return
    gone = true
    await standby.stop()
  }
  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return { url: standby.url, stop }
}
