/**
 * Converts digits of every script to Latin: ٠-٩, ۰-۹, full-width ones, with the Arabic decimal point, thousands separator
 * and percent sign. Everything else stays unchanged.
 */
export function latinDigits(text: string): string {
  return text.replace(
    /(?![0-9])\p{Nd}|[٫٬٪]/gu,
    (character) => signs[character] ?? String(digitOf(character.codePointAt(0) ?? 0)),
  )
}

/** The value of a digit: the ten digits of a script follow each other. */
function digitOf(codePoint: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++
  return value
}

/**
 * Applies `latinDigits` to every text in a value that is a number, a date, a phone number or a list of them; sentences
 * stay unchanged. Passwords stay as typed, whatever their digits.
 */
export function numbersInLatin(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return eastern.test(value) && numeric.test(value) && !key.includes('password') ? latinDigits(value) : value
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map((one) => numbersInLatin(one, key))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numbersInLatin(inner, name)]))
}

const eastern = /[٠-٩۰-۹０-９]/
const numeric = /^[\d٠-٩۰-۹０-９٫٬\s+:.,/~()-]*$/

/** Parses a typed number, `١٬٢٣٤٫٥` or `1,234.5`; undefined when it is not a number. */
export function readNumber(text: string): number | undefined {
  const plain = latinDigits(text).trim().replaceAll('−', '-')
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

const signs: Record<string, string> = { '٫': '.', '٬': ',', '٪': '%' }
