import { readdirSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { messages as arabic } from './ar/messages.ts'
import { messages as english } from './en/messages.ts'
import { languageOf, locales, type Locale } from './locale.ts'
import { texts } from './translator.server.ts'
import { otherWords } from '#test/other-words.ts'
import { brokenUnit } from '#test/units.ts'

const messages = locales.flatMap((locale) =>
  Object.entries(texts[locale]).flatMap(([domain, entries]) =>
    Object.entries(entries).map(([key, text]) => ({ locale, key: `${domain}.${key}`, text })),
  ),
)

describe('the messages', () => {
  it.each(Object.entries({ en: english, ar: arabic }))('of every file of %s/ are listed', async (locale, bundles) => {
    const listed: Record<string, object> = bundles
    for (const file of readdirSync(`${import.meta.dirname}/${locale}`, { recursive: true, encoding: 'utf8' })) {
      const [, bundle] = /^(\w+)\/\w+\.ts$/.exec(file) ?? []
      if (bundle) expect(listed[bundle], file).toMatchObject({ ...(await import(`./${locale}/${file}`)) })
    }
  })

  it('have each namespace once', () => {
    const names = Object.values(english).flatMap((domains) => Object.keys(domains))
    expect(names).toHaveLength(new Set(names).size)
  })

  it('have the same keys in both languages', () => {
    const keys = (locale: Locale) => messages.filter((message) => message.locale === locale).map(({ key }) => key)
    expect(keys('ar').sort()).toEqual(keys('en').sort())
  })

  it('are valid ICU', () => {
    expect(those(({ text }) => partsOf(text) === undefined)).toEqual([])
  })

  it('take the same arguments in both languages', () => {
    const argumentsByKey = (locale: Locale) =>
      Object.fromEntries(
        messages.filter((message) => message.locale === locale).map(({ key, text }) => [key, argumentsOf(text)]),
      )
    expect(argumentsByKey('ar')).toEqual(argumentsByKey('en'))
  })

  it('take dates as texts that `dates.ts` has formatted', () => {
    const isDate = (part: Part) => typeof part !== 'string' && part.kind === 'date'
    expect(those(({ text }) => (partsOf(text) ?? []).some(isDate))).toEqual([])
  })

  it('format numbers without a style', () => {
    expect(those(({ text }) => /,\s*number\s*,|selectordinal/.test(text))).toEqual([])
  })

  it('have no ASCII quotes, which ICU interprets as escapes', () => {
    expect(those(({ text }) => /['"]/.test(text))).toEqual([])
  })

  it('use the words of the glossary', () => {
    const others = messages.flatMap(({ locale, key, text }) =>
      (otherWords[locale] ?? [])
        .filter(([word]) => word.test(spoken(text)))
        .map(([, instead]) => `${locale} ${key}: ${instead}`),
    )
    expect(others).toEqual([])
  })

  it('have all plural forms of their language', () => {
    const lacks = (locale: Locale, forms: string[]) =>
      new Intl.PluralRules(languageOf(locale).tag)
        .resolvedOptions()
        .pluralCategories.some((form) => !forms.includes(form))
    expect(those(({ locale, text }) => pluralsOf(text).some((forms) => lacks(locale, forms)))).toEqual([])
  })

  it('have quotation marks around the name of a product in an Arabic sentence', () => {
    const isName = ({ key }: { key: string }) => /Subject$|^adminpackages\.hotelOf$/.test(key)
    const bare = ({ text }: { text: string }) => /(?<!«)\{(hotel|about)\}/.test(text)
    expect(those((one) => one.locale === 'ar' && bare(one) && !isName(one))).toEqual([])
  })

  it('keep a number and its unit on one line', () => {
    expect(those(({ text }) => brokenUnit.test(text) || text.includes('© '))).toEqual([])
  })

  it('in English contain no Arabic', () => {
    expect(those(({ locale, text }) => locale === 'en' && /\p{Script=Arabic}/u.test(spoken(text)))).toEqual([])
  })

  it('in Arabic contain no Latin words', () => {
    const allowed =
      /\b(application\/json|JSON|UTF-8|JPEG|PNG|SVG|WebP|HEIC|AVIF|PDF|CSV|QR|JavaScript|Shift|Enter|Page Up|Page Down|iCal|ics|webcal|closed|yes|no|OpenStreetMap|SMTP_URL|MAIL_FROM|Stripe|Moyasar|Who’s On First|name@example\.com)\b/g
    expect(those(({ locale, text }) => locale === 'ar' && /[a-z]/i.test(spoken(text).replace(allowed, '')))).toEqual([])
  })

  it('in Arabic keep the plus of a phone number at its left', () => {
    expect(those(({ locale, text }) => locale === 'ar' && /(?<![\u2066\u200e])\+\d/.test(text))).toEqual([])
  })

  it('in Arabic use Arabic punctuation and Latin digits', () => {
    expect(those(({ locale, text }) => locale === 'ar' && /[?,;“”٠-٩]/.test(spoken(text)))).toEqual([])
  })
})

function those(wrong: (message: (typeof messages)[number]) => boolean): string[] {
  return messages.filter(wrong).map(({ locale, key }) => `${locale} ${key}`)
}

/** A text as icu-minify compiles it, flattened: literals are strings, arguments `{ name, kind, options }`. */
type Part = string | { name: string; kind: (typeof kinds)[number] | 'text'; options?: string[] }

const kinds = ['tag', 'select', 'number', 'number', 'number', 'date', 'date'] as const

function partsOf(text: string): Part[] | undefined {
  try {
    const compiled: unknown = compile(text)
    return Array.isArray(compiled) ? compiled.flatMap(flat) : [String(compiled)]
  } catch {
    return undefined
  }
}

function flat(node: unknown): Part[] {
  if (!Array.isArray(node)) return typeof node === 'string' ? [node] : []
  const [name, type, options] = node as [string, unknown, Record<string, unknown>?]
  if (node.length === 1) return [{ name, kind: 'text' }]
  if (typeof type !== 'number' || type === 0) return [{ name, kind: 'tag' }, ...node.slice(1).flatMap(flat)]
  if (type > 3 || !options) return [{ name, kind: kinds[type] ?? 'text' }]
  const branches = Object.values(options).flatMap((branch) =>
    Array.isArray(branch) ? branch.flatMap(flat) : flat(branch),
  )
  return [{ name, kind: kinds[type] ?? 'text', options: Object.keys(options) }, ...branches]
}

function spoken(text: string): string {
  return (partsOf(text) ?? []).filter((part) => typeof part === 'string').join(' ')
}

function argumentsOf(text: string): string[] {
  const named = (partsOf(text) ?? []).flatMap((part) =>
    typeof part === 'string'
      ? []
      : [`${part.name} ${part.kind} ${part.kind === 'select' ? part.options?.join(' ') : ''}`],
  )
  return [...new Set(named)].sort()
}

function pluralsOf(text: string): string[][] {
  return (partsOf(text) ?? []).flatMap((part) =>
    typeof part !== 'string' && part.kind === 'number' && part.options ? [part.options] : [],
  )
}
