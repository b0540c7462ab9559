import type { Locale } from './locale.ts'

/**
 * True for whole numbers from 0 to 999. They are written alike in both languages of the site and pluralised without
 * Intl, because constructing Intl objects takes a tenth of a second on a phone and would delay the response to an
 * interaction.
 */
export function isSmallCount(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) >= 0 && (n as number) < 1000
}

/** The plural category of a whole number, as in CLDR; the test compares it with Intl. */
export const pluralForms: Record<Locale, (n: number) => Intl.LDMLPluralRule> = {
  en: (n) => (n === 1 ? 'one' : 'other'),
  ar: (n) => {
    if (n <= 2) return (['zero', 'one', 'two'] as const)[n as 0 | 1 | 2]
    const rest = n % 100
    if (rest < 3) return 'other'
    return rest <= 10 ? 'few' : 'many'
  },
}
