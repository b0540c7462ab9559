/**
 * The initials of the first and the last name. Adjacent Arabic letters would join or change their shape, so in Arabic
 * only one is used, the first letter of the name after its article.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  if (/\p{Script=Arabic}/u.test(first)) return firstLetter(first.replace(/^ال(?=..)/, ''))
  const characters = words.length > 1 ? [first, words.at(-1) ?? ''] : [first]
  return characters.map(firstLetter).join('').toUpperCase()
}

function firstLetter(word: string): string {
  return /\p{L}|./u.exec(word)?.[0] ?? ''
}
