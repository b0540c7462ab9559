/**
 * What the supplied texts say where only the provider knows the facts (`db/reference/pages/about.en.md`). A page with one of them
 * is not published.
 */
export const placeholders = [
  'Say in two or three sentences who you are',
  'Say who answers, in which languages',
  'Give the name of your company, its commercial registration number',
  'اكتب هنا',
] as const

/** True if a text still contains a supplied placeholder, however it was broken into lines. */
export function hasPlaceholder(text: string): boolean {
  const plain = text.replaceAll(/\s+/g, ' ').toLowerCase()
  return placeholders.some((placeholder) => plain.includes(placeholder.toLowerCase()))
}
