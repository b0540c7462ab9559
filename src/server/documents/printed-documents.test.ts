import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { orderDocument } from '#domains/vouchers/order-document.server.ts'
import { voucherDocument } from '#domains/vouchers/voucher-document.server.ts'
import { voucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { creditNoteDocument, invoiceDocument } from '#domains/invoices/invoice-document.server.ts'
import { programmeDocument } from '#domains/products/packages/catalogue/programme-document.server.ts'
import { translator } from '#i18n/translator.server.ts'
import type { PrintBlock } from '@rihla/paper/document'
import { documentPrinter } from '@rihla/paper/document-printer'
import { hasPoppler, plain, structureByPdfJs, textByPdfJs, textByPoppler, wordsOf } from '#test/pdf-text.ts'
import { creditNoteRow, invoiceRow, packageVoucher, serviceVoucher, travelProgramme } from '#test/printed.ts'
import { printedWords, writtenIn } from '#test/printed-words.ts'
import { accountWith } from '#test/short-account.ts'
import { stayVoucher } from '#test/voucher.ts'

const setting = { now: new Date('2026-12-01T09:00:00Z') }
const locales = ['en', 'ar'] as const

const verifyUrl = `https://stay.example/en/verify/${stayVoucher.code}`
const stay = voucherDocument(stayVoucher, { verifyUrl })
const travelPackage = voucherDocument(packageVoucher, { verifyUrl })

const arabic = /\p{Script=Arabic}/u

const provider = { brand: stayVoucher.brand, demo: true }
const order = orderDocument({ reference: 'RD4X7Q2MN', createdAt: '2026-11-22T20:10:00Z' }, [
  { status: 'confirmed', account: accountWith({ total: 430_00, paid: 430_00 }), voucher: stayVoucher },
  {
    status: 'waiting',
    account: accountWith({ total: 9_600_00, due: { booking: 9_600_00 } }),
    voucher: packageVoucher,
  },
])

for (const [what, document] of [
  ['the voucher of a stay', stay],
  ['the voucher of a package', travelPackage],
  ['the voucher of a service', voucherDocument(serviceVoucher, { verifyUrl })],
  ['an invoice', invoiceDocument(invoiceRow, provider)],
  ['a credit note', creditNoteDocument(creditNoteRow, provider)],
  ['an order', order],
  ['a programme', programmeDocument(travelProgramme, { ...provider, help: stayVoucher.help, url: verifyUrl })],
] as const) {
  test.for(locales)(`%s: PDF.js copies ${what} in both languages, word by word as it looks`, async (locale) => {
    const pdf = await documentPrinter.print(document, { ...setting, locale })
    const text = await textByPdfJs(pdf)
    const { pages } = await structureByPdfJs(pdf)
    const { pairs, once } = writtenIn(document, pages)
    for (const line of [...pairs.flatMap(({ en, ar }) => [en, ar]), ...once]) expect(text).toContain(plain(line))
    expect(wordsOf(text)).toEqual(printedWords(document, pages))
  })

  test.for(locales)(`%s: ${what} is titled and tagged, and names its languages`, async (locale) => {
    const { info, tree, marked } = await structureByPdfJs(await documentPrinter.print(document, { ...setting, locale }))
    expect(info).toMatchObject({ Title: `${document.title[locale]} ${document.name}`, Language: locale })
    expect(marked).toBe(true)
    for (const role of ['Document', 'H1', 'P']) expect(tree).toContain(`"role":"${role}"`)
    expect(tree).toContain(`"lang":"${locale === 'en' ? 'ar' : 'en'}"`)
    expect(tree).not.toContain(`"lang":"${locale}"`)
  })

  test.skipIf(!hasPoppler).for(locales)(
    `%s: poppler copies ${what} in both languages, line by line in the order of reading (skipped without pdftotext, which npm test installs on Debian)`,
    async (locale) => {
      const pdf = await documentPrinter.print(document, { ...setting, locale })
      const { pages } = await structureByPdfJs(pdf)
      const text = await textByPoppler(pdf)
      const { pairs, once } = writtenIn(document, pages)
      // Poppler copies the Arabic words of a line from left to right last; the characters of each word are in order.
      const english = pairs.map(({ en }) => en).filter((line) => !arabic.test(line))
      const same = once.filter((line) => !arabic.test(line) || /^\P{L}*\p{Script=Arabic}/u.test(line))
      for (const line of [...english, ...pairs.map(({ ar }) => ar), ...same]) expect(text).toContain(plain(line))
      expect(wordsOf(text)).toEqual(printedWords(document, pages))
    },
  )
}

test.for(locales)('%s: a voucher has everything that its page shows', async (locale) => {
  const { title, scan, name, address, parts, driver, notes } = voucherSheet(stayVoucher, translator(locale))
  const { pairs, once } = writtenIn(stay, 1)
  const all = [...pairs.map((pair) => pair[locale]), ...once]
  const lines = parts.flatMap((part) => [part.title, ...part.lines.flatMap(({ label, value }) => [label, value])])
  for (const text of [title, scan, name, address, driver.title, ...driver.lines, ...lines, ...notes])
    expect(all).toContain(text)
})

test.for(locales)('a voucher in %s is titled and tagged, and names its languages', async (locale) => {
  const other = locale === 'en' ? 'ar' : 'en'
  const pdf = await documentPrinter.print(stay, { ...setting, locale })
  const { info, tree, marked, pages } = await structureByPdfJs(pdf)
  expect(pages).toBe(1)
  const title = voucherSheet(stayVoucher, translator(locale)).title
  expect(info).toMatchObject({ Title: `${title} ${stayVoucher.reference}`, Language: locale })
  expect(marked).toBe(true)
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'P'])
    expect(tree).toContain(`"role":"${role}"`)
  expect(tree).toContain(`"lang":"${other}"`)
  expect(tree).not.toContain(`"lang":"${locale}"`)
  expect(tree).toContain(`"alt":"${translator(locale)('voucher.scan', { kind: 'stay' })}"`)
})

