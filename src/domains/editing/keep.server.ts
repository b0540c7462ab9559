import { isDeepStrictEqual } from 'node:util'
import { done, refuse } from '#contract/endpoint.ts'
import type { Context, Staff } from '#domains/context.ts'
import { fieldsOf, kinds } from '#domains/editing/kinds.server.ts'
import { editedOf, standingOf, type Standing } from '#domains/editing/read.server.ts'
import { wrongReferences } from '#domains/editing/references.server.ts'
import { checkValues } from '#domains/editing/schema.ts'
import type { KindName, Values } from '#domains/editing/shapes.ts'
import { whatIsMissing } from '#domains/editing/whole.server.ts'
import { addRevision, holdEditable, putOnSite, takeOffSite } from '#domains/editing/write.server.ts'

type StaffContext = Context & { actor: Staff }
type Seen = { kind: KindName; subject: string; version: string }

/** Keeps what an editor has written, as a draft or on the site, unless it has changed since it was seen. */
export async function keepRevision(
  { db, now, actor, audits, changes }: StaffContext,
  state: 'draft' | 'published',
  { kind, subject, version, data, restoredFrom }: Seen & { data: Values; restoredFrom?: number },
) {
  const { owner, tags } = kinds[kind]
  const fields = fieldsOf(kind, subject)
  await holdEditable(db, kind, subject)
  const standing = await standingOf(db, kind, subject)
  if (!editedOf({ kind, subject }, standing)) return refuse('not_found')
  if (standing.version !== version) return conflictWith(standing)
  const { values, errors } = checkValues(fields, data, state)
  const wrong = errors.length > 0 ? errors : await wrongReferences(db, fields, values)
  if (wrong.length > 0) return refuse('invalid_input', { errors: wrong })
  // What has been sold names it, and says by its owner where that is.
  if (owner && standing.live && standing.live[owner.field] !== values[owner.field]) {
    return refuse('invalid_input', { errors: [{ path: owner.field, code: 'owner_stays' }] })
  }
  const missing = await whatIsMissing(db, { kind, subject }, values)
  if (state === 'published' && missing.length > 0) return refuse('invalid_input', { errors: missing })
  const number = await addRevision(db, standing, {
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
      const named = code === 'taken' ? fields.find(({ name }) => name === 'slug' || name === 'code') : fields[0]
      return refuse('invalid_input', { errors: [{ path: named?.name ?? '', code }] })
    }
    const changed = fields.filter(({ name }) => !isDeepStrictEqual(standing.live?.[name], values[name]))
    const of = (from: Values | null) => from && Object.fromEntries(changed.map(({ name }) => [name, from[name]]))
    audits.push({ subject: `${kind}:${subject}`, before: of(standing.live), after: of(values) })
    changes.push(...tags(subject, values))
  }
  return done({ subject, version: (await standingOf(db, kind, subject)).version, missing })
}

/** Takes it off the site. What it was stays in its history. */
export async function withdraw({ db, now, actor, audits, changes }: StaffContext, { kind, subject, version }: Seen) {
  await holdEditable(db, kind, subject)
  const standing = await standingOf(db, kind, subject)
  const { live } = standing
  if (!live || !kinds[kind].store.remove) return refuse('not_found')
  if (standing.version !== version) return conflictWith(standing)
  await addRevision(db, standing, { kind, subject, state: 'withdrawn', data: live, by: actor, now })
  if (!(await takeOffSite(db, kind, subject))) {
    return refuse('invalid_input', { errors: [{ path: kinds[kind].title, code: 'still_needed' }] })
  }
  audits.push({ subject: `${kind}:${subject}`, before: live, after: null })
  changes.push(...kinds[kind].tags(subject, live))
  return done({ subject, version: (await standingOf(db, kind, subject)).version, missing: [] })
}

function conflictWith({ newest }: Standing) {
  return refuse('conflict', { data: { name: newest?.name ?? '', at: newest?.at ?? null } })
}
