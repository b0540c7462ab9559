import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { typstPrinter } from '#integrations/typst.ts'
import { stayVoucher } from '#test/voucher.ts'

const printer = typstPrinter()
const setting = {
  verifyUrl: `https://stay.example/en/verify/${stayVoucher.code}`,
  now: new Date('2026-12-01T09:00:00Z'),
}

/** The whole content of the PDF, with its compressed streams decompressed. */
function insideOf(pdf: Uint8Array): string {
  const all = Buffer.from(pdf)
  const out = [all.toString('latin1')]
  for (let at = all.indexOf('stream'); at >= 0; at = all.indexOf('stream', at + 6)) {
    if (all.subarray(at - 3, at).toString() === 'end') continue
    const begin = at + (all[at + 6] === 13 ? 8 : 7)
    const end = all.indexOf('endstream', begin)
    try {
      out.push(inflateSync(all.subarray(begin, end)).toString('latin1'))
    } catch {
      // Not every stream is compressed.
    }
  }
  return out.join('\n')
}

/** The characters in the maps from glyphs to text of the fonts. */
function lettersOf(inside: string): Set<string> {
  const codes = [...inside.matchAll(/<[0-9A-Fa-f]{4}> <([0-9A-Fa-f]+)>/g)].flatMap(
    ([, hex = '']) => hex.match(/.{4}/g) ?? [],
  )
  return new Set(codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))))
}

test.for(['en', 'ar'] as const)(
  'in %s the voucher is one tagged page with searchable text in both scripts',
  async (locale) => {
    const pdf = await printer.print(stayVoucher, { ...setting, locale })
    const inside = insideOf(pdf)
    expect(inside.startsWith('%PDF-')).toBe(true)
    expect(inside.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    expect(inside).toMatch(locale === 'ar' ? /\/Lang\s*\(ar/ : /\/Lang\s*\(en/)
    const characters = lettersOf(inside)
    for (const character of 'فندقشرةاجيادABCD34') expect(characters, character).toContain(character)
  },
)

test('the same voucher printed at the same second is the same file', async () => {
  const first = await printer.print(stayVoucher, { ...setting, locale: 'en' })
  const again = await typstPrinter().print(stayVoucher, { ...setting, locale: 'en' })
  expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true)
})

test('text from a guest is printed as text and never executed as code', async () => {
  const typed = { ...stayVoucher, special_request: '#panic("x") $ * _ `raw` \\ [ ] " ?\u0000 #sys.inputs' }
  await expect(printer.print(typed, { ...setting, locale: 'en' })).resolves.toBeInstanceOf(Uint8Array)
})

test('a long package takes at most two pages', async () => {
  const programme = Array.from({ length: 21 }, (_, i) => ({
    date: `2026-12-${String(i + 1).padStart(2, '0')}`,
    title: { en: `Day ${i + 1} between the two cities`, ar: `اليوم ${i + 1} بين المدينتين` },
  }))
  const pdf = await printer.print({ ...stayVoucher, kind: 'package', programme }, { ...setting, locale: 'ar' })
  const pages = insideOf(pdf).match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeLessThanOrEqual(2)
})

test('without the native library printing throws, so that the web page replaces the PDF', async () => {
  const none = typstPrinter(() => {
    throw new Error('no binary for this platform')
  })
  await expect(none.print(stayVoucher, { ...setting, locale: 'en' })).rejects.toThrow('no binary')
})
