import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#server/db.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test databases are made from the template; its own database must not be touched. */
    databaseUrl: string
  }
}

/** The migrated, empty database that every test file's own is copied from. */
export const template = 'test_template'

/** One PostgreSQL for all database tests: TEST_DATABASE_URL, or an embedded one that goes when they end. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const folder = given ? null : await mkdtemp(join(tmpdir(), 'stays-test-'))
  const embedded = folder ? await startEmbeddedPostgres({ dataDir: folder, database: 'postgres' }) : null
  const url = given ?? embedded?.url ?? ''
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Nothing here must outlive the tests.
  if (embedded)
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.query(`drop database if exists ${template} with (force)`)
  await client.query(`create database ${template}`)
  await client.end()
  await migrateDatabase(databaseNamed(url, template))
  project.provide('databaseUrl', url)
  return async () => {
    await embedded?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** The same server, another database. */
export function databaseNamed(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
