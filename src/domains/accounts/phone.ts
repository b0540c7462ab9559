import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { typedText } from '#i18n/digits.ts'

/**
 * Converts a phone number as people write it to E.164; null if it is not a valid number of that country. A number that
 * begins with + or 00 carries its own country code. Arabic digits are accepted.
 */
export function parsePhone(written: string, countryCode: string): string | null {
  const text = typedText(written).replace(/^00/, '+')
  if (!/^\+?[\d ()./-]{3,30}(?:\s*ext\.?\s*\d{1,6})?$/i.test(text) || !isSupportedCountry(countryCode)) return null
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: countryCode, extract: false })
  return parsed?.isValid() ? parsed.number : null
}
