import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseNamed, template } from '#test/database.setup.ts'

type FreshDatabase = { url: string; drop: () => Promise<void> }

/**
 * Returns a migrated database without rows. The database of an earlier test is emptied and reused, because creating one
 * takes longer than most tests; it is dropped if its schema was changed or it still has connections.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  // The newest is skipped, because connections to it can still be closing.
  while (waiting.length > 1) {
    const database = waiting.shift()!
    if (database.tests < testsEach && (await emptyDatabase(database))) return freshFrom(database)
    await database.client.end()
    await onServer(`drop database if exists ${database.name} with (force)`)
  }
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  await onServer(`create database ${name} template ${template}`)
  const client = await connect(databaseNamed(inject('databaseUrl'), name))
  // Read from the copy, because no connection to the template is allowed while another worker copies it.
  templateContent ??= contentOf(client)
  await templateContent
  return freshFrom({ name, tests: 0, client })
}

/** The connection stays open, because a new one would read the description of every table again. */
type TestDatabase = { name: string; tests: number; client: pg.Client }

/** Tests per database. Deleted rows keep their space in tables, so a database becomes slow with use. */
const testsEach = 25
const waiting: TestDatabase[] = []
/** The content of the template, read from its first copy. */
let templateContent: Promise<Content> | null = null

function freshFrom(database: TestDatabase): FreshDatabase {
  return {
    url: databaseNamed(inject('databaseUrl'), database.name),
    drop: async () => void waiting.push({ ...database, tests: database.tests + 1 }),
  }
}

/** The tables of the template with and without rows, and one text of everything that a test must not have changed. */
type Content = { empty: string[]; filled: string[]; rest: string }

/** Empties a used database. False if it does not match the template afterwards. */
async function emptyDatabase({ client }: TestDatabase): Promise<boolean> {
  const content = await templateContent!
  const { rows: connections } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  if (connections.length > 0) return false
  // Tables without a file had no rows since the copy.
  const { rows: filled } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where pg_relation_size(to_regclass(name)) > 0',
    [content.empty],
  )
  // Deletes even rows that are never deleted elsewhere, regardless of references to them.
  await client.query('set session_replication_role = replica')
  await client.query(filled.map(({ name }) => `delete from only ${name};`).join('\n'))
  await client.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
     from pg_sequences where last_value is not null`,
  )
  return (await restOf(client, content.filled)) === content.rest
}

async function contentOf(client: pg.Client): Promise<Content> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const { rows } = await client.query<{ name: string; filled: boolean }>(
    tables
      .map(({ name }) => `select '${name}' as name, exists (select from only ${name}) as filled`)
      .join(' union all '),
  )
  const filled = rows.filter((table) => table.filled).map(({ name }) => name)
  const empty = rows.filter((table) => !table.filled).map(({ name }) => name)
  return { empty, filled, rest: await restOf(client, filled) }
}

/** One text of the rows of the tables, and of the structure of the database. */
async function restOf(client: pg.Client, filled: string[]): Promise<string> {
  const { rows } = await client.query(
    filled.map((name) => `select (select string_agg(t::text, '|') from only ${name} t)`).join(' union all '),
  )
  const { rows: structure } = await client.query(
    `select (select string_agg(concat(conrelid::regclass, conname, convalidated), ',' order by conrelid, conname) from pg_constraint
        where connamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)) as constraints,
      (select string_agg(concat(tgrelid::regclass, tgname, tgenabled), ',' order by tgrelid, tgname) from pg_trigger where not tgisinternal) as triggers,
      (select count(*) from pg_class where relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)) as relations,
      (select count(*) from pg_attribute where attrelid > 16383) as columns,
      (select count(*) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())) as settings`,
  )
  return JSON.stringify([rows, structure])
}

async function onServer(statement: string): Promise<void> {
  const client = await connect(inject('databaseUrl'))
  await client.query(statement)
  await client.end()
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  // The server ends before a worker that has an open connection.
  client.on('error', () => undefined)
  ;(client as pg.Client & { unref: () => void }).unref()
  return client
}
