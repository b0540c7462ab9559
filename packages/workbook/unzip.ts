import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry } from 'yauzl'

/** Maximum number of files in an archive. A workbook of Excel has about a dozen. */
const maxEntries = 200
/** Maximum number of bytes that an archive may become, all read files together. */
const maxUnpackedBytes = 12_000_000

/**
 * Opens a ZIP archive. The returned function unpacks a file by its path, or returns null if there is none. yauzl stops
 * where a file becomes larger than the size that the archive states, so that the sum of these sizes limits the work.
 * Throws for an archive that is damaged, encrypted or too large.
 */
export async function openZip(archive: Uint8Array): Promise<(path: string) => Promise<Buffer | null>> {
  const zip = await fromBufferPromise(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength))
  if (zip.entryCount > maxEntries) throw new Error('too many files')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  let left = maxUnpackedBytes
  return async (path) => {
    const entry = entries.get(path.toLowerCase())
    if (!entry) return null
    left -= entry.uncompressedSize
    if (left < 0) throw new Error('too large')
    return buffer(await zip.openReadStreamPromise(entry))
  }
}
