import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { databaseNamed } from '#test/database.setup.ts'

type Row = Record<string, unknown>
/** Rows by the name of their table. */
export type Rows = Record<string, Row[]>

/**
 * Creates a database with the schema that it had after a migration, and inserts rows of that time. Foreign keys are not
 * checked, nor by the migrations that follow, so that a few rows of each table are enough; columns that the schema does not
 * have yet are left out.
 * @param last name of the last migration to apply, without `.sql`
 */
export async function olderDatabase(last: string, rows: Rows): Promise<{ url: string; client: pg.Client }> {
  const server = new pg.Client({ connectionString: inject('databaseUrl') })
  await server.connect()
  const name = `test_older_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await server.query(`create database ${name}`)
  const url = databaseNamed(inject('databaseUrl'), name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  const folder = await migrationsUpTo(last)
  await migrate(drizzle(client), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
  await client.query(`alter database ${name} set session_replication_role = replica`)
  await client.query('set session_replication_role = replica')
  for (const [table, ofTable] of Object.entries(rows)) {
    if (ofTable.length === 0) continue
    const { rows: known } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
      [table],
    )
    const columns = known.map((column) => column.name).filter((column) => ofTable.some((row) => column in row))
    await client.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(ofTable)],
    )
  }
  await client.query('set session_replication_role = origin')
  return { url, client }
}

async function migrationsUpTo(last: string): Promise<string> {
  const from = 'db/migrations'
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const journal = JSON.parse(await readFile(join(from, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const index = journal.entries.findIndex(({ tag }) => tag === last)
  if (index < 0) throw new Error(`there is no migration ${last}`)
  const entries = journal.entries.slice(0, index + 1)
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await cp(join(from, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}
