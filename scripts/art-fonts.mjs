import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/*
 * Creates the title fonts in `packages/illustrations/fonts/`, which draw the text in pictures, so that servers need no
 * installed fonts. Run manually when a package is updated; the results are committed.
 */

const source = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../packages/illustrations/fonts/', import.meta.url)

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

const latin = `${between(0x20, 0x7e)}\u00a0·×ʻʼ–—‘’“”•…${between(0xc0, 0xd6)}${between(0xd8, 0xf6)}${between(0xf8, 0xff)}`
const moreLatin = 'ĀāĒēĪīŌōŪūĞğİıŞşŠšŽžḌḍḤḥṢṣṬṭẒẓ'
const arabic = `${between(0x621, 0x63a)}${between(0x640, 0x652)}،؛؟٪٫٬ٰٱپچژکگی${between(0x660, 0x669)}${between(0x6f0, 0x6f9)}`

const faces = [
  { name: 'fraunces-latin', file: 'fraunces/files/fraunces-latin-wght-normal.woff2', text: latin },
  { name: 'fraunces-more-latin', file: 'fraunces/files/fraunces-latin-ext-wght-normal.woff2', text: moreLatin },
  { name: 'el-messiri-arabic', file: 'el-messiri/files/el-messiri-arabic-wght-normal.woff2', text: arabic },
]

await mkdir(target, { recursive: true })
for (const { name, file, text } of faces) {
  const made = await subsetFont(await readFile(new URL(file, source)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
    keepFeatures: 'kern liga mark mkmk ccmp locl calt rlig rclt init medi fina isol'.split(' '),
    noHinting: true,
  })
  await writeFile(new URL(`${name}.ttf`, target), made)
  process.stdout.write(`${name} ${made.length}\n`)
}
