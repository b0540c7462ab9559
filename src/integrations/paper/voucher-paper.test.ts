import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Voucher } from '#domains/bookings/contract/vouchers.ts'
import { voucherSheet } from '#domains/bookings/documents/voucher-sheet.ts'
import { translator } from '#i18n/translator.server.ts'
import { paperPrinter } from '#integrations/paper/voucher-paper.ts'
import { hasPoppler, plain, seenIn, structureByPdfJs, textByPdfJs, textByPoppler, wordsOf } from '#test/pdf-text.ts'
import { stayVoucher } from '#test/voucher.ts'

const setting = {
  verifyUrl: `https://stay.example/en/verify/${stayVoucher.code}`,
  now: new Date('2026-12-01T09:00:00Z'),
}
const locales = ['en', 'ar'] as const

const packageVoucher: Voucher = {
  ...stayVoucher,
  kind: 'package',
  name: { en: 'Ten days in peace', ar: 'عشرةُ أيامٍ في طمأنينةٍ' },
  guests: ['María José Núñez', 'شيخة الألفي'],
  residence: [{ name: { en: 'Al Noor Tower', ar: 'برج النور' }, nights: 4 }],
  special_request: 'Grand floor, efficient office: fi fl ffi. 50% (15-18)',
  programme: Array.from({ length: 21 }, (_, i) => ({
    date: `2026-12-${String(i + 1).padStart(2, '0')}`,
    title: { en: `Day ${i + 1} between the two cities`, ar: `اليوم ${i + 1} بين المدينتين` },
  })),
}

/** Everything that is written on a voucher, in one language. */
function written(voucher: Voucher, locale: 'en' | 'ar'): string[] {
  const t = translator(locale)
  const { title, name, address, parts, driver, notes } = voucherSheet(voucher, t)
  return [
    voucher.brand[locale],
    title,
    name,
    address,
    t('voucher.scan'),
    t('voucher.reference'),
    t('voucher.confirmed'),
    driver.title,
    ...driver.lines,
    ...parts.flatMap((part) => [part.title, ...part.lines.flatMap(({ label, value }) => [label, value])]),
    notes.join(' '),
  ]
}

/** All words of a voucher: what is the same in both languages is written once. */
function allWords(voucher: Voucher, pages: number, look = (text: string, _base: 'ltr' | 'rtl') => text): string[] {
  const [en, ar] = [written(voucher, 'en'), written(voucher, 'ar')]
  const footers = Array.from({ length: pages }, (_, i) => `${voucher.brand.en} · ${voucher.reference} · ${i + 1}`)
  const texts = [
    ...[...en, voucher.reference, ...footers].map((text) =>
      look(text, /^\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr'),
    ),
    ...ar.filter((text, i) => text !== en[i]).map((text) => look(text, 'rtl')),
  ]
  return wordsOf(texts.join(' '))
}

for (const [what, voucher] of [
  ['a stay', stayVoucher],
  ['a package', packageVoucher],
] as const) {
  test.for(locales)(
    `the voucher of ${what} printed in %s has both languages, and PDF.js copies them as they look`,
    async (locale) => {
      const pdf = await paperPrinter.print(voucher, { ...setting, locale })
      const text = await textByPdfJs(pdf)
      for (const line of [...written(voucher, 'en'), ...written(voucher, 'ar')]) expect(text).toContain(plain(line))
      const { pages } = await structureByPdfJs(pdf)
      expect(wordsOf(text)).toEqual(allWords(voucher, pages))
    },
  )

  test.skipIf(!hasPoppler).for(locales)(
    `poppler copies the voucher of ${what} in %s word by word (skipped without pdftotext, which npm test installs on Debian)`,
    async (locale) => {
      const pdf = await paperPrinter.print(voucher, { ...setting, locale })
      const { pages } = await structureByPdfJs(pdf)
      expect(wordsOf(await textByPoppler(pdf))).toEqual(allWords(voucher, pages, seenIn))
    },
  )
}

test.for(locales)('a voucher in %s is titled and tagged, and names its languages', async (locale) => {
  const other = locale === 'en' ? 'ar' : 'en'
  const pdf = await paperPrinter.print(stayVoucher, { ...setting, locale })
  const { info, tree, marked, pages } = await structureByPdfJs(pdf)
  expect(pages).toBe(1)
  const title = voucherSheet(stayVoucher, translator(locale)).title
  expect(info).toMatchObject({ Title: `${title} ${stayVoucher.reference}`, Language: locale })
  expect(marked).toBe(true)
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'P'])
    expect(tree).toContain(`"role":"${role}"`)
  expect(tree).toContain(`"lang":"${other}"`)
  expect(tree).not.toContain(`"lang":"${locale}"`)
  expect(tree).toContain(`"alt":"${translator(locale)('voucher.scan')}"`)
})

test('the same voucher printed at the same second is the same file', async () => {
  const first = await paperPrinter.print(stayVoucher, { ...setting, locale: 'en' })
  const again = await paperPrinter.print(stayVoucher, { ...setting, locale: 'en' })
  expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true)
})

test('text from a guest is printed as text, whatever a PDF means by it', async () => {
  const typed = '(x) Tj ET /Artifact <</A>> \\) endstream % #panic'
  const pdf = await paperPrinter.print(
    { ...stayVoucher, special_request: `${typed}\u0000` },
    { ...setting, locale: 'en' },
  )
  expect(await textByPdfJs(pdf)).toContain(typed)
})

test('a package of three weeks takes two pages', async () => {
  const pdf = await paperPrinter.print(packageVoucher, { ...setting, locale: 'ar' })
  expect((await structureByPdfJs(pdf)).pages).toBe(2)
})

test('each code of a font stands for one character', async () => {
  const pdf = Buffer.from(await paperPrinter.print(stayVoucher, { ...setting, locale: 'ar' }))
  const maps = streamsOf(pdf).filter((text) => text.includes('beginbfchar'))
  expect(maps.length).toBeGreaterThan(2)
  const entries = maps.flatMap((map) => [...map.matchAll(/^<[0-9a-f]{4}> <([0-9a-f]+)>$/gm)])
  expect(entries.length).toBeGreaterThan(100)
  for (const [, code = ''] of entries) expect(code).toHaveLength(4)
})

/** The compressed streams of a PDF. */
function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/Length (\d+)>>\nstream\n/g)].flatMap(
    ({ index, 0: head, 1: length }) => {
      const begin = index + head.length
      try {
        return [inflateSync(pdf.subarray(begin, begin + Number(length))).toString('latin1')]
      } catch {
        // The metadata is not compressed.
        return []
      }
    },
  )
}
