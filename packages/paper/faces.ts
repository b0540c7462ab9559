import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { Blob, Buffer, ClusterLevel, Direction, Face, Font, shape } from 'harfbuzzjs'
import { visualRuns, type Run } from '@rihla/illustrations/bidi'
import { printableFaces } from './printable.ts'

/** `body` for text, `strong` for what stands out, `display` for headings. */
export type Style = 'body' | 'strong' | 'display'

/**
 * The faces of a style; a character that the first face lacks is taken from the next one. Text that all of them lack is
 * taken from the faces in `fonts/`.
 */
const files: Record<Style, readonly string[]> = {
  body: ['readex-pro/400Regular/ReadexPro_400Regular.ttf'],
  strong: ['readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'],
  display: [
    'fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
    'el-messiri/600SemiBold/ElMessiri_600SemiBold.ttf',
    'readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
  ],
}

export type PaperFace = { name: string; face: Face; font: Font; points: ReadonlySet<number> }

/** Outlines at a place relative to the beginning of a character, in font units. */
type Outline = { glyph: number; dx: number; dy: number }

/**
 * One character of a line, in the order from left to right: what copying returns, what is drawn there, and how far it
 * advances, in font units. A ligature is several characters, of which the first draws it; so is a vowel mark with its
 * base. Programs that read PDFs disagree on glyphs that stand for several characters, and none needs to know about
 * these.
 */
export type Character = { face: PaperFace; char: string; outlines: readonly Outline[]; advance: number }

/**
 * The characters of one line from left to right; characters that only order a text are left out. Programs that read
 * PDFs order a line in a direction that they guess from its characters. Where they would guess wrong, the parts of each
 * direction are apart, in the order of reading.
 */
export function charactersOf(line: string, base: 'ltr' | 'rtl', style: Style): Character[][] {
  const faces = facesOf(style)
  // Characters that are not a word take the face of the letters around them.
  const arabicFirst = faces.toSorted((a, b) => Number(isArabic(b)) - Number(isArabic(a)))
  const runs = visualRuns(line, base).flatMap((run, i) => {
    const parts = byFace(run, run.rtl || (base === 'rtl' && !/\p{L}/u.test(run.text)) ? arabicFirst : faces)
    const characters = parts.map(({ text, face }) => shaped(text, run.rtl, face))
    // In a right-to-left run the first part is at the right.
    if (run.rtl && base === 'rtl')
      return characters.toReversed().map((part) => ({ rtl: true, characters: addRtlSigns(part, run) }))
    const whole = (run.rtl ? characters.toReversed() : characters).flat()
    return [{ rtl: run.rtl, characters: base === 'rtl' ? addRtlSigns(whole, run) : addLtrSigns(whole, run, i > 0) }]
  })
  const whole = runs.flatMap(({ characters }) => characters)
  const oneFace = whole.every(({ face }) => face === whole[0]?.face)
  const visibleText = textOf(whole)
  if (guessed(visibleText) === base && (base === 'ltr' || (oneFace && !misread.test(line))))
    return [separateMarks(whole)]
  const parts: { rtl: boolean; text: string; characters: Character[] }[] = []
  for (const { rtl, characters } of runs) {
    const last = parts.at(-1)
    const text = textOf(characters)
    const joined = `${last?.text ?? ''}${text}`
    const alike = last && (last.rtl === rtl || (last.rtl && !/\p{L}/u.test(text)))
    const readable = !last?.rtl || (guessed(joined) === 'rtl' && !misread.test(joined))
    if (alike && readable && last.characters.at(-1)?.face === characters[0]?.face) {
      last.text = joined
      last.characters.push(...characters)
    } else parts.push({ rtl, text, characters: [...characters] })
  }
  return parts.map(({ characters }) => separateMarks(characters))
}

function isArabic({ points }: PaperFace): boolean {
  return points.has(0x0627)
}

/** Punctuation that PDF.js takes for letters from left to right, such as the dash of a range. */
const misread = /[\u2010-\u2027\u2030-\u205e]/u

/** The direction that PDF.js takes a line for. */
function guessed(line: string): 'ltr' | 'rtl' {
  // Also the letters of Arabic that belong to several scripts (tatweel, semicolon, question mark, digits), and other
  // scripts from right to left.
  const arabic = Array.from(line).filter((char) =>
    /[\p{Script=Arabic}\u0640\u061b\u061f\u0660-\u0669\u0590-\u05f4\u0700-\u08ac]/u.test(char),
  ).length
  return arabic === 0 || (arabic / line.length < 0.3 && line.length > 4) ? 'ltr' : 'rtl'
}

