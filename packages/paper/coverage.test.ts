import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { coverage } from './coverage.ts'
import { charactersOf, type Style } from './faces.ts'
import { isPrintable } from './printable.ts'

const folder = `${import.meta.dirname}/fonts/`

/** Every character from one code point to another that is assigned. */
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).filter(
    (char) => !/\p{C}/u.test(char),
  )

test.for(Object.entries(coverage))('%s has the characters that are promised, and no other', async ([name, ranges]) => {
  const font = brotliDecompressSync(readFileSync(`${folder}${name}.ttf.br`))
  const promised = ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  expect([...new Face(new Blob(font)).collectUnicodes()].toSorted((a, b) => a - b)).toEqual(promised)
})

test('every face is listed, in the coverage and with its licence', () => {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.br') ? [file.replace('.ttf.br', '')] : []))
  expect(names.toSorted()).toEqual(Object.keys(coverage).toSorted())
  const licences = readFileSync(`${folder}LICENCE.md`, 'utf8')
  expect(licences.split('\n').filter((line) => /^- Noto .*Copyright/.test(line))).toHaveLength(names.length)
})

/** The scripts of passports and of pilgrims, as the blocks of Unicode whose letters people write names with. */
const printed: Record<string, readonly [number, number][]> = {
  'Latin with the letters of Hausa, Yoruba, Vietnamese and Azerbaijani': [
    [0x20, 0x24f],
    [0x250, 0x2af],
    [0x1e00, 0x1eff],
  ],
  'Arabic with Persian, Urdu, Kurdish, Pashto, Sindhi, Uyghur and Jawi': [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8b4],
  ],
  'Cyrillic with Kazakh, Tatar and Tajik': [[0x400, 0x52f]],
  Greek: [[0x384, 0x3e1]],
  Hebrew: [[0x5d0, 0x5ea]],
  Thaana: [[0x780, 0x7b1]],
  'the scripts of India and Sri Lanka': [
    [0x900, 0x97f],
    [0x981, 0x9e3],
    [0xa81, 0xaf1],
    [0xb82, 0xbd7],
    [0xd82, 0xddf],
  ],
  'Thai and Lao': [[0xe01, 0xe5b]],
  Burmese: [[0x1000, 0x109f]],
  Ethiopic: [[0x1200, 0x137c]],
  Georgian: [[0x10d0, 0x10ff]],
  Armenian: [[0x531, 0x586]],
  Khmer: [[0x1780, 0x17d3]],
  Han: [[0x4e00, 0x9fa5]],
  Japanese: [
    [0x3041, 0x3096],
    [0x30a1, 0x30fc],
  ],
  Korean: [[0xac00, 0xd7a3]],
}

test.for(Object.entries(printed))('documents can show %s', ([, blocks]) => {
  const missing = blocks.flatMap(([first, last]) => between(first, last)).filter((char) => !isPrintable(char))
  expect(missing).toEqual([])
})

test.for<Style>(['body', 'strong', 'display'])(
  'what is printable is drawn in %s text, and never as an empty box',
  (style) => {
    const all = Object.values(printed)
      .flat()
      .flatMap(([first, last]) => between(first, Math.min(last, first + 400)))
    for (const char of all) {
      const boxes = charactersOf(char, 'ltr', style)
        .flat()
        .filter(({ outlines }) => outlines.some(({ glyph }) => glyph === 0))
      expect(boxes, char).toEqual([])
    }
  },
)

test.for(['𞤀𞤁', '𐴀', '𠮷', 'ꓐꓑ', '𓀀', 'ᚠ', 'Ali ꓐ', '\ue000', '\u0378'])('%s is not printable', (text) => {
  expect(isPrintable(text)).toBe(false)
})

test.for(['', 'Amal Karim', 'سالم\nالحربي', 'علی\u200cرضا', '🙏🏽 👨‍👩‍👧 ❤️', 'O’Connor-Ḥusayn S/O @ (x)'])(
  '%s is printable',
  (text) => {
    expect(isPrintable(text)).toBe(true)
  },
)
