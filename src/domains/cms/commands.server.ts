import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Queryable, Staff } from '#domains/context.ts'
import { failedWith, uniqueViolation } from '#domains/db.ts'
import { kinds } from '#domains/cms/kinds.server.ts'
import { findShown, type Revisions } from '#domains/cms/queries.server.ts'
import type { revision } from '#domains/cms/schema.server.ts'
import type { KindName, RevisionState, Values } from '#domains/cms/shapes.ts'

/** Locks an item, or its whole kind, for one editor until the transaction ends. */
export async function lockEditable(tx: Queryable, kind: KindName, subject: string): Promise<void> {
  const held = kinds[kind].besideOthers ? `revision ${kind}` : `revision ${kind} ${subject}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`)
}

type NewRevision = Pick<typeof revision.$inferSelect, 'kind' | 'subject' | 'state' | 'data'> & {
  by: Staff
  now: Date
  restoredFrom?: number
}

/**
 * Adds a revision. If the site shows values that no revision contains, because nobody has edited them here or somebody
 * has changed them elsewhere, these are added first as `found`, so that they can be restored.
 * @returns the revision number
 */
export async function addRevision(tx: Queryable, { live, newest }: Revisions, input: NewRevision): Promise<number> {
  const { kind, subject, state, data, by, now, restoredFrom } = input
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
  if (live && !isDeepStrictEqual(await findShown(tx, { kind, subject }), live)) {
    await add({ state: 'found', data: live, by: null, name: '', from: null })
  }
  await add({ state, data, by: by.userId, name: by.name, from: restoredFrom ?? null })
  return number
}

/**
 * Writes the values to the tables of the site.
 * @returns null, or the reason for a failure: a unique value (a slug, a code) is taken, the database rejects the
 * combination of values, or a referenced row has been deleted meanwhile
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
    if (failedWith(error, uniqueViolation)) return 'taken'
    if (failedWith(error, checkViolation)) return 'not_together'
    if (failedWith(error, foreignKeyViolation)) return 'not_a_choice'
    throw error
  }
}

/** Takes an item off the site. Returns false if another row still references it. */
export async function takeOffSite(tx: Queryable, kind: KindName, subject: string): Promise<boolean> {
  const { remove } = kinds[kind].store
  if (!remove) return false
  try {
    await tx.transaction((inside) => remove(inside, subject))
    return true
  } catch (error) {
    if (failedWith(error, foreignKeyViolation)) return false
    throw error
  }
}

const foreignKeyViolation = '23503'
const checkViolation = '23514'