/**
 * PDF.js drops a mark from its line, or adds a space to it, when the mark comes first in a word. A sign that PDF.js
 * leaves out of copied text stands before it.
 */
function separateMarks(characters: Character[]): Character[] {
  return characters.flatMap((character, i) => {
    const before = characters[i - 1]
    const begins = !before || /\s/.test(before.char)
    return begins && /\p{M}/u.test(character.char) ? [orderSign(character.face, '\u0000'), character] : [character]
  })
}

/** Characters without a shape that set the direction of the text around them. */
export const leftToRight = '\u200e'
export const rightToLeft = '\u200f'

/*
 * Poppler takes a page with more Latin than Arabic letters for one that is read from the left, and then copies the words
 * of an Arabic line with numbers in reverse. `pdf.ts` makes every page with Arabic letters one that is read from the
 * right. There Poppler needs signs of direction around what is read from the left, and in an Arabic line after a number,
 * a Latin word, and punctuation, which it takes for a part of a number.
 */

function addRtlSigns(characters: Character[], { rtl }: Run): Character[] {
  const first = characters.find(isWord)
  // The following text is at the left.
  const isSigned = (one: Character) => (rtl ? /[\p{P}\p{S}]/u.test(one.char) : one === first)
  return characters.flatMap((one) => (isSigned(one) ? [orderSign(one.face, rightToLeft), one] : [one]))
}

/** `inside` means that Arabic words precede. */
function addLtrSigns(characters: Character[], { rtl }: Run, inside: boolean): Character[] {
  const [first, last] = [characters.find(isWord), characters.findLast(isWord)]
  if (rtl || !first || !last) return characters
  return characters.flatMap((one) => [
    ...(one === first && inside ? [orderSign(one.face, rightToLeft)] : []),
    ...(one === first ? [orderSign(one.face, leftToRight)] : []),
    one,
    ...(one === last ? [orderSign(one.face, leftToRight)] : []),
  ])
}

function isWord({ char }: Character): boolean {
  return !/\s/.test(char)
}

function textOf(characters: readonly Character[]): string {
  return characters.map(({ char }) => char).join('')
}

/** A sign that orders copied text and is not drawn. */
export function orderSign(face: PaperFace, char: string, ems = 0): Character {
  return { face, char, outlines: [], advance: Math.max(1, Math.round(ems * face.face.upem)) }
}

/** Width of characters in ems. */
export function widthOf(characters: readonly Character[]): number {
  return characters.reduce((sum, { advance, face }) => sum + advance / face.face.upem, 0)
}

type Cluster = { chars: string[]; glyphs: { glyph: number; x: number; y: number }[]; advance: number }

/** Zero-width signs of the order of a text, which have no place on paper. */
const orderSigns = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

function shaped(text: string, rtl: boolean, face: PaperFace): Character[] {
  const units: Cluster[][] = []
  for (const cluster of clustersOf(text, rtl, face)) {
    const last = units.at(-1)
    const joins = last && (rtl ? last.every(isMark) : isMark(cluster))
    if (joins) last.push(cluster)
    else units.push([cluster])
  }
  return units.flatMap((unit) => charactersOfUnit(unit, rtl, face))
}

function isMark({ chars }: Cluster): boolean {
  return chars.every((char) => /\p{M}/u.test(char))
}

/** A base with its marks. */
function charactersOfUnit(unit: Cluster[], rtl: boolean, face: PaperFace): Character[] {
  const whole = unit.reduce((sum, { advance }) => sum + advance, 0)
  const marks = unit.filter(isMark).reduce((sum, { chars }) => sum + chars.length, 0)
  const others = unit.reduce((sum, { chars }) => sum + chars.length, 0) - marks
  // Poppler takes characters that begin less than a tenth of the size apart for different words, so that a mark has a
  // part of the width of its base.
  const ofMark = others === 0 ? whole / marks : Math.min(face.face.upem * 0.11, whole / (marks + others))
  const ofOther = (whole - marks * ofMark) / (others || 1)
  const characters: Character[] = []
  let drawnAt = 0
  let at = 0
  for (const cluster of unit) {
    const { chars, glyphs, advance } = cluster
    const width = isMark(cluster) ? ofMark : ofOther
    const begin = drawnAt
    for (const [i, char] of (rtl ? chars.toReversed() : chars).entries()) {
      const here = Math.round(at)
      at += width
      const outlines =
        i > 0 ? [] : glyphs.map(({ glyph, x, y }) => ({ glyph, dx: Math.round(begin + x - here), dy: Math.round(y) }))
      characters.push({ face, char, outlines, advance: Math.round(at) - here })
    }
    drawnAt += advance
  }
  return characters
}

