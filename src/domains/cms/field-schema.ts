import { contentLocales } from '#i18n/locale.ts'
import { z } from 'zod'
import { calendarDate, cleaned } from '#api/shapes.ts'
import type { FieldError } from '#api/errors.ts'
import { readPhone } from '#domains/accounts/phone.ts'
import { isFocalPoint } from '#domains/content/focal-point.ts'
import { logoFile } from '#domains/content/brand/logo-file.ts'
import { hasPlaceholder } from '#domains/content/placeholders.ts'
import type { Field, Values } from '#domains/cms/shapes.ts'
import { cleanLines, cleanText } from '#i18n/clean.ts'
import { typedText } from '#i18n/digits.ts'

/** `draft`: valid types and lengths. `published`: complete, in both languages. */
type Strictness = 'draft' | 'published'

/** Cleans values for storage and returns errors by field path. */
export function checkValues(
  fields: readonly Field[],
  values: unknown,
  how: Strictness,
): { values: Values; errors: FieldError[] } {
  const parsed = schemaOf(fields, how).safeParse(values)
  if (parsed.success) return { values: parsed.data, errors: [] }
  const errors = parsed.error.issues.map((issue): FieldError => {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'too_big' || issue.code === 'too_small') {
      const [key, limit] = issue.code === 'too_big' ? ['max', issue.maximum] : ['min', issue.minimum]
      const code = issue.origin === 'string' ? (key === 'max' ? 'too_long' : 'too_short') : issue.code
      return { path, code, params: { [key]: Number(limit) } }
    }
    return { path, code: /^[a-z]+(_[a-z]+)*$/.test(issue.message) ? issue.message : 'invalid_format' }
  })
  const first = errors.filter(({ path }, i) => errors.findIndex((one) => one.path === path) === i)
  return { values: {}, errors: first.filter((error) => !isMadeLater(fields, error, first)) }
}

/** True for a missing code that is made once the name, which is missing too, is filled in. */
function isMadeLater(fields: readonly Field[], { path, code }: FieldError, errors: readonly FieldError[]): boolean {
  const above = path.split('.')
  const name = above.pop()
  const level = above.length > 0 ? fields.flatMap((field) => (field.type === 'list' ? field.item : [])) : fields
  const source = level.find((field) => field.name === name)?.madeFrom
  const from = source && [...above, source].join('.')
  return code === 'required' && !!from && errors.some((one) => one.path === from || one.path.startsWith(`${from}.`))
}

function schemaOf(fields: readonly Field[], how: Strictness) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, how)])))
}

function fieldSchema(field: Field, how: Strictness): z.ZodType {
  const needed = how === 'published' && !field.optional
  const filled = <T>(schema: z.ZodType<T>) =>
    schema.refine((value) => !needed || (value !== null && value !== ''), 'required')
  switch (field.type) {
    case 'text': {
      const form = field.form && forms[field.form]
      const text = cleaned(field.max, form ? typedText : cleanText).default('')
      const checked = form ? text.refine((value) => value === '' || form.test(value), 'invalid_format') : text
      return filled(field.form === 'phone' ? checked.transform(withCountryCode) : checked)
    }
    case 'bilingual':
    case 'lines':
    case 'markdown': {
      const clean = field.type === 'bilingual' ? cleanText : cleanLines
      const text = cleaned(field.max, clean).default('')
      return z
        .object({ en: text, ar: text })
        .default({ en: '', ar: '' })
        .superRefine((words, { addIssue }) => {
          const required = needed || (how === 'published' && words.en + words.ar !== '')
          for (const language of contentLocales) {
            if (required && words[language] === '') addIssue({ code: 'custom', path: [language], message: 'required' })
            else if (how === 'published' && hasPlaceholder(words[language]))
              addIssue({ code: 'custom', path: [language], message: 'placeholder' })
          }
        })
    }
    case 'number':
      return filled(z.int('invalid_format').min(field.min).max(field.max).nullable().default(null))
    case 'degrees':
      return filled(z.number('invalid_format').min(field.min).max(field.max).nullable().default(null))
    case 'date':
      return filled(calendarDate.nullable().default(null))
    case 'time':
      return filled(
        z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format')
          .nullable()
          .default(null),
      )
    case 'flag':
      return z.boolean().default(false)
    case 'picture':
      return filled(z.string().max(200).default(''))
    case 'focus':
      return z
        .string()
        .refine((value) => value === '' || isFocalPoint(value), 'not_a_choice')
        .default('')
    case 'logo':
      return filled(
        z
          .string()
          .refine((value) => value === '' || logoFile(value) !== null, 'invalid_format')
          .default(''),
      )
    case 'choice':
      return filled(
        z
          .enum(field.choices as readonly [string, ...string[]], 'not_a_choice')
          .nullable()
          .default(null),
      )
    case 'reference':
      // Drafts from before a field was a reference can hold an empty text.
      return filled(
        z.preprocess((value) => (value === '' ? null : value), referenceSchema(field.by).nullable().default(null)),
      )
    case 'references':
      return z.array(referenceSchema(field.by)).max(200).default([])
    case 'list':
      return z
        .array(schemaOf(field.item, how))
        .max(field.maxItems)
        .default([])
        .refine((rows) => !needed || rows.length > 0, 'required')
  }
}

function referenceSchema(by: 'slug' | 'number'): z.ZodType<string | number> {
  return by === 'number' ? z.int('not_a_choice') : z.string('not_a_choice').min(1).max(120)
}

const forms = {
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  code: /^[a-zA-Z0-9]+([-_][a-zA-Z0-9]+)*$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^\+?[0-9 ]{5,20}$/,
  currency: /^[A-Z]{3}$/,
  colour: /^#[0-9a-f]{6}$/,
  url: /^https:\/\/\S+$/,
} as const

/** A number without a country code is one of Saudi Arabia, as in the form of a booking; others stay as written. */
function withCountryCode(phone: string): string {
  return phone.startsWith('+') ? phone : (readPhone(phone, ['SA'])?.phone ?? phone)
}
