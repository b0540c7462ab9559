import { constants, crc32, deflateRawSync } from 'node:zlib'
import { appendCrc, knownCrc, type KnownCrc } from '#server/crc-combine.ts'

/** A part of a page deflated on its own, ending on a byte, so that other bytes may follow it. */
export type GzipPart = { deflated: Buffer; crc: KnownCrc; size: number }

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

/** Deflates the parts between which something short will be put each time they are sent. */
export function splitForGzip(parts: Buffer[]): GzipPart[] {
  return parts.map((plain, i) => {
    const finishFlush = i === parts.length - 1 ? constants.Z_FINISH : constants.Z_FULL_FLUSH
    // Copied: zlib hands out a slice of a larger buffer, which would be kept for as long as the page is.
    const deflated = Buffer.from(deflateRawSync(plain, { level: 5, finishFlush }))
    return { deflated, crc: knownCrc(plain), size: plain.length }
  })
}

/**
 * One gzip stream of the parts with `between` after each but the last. `between` goes in as a stored
 * block (RFC 1951 §3.2.4), so a page compressed once can carry a fresh nonce in every response.
 */
export function spliceGzip(parts: GzipPart[], between: string): Buffer {
  const text = Buffer.from(between, 'latin1')
  const stored = Buffer.alloc(5 + text.length)
  stored.writeUInt16LE(text.length, 1)
  stored.writeUInt16LE(~text.length & 0xffff, 3)
  text.copy(stored, 5)

  const pieces: Buffer[] = [header]
  let crc = 0
  let size = 0
  parts.forEach((part, i) => {
    if (i > 0) {
      pieces.push(stored)
      crc = crc32(text, crc)
      size += text.length
    }
    pieces.push(part.deflated)
    crc = appendCrc(crc, part.crc)
    size += part.size
  })
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc >>> 0, 0)
  trailer.writeUInt32LE(size >>> 0, 4)
  pieces.push(trailer)
  return Buffer.concat(pieces)
}
