import type pg from 'pg'
import { privacy } from '#db/reference/pages/texts.ts'
import { digestOfText, shippedPrivacy } from '#db/reference/pages/shipped.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { type DraftRows, referenceDrafts, referenceRows, type TableRows } from '#db/reference/rows.ts'

/**
 * Imports the reference data of every installation in one transaction: places, amenities, taxes, seasons, service
 * types, page headers, and drafts of the texts that the provider has to confirm. Each row is inserted once, so a row
 * that the provider changed or removed stays as it is. Taxes, seasons, service types and texts of an installation that
 * is older than this import stay as they are, too, except an unedited text on privacy, which gets a newer draft.
 * Returns the number of rows that were inserted.
 * @param today the date of the legal texts, `YYYY-MM-DD`
 */
export async function importReference(client: pg.ClientBase, { today }: { today: string }): Promise<number> {
  await client.query('begin')
  try {
    let inserted = await importReferenceRows(client)
    for (const drafts of referenceDrafts(today)) inserted += await importDrafts(client, drafts)
    inserted += await renewPrivacy(client, { today })
    await client.query('commit')
    return inserted
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Imports the rows that the site shows at once, of all tables or of some, without drafts. */
export async function importReferenceRows(client: pg.ClientBase, tables?: readonly string[]): Promise<number> {
  let inserted = 0
  for (const rows of referenceRows()) {
    if (!tables || tables.includes(rows.table)) inserted += await importTable(client, rows)
  }
  return inserted
}

async function importTable(client: pg.ClientBase, { table, rows, alone, parent }: TableRows): Promise<number> {
  const fresh = await newRows(client, { target: table, table, rows, keepsFilled: alone ?? false })
  if (fresh.length === 0) return 0
  const columns = Object.keys(fresh[0] as object)
    .map((name) => client.escapeIdentifier(name))
    .join(', ')
  const known = parent ? `where exists (select from ${parent.table} n where n.${parent.key} = r.${parent.column})` : ''
  const { rowCount } = await client.query(
    `insert into ${table} (${columns}) select ${columns}
     from jsonb_array_elements($1::jsonb) with ordinality as e (one, nth), jsonb_populate_record(null::${table}, one) r
     ${known} order by nth on conflict do nothing`,
    [JSON.stringify(fresh)],
  )
  return rowCount ?? 0
}

async function importDrafts(client: pg.ClientBase, { kind, table, rows }: DraftRows): Promise<number> {
  const fresh = await newRows(client, {
    target: `draft ${kind}`,
    table,
    rows: rows.map(({ key, row }) => ({ key, row: { key, row } })),
    keepsFilled: true,
  })
  const { rowCount } = await client.query(
    `insert into revision (kind, subject, number, state, data, name, at)
     select $1, one ->> 'key', 1, 'draft', one -> 'row', '', now() from jsonb_array_elements($2::jsonb) one
     on conflict do nothing`,
    [kind, JSON.stringify(fresh)],
  )
  return rowCount ?? 0
}

/**
 * Adds the privacy text of this version as a draft where the newest text, draft or published, is that of an earlier
 * version. An edited text stays as it is, and nothing is published.
 */
export async function renewPrivacy(
  client: pg.ClientBase,
  { today, shipped = shippedPrivacy }: { today: string; shipped?: readonly string[] },
): Promise<number> {
  const { rows } = await client.query<{ number: number; state: string; data: { body: Bilingual } }>(
    `select number, state, data from revision where kind = 'page' and subject = 'privacy' order by number desc limit 1`,
  )
  const [newest] = rows
  if (!newest || newest.state === 'withdrawn') return 0
  if (!shipped.slice(0, -1).includes(digestOfText(newest.data.body))) return 0
  const data = { ...newest.data, body: privacy, changed_on: today }
  await client.query(
    `insert into revision (kind, subject, number, state, data, name, at)
     values ('page', 'privacy', $1, 'draft', $2, '', now())`,
    [newest.number + 1, JSON.stringify(data)],
  )
  return 1
}

type NewRowsInput = {
  target: string
  table: string
  rows: { key: string; row: Record<string, unknown> }[]
  /** True if nothing is inserted into a table that was filled before the first import. */
  keepsFilled: boolean
}

/** Records the keys, and returns the rows that were never recorded and may be inserted. */
async function newRows(client: pg.ClientBase, { target, table, rows, keepsFilled }: NewRowsInput) {
  const { rows: state } = await client.query<{ before: boolean; filled: boolean }>(
    `select exists (select from reference_import where target = $1) as before, exists (select from ${table}) as filled`,
    [target],
  )
  const { rows: recorded } = await client.query<{ key: string }>(
    `insert into reference_import (target, key) select $1, unnest($2::text[]) on conflict do nothing returning key`,
    [target, rows.map(({ key }) => key)],
  )
  if (keepsFilled && state[0]?.filled && !state[0].before) return []
  const keys = new Set(recorded.map(({ key }) => key))
  return rows.filter(({ key }) => keys.has(key)).map(({ row }) => row)
}
