import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { connectTo } from '#server/database/connection.ts'
import { migrateDatabase } from '#server/database/database.ts'

// A backup is gzipped text: a heading as a line of JSON; then for every table a line of JSON, followed by its rows as
// COPY writes them and a line `\.`; last the sequences. Any PostgreSQL with the same schema can restore it.

type Heading = { backup: 'rihla'; migrations: number; at: string }
type Table = { table: string; columns: string[] }
type Part = Table | { sequence: string; value: string }

const endOfRows = '\\.'

/** Writes all data of the site as of one moment, while the site runs. Returns the number of tables. */
export async function writeBackup(url: string, to: Writable, now: Date): Promise<number> {
  const client = await connectTo(url, 'rihla-backup')
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await tablesOf(client)
    await pipeline(contentOf(client, tables, now), createGzip({ level: 6 }), to)
    return tables.length
  } finally {
    await client.end()
  }
}

async function* contentOf(client: pg.Client, tables: Table[], now: Date): AsyncGenerator<string | Buffer> {
  const line = (part: Heading | Part) => `${JSON.stringify(part)}\n`
  yield line({ backup: 'rihla', migrations: await migrationsOf(client), at: now.toISOString() })
  for (const { table, columns } of tables) {
    yield line({ table, columns })
    yield* client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`)) as AsyncIterable<Buffer>
    yield `${endOfRows}\n`
  }
  const sequences = await client.query<{ sequence: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
  for (const part of sequences.rows) yield line(part)
}

/**
 * Fills an empty database from a backup in one transaction, as the owner of the tables. Triggers do not run, because the
 * backup contains their effects. Foreign keys are checked at the end: tables are loaded by name, not by dependency.
 *
 * @throws Error in one sentence when the database is not empty, or the backup is incomplete, damaged or of another version
 * of the schema
 */
export async function readBackup(url: string, from: Readable): Promise<Heading> {
  const plain = createGunzip()
  // An error of the file ends `plain`, whose reader gets it.
  pipeline(from, plain).catch(() => undefined)
  try {
    const lines = linesOf(plain)
    const heading = JSON.parse(await nextLine(lines)) as Heading
    if (heading.backup !== 'rihla') throw new Error('The file is not a backup of this program.')
    await migrateDatabase(url)
    return await restore(url, heading, lines)
  } catch (error) {
    throw readableError(error)
  } finally {
    plain.destroy()
  }
}

/** The error of a restore as one sentence. */
function readableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR') return new Error('The backup is incomplete: it ends too early. Nothing was restored.')
  // Values, rows or tables that the schema cannot have: classes 22, 23 and 42 of the error codes of PostgreSQL.
  const isDamaged =
    code.startsWith('Z_') ||
    error instanceof SyntaxError ||
    (error instanceof pg.DatabaseError && /^(22|23|42)/.test(code))
  return isDamaged ? new Error(`The backup is damaged (${error.message}). Nothing was restored.`) : error
}

async function restore(url: string, heading: Heading, lines: Lines): Promise<Heading> {
  const client = await connectTo(url, 'rihla-restore')
  try {
    const here = await migrationsOf(client)
    if (heading.migrations !== here)
      throw new Error(
        `The backup has migration ${heading.migrations}, the program has ${here}: use the version of the backup.`,
      )
    const somebody = await client.query('select 1 from "user" union all select 1 from hotel limit 1')
    if (somebody.rows.length > 0) throw new Error('The database is not empty: restore into a new one.')
    await client.query('begin')
    const tables = (await tablesOf(client)).map(({ table }) => table)
    const keys = await foreignKeysOf(client)
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    // The backup contains the rows that migrations insert.
    for (const table of tables) await client.query(`delete from ${table}`)
    for (let line = await nextLine(lines); line; line = await nextLine(lines)) {
      const part = JSON.parse(line) as Part
      if ('sequence' in part) await client.query('select setval($1, $2)', [part.sequence, part.value])
      else await takeRows(client, part, lines)
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    await client.query('commit')
    await client.query('analyze')
    return heading
  } finally {
    await client.end()
  }
}

async function takeRows(client: pg.Client, { table, columns }: Table, lines: Lines) {
  await pipeline(rowsOf(table, lines), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)))
}

/** The rows of one table; leaves the lines after them. */
async function* rowsOf(table: string, lines: Lines): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done: over } = await lines.next()
    if (over)
      throw new Error(`The backup is incomplete: it ends in the middle of table ${table}. Nothing was restored.`)
    if (value.length === endOfRows.length && value.toString() === endOfRows) return
    yield Buffer.concat([value, newline])
  }
}

/** Every application table; of the job queues only waiting jobs: the program creates the queues themselves. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as table,
      array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and (n.nspname = 'public' or (n.nspname = 'jobs' and c.relname = 'job'))
    group by 1 order by 1`)
  return rows
}

/** The foreign keys of all tables that a backup fills; those of partitions follow their table. */
async function foreignKeysOf(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'jobs'::regnamespace)`)
  return rows
}

async function migrationsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')
  return rows[0]?.n ?? 0
}

type Lines = AsyncGenerator<Buffer, undefined>
const newline = Buffer.from('\n')

async function nextLine(lines: Lines): Promise<string> {
  const { value } = await lines.next()
  return value?.toString() ?? ''
}

/** Splits at line feeds only: other line breaks are part of the data. */
async function* linesOf(stream: Readable): Lines {
  let rest = Buffer.alloc(0)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const text = Buffer.concat([rest, chunk])
    let at = 0
    for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, at)) {
      yield text.subarray(at, end)
      at = end + 1
    }
    rest = text.subarray(at)
  }
  if (rest.length > 0) yield rest
}
