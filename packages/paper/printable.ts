import { coverage } from './coverage.ts'

/** The faces in `fonts/` with a pattern of their characters, in the order in which they are asked for one. */
export const printableFaces = Object.entries(coverage).map(([name, ranges]) => ({
  name,
  characters: new RegExp(`[${ranges.replace(/[\da-f]+/g, '\\u{$&}').replaceAll(' ', '')}]`, 'u'),
}))

/** True if documents can show every character of a text. Browsers and the server share this. */
export function isPrintable(text: string): boolean {
  return Array.from(text).every(
    (char) =>
      /[\s\p{Default_Ignorable_Code_Point}]/u.test(char) ||
      printableFaces.some(({ characters }) => characters.test(char)),
  )
}
