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
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    if (++streams > mostStreams) return false
    const dictionary = dictionaryBefore(text, index)
    const holdsObjects = /\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(dictionary)
    if (holdsObjects && !isReadable(dictionary)) return false
    if (!holdsObjects && /\/Subtype[\0\s]*\/Image(?![A-Za-z])/.test(dictionary)) continue
    const unpacked = unpack(bytes.subarray(index + keyword.length), left)
    if (unpacked === 'too much' || (unpacked === null && holdsObjects && isPacked(dictionary))) return false
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

/** From the `7 0 obj` before a stream, or as far back as a dictionary may reasonably reach. */
function dictionaryBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - 8_192), end)
  const from = [...before.matchAll(/\d[\0\s]+\d+[\0\s]+obj(?![a-z])/g)].at(-1)?.index ?? 0
  return spelledOut(before.slice(from))
}

/** Packed in the usual way or not at all, and not filtered row by row. */
function isReadable(dictionary: string): boolean {
  const ways = dictionary.match(/\/(?:[A-Za-z0-9]+Decode|AHx|A85|LZW|RL|CCF|DCT|Crypt)(?![A-Za-z0-9])/g) ?? []
  return !/\/Predictor(?![A-Za-z])/.test(dictionary) && ways.length <= 1 && ways.every((way) => way === '/FlateDecode')
}

function isPacked(dictionary: string): boolean {
  return /\/Fl(?:ateDecode)?(?![A-Za-z0-9])|\/Filter(?![A-Za-z0-9])/.test(dictionary)
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
