import { done, err, invalid } from '#api/endpoint.ts'
import type { Queryable, StaffContext } from '#domains/context.ts'
import { fieldsOf, kinds } from '#domains/cms/kinds.server.ts'
import { editedOf, isDraftOnly, revisionsOf, type Revisions } from '#domains/cms/queries.server.ts'
import { wrongReferences } from '#domains/cms/references.server.ts'
import { checkValues } from '#domains/cms/field-schema.ts'
import type { Among, Field, KindName, Values } from '#domains/cms/shapes.ts'
import { withMadeCodes } from '#domains/cms/made-codes.ts'
import { withSuggestedTexts } from '#domains/cms/pictures/suggested-texts.server.ts'
import { addRevision, lockEditable, putOnSite, takeOffSite } from '#domains/cms/commands.server.ts'
import type { FieldError } from '#api/errors.ts'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'

type Seen = { kind: KindName; subject: string; version: string }

/** Saves an editor's values as a draft or on the site, unless the item has changed since the editor loaded it. */
export async function saveRevision(
  { db, now, actor, audits, ports }: StaffContext,
  state: 'draft' | 'published',
  { kind, subject, version, data, restoredFrom, isNew }: Seen & { data: Values; restoredFrom?: number; isNew?: true },
) {
  const { owner } = kinds[kind]
  const fields = fieldsOf(kind, subject)
  await lockEditable(db, kind, subject)
  const status = await revisionsOf(db, kind, subject)
  if (!isNew && !editedOf({ kind, subject }, status)) return err('not_found')
  if (status.version !== version) return conflictWith(status)
  const draft = checkValues(fields, data, 'draft')
  const suggested = draft.errors.length > 0 ? data : await withProposals(db, { kind, subject, fields }, draft.values)
  const { values, errors } = checkValues(fields, suggested, state)
  const wrong = errors.length > 0 ? errors : await wrongReferences(db, fields, values)
  if (wrong.length > 0) return err('invalid_input', { errors: wrong })
  // Sold products reference the item and take their place from its owner.
  if (owner && status.live && status.live[owner.field] !== values[owner.field]) {
    return invalid(owner.field, 'owner_stays')
  }
  const missing = await publicationErrors(db, { kind, subject, gateway: ports.gateway }, values)
  if (state === 'published' && missing.length > 0) return err('invalid_input', { errors: missing })
  const number = await addRevision(db, status, {
    kind,
    subject,
    state,
    data: values,
    by: actor,
    now,
    ...(restoredFrom !== undefined && { restoredFrom }),
  })
  if (state === 'draft') {
    audits.push({ subject: `${kind}:${subject}`, before: null, after: { draft: number, restored: restoredFrom } })
  } else {
    const code = await putOnSite(db, kind, subject, { values, now })
    if (code) {
      const field = code === 'taken' ? fields.find(({ name }) => name === 'slug' || name === 'code') : fields[0]
      return invalid(field?.name ?? '', code)
    }
    const changed = fields.filter(({ name }) => !isDeepStrictEqual(status.live?.[name], values[name]))
    const of = (from: Values | null) => from && Object.fromEntries(changed.map(({ name }) => [name, from[name]]))
    audits.push({ subject: `${kind}:${subject}`, before: of(status.live), after: of(values) })
  }
  return done({ subject, version: (await revisionsOf(db, kind, subject)).version, missing })
}

/** Adds what the software can propose: descriptions of pictures, and codes made from names. */
async function withProposals(
  db: Queryable,
  { kind, subject, fields }: { kind: KindName; subject: string; fields: readonly Field[] },
  values: Values,
): Promise<Values> {
  const taken = await kinds[kind].store.codes?.(db, subject, values)
  return withMadeCodes(fields, await withSuggestedTexts(db, { kind, fields }, values), new Set(taken))
}

/** Takes an item off the site. Its history remains. */
export async function withdraw({ db, now, actor, audits }: StaffContext, { kind, subject, version }: Seen) {
  await lockEditable(db, kind, subject)
  const state = await revisionsOf(db, kind, subject)
  const { live } = state
  if (!live || !kinds[kind].store.remove) return err('not_found')
  if (state.version !== version) return conflictWith(state)
  await addRevision(db, state, { kind, subject, state: 'withdrawn', data: live, by: actor, now })
  if (!(await takeOffSite(db, kind, subject))) {
    return invalid(kinds[kind].title, 'still_needed')
  }
  audits.push({ subject: `${kind}:${subject}`, before: live, after: null })
  return done({ subject, version: (await revisionsOf(db, kind, subject)).version, missing: [] })
}

/** Deletes an item that was never published. Its last values remain in the audit log. */
export async function deleteDraft({ db, audits }: StaffContext, { kind, subject, version }: Seen) {
  await lockEditable(db, kind, subject)
  const state = await revisionsOf(db, kind, subject)
  const { live, newest } = state
  if (!newest || !(await isDraftOnly(db, kind, subject, live))) return err('not_found')
  if (state.version !== version) return conflictWith(state)
  await db.execute(sql`delete from revision where kind = ${kind} and subject = ${subject}`)
  audits.push({ subject: `${kind}:${subject}`, before: newest.data, after: null })
  return done({ subject })
}

function conflictWith({ newest }: Revisions) {
  return err('conflict', { data: { name: newest?.name ?? '', at: newest?.at ?? null } })
}

type PublishedItem = { kind: KindName; fields?: readonly Field[] } & Omit<Among, 'db'>

/** Errors of some or all fields that prevent publication: incomplete ones, missing references, contradictory values. */
export async function publicationErrors(
  db: Queryable,
  { kind, subject, gateway, fields = fieldsOf(kind, subject) }: PublishedItem,
  input: Values,
): Promise<FieldError[]> {
  const { check } = kinds[kind]
  const checked = checkValues(fields, input, 'published')
  if (checked.errors.length > 0) return checked.errors
  const values = { ...input, ...checked.values }
  return [...(await wrongReferences(db, fields, values)), ...((await check?.(values, { db, subject, gateway })) ?? [])]
}