test('the same voucher printed at the same second is the same file', async () => {
  const first = await documentPrinter.print(stay, { ...setting, locale: 'en' })
  const again = await documentPrinter.print(stay, { ...setting, locale: 'en' })
  expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true)
})

test('PDF syntax in text from a guest is printed as text', async () => {
  const typed = '(x) Tj ET /Artifact <</A>> \\) endstream % #panic'
  const document = voucherDocument({ ...stayVoucher, special_request: `${typed}\u0000` }, { verifyUrl })
  const pdf = await documentPrinter.print(document, { ...setting, locale: 'en' })
  expect(await textByPdfJs(pdf)).toContain(typed)
})

test('a package of three weeks takes two pages', async () => {
  const pdf = await documentPrinter.print(travelPackage, { ...setting, locale: 'ar' })
  expect((await structureByPdfJs(pdf)).pages).toBe(2)
})

const both = <T>(value: T) => ({ en: value, ar: value })

test.for<PrintBlock>([
  { kind: 'subject', name: both('A'), lines: [both('B'), both('C'), both('D')] },
  { kind: 'subject', name: both('A'), lines: [], code: { content: verifyUrl, label: both('B') } },
  { kind: 'reference', label: both('A'), state: both('B'), value: 'C' },
  { kind: 'box', title: both('A'), lines: both(['B', 'C']) },
])('a $kind that the foot of a page would cut begins the next page', async (block) => {
  const pagesOf = async (blocks: PrintBlock[]) => {
    const pdf = await documentPrinter.print({ ...stay, blocks }, { ...setting, locale: 'en' })
    return (await structureByPdfJs(pdf)).pages
  }
  const rows = Array.from({ length: 47 }, () => ({ label: both('Row'), value: both('Value') }))
  const fullPage: PrintBlock = { kind: 'rows', rows }
  expect(await pagesOf([fullPage])).toBe(1)
  expect(await pagesOf([fullPage, block])).toBe(2)
})

test('each code of a font stands for one character', async () => {
  const pdf = Buffer.from(await documentPrinter.print(stay, { ...setting, locale: 'ar' }))
  const maps = streamsOf(pdf).filter((text) => text.includes('beginbfchar'))
  expect(maps.length).toBeGreaterThan(2)
  const entries = maps.flatMap((map) => [...map.matchAll(/^<[0-9a-f]{4}> <([0-9a-f]+)>$/gm)])
  expect(entries.length).toBeGreaterThan(100)
  for (const [, code = ''] of entries) expect(code).toHaveLength(4)
})

/** The compressed streams of a PDF. */
function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/Length (\d+)\n>>\nstream\n/g)].flatMap(
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
