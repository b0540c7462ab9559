import { z } from 'zod'
import { typedText } from '#i18n/digits.ts'

/**
 * Reads an input from a query string in the shape of its schema: repeated keys become arrays, digits numbers, JSON
 * objects. A value that does not fit is passed on unchanged, so that the schema rejects it by name.
 */
export function inputFromQuery(schema: z.ZodType, query: URLSearchParams): Record<string, unknown> {
  // Keys that the schema does not know are passed on, so that it rejects them too.
  const input: Record<string, unknown> = Object.fromEntries(query)
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  for (const [key, field] of Object.entries(shape)) {
    const values = query.getAll(key)
    if (values.length === 0) continue
    const inner = unwrap(field)
    input[key] =
      inner instanceof z.ZodArray
        ? values.map((value) => scalar(inner.element as z.ZodType, value))
        : scalar(inner, values[0] ?? '')
  }
  return input
}

function unwrap(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodDefault || field instanceof z.ZodOptional || field instanceof z.ZodNullable) {
    return unwrap(field.unwrap() as z.ZodType)
  }
  return field
}

function scalar(field: z.ZodType, text: string): unknown {
  const inner = unwrap(field)
  if (inner instanceof z.ZodUnion) {
    const candidates = (inner.options as z.ZodType[]).map((option) => scalar(option, text))
    return candidates.find((value) => inner.safeParse(value).success) ?? text
  }
  if (inner instanceof z.ZodNumber) {
    const typed = typedText(text)
    return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : text
  }
  if (inner instanceof z.ZodObject) return objectOf(text)
  if (inner instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text
  return text
}

function objectOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
