import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** Maximum number of files in an archive. A workbook of Excel has about a dozen. */
const maxEntries = 200
/** Maximum number of bytes that an archive may become, all read files together. */
const maxUnpackedBytes = 12_000_000

/** Thrown for an archive that is damaged, encrypted, ZIP64 or larger than allowed. */
export class ZipError extends Error {}

/**
 * Opens a ZIP archive. The returned function unpacks a file by its path, or returns null if there is none. The bytes of
 * all unpacked files are limited while they are unpacked, so that a size stated in the archive is never trusted.
 */
export function openZip(archive: Uint8Array): (path: string) => Buffer | null {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const entries = entriesOf(bytes)
  let left = maxUnpackedBytes
  return (path) => {
    const entry = entries.get(path.toLowerCase())
    if (!entry) return null
    const file = unpack(bytes, entry, left)
    left -= file.length
    return file
  }
}

/** Packs files into a ZIP archive. */
export function packZip(files: { path: string; text: string }[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, text } of files) {
    const name = Buffer.from(path)
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(localSignature, 0)
    writeSizes(local, 4, { packed, data, name })
    const central = Buffer.alloc(46)
    central.writeUInt32LE(centralSignature, 0)
    central.writeUInt16LE(20, 4)
    writeSizes(central, 6, { packed, data, name })
    central.writeUInt32LE(offset, 42)
    locals.push(local, name, packed)
    directory.push(central, name)
    offset += local.length + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endSignature, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

type Entry = { method: number; packed: number; offset: number }

// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
/** Names in UTF-8. */
const utf8Flag = 0x800
/** 1 January 1980: equal content gives equal bytes. */
const firstDosDay = 0x21

function writeSizes(header: Buffer, at: number, { packed, data, name }: Record<'packed' | 'data' | 'name', Buffer>) {
  header.writeUInt16LE(20, at)
  header.writeUInt16LE(utf8Flag, at + 2)
  header.writeUInt16LE(8, at + 4)
  header.writeUInt16LE(firstDosDay, at + 8)
  header.writeUInt32LE(crc32(data), at + 10)
  header.writeUInt32LE(packed.length, at + 14)
  header.writeUInt32LE(data.length, at + 18)
  header.writeUInt16LE(name.length, at + 22)
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  try {
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
    if (end === -1) throw new ZipError('no end of the central directory')
    const count = bytes.readUInt16LE(end + 10)
    if (count > maxEntries) throw new ZipError(`${count} files`)
    let at = bytes.readUInt32LE(end + 16)
    const entries = new Map<string, Entry>()
    for (let i = 0; i < count; i++) {
      if (bytes.readUInt32LE(at) !== centralSignature) throw new ZipError('damaged central directory')
      const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
        number,
        number,
        number,
      ]
      if (bytes.readUInt16LE(at + 8) & 1) throw new ZipError('encrypted')
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
      entries.set(name.replaceAll('\\', '/').toLowerCase(), {
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        offset: bytes.readUInt32LE(at + 42),
      })
      at += 46 + nameLength + extra + comment
    }
    return entries
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('truncated', { cause: error })
  }
}

function unpack(bytes: Buffer, { method, packed, offset }: Entry, maxOutputLength: number): Buffer {
  try {
    if (bytes.readUInt32LE(offset) !== localSignature) throw new ZipError('damaged file header')
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    const data = bytes.subarray(start, start + packed)
    if (maxOutputLength < 1 || (method === 0 && data.length > maxOutputLength)) throw new ZipError('too large')
    if (method === 0) return data
    if (method !== 8) throw new ZipError(`compression method ${method}`)
    return inflateRawSync(data, { maxOutputLength })
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('damaged or too large', { cause: error })
  }
}
