import fc from 'fast-check'
import type { z } from 'zod'

/** Existing values by field name, so that inputs reach the actual work of an endpoint. */
export type Known = Record<string, readonly unknown[]>

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  values?: unknown[]
  entries?: Record<string, unknown>
  checks?: { _zod: { def: Check } }[]
}
type Check = {
  check: string
  format?: string
  pattern?: RegExp
  value?: number
  inclusive?: boolean
  minimum?: number
  maximum?: number
  length?: number
}

/**
 * Generates inputs for a schema: half of them plausible, so that they reach the actual work, and half with values that
 * no well-meaning client sends. Fields of known names mostly get existing values.
 */
export function inputFor(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 15, arbitrary: shaped(schema, { known, wild: false }) },
    { weight: 15, arbitrary: shaped(schema, { known, wild: true }) },
    { weight: 1, arbitrary: nonsense },
  )
}

type Manner = { known: Known; wild: boolean }

function shaped(schema: z.ZodType, manner: Manner): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const inner = () => shaped((definition.innerType ?? definition.element ?? definition.valueType) as z.ZodType, manner)
  switch (definition.type) {
    case 'object':
      return objectOf(definition.shape ?? {}, manner)
    case 'string':
      return textFor(checksOf(schema), manner)
    case 'number':
      return numberFor(checksOf(schema), manner)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []))
    case 'array':
      return listOf(inner(), checksOf(schema), manner)
    case 'record':
      return fc.dictionary(fc.string(), inner(), { maxKeys: 5 })
    case 'optional':
    case 'nullable':
    case 'default': {
      const absent = definition.type === 'nullable' ? fc.constant(null) : fc.constant(undefined)
      return fc.oneof({ weight: 3, arbitrary: inner() }, { weight: 1, arbitrary: absent })
    }
    case 'union':
      return fc.oneof(...(definition.options ?? []).map((option) => shaped(option, manner)))
    default:
      return nonsense
  }
}

function objectOf(shape: Record<string, z.ZodType>, { known, wild }: Manner): fc.Arbitrary<unknown> {
  const oddly = wild ? 1 : 0
  const fields = Object.entries(shape).map(([name, field]) => {
    const exists = known[name] ?? []
    return fc
      .oneof(
        { weight: exists.length > 0 ? 12 : 0, arbitrary: fc.constantFrom(...exists, null) },
        { weight: exists.length > 0 ? 1 : 12, arbitrary: shaped(field, { known, wild }) },
        { weight: oddly, arbitrary: nonsense },
        { weight: oddly, arbitrary: fc.constant(undefined) },
      )
      .map((value) => [name, value] as const)
  })
  const names = fc.constantFrom('__proto__', 'constructor', 'toString', '')
  const strange = wild ? fc.option(fc.tuple(names, nonsense), { freq: 8, nil: undefined }) : fc.constant(undefined)
  return fc
    .tuple(fc.tuple(...fields), strange)
    .map(([entries, more]) =>
      Object.fromEntries([...entries, ...(more ? [more] : [])].filter(([, value]) => value !== undefined)),
    )
}

function listOf(element: fc.Arbitrary<unknown>, checks: Check[], { wild }: Manner): fc.Arbitrary<unknown> {
  const max = Math.min(...checks.map(({ maximum }) => maximum ?? 60))
  const least = Math.max(0, ...checks.map(({ minimum }) => minimum ?? 0))
  const few = fc.array(element, { minLength: least, maxLength: Math.max(least, Math.min(max, 3)) })
  const tooMany = fc.array(element, { minLength: max + 1, maxLength: max + 1 })
  return wild ? fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: tooMany }) : few
}

function textFor(checks: Check[], { wild }: Manner): fc.Arbitrary<unknown> {
  const pattern = checks.find((check) => check.pattern)?.pattern
  const max = Math.min(...checks.map(({ maximum }) => maximum ?? 5_000))
  const fitting = pattern
    ? // Lookaheads are removed, because no matching text can be generated from them.
      fc.stringMatching(new RegExp(pattern.source.replaceAll(/\(\?[=!][^)]*\)/g, '')))
    : fc.string({ unit: 'grapheme', minLength: Math.min(10, max), maxLength: Math.min(60, max) })
  if (!wild) return fitting
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 4, arbitrary: fc.constantFrom(...strangeTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom('ﷺ', 'x').map((letter) => letter.repeat(max + 1)) },
  )
}

function numberFor(checks: Check[], { wild }: Manner): fc.Arbitrary<unknown> {
  const bound = (kind: string) => checks.flatMap(({ check, value }) => (check === kind ? [value ?? 0] : []))
  const least = Math.ceil(Math.max(-1, ...bound('greater_than')))
  const within = fc.integer({ min: least, max: Math.max(least, Math.floor(Math.min(1e6, ...bound('less_than')))) })
  return wild ? fc.oneof(within, fc.constantFrom(...strangeNumbers)) : within
}

/** Limits of the numbers that a column, a double and a safe integer can represent. */
const strangeNumbers = [0, -0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53 - 1, 2 ** 63, 1e21, 1e308, 5e-324]

/** Texts that often break programs. */
const strangeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud83d',
  '\u202e\u2066drawkcab',
  '\ufeff',
  '\u200b\u200d\u00ad',
  'é\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  'مكّة',
  '٢٠٢٦-١٢-١٥',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-271821-04-20',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-1',
  '../../etc/passwd',
  '%00',
  '%ff%fe',
  "' or 1=1 --",
  '%_%\\',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  '\r\nSet-Cookie: a=b',
  '(((((((((((((((((((',
  'a & b | !c <-> d:*',
]

const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...strangeTexts, null, true, 0, -1, 2 ** 53, 1e308, [], {}, [[[]]], [null], { length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 15, max: 200 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}') as unknown),
)

function definitionOf(schema: z.ZodType): Definition {
  return schema._zod.def as unknown as Definition
}

function checksOf(schema: z.ZodType): Check[] {
  const own = definitionOf(schema) as unknown as Check
  return [...(definitionOf(schema).checks ?? []).map((check) => check._zod.def), ...(own.check ? [own] : [])]
}
