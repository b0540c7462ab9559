import { constants, inflateSync } from 'node:zlib'

/** Streams a document may have, and bytes they may unpack to together: a small file can hold gigabytes. */
const mostStreams = 10_000
const mostUnpacked = 48 * 1_048_576

/**
 * Whether a PDF is whole, unencrypted, and without scripts, forms that send, actions that start something, or files
 * within it. Names may be written with `#` codes, and lie packed in streams: what can be unpacked is read as well, and
 * objects that cannot be read are refused (ISO 32000-1, 7.3.5 and 7.5.7).
 */
export function isPlainPdf(sent: Uint8Array): boolean {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const text = bytes.toString('latin1')
  if (!text.slice(-2_048).includes('%%EOF') || isActive(text)) return false
  let streams = 0
  let left = mostUnpacked
  let from = 0
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g)) {
    if (++streams > mostStreams) return false
    const before = spelledOut(text.slice(from, index))
    from = index + keyword.length
    const objects = mayHoldObjects(before)
    if (objects && !isReadable(before)) return false
    if (isPicture(before)) continue
    const unpacked = unpack(bytes.subarray(from), left)
    if (unpacked === 'too much' || (unpacked === null && objects)) return false
    if (unpacked === null) continue
    left -= unpacked.length
    if (isActive(unpacked.toString('latin1'))) return false
  }
  return true
}

const forbidden = new RegExp(
  [
    // Long enough not to come about by chance in the bytes of a picture.
    '/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|Rendition|Encrypt|GoToE|XFA)(?![A-Za-z0-9])',
    // Short names count with the beginning of their value alone.
    String.raw`/AA[\0\s]*(?:<<|\d+[\0\s]+\d+[\0\s]+R(?![A-Za-z]))`,
    String.raw`/JS[\0\s]*(?:[(<]|\d+[\0\s]+\d+[\0\s]+R(?![A-Za-z]))`,
    String.raw`/OpenAction[\0\s]*<<`,
  ].join('|'),
)

function isActive(text: string): boolean {
  return forbidden.test(spelledOut(text))
}

function spelledOut(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/**
 * By the two names that such a stream has, in all that stands between the stream before and it: a comment may hide where
 * its dictionary begins. `/First 7 0 R` of another object there is that of an outline.
 */
function mayHoldObjects(before: string): boolean {
  const own = before.slice([...before.matchAll(/\d[\0\s]+\d+[\0\s]+obj(?![a-z])/g)].at(-1)?.index ?? 0)
  return (
    /\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(own) ||
    /\/ObjStm(?![A-Za-z0-9])|\/First[\0\s]+\d+(?!\d|[\0\s]+\d+[\0\s]+R)/.test(before)
  )
}

/** Large, and read by nobody as anything else. */
function isPicture(before: string): boolean {
  return /\/Subtype[\0\s]*\/Image(?![A-Za-z])/.test(before) && !/\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(before)
}

/** Packed in the usual way, once, and not filtered row by row. */
function isReadable(before: string): boolean {
  const ways = before.match(/\/(?:[A-Za-z0-9]+Decode|AHx|A85|LZW|RL|CCF|DCT|Crypt)(?![A-Za-z0-9])/g) ?? []
  return !/\/Predictor(?![A-Za-z])/.test(before) && ways.length <= 1 && ways.every((way) => way === '/FlateDecode')
}

/** Null when it is packed in another way, or broken. */
function unpack(packed: Buffer, most: number): Buffer | 'too much' | null {
  const [method = 0, flags = 0] = packed
  if ((method & 0x0f) !== 8 || (method * 256 + flags) % 31 !== 0) return null
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return error instanceof RangeError ? 'too much' : null
  }
}
