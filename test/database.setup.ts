import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#server/database/database.ts'
import { startEmbeddedPostgres } from '@rihla/embedded-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The server on which test databases are created from the template; the database of this URL must not be changed.
     */
    databaseUrl: string
  }
}

/** The type of a file system in memory. */
const tmpfs = 0x01021994

/** The migrated, empty database that every test database is copied from. */
export const template = 'test_template'

/**
 * No data has to outlive the tests, so nothing waits for the disk, checkpoints are rare and nothing is written for a
 * standby. Passed when the server starts, because its command line has priority over `alter system`.
 */
const withoutDurability = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/** Provides one PostgreSQL for all database tests: TEST_DATABASE_URL, or an embedded one that is removed afterwards. */
export default async function setup(project: TestProject) {
  const configured = process.env.TEST_DATABASE_URL
  const folder = configured ? null : await databaseFolder()
  const embedded = folder
    ? await startEmbeddedPostgres({ dataDir: folder, database: 'postgres', settings: withoutDurability })
    : null
  const url = configured ?? embedded?.url ?? ''
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${template} with (force)`)
  await client.query(`create database ${template}`)
  await client.end()
  await migrateDatabase(databaseNamed(url, template))
  await emptyChangeFeed(databaseNamed(url, template))
  project.provide('databaseUrl', url)
  return async () => {
    await embedded?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** A new folder, named after this process. Those of processes that were killed are removed. */
async function databaseFolder(): Promise<string> {
  const parent = await folderInMemory()
  for (const name of await readdir(parent)) {
    const owner = Number(/^stays-test-(\d+)-/.exec(name)?.[1])
    if (owner && !isRunning(owner)) await rm(join(parent, name), { recursive: true, force: true })
  }
  return mkdtemp(join(parent, `stays-test-${process.pid}-`))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The folder of Linux for files in memory if it has room for the databases, or the one for temporary files. */
async function folderInMemory(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null)
  const roomy = memory !== null && memory.type === tmpfs && memory.bavail * memory.bsize > 4 * 2 ** 30
  return roomy ? '/dev/shm' : tmpdir()
}

/** Deletes the changes of migrations, which no process has to read: tests expect tables that are in use to be empty. */
async function emptyChangeFeed(template: string): Promise<void> {
  const client = new pg.Client({ connectionString: template })
  await client.connect()
  await client.query('truncate change')
  await client.end()
}

/** The URL of another database on the same server. */
export function databaseNamed(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
