import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Staff } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { kinds } from '#domains/editing/kinds.server.ts'
import type { Standing } from '#domains/editing/read.server.ts'
import type { KindName, RevisionState, Values } from '#domains/editing/shapes.ts'

/** One editor at a time, until the transaction ends: of it, or of its whole kind. */
export async function holdEditable(tx: Queryable, kind: KindName, subject: string): Promise<void> {
  const held = kinds[kind].besideOthers ? `revision ${kind}` : `revision ${kind} ${subject}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`)
}

type NewRevision = {
  kind: KindName
  subject: string
  state: RevisionState
  data: Values
  by: Staff
  now: Date
  restoredFrom?: number
}

/**
 * Adds a revision, and before it what was found where nobody has edited it here or somebody has changed it elsewhere,
 * so that it can be restored.
 * @returns its number
 */
export async function addRevision(tx: Queryable, { live, newest }: Standing, given: NewRevision): Promise<number> {
  const { kind, subject, state, data, by, now, restoredFrom } = given
  const { rows } = await tx.execute<{ data: Values }>(sql`
    select data from revision where kind = ${kind} and subject = ${subject} and state in ('published', 'found')
    order by number desc limit 1`)
  let number = newest?.number ?? 0
  const add = async (row: {
    state: RevisionState
    data: Values
    by: string | null
    name: string
    from: number | null
  }) => {
    number++
    await tx.execute(sql`
      insert into revision (kind, subject, number, state, data, by, name, at, restored_from)
      values (${kind}, ${subject}, ${number}, ${row.state}, ${JSON.stringify(row.data)}::jsonb, ${row.by}, ${row.name},
        ${now.toISOString()}, ${row.from})`)
  }
  if (live && !isDeepStrictEqual(rows[0]?.data, live)) {
    await add({ state: 'found', data: live, by: null, name: '', from: null })
  }
  await add({ state, data, by: by.userId, name: by.name, from: restoredFrom ?? null })
  return number
}

/**
 * Makes it so on the site.
 * @returns null, or why it cannot be: another one has what must be one's own (a slug, a code), the database allows no
 * such values together, or what they name has gone meanwhile
 */
export async function putOnSite(
  tx: Queryable,
  kind: KindName,
  subject: string,
  { values, now }: { values: Values; now: Date },
): Promise<'taken' | 'not_together' | 'not_a_choice' | null> {
  try {
    await tx.transaction((inside) => kinds[kind].store.write(inside, subject, values, now))
    return null
  } catch (error) {
    if (isOf(error, uniqueViolation)) return 'taken'
    if (isOf(error, checkViolation)) return 'not_together'
    if (isOf(error, foreignKeyViolation)) return 'not_a_choice'
    throw error
  }
}

/** Takes it off the site. False when something else still needs it. */
export async function takeOffSite(tx: Queryable, kind: KindName, subject: string): Promise<boolean> {
  const { remove } = kinds[kind].store
  if (!remove) return false
  try {
    await tx.transaction((inside) => remove(inside, subject))
    return true
  } catch (error) {
    if (isOf(error, foreignKeyViolation)) return false
    throw error
  }
}

// As PostgreSQL numbers them: https://www.postgresql.org/docs/current/errcodes-appendix.html
const foreignKeyViolation = '23503'
const uniqueViolation = '23505'
const checkViolation = '23514'

function isOf(error: unknown, code: string): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    if ('code' in cause && cause.code === code) return true
  }
  return false
}
