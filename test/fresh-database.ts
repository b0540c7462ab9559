import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseNamed, template } from '#test/database.setup.ts'

type FreshDatabase = { url: string; drop: () => Promise<void> }

/**
 * A migrated database without a row. One that an earlier test is done with is emptied and given again, since making
 * one costs more than most tests; one whose shape was changed, or that somebody still speaks to, is given to nobody.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  // The newest is left: connections to it may still be closing.
  while (waiting.length > 1) {
    const used = waiting.shift()!
    if (used.tests < testsEach && (await emptied(used))) return given(used)
    await onServer(`drop database if exists ${used.name} with (force)`)
  }
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  await onServer(`create database ${name} template ${template}`)
  // Nobody may be connected to the template itself while another worker copies it.
  asMade ??= onDatabase(name, shapeOf)
  await asMade
  return given({ name, tests: 0 })
}

type Used = { name: string; tests: number }

/** Tables keep the room of what was deleted, so that a database much used grows slow. */
const testsEach = 25
const waiting: Used[] = []
/** What the template holds, read from the first database made from it. */
let asMade: Promise<Shape> | null = null

function given(used: Used): FreshDatabase {
  return {
    url: databaseNamed(inject('databaseUrl'), used.name),
    drop: async () => void waiting.push({ name: used.name, tests: used.tests + 1 }),
  }
}

/** Tables without a row in the template, and one text of all that a test must not have changed. */
type Shape = { empty: string[]; rest: string }

/** False where it cannot be made as new. */
async function emptied(used: Used): Promise<boolean> {
  const made = await asMade!
  return onDatabase(used.name, async (client) => {
    const { rows: others } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    if (others.length > 0) return false
    const { rows: filled } = await client.query<{ name: string }>(
      made.empty.map((name) => `select '${name}' as name where exists (select 1 from ${name})`).join(' union all '),
    )
    // Rows that may never be deleted are deleted here alone, whatever points to them.
    await client.query('set session_replication_role = replica')
    await client.query(filled.map(({ name }) => `delete from only ${name};`).join('\n'))
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
       from pg_sequences where last_value is not null`,
    )
    return (await shapeOf(client)).rest === made.rest
  })
}

async function shapeOf(client: pg.Client): Promise<Shape> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, (select string_agg(t::text, '|') from only ${name} t) as rows`,
  )
  const { rows } = await client.query<{ name: string; rows: string | null }>(parts.join(' union all '))
  const { rows: laws } = await client.query(
    `select (select string_agg(concat(conrelid::regclass, conname, convalidated), ',' order by conrelid, conname) from pg_constraint
        where connamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)) as constraints,
      (select string_agg(concat(tgrelid::regclass, tgname, tgenabled), ',' order by tgrelid, tgname) from pg_trigger where not tgisinternal) as triggers,
      (select count(*) from pg_class where relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)) as relations,
      (select count(*) from pg_attribute where attrelid > 16383) as columns,
      (select count(*) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())) as settings`,
  )
  return {
    empty: rows.filter((table) => table.rows === null).map((table) => table.name),
    rest: JSON.stringify([rows.filter((table) => table.rows !== null), laws]),
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function onDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseNamed(inject('databaseUrl'), name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
