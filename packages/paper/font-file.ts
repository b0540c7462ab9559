import type { Character, PaperFace } from './faces.ts'

/** The characters of one face that a document uses; a character’s number is its code in the text and its glyph in the file. */
export type UsedFace = { face: PaperFace; characters: Character[]; codes: Map<string, number> }

/** The code of a character, from 1 on; 0 is the sign for a missing glyph. */
export function codeOf(used: UsedFace, character: Character): number {
  const key = JSON.stringify([character.char, character.advance, character.outlines])
  const code = used.codes.get(key)
  if (code !== undefined) return code
  used.characters.push(character)
  used.codes.set(key, used.characters.length)
  return used.characters.length
}

/**
 * A TrueType file with one glyph for each character, composed of the outlines of the face. Its widths are those of the
 * characters.
 */
export function fontFile({ face, characters }: UsedFace): Uint8Array {
  const table = (tag: string) => {
    const bytes = face.face.referenceTable(tag)
    return bytes && Buffer.from(bytes)
  }
  const source = glyphsOf(table)
  const glyphs: Buffer[] = [source(0), ...characters.map(() => empty)]
  const numbers = new Map<number, number>([[0, 0]])
  // Outlines come after the characters; those that are composed themselves name others.
  const numberOf = (original: number): number => {
    const renumbered = numbers.get(original)
    if (renumbered !== undefined) return renumbered
    const number = glyphs.push(empty) - 1
    numbers.set(original, number)
    glyphs[number] = renumberParts(source(original), numberOf)
    return number
  }
  glyphs[0] = renumberParts(source(0), numberOf)
  characters.forEach(({ outlines }, i) => {
    const parts = outlines.filter(({ glyph }) => source(glyph).length > 0)
    glyphs[i + 1] = composeGlyph(
      parts.map((part) => ({ ...part, number: numberOf(part.glyph), box: boxOf(source(part.glyph)) })),
    )
  })
  const head = required(table('head'))
  head.writeUInt32BE(0, 8)
  head.writeInt16BE(1, 50)
  const hhea = required(table('hhea'))
  hhea.writeUInt16BE(glyphs.length, 34)
  const maxp = required(table('maxp'))
  maxp.writeUInt16BE(glyphs.length, 4)
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(6), maxp.readUInt16BE(10)) * 2, 10)
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(8), maxp.readUInt16BE(12)) * 2, 12)
  maxp.writeUInt16BE(Math.max(8, maxp.readUInt16BE(28)), 28)
  maxp.writeUInt16BE(Math.max(4, maxp.readUInt16BE(30)), 30)
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let at = 0
  glyphs.forEach((glyph, i) => loca.writeUInt32BE((at += glyph.length), (i + 1) * 4))
  const hmtx = Buffer.alloc(glyphs.length * 4)
  glyphs.forEach((glyph, i) => {
    hmtx.writeUInt16BE(characters[i - 1]?.advance ?? (i === 0 ? face.font.glyphHAdvance(0) : 0), i * 4)
    hmtx.writeInt16BE(glyph.length > 0 ? glyph.readInt16BE(2) : 0, i * 4 + 2)
  })
  const hints = ['cvt ', 'fpgm', 'prep'].flatMap((tag) => {
    const body = table(tag)
    return body ? [[tag, body] as const] : []
  })
  return assembleTables([
    ...hints,
    ['glyf', Buffer.concat(glyphs)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ])
}

const empty = Buffer.alloc(0)

function glyphsOf(table: (tag: string) => Buffer | undefined): (glyph: number) => Buffer {
  const glyf = required(table('glyf'))
  const loca = required(table('loca'))
  const long = required(table('head')).readInt16BE(50) === 1
  const offset = (i: number) => (long ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2)
  return (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1))
}

type Box = readonly [number, number, number, number]

function boxOf(glyph: Buffer): Box {
  return [glyph.readInt16BE(2), glyph.readInt16BE(4), glyph.readInt16BE(6), glyph.readInt16BE(8)]
}

const words = 0x0001
const offsets = 0x0002
const scaled = 0x0008
const more = 0x0020
const twoScales = 0x0040
const matrix = 0x0080

/** A glyph that draws others at offsets. */
function composeGlyph(parts: { number: number; dx: number; dy: number; box: Box }[]): Buffer {
  if (parts.length === 0) return empty
  const edge = (i: 0 | 1 | 2 | 3, of: (...values: number[]) => number) =>
    of(...parts.map(({ box, dx, dy }) => box[i] + (i % 2 === 0 ? dx : dy)))
  const out = Buffer.alloc(10 + parts.length * 8 + ((10 + parts.length * 8) % 4 ? 2 : 0))
  const least = (...values: number[]) => Math.min(...values)
  const greatest = (...values: number[]) => Math.max(...values)
  const header = [-1, edge(0, least), edge(1, least), edge(2, greatest), edge(3, greatest)]
  header.forEach((value, i) => out.writeInt16BE(value, i * 2))
  parts.forEach(({ number, dx, dy }, i) => {
    const at = 10 + i * 8
    out.writeUInt16BE(words | offsets | (i < parts.length - 1 ? more : 0), at)
    out.writeUInt16BE(number, at + 2)
    out.writeInt16BE(dx, at + 4)
    out.writeInt16BE(dy, at + 6)
  })
  return out
}

/** The same glyph; one that is composed names its parts by their new numbers. */
function renumberParts(glyph: Buffer, numberOf: (original: number) => number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  const out = Buffer.from(glyph)
  for (let at = 10, flags = more; flags & more;) {
    flags = out.readUInt16BE(at)
    out.writeUInt16BE(numberOf(out.readUInt16BE(at + 2)), at + 2)
    at += 4 + (flags & words ? 4 : 2)
    at += flags & matrix ? 8 : flags & twoScales ? 4 : flags & scaled ? 2 : 0
  }
  return out
}

function assembleTables(tables: (readonly [string, Buffer])[]): Uint8Array {
  const sorted = tables.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(12 + sorted.length * 16)
  const power = Math.floor(Math.log2(sorted.length))
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (sorted.length - 2 ** power), 10)
  let offset = header.length
  const bodies = sorted.map(([tag, body], i) => {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    header.write(tag, 12 + i * 16, 'latin1')
    let sum = 0
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
    header.writeUInt32BE(sum, 16 + i * 16)
    header.writeUInt32BE(offset, 20 + i * 16)
    header.writeUInt32BE(body.length, 24 + i * 16)
    offset += padded.length
    return padded
  })
  return Buffer.concat([header, ...bodies])
}

function required(table: Buffer | undefined): Buffer {
  if (!table) throw new Error('the font lacks a table that every TrueType font has')
  // The source is shared by all documents.
  return Buffer.from(table)
}
