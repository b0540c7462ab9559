import type { CountryCode } from 'libphonenumber-js/min'
import { latinDigits } from '#i18n/digits.ts'

type PhoneNumber = {
  /** `+966512345678` */
  e164: string
  /** Formatted for display: `+966 51 234 5678` */
  written: string
  /** Country of the number itself, which can differ from the selected one. */
  country: string | undefined
}

/**
 * Parses a typed or pasted phone number in any digits, with or without the country code; undefined if it is invalid.
 * The first call loads the tables of all countries (about 37 KB).
 */
export async function readPhone(typed: string, country: string): Promise<PhoneNumber | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const text = latinDigits(typed).replaceAll(invisible, '').trim().replace(/^00/, '+')
  if (!/^\+?[\d\s()./\u00a0\u2010-\u2015-]{3,30}$/.test(text)) return undefined
  const defaultCountry: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false })
  return phone?.isValid()
    ? { e164: phone.number, written: phone.formatInternational(), country: phone.country }
    : undefined
}

/** The region of a browser language, `en-SA` → `SA`. */
export function regionOf(browserLanguage: string): string | undefined {
  return new Intl.Locale(browserLanguage).region
}

/** Phones paste numbers with directional marks around them. */
const invisible = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g
