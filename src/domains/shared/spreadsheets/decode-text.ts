/**
 * Decodes a text file. Without a byte order mark, a text whose first character has a zero byte is UTF-16, and one that is
 * not UTF-8 is Windows-1256.
 */
export function decodeText(file: Uint8Array): string {
  const [first, second] = file
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return new TextDecoder('utf-16le').decode(file)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return new TextDecoder('utf-16be').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1256').decode(file)
  }
}
