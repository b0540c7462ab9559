import type { Locale } from './locale.ts'

/** Returns a function that names a currency by its code, or returns the code if it has no name in the language. */
export function currencyNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return (code) => corrected[locale]?.[code] ?? names.of(code) ?? code
}

/** Names that CLDR writes with a wrong ending in Arabic, and longer than anybody says them in English. */
const corrected: Partial<Record<Locale, Record<string, string>>> = {
  en: { AED: 'UAE Dirham' },
  ar: { INR: 'روبية هندية', PKR: 'روبية باكستانية' },
}
