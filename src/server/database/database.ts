import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from '#domains/context.ts'
import { connectTo } from '#server/database/connection.ts'
import { retryOnLockTimeout } from '#server/database/retry-on-lock-timeout.ts'
import { grantService, serviceRole } from '#server/database/grants.ts'
import { installJobs } from '#server/database/job-queue.ts'
import { openPipelinedPool, type PoolOptions } from '#server/database/pipelined-pool.ts'

// Stay dates are parsed as strings and 64-bit counts as numbers; pg's defaults are Date and string.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = {
  db: Db
  pool: pg.Pool
  /** Number of statements sent so far. Tests and the benchmark count a page's queries with it. */
  statements: () => number
  close: () => Promise<void>
}

/** Opens the database. Connects at the first query. */
export function openDatabase(url: string, size: number, options: PoolOptions = {}): Database {
  const { pool, statements } = openPipelinedPool(url, size, options)
  return { db: drizzle(pool), pool, statements, close: () => pool.end() }
}

const migrationLock = 727_400_001

/**
 * Brings the schema and the queues up to date; processes that start together run this one after another.
 *
 * @param serviceUrl address with the role of the server, if that role has fewer rights
 */
export async function migrateDatabase(url: string, serviceUrl = url): Promise<void> {
  const client = await connectTo(url, 'rihla-migrate')
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await retryOnLockTimeout(client, () => migrate(drizzle(client), { migrationsFolder: 'db/migrations' }))
    await installJobs(url)
    const role = serviceRole(serviceUrl, url)
    if (role) await grantService(client, role)
  } finally {
    await client.end()
  }
}
