import { crc32 } from 'node:zlib'

/** From the CRC of a text to the CRC of the whole that it is a part of. */
export type AffineCrc = (crcOfText: number) => number

/** CRC-32's polynomial, reflected. */
const polynomial = 0xedb88320

/**
 * The CRC of parts with the same text of `length` bytes between them, without reading any of it again. Appending
 * bytes moves a CRC by a linear map over GF(2) and an addition, so all of it together is one map and one addition.
 */
export function affineCrc(parts: readonly Uint8Array[], length: number): AffineCrc {
  const known = parts.map((part) => ({ crc: crc32(part), shift: zeroBytes(part.length) }))
  const textShift = zeroBytes(length)
  const whole = (crcOfText: number) =>
    known.reduce((before, { crc, shift }, i) => {
      const at = i === 0 ? before : (times(textShift, before) ^ crcOfText) >>> 0
      return (times(shift, at) ^ crc) >>> 0
    }, 0)
  const constant = whole(0)
  const map = Uint32Array.from({ length: 32 }, (_, bit) => (whole(2 ** bit) ^ constant) >>> 0)
  return (crcOfText) => (times(map, crcOfText) ^ constant) >>> 0
}

/**
 * The map by which a CRC moves when so many zero bytes follow it: one zero bit's map, squared and multiplied like
 * a power. Column i is the image of bit i.
 */
function zeroBytes(count: number): Uint32Array {
  let map: Uint32Array | undefined
  for (let power = 0, left = count; left > 0; power++, left = Math.floor(left / 2)) {
    if (left % 2 === 1) map = map ? compose(square(power), map) : square(power)
  }
  return map ?? Uint32Array.from({ length: 32 }, (_, i) => 2 ** i)
}

/** The map of two to the power of zero bytes, made when first asked for: the same for every page. */
function square(power: number): Uint32Array {
  const before = squares[power - 1] ?? (power > 0 ? square(power - 1) : oneZeroByte())
  return (squares[power] ??= power > 0 ? compose(before, before) : before)
}

const squares: Uint32Array[] = []

function oneZeroByte(): Uint32Array {
  let map = new Uint32Array(32)
  map[0] = polynomial
  for (let i = 1; i < 32; i++) map[i] = 2 ** (i - 1)
  for (let i = 0; i < 3; i++) map = compose(map, map)
  return map
}

function compose(outer: Uint32Array, inner: Uint32Array): Uint32Array<ArrayBuffer> {
  const both = new Uint32Array(32)
  for (let i = 0; i < 32; i++) both[i] = times(outer, inner[i] ?? 0)
  return both
}

function times(map: Uint32Array, vector: number): number {
  let sum = 0
  for (let bit = 0, left = vector >>> 0; left !== 0; bit++, left >>>= 1) if (left & 1) sum ^= map[bit] ?? 0
  return sum >>> 0
}
