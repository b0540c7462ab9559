import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrateDatabase } from '#server/db.ts'

// A backup is text, gzipped: a line of JSON that says what it is; then a line of JSON for every table, followed by its rows
// as COPY writes them and a line `\.`; last the sequences. Any PostgreSQL of the same schema can take it.

type Heading = { backup: 'rihla'; migrations: number; at: string }
type Part = { table: string; columns: string[] } | { sequence: string; value: string }

const endOfRows = '\\.'

/** Writes everything the site knows, as of one moment, while it goes on. Answers how many tables. */
export async function writeBackup(url: string, to: Writable, now: Date): Promise<number> {
  const client = await connected(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const file = createGzip({ level: 6 })
    const written = pipeline(file, to)
    const say = async (line: Heading | Part | string) => {
      const text = typeof line === 'string' ? line : JSON.stringify(line)
      if (!file.write(`${text}\n`)) await once(file, 'drain')
    }
    await say({ backup: 'rihla', migrations: await migrationsOf(client), at: now.toISOString() })
    const tables = await tablesOf(client)
    for (const { table, columns } of tables) {
      await say({ table, columns })
      for await (const rows of client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`)))
        if (!file.write(rows)) await once(file, 'drain')
      await say(endOfRows)
    }
    const sequences = await client.query<{ sequence: string; value: string }>(`
      select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
      from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
    for (const part of sequences.rows) await say(part)
    file.end()
    await written
    return tables.length
  } finally {
    await client.end()
  }
}

/**
 * Fills an empty database with a backup, all of it or nothing. Triggers do not run, as what they do is in the backup: the
 * role must be allowed to set `session_replication_role`.
 *
 * @throws Error when the database is not empty, or the backup is of another version of the schema
 */
export async function readBackup(url: string, from: Readable): Promise<Heading> {
  await migrateDatabase(url)
  const client = await connected(url)
  try {
    const lines = linesOf(from.pipe(createGunzip()))
    const heading = JSON.parse(await nextLine(lines)) as Heading
    if (heading.backup !== 'rihla') throw new Error('This is no backup of ours')
    const here = await migrationsOf(client)
    if (heading.migrations !== here)
      throw new Error(`The backup is of migration ${heading.migrations} and the program of ${here}: use that version`)
    const somebody = await client.query('select 1 from "user" union all select 1 from hotel limit 1')
    if (somebody.rows.length > 0) throw new Error('The database is not empty: restore into a new one')
    await client.query('begin; set local session_replication_role = replica')
    // What migrations themselves have put there is in the backup as well.
    for (const { table } of await tablesOf(client)) await client.query(`delete from ${table}`)
    for (let line = await nextLine(lines); line; line = await nextLine(lines)) {
      const part = JSON.parse(line) as Part
      if ('sequence' in part) await client.query('select setval($1, $2)', [part.sequence, part.value])
      else await takeRows(client, part, lines)
    }
    await client.query('commit')
    await client.query('analyze')
    return heading
  } finally {
    await client.end()
  }
}

async function takeRows(client: pg.Client, { table, columns }: { table: string; columns: string[] }, lines: Lines) {
  const into = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  for (;;) {
    const { value, done: over } = await lines.next()
    if (over) {
      into.on('error', () => undefined).destroy()
      throw new Error(`The backup ends in the middle of ${table}`)
    }
    if (value.length === endOfRows.length && value.toString() === endOfRows) break
    if (!into.write(Buffer.concat([value, newline]))) await once(into, 'drain')
  }
  const done = once(into, 'finish')
  into.end()
  await done
}

/** Every table of ours; of the queues only what waits in them, as they themselves are made by the program. */
async function tablesOf(client: pg.Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as table,
      array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and (n.nspname = 'public' or (n.nspname = 'jobs' and c.relname = 'job'))
    group by 1 order by 1`)
  return rows
}

async function migrationsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')
  return rows[0]?.n ?? 0
}

/** A connection without the limits of a request: all is read, which takes its time. */
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'rihla-backup' })
  await client.connect()
  // The database itself may have been given limits, as behind a pooler.
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

type Lines = AsyncGenerator<Buffer, undefined>
const newline = Buffer.from('\n')

async function nextLine(lines: Lines): Promise<string> {
  const { value } = await lines.next()
  return value?.toString() ?? ''
}

/** By line feeds alone: other ends of lines are parts of texts. */
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
