import type { FieldError } from '#api/errors.ts'
import type { Queryable } from '#domains/db.ts'
import { fieldsOf, kinds } from '#domains/cms/kinds.server.ts'
import { wrongReferences } from '#domains/cms/references.server.ts'
import { checkValues } from '#domains/cms/field-schema.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'

/**
 * Errors that prevent publication: incomplete fields, references to missing rows, and values that contradict each
 * other.
 */
export async function whatIsMissing(
  db: Queryable,
  { kind, subject }: { kind: KindName; subject: string },
  input: Values,
): Promise<FieldError[]> {
  const { check } = kinds[kind]
  const fields = fieldsOf(kind, subject)
  const { values, errors } = checkValues(fields, input, 'published')
  if (errors.length > 0) return errors
  return [...(await wrongReferences(db, fields, values)), ...((await check?.(values, { db, subject })) ?? [])]
}
