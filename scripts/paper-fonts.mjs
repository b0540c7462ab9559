import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/*
 * Creates the faces in `packages/paper/fonts/`, in which names and requests are printed that the faces of the design lack,
 * and `packages/paper/coverage.ts`. Run manually when a script is added; the results are committed. The packages of the
 * fonts hold all weights, 250 MB, so that they are installed only here.
 */

/** Each face: its package, version and weight, and the blocks that it prints. The first face that has a character prints it. */
const faces = [
  [
    'noto-sans@0.4.2',
    'Medium',
    '20-7e a0-58f 1d00-1fff 2000-218f 2212 2c60-2c7f 2de0-2dff a640-a69f a720-a7ff fb00-fb06',
  ],
  ['noto-sans-arabic@0.4.3', 'Medium', '600-6ff 750-77f 870-8ff fb50-fdff fe70-fefc'],
  ['noto-sans-hebrew@0.4.1', 'Medium', '590-5ff fb1d-fb4f'],
  ['noto-sans-syriac@0.4.2', 'Medium', '700-74f 860-86f'],
  ['noto-sans-thaana@0.4.2', 'Medium', '780-7bf 60c 61b 61f'],
  ['noto-sans-nko@0.4.1', 'Regular', '7c0-7ff 60c 61b 61f'],
  ['noto-sans-devanagari@0.4.1', 'Medium', '900-97f 1cd0-1cff a8e0-a8ff'],
  ['noto-sans-bengali@0.4.4', 'Medium', '980-9ff 964 965'],
  ['noto-sans-gurmukhi@0.4.1', 'Medium', 'a00-a7f 964 965'],
  ['noto-sans-gujarati@0.4.2', 'Medium', 'a80-aff 964 965'],
  ['noto-sans-oriya@0.4.2', 'Medium', 'b00-b7f 964 965'],
  ['noto-sans-tamil@0.4.3', 'Medium', 'b80-bff'],
  ['noto-sans-telugu@0.4.2', 'Medium', 'c00-c7f 964 965'],
  ['noto-sans-kannada@0.4.3', 'Medium', 'c80-cff 964 965'],
  ['noto-sans-malayalam@0.4.2', 'Medium', 'd00-d7f'],
  ['noto-sans-sinhala@0.4.2', 'Medium', 'd80-dff'],
  ['noto-sans-thai@0.4.2', 'Medium', 'e00-e7f'],
  ['noto-sans-lao@0.4.2', 'Medium', 'e80-eff'],
  ['noto-serif-tibetan@0.4.2', 'Medium', 'f00-fff'],
  ['noto-sans-myanmar@0.4.2', 'Medium', '1000-109f a9e0-a9ff aa60-aa7f'],
  ['noto-sans-georgian@0.4.3', 'Medium', '10a0-10ff 1c90-1cbf 2d00-2d2f'],
  ['noto-sans-ethiopic@0.4.2', 'Medium', '1200-139f 2d80-2ddf ab00-ab2f'],
  ['noto-sans-khmer@0.4.3', 'Medium', '1780-17ff 19e0-19ff'],
  ['noto-sans-armenian@0.4.2', 'Medium', '530-58f fb13-fb17'],
  ['noto-sans-javanese@0.4.2', 'Medium', 'a980-a9df'],
  ['noto-sans-cham@0.4.1', 'Medium', 'aa00-aa5f'],
  ['noto-sans-tifinagh@0.4.1', 'Regular', '2d30-2d7f'],
  ['noto-sans-sc@0.4.3', 'Medium', 'b7 3000-312f 31f0-31ff 4e00-9fff ff00-ffef'],
  ['noto-sans-kr@0.4.3', 'Medium', '1100-11ff 3130-318f ac00-d7a3'],
  // Digits for keycaps; without its space, which is as wide as a picture.
  ['noto-emoji@0.4.7', 'Medium', '23 2a 30-39 200d 203c-2bff 3030 303d 3297 3299 1f000-1faff', ''],
  ['noto-sans-symbols@0.4.1', 'Medium', '2160-2188 2460-24ff'],
  ['noto-sans-math@0.4.2', 'Regular', '2190-22ff'],
  ['noto-sans-symbols-2@0.4.1', 'Regular', '25a0-27bf'],
]

/** Signs within a name or beside it, so that it is not divided, and what Indic marks stand on alone. */
const common = '20 a0 21 27-29 2c-2f 3a 3b 200c 200d 2013 2014 2018 2019 25cc'

/** Features of shaping; without alternates, which nothing chooses. */
const keepFeatures =
  'abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig dist fin2 fin3 fina half haln init isol kern liga ljmo locl mark med2 medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf stch tjmo vatu vjmo'.split(
    ' ',
  )

const root = new URL('../packages/paper/', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'paper-fonts-'))
const packages = faces.map(([name]) => `@expo-google-fonts/${name}`)
execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages], { stdio: 'inherit' })

const coverage = []
const notices = []
for (const [versioned, weight, blocks, beside = common] of faces) {
  const name = versioned.replace(/@.*/, '')
  const home = join(folder, 'node_modules/@expo-google-fonts', name)
  const files = join(home, weight === 'Medium' ? '500Medium' : '400Regular')
  const [file] = await readdir(files)
  const text = [...pointsOf(blocks), ...pointsOf(beside)].map((point) => String.fromCodePoint(point)).join('')
  const font = await subsetFont(await readFile(join(files, file)), text, {
    targetFormat: 'truetype',
    keepFeatures,
    noHinting: true,
  })
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: font.length, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const packed = brotliCompressSync(font, { params })
  await writeFile(new URL(`fonts/${name}.ttf.br`, root), packed)
  process.stdout.write(`${name} ${font.length} ${packed.length}\n`)
  coverage.push(`  '${name}':\n    '${rangesOf(new Face(new Blob(font)).collectUnicodes())}',\n`)
  const [copyright] = (await readFile(join(home, 'LICENSE_FONT'), 'utf8')).split('\n')
  const family = file.replace(/_.*/, '')
  notices.push(`- ${family.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}: ${copyright.replace(/https?:[^\s)]+/, '<$&>')}\n`)
}
await rm(folder, { recursive: true })
await writeFile(
  new URL('coverage.ts', root),
  `// Written by \`scripts/paper-fonts.mjs\`.

/** Code points (hexadecimal ranges) of the faces in \`fonts/\`, in the order in which they are asked for a character. */
export const coverage: Readonly<Record<string, string>> = {
${coverage.join('')}}
`,
)
execFileSync('npx', ['oxfmt', 'packages/paper/coverage.ts'], { stdio: 'inherit' })
await writeFile(
  new URL('fonts/LICENCE.md', root),
  `# Fonts

Subsets made by \`scripts/paper-fonts.mjs\`, each under the SIL Open Font License 1.1 (<https://openfontlicense.org>):

${notices.join('')}`,
)

function pointsOf(blocks) {
  return blocks
    .split(' ')
    .filter(Boolean)
    .flatMap((range) => {
      const [first, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    })
}

function rangesOf(points) {
  const ranges = []
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
    .map(([first, last]) => [...new Set([first, last])].map((point) => point.toString(16)).join('-'))
    .join(' ')
}
