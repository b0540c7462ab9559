/**
 * Decodes a text file. Without a byte order mark, a text whose first character has a zero byte is UTF-16, and one that is
 * not UTF-8 is Windows-1256. A character that a calendar has folded between its bytes is joined again.
 */
export function decodeText(file: Uint8Array): string {
  const [first, second] = file
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return new TextDecoder('utf-16le').decode(file)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return new TextDecoder('utf-16be').decode(file)
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    return utf8.decode(file)
  } catch {}
  try {
    return utf8.decode(file.filter((_, i) => !isInCharacter(file, i)))
  } catch {}
  return new TextDecoder('windows-1256').decode(file)
}

/** True for the bytes of a line break and blank (`\r\n `) before a byte that continues a character of UTF-8. */
function isInCharacter(file: Uint8Array, i: number): boolean {
  const [before, byte] = [file[i - 1], file[i]]
  if (byte === 13) return file[i + 1] === 10 && isInCharacter(file, i + 1)
  if (byte === 10) return (file[i + 1] === 32 || file[i + 1] === 9) && isInCharacter(file, i + 1)
  return (byte === 32 || byte === 9) && before === 10 && ((file[i + 1] ?? 0) & 0xc0) === 0x80
}
