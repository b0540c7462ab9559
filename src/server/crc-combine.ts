import { crc32 } from 'node:zlib'

/** The CRC of some bytes, ready to be appended to what comes before without reading them again. */
export type KnownCrc = { crc: number; shift: Uint32Array }

/** CRC-32's polynomial, reflected. */
const polynomial = 0xedb88320

/** What appending these bytes does to a running CRC: computed once, applied in a microsecond. */
export function knownCrc(bytes: Uint8Array): KnownCrc {
  return { crc: crc32(bytes), shift: zeroBytes(bytes.length) }
}

/** The CRC of what came before and the known bytes together. */
export function appendCrc(before: number, { crc, shift }: KnownCrc): number {
  return (times(shift, before) ^ crc) >>> 0
}

/**
 * The linear map over GF(2) by which a CRC moves when so many zero bytes follow it: one zero bit's map,
 * squared and multiplied like a power. Column i is the image of bit i.
 */
function zeroBytes(count: number): Uint32Array {
  let square = new Uint32Array(32)
  square[0] = polynomial
  for (let i = 1; i < 32; i++) square[i] = 2 ** (i - 1)
  for (let i = 0; i < 3; i++) square = compose(square, square)
  let map = Uint32Array.from({ length: 32 }, (_, i) => 2 ** i)
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) map = compose(square, map)
    square = compose(square, square)
  }
  return map
}

function compose(outer: Uint32Array, inner: Uint32Array): Uint32Array<ArrayBuffer> {
  return Uint32Array.from({ length: 32 }, (_, i) => times(outer, inner[i] ?? 0))
}

function times(map: Uint32Array, vector: number): number {
  let sum = 0
  for (let bit = 0, left = vector >>> 0; left !== 0; bit++, left >>>= 1) if (left & 1) sum ^= map[bit] ?? 0
  return sum >>> 0
}
