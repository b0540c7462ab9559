import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { fieldsOf, kinds } from '#domains/cms/kinds.server.ts'
import type { RevisionAnswer } from '#domains/cms/contract.ts'
import { blankOf, type KindName, type Values } from '#domains/cms/shapes.ts'
import { differenceOf, type Difference } from '#domains/cms/difference.ts'
import { containsTyped, searchWords } from '#domains/shared/search-text.server.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

type Of = { kind: KindName; subject: string }

export type RevisionRow = RevisionAnswer & { data: Values }
type ListedRow = {
  subject: string
  title: Bilingual
  /** The city that the item is in; null if it is in none. */
  city: Bilingual | null
  /** True if the item is on the site. */
  live: boolean
  /** The newest revision; null if nobody has edited the item here. */
  newest: Pick<RevisionRow, 'state' | 'name' | 'at'> | null
}

const at = isoInstant(sql`at`)

type ListedCity = { slug: string; name: Bilingual }

/** True for a kind whose items are in a city each. */
const isInCity = (kind: KindName): boolean =>
  kinds[kind].fields.some(({ name, type }) => name === 'city' && type === 'reference')

/**
 * A page of the items of a kind, filtered by text in either language and by city; drafts that are not on the site come
 * first. `cities` are those of all items, without the filter by city.
 */
export async function listEditables(
  db: Queryable,
  kind: KindName,
  { q, owner, city, unfinished }: { q: string; owner: string | null; city: string | null; unfinished: boolean },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ total: number; rows: ListedRow[]; cities: ListedCity[] }> {
  const { store, title, owner: belongs, unfinished: subjects, fixed } = kinds[kind]
  const fixedNames = sql`${JSON.stringify(fixed ?? {})}::jsonb`
  const matchesText =
    searchKey(q) === ''
      ? sql``
      : sql`and ${containsTyped(sql`(${searchWords(sql`concat_ws(' ', subject, title ->> 'en', title ->> 'ar')`)})`, q)}`
  const among = unfinished ? (subjects ? sql`and live and subject in (${subjects})` : sql`and false`) : sql``
  // The owner of an item on the site is in its row; that of an item with only drafts is in its values.
  const ofOwner = owner === null ? sql`` : belongs ? sql`and r.data ->> ${belongs.field} = ${owner}` : sql`and false`
  const inCity = city === null ? sql`` : sql`and city = ${city}`
  const { rows } = await db.execute<{ total: number; rows: ListedRow[]; cities: ListedCity[] }>(sql`
    with listed as (${store.listing(owner)}),
    live as (select subject, title, place, ${isInCity(kind) ? sql`city` : sql`null::text`} as city from listed),
    newest as (select distinct on (subject) subject, number, state, name, ${at} as at from revision where kind = ${kind}
      order by subject, number desc),
    drafts as (
      select n.subject, r.data -> ${title} as named, r.data ->> 'city' as city from newest n
      join revision r on r.kind = ${kind} and r.subject = n.subject and r.number = n.number
      where not exists (select from live where live.subject = n.subject) ${ofOwner}),
    found as (
      select subject, title, true as live, place, city from live
      union all
      select key, value, false, null, null from jsonb_each(${fixedNames})
      where key not in (select subject from live union all select subject from drafts)
      union all
      select subject, case when ${fixedNames} ? subject then ${fixedNames} -> subject
          when jsonb_typeof(named) = 'object' then named
          else jsonb_build_object('en', coalesce(named #>> '{}', ''), 'ar', coalesce(named #>> '{}', '')) end, false, null, city from drafts),
    wanted as (select * from found where true ${inCity} ${among} ${matchesText})
    select (select count(*)::int from wanted) as total, (
      select coalesce(json_agg(json_build_object('subject', subject, 'title', title, 'city', city_name, 'live', live, 'newest', newest)
          order by live, place, subject), '[]')
      from (
        select w.*, c.name as city_name, case when n.number is null then null
            else json_build_object('state', n.state, 'name', n.name, 'at', n.at) end as newest
        from wanted w left join newest n on n.subject = w.subject left join city c on c.slug = w.city
        order by w.live, w.place, w.subject limit ${perPage} offset ${(page - 1) * perPage}) shown
    ) as rows, (
      select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by rank, slug), '[]')
      from city where slug in (select city from found)
    ) as cities`)
  return rows[0] ?? { total: 0, rows: [], cities: [] }
}

