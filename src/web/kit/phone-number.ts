import type { CountryCode } from 'libphonenumber-js/min'
import { latinDigits } from '#text/digits.ts'

type PhoneNumber = {
  /** `+966512345678` */
  e164: string
  /** As people read it: `+966 51 234 5678` */
  written: string
  /** Of the number itself, which may have been written with another code. */
  country: string | undefined
}

/**
 * The phone number that was typed or pasted, in any digits, with or without the country's code; undefined when it
 * can be no number. The tables of all countries (about 37 KB) come with the first call.
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

/** The region of a reader's browser, `en-SA` → `SA`. */
export function regionOf(browserLanguage: string): string | undefined {
  return new Intl.Locale(browserLanguage).region
}

/** Phones paste numbers wrapped in marks that keep them left to right. */
const invisible = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g
