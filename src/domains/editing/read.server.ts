import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { fieldsOf, kinds } from '#domains/editing/kinds.server.ts'
import { blankOf } from '#domains/editing/blank.ts'
import type { KindName, RevisionState, Values } from '#domains/editing/shapes.ts'
import { differenceOf, type Difference } from '#domains/editing/difference.ts'
import { folded } from '#domains/editing/folded.server.ts'
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
type ListedRow = {
  subject: string
  title: Bilingual
  /** Whether the site has it. */
  live: boolean
  /** The newest revision, where anybody has edited it here. */
  newest: Pick<RevisionRow, 'state' | 'name' | 'at'> | null
}

const at = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** All of a kind, what is only a draft before what is on the site, by words of either language: a page of them. */
export async function listEditables(
  db: Queryable,
  kind: KindName,
  { q, owner }: { q: string; owner: string | null },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ total: number; rows: ListedRow[] }> {
  const { store, title, owner: belongs } = kinds[kind]
  const words = searchKey(q).split(' ').filter(Boolean)
  const named = words.map(
    (word) => sql`and strpos(${folded(sql`concat_ws(' ', subject, title ->> 'en', title ->> 'ar')`)}, ${word}) > 0`,
  )
  // What is on the site belongs to whom its row says; a draft of anything else, to whom it says itself.
  const ofOwner = owner === null ? sql`` : belongs ? sql`and r.data ->> ${belongs.field} = ${owner}` : sql`and false`
  const { rows } = await db.execute<{ total: number; rows: ListedRow[] }>(sql`
    with live as (${store.listing(owner)}),
    newest as (select distinct on (subject) subject, number, state, name, ${at} as at from revision where kind = ${kind}
      order by subject, number desc),
    drafts as (
      select n.subject, r.data -> ${title} as named from newest n
      join revision r on r.kind = ${kind} and r.subject = n.subject and r.number = n.number
      where not exists (select from live where live.subject = n.subject) ${ofOwner}),
    found as (
      select subject, title, true as live, place from live
      union all
      select subject, case
          when jsonb_typeof(named) = 'object' and concat(named ->> 'en', named ->> 'ar') <> '' then named
          when jsonb_typeof(named) = 'string' and named #>> '{}' <> '' then jsonb_build_object('en', named, 'ar', named)
          else jsonb_build_object('en', subject, 'ar', subject) end, false, null from drafts),
    wanted as (select * from found where true ${sql.join(named, sql` `)})
    select (select count(*)::int from wanted) as total, (
      select coalesce(json_agg(json_build_object('subject', subject, 'title', title, 'live', live, 'newest', newest)
          order by live, place, subject), '[]')
      from (
        select w.*, case when n.number is null then null
            else json_build_object('state', n.state, 'name', n.name, 'at', n.at) end as newest
        from wanted w left join newest n on n.subject = w.subject
        order by w.live, w.place, w.subject limit ${perPage} offset ${(page - 1) * perPage}) shown
    ) as rows`)
  return rows[0] ?? { total: 0, rows: [] }
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

/** What has become of it on the site since its draft was begun, whoever changed it; nothing when it is no draft. */
export async function changesSince(db: Queryable, of: Of, { live, newest }: Standing): Promise<Difference[]> {
  if (!live || newest?.state !== 'draft') return []
  const { rows } = await db.execute<{ data: Values }>(sql`
    select data from revision where kind = ${of.kind} and subject = ${of.subject} and state in ('published', 'found')
    order by number desc limit 1`)
  const begun = rows[0]?.data
  return begun ? differenceOf(wholeOf(of, begun, live), live) : []
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