/** The number of items on the site with a suggested text. */
export async function countUnfinished(db: Queryable, kind: KindName): Promise<number> {
  const { unfinished } = kinds[kind]
  if (!unfinished) return 0
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${unfinished}) subjects`)
  return rows[0]?.count ?? 0
}

/** The number of drafts, by kind. */
export async function countDrafts(db: Queryable): Promise<Map<KindName, number>> {
  const { rows } = await db.execute<{ kind: KindName; drafts: number }>(sql`
    select kind, count(*)::int as drafts from (
      select distinct on (kind, subject) kind, state from revision order by kind, subject, number desc) newest
    where state = 'draft' group by kind`)
  return new Map(rows.map((row) => [row.kind, row.drafts]))
}

/** The state of an item: the values on the site, the newest revision, and a version that changes with either. */
export type Revisions = { live: Values | null; newest: RevisionRow | null; version: string }

export async function revisionsOf(db: Queryable, kind: KindName, subject: string): Promise<Revisions> {
  const live = await kinds[kind].store.read(db, subject)
  const [newest = null] = await findRevisions(db, kind, subject, { newest: 1 })
  const digest = createHash('sha256').update(JSON.stringify(live)).digest('hex').slice(0, 16)
  return { live, newest, version: `${newest?.number ?? 0}-${digest}` }
}

/**
 * The values to edit: the draft, or those on the site; empty ones of a fixed item that nobody has written. Fields that
 * the draft does not contain have their current values.
 */
export function editedOf(of: Of, { live, newest }: Revisions): Values | null {
  const { fixed, fields } = kinds[of.kind]
  if (!newest && !live) return fixed && Object.hasOwn(fixed, of.subject) ? blankOf(fields) : null
  if (newest?.state !== 'draft' && live) return live
  return newest ? wholeOf(of, newest.data, live) : live
}

/** Revisions of an item, newest first. */
export async function findRevisions(
  db: Queryable,
  kind: KindName,
  subject: string,
  { newest, number }: { newest?: number; number?: number } = {},
): Promise<RevisionRow[]> {
  const { rows } = await db.execute<RevisionRow>(sql`
    select number, state, data, name, ${at} as at, restored_from from revision
    where kind = ${kind} and subject = ${subject} ${number === undefined ? sql`` : sql`and number <= ${number}`}
    order by number desc limit ${newest ?? 200}`)
  return rows
}

/** True if an item was never on the site, so that its drafts can be deleted. */
export async function isDraftOnly(
  db: Queryable,
  kind: KindName,
  subject: string,
  live: Values | null,
): Promise<boolean> {
  if (live) return false
  const { rows } = await db.execute<{ published: boolean }>(sql`
    select exists (select from revision where kind = ${kind} and subject = ${subject} and state <> 'draft') as published`)
  return rows[0]?.published === false
}

/** The values that the newest revision of those on the site contains. */
export async function findShown(db: Queryable, { kind, subject }: Of): Promise<Values | undefined> {
  const { rows } = await db.execute<{ data: Values }>(sql`
    select data from revision where kind = ${kind} and subject = ${subject} and state in ('published', 'found')
    order by number desc limit 1`)
  return rows[0]?.data
}

/** Changes made on the site since the draft was started, by anyone. Empty if the newest revision is not a draft. */
export async function changesSince(db: Queryable, of: Of, { live, newest }: Revisions): Promise<Difference[]> {
  if (!live || newest?.state !== 'draft') return []
  const begun = await findShown(db, of)
  return begun ? differenceOf(wholeOf(of, begun, live), live) : []
}

/** Converts values of an older form to the current fields; an item on the site keeps its owner. */
export function wholeOf({ kind, subject }: Of, data: Values, live: Values | null): Values {
  const { owner } = kinds[kind]
  const fields = fieldsOf(kind, subject)
  const blank = blankOf(fields)
  return Object.fromEntries(
    fields.map(({ name }) => {
      const isInData = name in data && !(live && name === owner?.field)
      return [name, isInData ? data[name] : (live?.[name] ?? blank[name])]
    }),
  )
}
