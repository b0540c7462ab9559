import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#api/index.ts'
import { checkValues } from '#domains/cms/field-schema.ts'
import { withoutQuote } from '#domains/conversation/quoted-text.ts'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { hideContactData } from '#domains/shared/contact-data.ts'
import { cleanLines, cleanText, searchKey } from '#i18n/clean.ts'
import { numbersInLatin } from '#i18n/digits.ts'
import { bySize } from '#test/lane.ts'
import { processorMs } from '#test/processor-time.ts'
import { hostileTexts } from '#test/security/hostile-texts.ts'

const kB = 1_024
/** Work that takes less is no attack, whatever it depends on. */
const harmlessMs = 100
/** Linear work of four times the text takes four times as long, quadratic work sixteen times. */
const maxGrowth = 9

/** The hostile texts for which work grows faster than their length; the least of three measurements of each. */
async function slowTexts(
  work: (text: string) => unknown,
  selected: (index: number) => boolean = () => true,
): Promise<string[]> {
  const slow: string[] = []
  const short = new Map(hostileTexts(16 * kB).map(({ name, text }) => [name, text]))
  for (const { name, text } of hostileTexts(64 * kB).filter((_, i) => selected(i))) {
    const cost = async (of: string) => {
      const all: number[] = []
      for (let i = 0; i < 3 && (i === 0 || (all[0] ?? 0) > harmlessMs / maxGrowth); i++)
        all.push(await processorMs(() => work(of)))
      return Math.min(...all)
    }
    const long = await cost(text)
    if (long <= harmlessMs || long <= maxGrowth * (await cost(short.get(name) ?? ''))) continue
    slow.push(`${name}: ${long} ms`)
    break
  }
  return slow
}

/** An input that has the same text in every text of a schema, and nothing else. */
function filledWith(schema: z.ZodType, text: string): unknown {
  if (schema instanceof z.ZodString) return text
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(
      ([name, field]) => [name, filledWith(field, text)] as const,
    )
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (schema instanceof z.ZodArray) return [filledWith(schema.element as z.ZodType, text)]
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return filledWith(schema.def.innerType as z.ZodType, text)
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[])
      .map((option) => filledWith(option, text))
      .find((value) => value !== undefined)
  if (schema instanceof z.ZodRecord) return { [text]: filledWith(schema.def.valueType as z.ZodType, text), a: text }
  if (schema instanceof z.ZodPipe) return filledWith(schema.def.in as z.ZodType, text)
  if (schema instanceof z.ZodUnknown) return text
  return undefined
}

const withTexts = endpoints.filter(({ input }) => JSON.stringify(filledWith(input, '_'))?.includes('"_"'))

test('most endpoints have texts, and an endpoint with a nested text is among them', () => {
  expect(withTexts.length).toBeGreaterThan(200)
  expect(withTexts.map(({ name }) => name)).toEqual(expect.arrayContaining(['save_review', 'save_booking_details']))
})

test.each(withTexts.map((endpoint, i) => ({ ...endpoint, i })))(
  '64 kB in every text of $name take time in proportion to their length',
  async ({ input, i: endpoint }) => {
    const parse = (text: string) => input.safeParse(numbersInLatin(filledWith(input, text)))
    // Neighbours have similar texts: in the fast lane each endpoint gets some of the hostile texts.
    const share = bySize(6, 1)
    expect(await slowTexts(parse, (i) => i % share === endpoint % share)).toEqual([])
  },
)

test.each([
  ['hideContactData', hideContactData],
  ['hideCardNumbers', hideCardNumbers],
  ['cleanText', cleanText],
  ['cleanLines', cleanLines],
  ['searchKey', searchKey],
  ['withoutQuote', withoutQuote],
])('%s takes time in proportion to its text', async (_, work) => {
  expect(await slowTexts(work)).toEqual([])
})

test('a text of the site’s content that is too long is not cleaned', async () => {
  const fields = [
    { name: 'title', type: 'bilingual', max: 120 },
    { name: 'mail', type: 'text', form: 'email', max: 254 },
  ] as const
  const values = (text: string) => ({ title: { en: text, ar: text }, mail: text })
  expect(await slowTexts((text) => checkValues(fields as never, values(text), 'published'))).toEqual([])
  expect(checkValues(fields as never, values('a '.repeat(32 * kB)), 'draft').errors).toEqual(
    ['title.en', 'title.ar', 'mail'].map((path) => ({
      path,
      code: 'too_long',
      params: { max: path === 'mail' ? 254 : 120 },
    })),
  )
})

test('a text longer than its limit is rejected before a transformation or pattern reads it', () => {
  const long = 'a'.repeat(64 * kB)
  const readers: string[] = []
  const seen = { test: RegExp.prototype.test, exec: RegExp.prototype.exec, replace: RegExp.prototype[Symbol.replace] }
  const spy = (name: string, text: unknown) => typeof text === 'string' && text.length > 32 * kB && readers.push(name)
  for (const { name, input } of withTexts) {
    const filled = filledWith(input, long)
    RegExp.prototype.test = function (text) {
      spy(`${name} ${this.source}`, text)
      return seen.test.call(this, text)
    }
    RegExp.prototype[Symbol.replace] = function (text: string, by: never) {
      spy(`${name} ${this.source}`, text)
      return seen.replace.call(this, text, by)
    }
    try {
      input.safeParse(filled)
    } finally {
      RegExp.prototype.test = seen.test
      RegExp.prototype[Symbol.replace] = seen.replace
    }
  }
  // Formats that are limits themselves, and the search for surrogates when zod counts characters.
  const isFormat = (reader: string) => /^\S+ (?:\^.*\$|\[\\uD800-\\uDBFF\])$/.test(reader)
  expect(readers.filter((reader) => !isFormat(reader))).toEqual([])
})
