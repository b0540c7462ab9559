import { z } from 'zod'
import { typedText } from '#i18n/digits.ts'

/**
 * A text of `max` characters after it has been cleaned; field code `too_long`. A text that is much longer is rejected
 * before it is cleaned. Browsers send two characters for a line break, which is one.
 */
export function cleaned(max: number, clean: (text: string) => string, code = 'too_long') {
  return z
    .string()
    .check(({ value, issues }) => {
      if (value.length <= 2 * max + 100) return
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: max,
        message: code,
        input: value,
        continue: false,
      })
    })
    .overwrite(clean)
    .max(max, code)
}

/** A short typed text of at most `max` characters, as `typedText` reads it. */
export const typedField = (max: number, code?: string) => cleaned(max, typedText, code)

/** A code or a reference of at most `max` characters, which people write with spaces in between. */
export const typedCode = (max: number, code?: string) =>
  cleaned(max, (text) => typedText(text).replaceAll(' ', ''), code)

/** A valid calendar date `YYYY-MM-DD` in the local time of its place, never an instant. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid_date')
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'invalid_date')
  .meta({ format: 'date', example: '2026-12-01' })

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime().meta({ example: '2026-12-01T13:00:00.000Z' })

/** An amount of money: an integer of minor units (halalas, fils) and an ISO 4217 code. */
export const money = z.object({ minor: z.int(), currency: z.string().length(3) }).meta({ id: 'Money' })
export type Money = z.output<typeof money>

export const slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_format')

export const point = z.object({ lat: z.number(), lon: z.number() }).meta({ id: 'Point' })

/** One room's guests: adults, then the ages of the children: `2` or `2-9,4`. Repeated once per room. */
export const occupancyText = z
  .string()
  .regex(/^\d{1,2}(-\d{1,2}(,\d{1,2}){0,9})?$/, 'invalid_format')
  .meta({ example: '2-9,4' })

export const page = z.int().min(1).max(1000).default(1)
export const perPage = z.int().min(1).max(50).default(20)

/** A picture that the image route serves under `/img/{width}/{id}`. */
export const picture = z.object({ id: z.string(), alt: z.string() }).meta({ id: 'Picture' })

/**
 * The local part of up to 64 characters in ASCII, because few mail servers offer SMTPUTF8, with dots anywhere: old Japanese
 * addresses have them at the end and in a row. A domain in any script, checked by `toEmailAddress`.
 */
const emailPattern = /^(?=\.*[^.@])[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{N}\p{M}\p{Join_Control}.-]+$/u

/** An address as links and lists have it, and as phones correct it: `mailto:o’neil@example.com,`. */
const bareAddress = (text: string) =>
  text
    .replace(/^mailto:/i, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll('。', '.')
    .replace(/[,;،]$/, '')

/**
 * The address with its domain in lower case and in ASCII, as mail is delivered and accounts are found: `huda@مثال.السعودية`
 * is `huda@xn--mgbh0fb.xn--mgberp4a5d4ar`. Null for an invalid address.
 */
export function toEmailAddress(typed: string): string | null {
  const text = bareAddress(typed)
  const at = text.lastIndexOf('@')
  if (!emailPattern.test(text)) return null
  const domain = text.slice(at + 1)
  if (!URL.canParse(`http://${domain}`)) return null
  const ascii = new URL(`http://${domain}`).hostname
  const labels = ascii.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  const address = `${text.slice(0, at)}@${ascii}`
  return isDomain && /^([a-z]{2,}|xn--.+)$/.test(labels.at(-1) ?? '') && address.length <= 254 ? address : null
}

/** An email address, whose domain can be international. The parsed value is that of `toEmailAddress`. */
export const emailAddress = typedField(254)
  .overwrite(bareAddress)
  .regex(emailPattern, {
    error: ({ input }) =>
      typeof input === 'string' && /[^\p{ASCII}]/u.test(input.split('@', 2)[0] ?? '')
        ? 'email_not_latin'
        : 'invalid_email',
  })
  .refine((text) => toEmailAddress(text) !== null, 'invalid_email')
  .overwrite((text) => toEmailAddress(text) ?? text)
  .meta({ format: 'email' })
