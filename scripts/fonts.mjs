import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * Creates the fonts in `src/web/ui/fonts/` from the packages of @fontsource-variable, and the title fonts in
 * `packages/illustrations/fonts/`, which draw the text in pictures, so that servers need no installed fonts. Run manually
 * when one of the packages is updated; the results are committed. The unicode ranges in `styles/fonts.css` repeat the
 * characters below.
 */

const source = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../src/web/ui/fonts/', import.meta.url)
const pictureTarget = new URL('../packages/illustrations/fonts/', import.meta.url)

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

// Characters that most pages use. Accented letters are in a separate file that is loaded only when a page contains
// them.
const latin = `${between(0x20, 0x7e)}\u00a0©«®°²³·»×ʻʼ–—‘’“”•…−→←€`
const accents = `${between(0xc0, 0xd6)}${between(0xd8, 0xf6)}${between(0xf8, 0xff)}`
const moreAccents = 'ĀāĒēĪīŌōŪūĞğİıŞşŠšŽžḌḍḤḥṢṣṬṭẒẓ'
const arabic = `${between(0x621, 0x63a)}${between(0x640, 0x652)}،؛؟٪٫٬ٰٱپچژکگی${between(0x660, 0x669)}${between(0x6f0, 0x6f9)}`

// Non-Arabic characters on Arabic pages: spaces, digits, punctuation, and the name of the other language. They are part
// of the Arabic file, because a separate file loaded late and caused lines to break again.
const figures = `${between(0x20, 0x40)}\u00a0©«°²·»×–—‘’“”…−English`

/** Headings use one weight, because a font with a single weight is half the size. */
const display = 600

const fonts = [
  { name: 'fraunces-latin', file: 'fraunces/files/fraunces-latin-wght-normal.woff2', text: latin, weight: display },
  { name: 'fraunces-accents', file: 'fraunces/files/fraunces-latin-wght-normal.woff2', text: accents, weight: display },
  {
    name: 'fraunces-more-accents',
    file: 'fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    text: moreAccents,
    weight: display,
  },
  { name: 'readex-latin', file: 'readex-pro/files/readex-pro-latin-wght-normal.woff2', text: latin },
  { name: 'readex-accents', file: 'readex-pro/files/readex-pro-latin-wght-normal.woff2', text: accents },
  { name: 'readex-more-accents', file: 'readex-pro/files/readex-pro-latin-ext-wght-normal.woff2', text: moreAccents },
  {
    name: 'readex-arabic',
    file: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    text: arabic,
    joined: { file: 'readex-pro/files/readex-pro-latin-wght-normal.woff2', text: figures },
  },
  // Only the letters of the language switch on English pages, which contain no other Arabic text.
  { name: 'readex-switch', file: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2', text: 'العربية', weight: 400 },
  {
    name: 'el-messiri-arabic',
    file: 'el-messiri/files/el-messiri-arabic-wght-normal.woff2',
    text: arabic,
    weight: display,
  },
]

const latinTitles = `${between(0x20, 0x7e)}\u00a0·×ʻʼ–—‘’“”•…${accents}`
const pictureFonts = [
  { name: 'fraunces-latin', file: 'fraunces/files/fraunces-latin-wght-normal.woff2', text: latinTitles },
  { name: 'fraunces-more-latin', file: 'fraunces/files/fraunces-latin-ext-wght-normal.woff2', text: moreAccents },
  { name: 'el-messiri-arabic', file: 'el-messiri/files/el-messiri-arabic-wght-normal.woff2', text: arabic },
]

// Kerning, joining and marks; without alternates, which no page uses.
const keepFeatures = 'kern liga mark mkmk ccmp locl calt rlig rclt init medi fina isol'.split(' ')

for (const { name, file, text, weight, joined } of fonts) {
  const path = fileURLToPath(new URL(`${name}.woff2`, target))
  await writeFile(path, await subset(file, text, weight))
  if (joined) await join(path, await subset(joined.file, joined.text, weight))
  process.stdout.write(`${name} ${(await readFile(path)).length}\n`)
}
for (const { name, file, text } of pictureFonts)
  await writeFile(new URL(`${name}.ttf`, pictureTarget), await subset(file, text, display, 'truetype'))

async function subset(file, text, weight, targetFormat = 'woff2') {
  return subsetFont(await readFile(new URL(file, source)), text, {
    targetFormat,
    variationAxes: { wght: weight ?? { min: 400, max: 700 } },
    keepFeatures,
    noHinting: true,
  })
}

/** Merges the glyphs of another subset of the same font into a file. */
async function join(path, part) {
  const beside = `${path}.part`
  await writeFile(beside, part)
  execFileSync('python3', [fileURLToPath(new URL('join-fonts.py', import.meta.url)), path, beside], {
    stdio: 'inherit',
  })
  await rm(beside)
}
