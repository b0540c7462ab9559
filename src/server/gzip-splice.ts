import { constants, crc32, deflateRawSync } from 'node:zlib'
import { affineCrc, type AffineCrc } from '#server/crc-combine.ts'

/**
 * Bytes with gaps, into each of which the same short text is put when they are sent. `crc` is there for gzip: the
 * check sum of the whole as a function of that of the text.
 */
export type Template = { bytes: Buffer; gaps: readonly number[]; crc: AffineCrc | null }

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

/** The parts as they are, with a gap of `length` bytes after each but the last. */
export function plainTemplate(parts: readonly Buffer[], length: number): Template {
  return joined(parts, Buffer.alloc(length), 0, null)
}

/** How far back deflate looks, in bytes. */
const window = 32_768

/** Shorter blocks than zlib's own choice: the code of letters changes from Arabic to marks to scripts within a page. */
const memLevel = 7

/**
 * One gzip stream of the parts with a gap after each but the last. What fills a gap is a stored block
 * (RFC 1951 §3.2.4), so a page compressed once can carry a fresh nonce in every response. A part is written
 * knowing what is before it; in place of the text stand bytes that UTF-8 never has, so nothing refers into a gap.
 * @param level how hard zlib tries: 9 takes half as long again as 6, and saves a hundredth of the size
 */
export function gzipTemplate(parts: readonly Buffer[], length: number, level = 9): Template {
  const gap = Buffer.alloc(length, 0xff)
  let before = Buffer.alloc(0)
  const size = parts.reduce((sum, part) => sum + part.length, (parts.length - 1) * length)
  const deflated = parts.map((plain, i) => {
    const finishFlush = i === parts.length - 1 ? constants.Z_FINISH : constants.Z_FULL_FLUSH
    const known = before.length > 0 ? { dictionary: before } : {}
    before = Buffer.concat([before, plain, gap]).subarray(-window)
    return deflateRawSync(plain, { level, memLevel, finishFlush, ...known })
  })
  const stored = Buffer.alloc(5 + length)
  stored.writeUInt16LE(length, 1)
  stored.writeUInt16LE(~length & 0xffff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(size >>> 0, 4)
  const [first = Buffer.alloc(0), ...rest] = deflated
  const pieces = [Buffer.concat([header, first]), ...rest]
  pieces.push(Buffer.concat([pieces.pop() as Buffer, trailer]))
  return joined(pieces, stored, 5, affineCrc(parts, length))
}

/** Writes the bytes with the text in every gap into `target`, which must be long enough. */
export function fillTemplate({ bytes, gaps, crc }: Template, text: string, target: Buffer): void {
  bytes.copy(target)
  for (const gap of gaps) target.write(text, gap, 'latin1')
  if (crc) target.writeUInt32LE(crc(crc32(text)), bytes.length - 8)
}

/** The pieces in a row with `between`, whose gap begins `offset` bytes after its start. */
function joined(pieces: readonly Buffer[], between: Buffer, offset: number, crc: AffineCrc | null): Template {
  const gaps: number[] = []
  let at = 0
  pieces.slice(0, -1).forEach((piece) => {
    gaps.push(at + piece.length + offset)
    at += piece.length + between.length
  })
  // Copied into one: zlib hands out slices of larger buffers, which would be kept for as long as the page is.
  return { bytes: Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [between, piece]))), gaps, crc }
}
