import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { fieldsOf, kinds } from '#domains/editing/kinds.server.ts'
import { blankOf } from '#domains/editing/blank.ts'
import type { KindName, RevisionState, Values } from '#domains/editing/shapes.ts'
import { searchKey } from '#text/clean.ts'
import type { Bilingual } from '#text/locale.ts'

type Of = { kind: KindName; subject: string }

export type RevisionRow = {
  number: number
  state: RevisionState
  data: Values
  name: string
  at: string
  restoredFrom: number | null
}
export type ListedRow = {
  subject: string
  title: Bilingual
  /** Whether the site has it. */
  live: boolean
  /** The newest revision, where anybody has edited it here. */
  newest: Pick<RevisionRow, 'state' | 'name' | 'at'> | null
}

const at = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** All of a kind, what is on the site and what is only a draft, by words of either language. */
export async function listEditables(
  db: Queryable,
  kind: KindName,
  { q, owner }: { q: string; owner: string | null },
): Promise<ListedRow[]> {
  const { store, title, owner: belongs } = kinds[kind]
  const live = await store.listed(db, owner)
  const { rows: newest } = await db.execute<RevisionRow & { subject: string }>(sql`
    select distinct on (subject) subject, number, state, data, name, ${at} as at from revision where kind = ${kind}
    order by subject, number desc`)
  const newestOf = new Map(newest.map((row) => [row.subject, row]))
  const known = new Set(live.map(({ subject }) => subject))
  const drafts = newest.filter(
    ({ subject, data }) =>
      !known.has(subject) && (owner === null || (belongs !== undefined && String(data[belongs.field]) === owner)),
  )
  // One of another owner is live too, though it is not listed here.
  const all = [
    ...drafts.map(({ subject, data }) => ({ subject, title: titleOf(data[title], subject), live: false })),
    ...live.map((one) => ({ subject: one.subject, title: one.title, live: true })),
  ]
  const words = searchKey(q).split(' ').filter(Boolean)
  return all
    .filter(({ subject, title: { en, ar } }) => {
      const key = searchKey(`${subject} ${en} ${ar}`)
      return words.every((word) => key.includes(word))
    })
    .map((one) => ({ ...one, newest: newestOf.get(one.subject) ?? null }))
}

/** How many drafts wait, by kind. */
export async function countDrafts(db: Queryable): Promise<Map<KindName, number>> {
  const { rows } = await db.execute<{ kind: KindName; drafts: number }>(sql`
    select kind, count(*)::int as drafts from (
      select distinct on (kind, subject) kind, state from revision order by kind, subject, number desc) newest
    where state = 'draft' group by kind`)
  return new Map(rows.map((row) => [row.kind, row.drafts]))
}

/** How it stands: what the site shows, the newest revision, and a version that changes with either. */
export type Standing = { live: Values | null; newest: RevisionRow | null; version: string }

export async function standingOf(db: Queryable, kind: KindName, subject: string): Promise<Standing> {
  const live = await kinds[kind].store.read(db, subject)
  const [newest = null] = await findRevisions(db, kind, subject, { newest: 1 })
  const digest = createHash('sha256').update(JSON.stringify(live)).digest('hex').slice(0, 16)
  return { live, newest, version: `${newest?.number ?? 0}-${digest}` }
}

/** What is edited: the draft, or what the site shows. Fields that a draft did not know have their present value. */
export function editedOf(of: Of, { live, newest }: Standing): Values | null {
  if (newest?.state !== 'draft' && live) return live
  return newest ? wholeOf(of, newest.data, live) : live
}

/** Revisions, the newest first. */
export async function findRevisions(
  db: Queryable,
  kind: KindName,
  subject: string,
  { newest, number }: { newest?: number; number?: number } = {},
): Promise<RevisionRow[]> {
  const { rows } = await db.execute<RevisionRow>(sql`
    select number, state, data, name, ${at} as at, restored_from as "restoredFrom" from revision
    where kind = ${kind} and subject = ${subject} ${number === undefined ? sql`` : sql`and number <= ${number}`}
    order by number desc limit ${newest ?? 200}`)
  return rows
}

/** Values of an older form with every field of the present one, and no other; what is live keeps its owner. */
export function wholeOf({ kind, subject }: Of, data: Values, live: Values | null): Values {
  const { owner } = kinds[kind]
  const fields = fieldsOf(kind, subject)
  const blank = blankOf(fields)
  return Object.fromEntries(
    fields.map(({ name }) => {
      const known = name in data && !(live && name === owner?.field)
      return [name, known ? data[name] : (live?.[name] ?? blank[name])]
    }),
  )
}

function titleOf(value: unknown, subject: string): Bilingual {
  if (typeof value === 'object' && value !== null && 'en' in value && 'ar' in value) {
    const { en, ar } = value as Bilingual
    if (en || ar) return { en, ar }
  }
  return { en: subject, ar: subject }
}
