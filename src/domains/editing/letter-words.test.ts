import { expect, test } from 'vitest'
import { letterExamples } from '#domains/editing/letter-examples.ts'
import { letterKinds, letterParts } from '#domains/messages/letter-parts.ts'
import { writeLetter } from '#domains/messages/letters.server.ts'
import { standardWording, wrongPlaceholder, type Wording } from '#domains/messages/wording.server.ts'
import { locales } from '#text/locale.ts'

const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
const origin = 'https://rihla.example'

test.each(letterKinds)('%s: worded as it stands it is the same letter, and each part can be worded', (kind) => {
  const standard = standardWording(kind)
  expect(Object.keys(standard)).toEqual(letterParts[kind].map(({ name }) => name))
  const write = (locale: 'en' | 'ar', wording?: Wording) =>
    writeLetter(kind, letterExamples[kind], { locale, brand, origin, wording })
  for (const locale of locales) {
    expect(write(locale, standard)).toEqual(write(locale))
    for (const text of Object.values(standard)) expect(wrongPlaceholder(text[locale], text[locale])).toBeNull()
  }
  const marked = Object.fromEntries(
    Object.entries(standard).map(([name, { en, ar }]) => [name, { en: `${en} <${name}>`, ar: `${ar} <${name}>` }]),
  )
  const { subject, text, html } = write('en', marked)
  expect(subject).toContain('<subject>')
  // Everything is said in new words but what the code alone can say: an answer, facts, the name of the brand.
  expect(text).toContain(kind === 'contact_answer' ? '<button>' : /<(main\w*|when_\w+)>/.exec(text)?.[0])
  expect(html).not.toContain('<main')
  expect(html).not.toContain('<subject')
})

test('a stay and a journey are told of in their own words', () => {
  const wording = {
    main_stay: { en: 'Sleep well at {about}.', ar: 'نومًا هنيئًا في {about}.' },
    main_other: { en: 'Travel well: {about}.', ar: 'سفرًا سعيدًا: {about}.' },
  }
  const told = (kind: 'stay' | 'package') =>
    writeLetter(
      'booking_confirmed',
      { ...letterExamples.booking_confirmed, kind },
      { locale: 'en', brand, origin, wording },
    ).text
  expect(told('stay')).toContain('Sleep well at Dar Al Yaqin.')
  expect(told('package')).toContain('Travel well: Dar Al Yaqin.')
})

test('lines of an editor stay lines', () => {
  const wording = { main: { en: 'First line\nsecond <line>', ar: 'السطر الأول\nالسطر الثاني' } }
  const { text, html } = writeLetter('welcome', { name: 'Amal' }, { locale: 'en', brand, origin, wording })
  expect(text).toContain('First line\nsecond <line>')
  expect(html).toContain('First line<br>second &#60;line&#62;')
})

test('what a value says is never read as words of the letter', () => {
  const wording = { greeting: { en: 'Salam {name},', ar: 'سلام {name}،' } }
  const { text, html } = writeLetter('welcome', { name: '{brand}<b>' }, { locale: 'en', brand, origin, wording })
  expect(text).toContain('Salam {brand}<b>,')
  expect(html).toContain('Salam {brand}&#60;b&#62;,')
})

test.each([
  ['Booking {reference} of {about}', null],
  ['{about}: {reference}, {reference}', null],
  ['Booking {reference}', { code: 'placeholder_missing', name: 'about' }],
  ['Booking {reference} of {about} by {name}', { code: 'placeholder_unknown', name: 'name' }],
  ['Booking {reference of {about}', { code: 'placeholder_unknown', name: '{' }],
  ['Booking {} {reference} of {about}', { code: 'placeholder_unknown', name: '' }],
])('“%s” beside its standard', (text, wrong) => {
  expect(wrongPlaceholder('Confirmed: {about}, booking {reference}', text)).toEqual(wrong)
})

test('a greeting may leave out the name, and any part the brand', () => {
  expect(wrongPlaceholder('Dear {name}, from {brand}', 'Peace be with you')).toBeNull()
})

test('whoever is invited reads it in both languages, each with its own way in', () => {
  const { subject, text, html } = writeLetter('staff_invited', letterExamples.staff_invited, {
    locale: 'ar',
    brand,
    origin,
  })
  expect(subject).toMatch(/دعوة.* \| You are invited/u)
  expect(text).toContain(`${origin}/ar/desk/invitation?token=example`)
  expect(text).toContain(`${origin}/en/desk/invitation?token=example`)
  expect(text.indexOf('/ar/')).toBeLessThan(text.indexOf('/en/'))
  expect(html.match(/<td lang="ar" dir="rtl"/g)).toHaveLength(3)
  expect(html.match(/<td lang="en" dir="ltr"/g)).toHaveLength(2)
})

test('a cancelled booking of which money is kept never says that it costs nothing', () => {
  const written = (amounts: { refund: number; kept: number }) =>
    writeLetter(
      'booking_cancelled',
      { ...letterExamples.booking_cancelled, due: 0, ...amounts },
      { locale: 'en', brand, origin },
    ).text.replaceAll('\u00a0', ' ')
  expect(written({ refund: 0, kept: 240_000 })).toContain('SAR 2,400 of what you have paid is kept')
  expect(written({ refund: 0, kept: 240_000 })).not.toContain('costs you nothing')
  expect(written({ refund: 0, kept: 0 })).toContain('costs you nothing')
})
