import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { latinDigits } from '#text/digits.ts'

/**
 * A phone number as people write it, in E.164, or null when it can be no number of that country.
 * A number that begins with + or 00 speaks for itself; Arabic digits are read.
 */
export function parsePhone(written: string, countryCode: string): string | null {
  const text = latinDigits(written).replaceAll(directionMarks, '').trim().replace(/^00/, '+')
  if (
    !/^\+?[\d\s()./\u00a0\u2010-\u2015-]{3,30}(?:\s*ext\.?\s*\d{1,6})?$/i.test(text) ||
    !isSupportedCountry(countryCode)
  )
    return null
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: countryCode, extract: false })
  return parsed?.isValid() ? parsed.number : null
}

/** Phones paste numbers wrapped in marks that keep them left to right. */
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g
