import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from '#domains/db.ts'

// Stay dates are strings and 64-bit counts are numbers here; pg's defaults are Date and string.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = {
  db: Db
  pool: pg.Pool
  /** Statements sent so far: what tests and the bench count a page's queries with. */
  statements: () => number
  close: () => Promise<void>
}

const migrationLock = 727_400_001

/** Opens a pool with a limit on every wait. Connects at the first query. */
export function openDatabase(url: string, size: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    query_timeout: 2_500,
    statement_timeout: 2_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 5_000,
    application_name: 'rihla',
  })
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  let count = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      count++
      return query(...args)
    }) as typeof client.query
  })
  return { db: drizzle(pool), pool, statements: () => count, close: () => pool.end() }
}

/** Brings the schema up to date; processes that start together take turns. */
export async function migrateDatabase(url: string, folder = 'db/migrations'): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'rihla-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
