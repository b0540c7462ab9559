import type { Locale } from './locale.ts'

/**
 * Whole numbers that look alike in both languages of the site and are counted here: building Intl for them takes a phone
 * a tenth of a second, at the moment in which a page shall answer a finger.
 */
export function isSmallCount(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) >= 0 && (n as number) < 1000
}

/** The form of a text that goes with so many, as CLDR has it for whole numbers; the test compares them with Intl's. */
export const pluralForms: Record<Locale, (n: number) => Intl.LDMLPluralRule> = {
  en: (n) => (n === 1 ? 'one' : 'other'),
  ar: (n) => {
    if (n <= 2) return (['zero', 'one', 'two'] as const)[n as 0 | 1 | 2]
    const rest = n % 100
    if (rest < 3) return 'other'
    return rest <= 10 ? 'few' : 'many'
  },
}
