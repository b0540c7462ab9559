/**
 * Digits as people type them, made Latin: ٠-٩, ۰-۹ and full-width ones, with the Arabic decimal
 * point, thousands mark and percent sign. Everything else stays as it is.
 */
export function latinDigits(text: string): string {
  return text.replace(
    /[٠-٩۰-۹０-９٫٬٪]/g,
    (character) => signs[character] ?? String((character.codePointAt(0) ?? 0) & 0xf),
  )
}

/** The number that a person typed, `١٬٢٣٤٫٥` or `1,234.5`; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const plain = latinDigits(text).trim().replaceAll('−', '-')
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

const signs: Record<string, string> = { '٫': '.', '٬': ',', '٪': '%' }