/** Clusters from left to right: glyphs that belong to the same characters. */
function clustersOf(text: string, rtl: boolean, face: PaperFace): Cluster[] {
  const buffer = new Buffer()
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
  buffer.addText(text)
  buffer.setDirection(rtl ? Direction.RTL : Direction.LTR)
  buffer.guessSegmentProperties()
  shape(face.font, buffer)
  const positions = buffer.getGlyphPositions()
  const infos = buffer.getGlyphInfos()
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const clusters = new Map<number, Cluster>()
  infos.forEach(({ codepoint: glyph, cluster: start }, i) => {
    const at = positions[i]
    if (!at) return
    let cluster = clusters.get(start)
    if (!cluster) {
      const end = starts[starts.indexOf(start) + 1]
      cluster = {
        chars: Array.from(text.slice(start, end)).filter((char) => !orderSigns.test(char)),
        glyphs: [],
        advance: 0,
      }
      clusters.set(start, cluster)
    }
    cluster.glyphs.push({ glyph, x: cluster.advance + at.xOffset, y: at.yOffset })
    cluster.advance += at.xAdvance
  })
  return [...clusters.values()].filter(({ chars }) => chars.length > 0)
}

type Part = { text: string; face: PaperFace }

/** Splits a run where another face is needed. */
function byFace({ text }: Run, faces: readonly PaperFace[]): Part[] {
  const parts = Array.from(text).every((char) => orderSigns.test(char) || faces.some((face) => hasPoint(face, char)))
    ? byCharacter(text, faces)
    : byText(text, faces)
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1)
    if (last?.face === part.face) last.text += part.text
    else joined.push({ ...part })
    return joined
  }, [])
}

/** Marks, spaces and punctuation keep the face of the preceding character. */
function byCharacter(text: string, faces: readonly PaperFace[]): Part[] {
  const parts: Part[] = []
  for (const char of text) {
    const last = parts.at(-1)
    const keeps = last && (orderSigns.test(char) || (/[\s\p{M}\p{P}]/u.test(char) && hasPoint(last.face, char)))
    const face = keeps ? last.face : (faces.find((one) => hasPoint(one, char)) ?? last?.face)
    if (face) parts.push({ text: char, face })
  }
  return parts
}

const graphemes = new Intl.Segmenter('ar')

/**
 * The letters of a word join, and marks find their base, only within one face: a text that the faces of the style lack is
 * whole in another one, or if there is none, each word, each cluster, or each character.
 */
function byText(text: string, faces: readonly PaperFace[]): Part[] {
  const whole = wholeFace(text, [])
  if (whole) return [{ text, face: whole }]
  let last = faces[0]
  return text.split(/(?<=\s)(?=\S)/).flatMap((word) => {
    const ofWord = wholeFace(word, faces)
    const faceOf = (unit: string) => ofWord ?? wholeFace(unit, last ? [last, ...faces] : faces)
    const units = ofWord ? [word] : Array.from(graphemes.segment(word), ({ segment }) => segment)
    // A letter with the mark of another script: each is drawn by a face of its own.
    return units
      .flatMap((unit) => (faceOf(unit) ? [unit] : Array.from(unit)))
      .flatMap((unit) => {
        // What no face has is drawn as an empty box and still copied; the forms of the site refuse it (`printable.ts`).
        last = faceOf(unit) ?? last
        return last ? [{ text: unit, face: last }] : []
      })
  })
}

/** The first face that has every character, of those given and then of those in `fonts/`. */
function wholeFace(text: string, faces: readonly PaperFace[]): PaperFace | undefined {
  const needed = Array.from(text).filter((char) => !/\p{Default_Ignorable_Code_Point}/u.test(char))
  const face = faces.find((one) => needed.every((char) => hasPoint(one, char)))
  if (face) return face
  const name = printableFaces.find(({ characters }) => needed.every((char) => characters.test(char)))?.name
  return name === undefined ? undefined : openFace(name, `./fonts/${name}.ttf.br`)
}

function hasPoint({ points }: PaperFace, char: string): boolean {
  return points.has(char.codePointAt(0) ?? 0)
}

const opened = new Map<string, PaperFace>()

function facesOf(style: Style): PaperFace[] {
  return files[style].map((file) =>
    openFace(file.replace(/^.*\/|\.ttf$/g, '').replace('_', '-'), `@expo-google-fonts/${file}`),
  )
}

/** The face of a file, which is read once. */
function openFace(name: string, file: string): PaperFace {
  const openedFace = opened.get(file)
  if (openedFace) return openedFace
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const face = new Face(new Blob(file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes))
  const paperFace = { name, face, font: new Font(face), points: new Set(face.collectUnicodes()) }
  opened.set(file, paperFace)
  return paperFace
}
