import { expect, test } from 'vitest'
import { referenceDrafts } from '#db/reference/rows.ts'
import { about } from '#db/reference/pages/texts.ts'
import { checkValues } from '#domains/cms/field-schema.ts'
import { hasPlaceholder } from '#domains/content/placeholders.ts'
import { kinds } from '#domains/cms/kinds.server.ts'

const paragraphs = (text: string) => text.split('\n\n')

test('every sentence of the supplied page that only the provider can write is a placeholder in both languages', () => {
  for (const text of [about.en, about.ar])
    expect(paragraphs(text).map(hasPlaceholder)).toEqual([true, false, false, false, true, false, true])
  expect(hasPlaceholder('Say  in two or\nthree sentences Who you are')).toBe(true)
})

test('the other supplied texts have no placeholder', () => {
  const texts = referenceDrafts('2026-12-01').flatMap(({ rows }) => rows.filter(({ key }) => key !== 'about'))
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter(({ row }) => hasPlaceholder(JSON.stringify(row)))).toEqual([])
})

test('a text with a placeholder can be saved as a draft and not be published, and its field and language are named', () => {
  const { fields } = kinds.page
  const values = { changed_on: '2026-12-01', body: { en: 'We are Palm.', ar: about.ar } }
  expect(checkValues(fields, values, 'draft').errors).toEqual([])
  expect(checkValues(fields, values, 'published').errors).toMatchObject([{ path: 'body.ar', code: 'placeholder' }])
  const written = { ...values, body: { en: 'We are Palm.', ar: 'نحن النخيل.' } }
  expect(checkValues(fields, written, 'published').errors).toEqual([])
})
