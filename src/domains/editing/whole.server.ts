import type { FieldError } from '#contract/errors.ts'
import type { Queryable } from '#domains/db.ts'
import { fieldsOf, kinds } from '#domains/editing/kinds.server.ts'
import { wrongReferences } from '#domains/editing/references.server.ts'
import { checkValues } from '#domains/editing/schema.ts'
import type { KindName, Values } from '#domains/editing/shapes.ts'

/**
 * What still stands between these values and the site: fields that are not whole, names of what there is not, and what
 * does not fit together.
 */
export async function whatIsMissing(
  db: Queryable,
  { kind, subject }: { kind: KindName; subject: string },
  given: Values,
): Promise<FieldError[]> {
  const { check } = kinds[kind]
  const fields = fieldsOf(kind, subject)
  const { values, errors } = checkValues(fields, given, 'published')
  if (errors.length > 0) return errors
  return [...(await wrongReferences(db, fields, values)), ...((await check?.(values, { db, subject })) ?? [])]
}
