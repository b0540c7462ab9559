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
 * A short typed text (an address, a number, a code, a reference, a search) before any pattern reads it: compatibility forms
 * and digits as on a Latin keyboard, every dash a hyphen, every run of spaces one space, without invisible characters, which
 * phones and messengers add to what is copied. Names are read by `personName`, texts by `cleanText`.
 */
export function typedText(text: string): string {
  return latinDigits(text)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim()
}

/**
 * Applies `typedText` to every text in a value that is a number, a date, a phone number or a list of them; sentences
 * stay unchanged. Passwords stay as typed, whatever their digits.
 */
export function numbersInLatin(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (value.length > maxNumeric || value.includes('\n') || key.includes('password')) return value
    const plain = typedText(value)
    return numeric.test(plain) ? plain : value
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map((one) => numbersInLatin(one, key))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numbersInLatin(inner, name)]))
}

const maxNumeric = 200
const numeric = /^[ +:.,/~()-]*\d[\d +:.,/~()-]*$/

/** Parses a typed number, `١٬٢٣٤٫٥` or `1,234.5`; undefined when it is not a number. */
export function readNumber(text: string): number | undefined {
  const plain = typedText(text)
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

const signs: Record<string, string> = { '٫': '.', '٬': ',', '٪': '%' }
