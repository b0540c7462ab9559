import { z } from 'zod'

/**
 * Returns the same schema, but every object in it, at any depth, rejects undeclared fields (`unknown_field`), and every
 * text compares its length with its limit first, so that no pattern reads a text that is too long. Loose objects stay
 * loose: `z.looseObject` is for input whose shape is defined elsewhere.
 */
export function strictInput<Schema extends z.ZodType>(schema: Schema): Schema {
  return strict(schema) as Schema
}

/** Copies of schemas with a component name: two copies of one would be two components. */
const strictCopies = new WeakMap<z.ZodType, z.ZodType>()

function strict(schema: z.ZodType): z.ZodType {
  if (!schema.meta()?.id) return copyOf(schema)
  const copy = strictCopies.get(schema) ?? copyOf(schema)
  strictCopies.set(schema, copy)
  return copy
}

function copyOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    if (schema.def.catchall) return schema
    const shape = Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [key, strict(field)]),
    )
    return copyMetadata(schema, schema.clone({ ...schema.def, shape, catchall: z.never() }))
  }
  if (schema instanceof z.ZodString) {
    const checks = (schema.def.checks ?? []).map((check) => (isMaxLength(check) ? aborting(check) : check))
    // A limit after a transformation is that of its result (`cleaned`).
    if (!checks.some((check) => check._zod.def.check === 'overwrite'))
      checks.sort((a, b) => Number(isMaxLength(b)) - Number(isMaxLength(a)))
    return copyMetadata(schema, schema.clone({ ...schema.def, checks }))
  }
  if (schema instanceof z.ZodArray) {
    const element = strict(schema.element as z.ZodType)
    return copyMetadata(schema, schema.clone({ ...schema.def, element }))
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const innerType = strict(schema.def.innerType as z.ZodType)
    return copyMetadata(schema, (schema as z.ZodOptional).clone({ ...schema.def, innerType } as z.ZodOptional['def']))
  }
  if (schema instanceof z.ZodUnion) {
    const options = (schema.options as z.ZodType[]).map(strict)
    return copyMetadata(schema, schema.clone({ ...schema.def, options }))
  }
  return schema
}

type Check = z.core.$ZodCheck<string>

function isMaxLength(check: Check): boolean {
  return check._zod.def.check === 'max_length'
}

function aborting(check: Check): Check {
  return z.core.clone(check as never, { ...check._zod.def, abort: true } as never)
}

/** Copies the schema's metadata for the API reference, including its component name. */
function copyMetadata(schema: z.ZodType, copy: z.ZodType): z.ZodType {
  const meta = schema.meta()
  return meta ? copy.meta(meta) : copy
}
