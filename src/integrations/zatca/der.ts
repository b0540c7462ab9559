/** Writes and reads the few types of DER that certificates and requests for them consist of. */
export const der = {
  sequence: (...parts: Uint8Array[]) => value(0x30, Buffer.concat(parts)),
  set: (...parts: Uint8Array[]) => value(0x31, Buffer.concat(parts)),
  integer: (bytes: Uint8Array) => value(0x02, bytes),
  oid: (text: string) => value(0x06, oidBytes(text)),
  utf8: (text: string) => value(0x0c, Buffer.from(text)),
  printable: (text: string) => value(0x13, Buffer.from(text)),
  octets: (bytes: Uint8Array) => value(0x04, bytes),
  bits: (bytes: Uint8Array) => value(0x03, Buffer.concat([Buffer.from([0]), bytes])),
  /** Until 2049, as certificates require. */
  time: (at: Date) => value(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`)),
  /** A constructed, context-specific value. */
  tagged: (tag: number, content: Uint8Array) => value(0xa0 + tag, content),
}

/** The contents of the values inside a constructed value. */
export function derParts(bytes: Uint8Array): Buffer[] {
  const parts: Buffer[] = []
  const inside = contentOf(Buffer.from(bytes))
  for (let at = 0; at < inside.length;) {
    const { start, end } = boundsOf(inside, at)
    parts.push(inside.subarray(at, end))
    if (end <= start && end <= at) throw new Error('DER value without an end')
    at = end
  }
  return parts
}

export function contentOf(bytes: Buffer): Buffer {
  const { start, end } = boundsOf(bytes, 0)
  return bytes.subarray(start, end)
}

function boundsOf(bytes: Buffer, at: number): { start: number; end: number } {
  const first = bytes[at + 1] ?? 0
  if (first < 0x80) return { start: at + 2, end: at + 2 + first }
  const count = first - 0x80
  const start = at + 2 + count
  return { start, end: start + bytes.readUIntBE(at + 2, count) }
}

function value(tag: number, content: Uint8Array): Buffer {
  const { length } = content
  const hex = length.toString(16)
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  const head = length < 0x80 ? [length] : [0x80 + bytes.length, ...bytes]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

function oidBytes(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const base128 = (number: number): number[] =>
    number < 0x80 ? [number] : [...base128(Math.floor(number / 0x80)).map((one) => one | 0x80), number % 0x80]
  return Buffer.from([first * 40 + second, ...rest.flatMap(base128)])
}
