import {
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/max/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { typedText } from '#i18n/digits.ts'

/** No number is written in more characters. */
const maxTyped = 80

/** A number, and the extension that can follow it. */
const numberPattern =
  /^(?<number>\+?[\d ()./-]{3,30}?)(?:[ ,;]*(?:ext(?:ension|n)?|x|#|تحويلة|داخلي|وصلة)[ .:=]*\d{1,7}#?)?$/i

/**
 * Reads a phone number as people write it, in any digits; null if no number of these countries can be that long.
 * @param countries ISO 3166, the likeliest first, for a number without a country code. One that begins with + or 00, or
 * with a country code that makes it a number in use, has its own. After the first, a country counts for its mobile numbers.
 * @returns the number in E.164; `isLikely`: it lies in a range that is known to be in use. New ranges are known late.
 */
export function readPhone(written: string, countries: readonly string[]): { phone: string; isLikely: boolean } | null {
  if (written.length > maxTyped) return null
  const text = numberPattern.exec(typedText(written).replace(/^tel:/i, '').replace(/^00/, '+'))?.groups?.number
  if (!text) return null
  const read = (typed: string, defaultCountry?: CountryCode) =>
    parsePhoneNumberFromString(typed, { ...(defaultCountry && { defaultCountry }), extract: false })
  const known = countries.filter((one) => isSupportedCountry(one))
  const [first, ...others] = (text.startsWith('+') ? [read(text)] : known.map((country) => read(text, country))).filter(
    (one) => one?.isPossible(),
  )
  const digits = text.replaceAll(/\D/g, '')
  const withoutPlus = /^[1-9]\d{10,}$/.test(digits) ? read(`+${digits}`) : undefined
  const mobiles = others.filter((one) => one?.getType()?.includes('MOBILE'))
  const likely = [first, ...mobiles, withoutPlus].find((one) => one?.isValid())
  const found = likely ?? first
  return found ? { phone: found.number, isLikely: found === likely } : null
}

/**
 * The country (ISO 3166) of a number in E.164. Of those that share a calling code, it is the largest one unless the
 * number is of another: a British number is not one of Guernsey. Null for a number of no country.
 */
export function countryOfPhone(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone)
  return parsed ? (parsed.country ?? mainCountry(parsed) ?? null) : null
}

/** A number in E.164 as it is written in its country: `0512345678` for +966512345678. */
export function nationalPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatNational() ?? phone
}

/** A mobile number of a country, as it is written there, that nobody has; null for a country without numbers. */
export function examplePhone(country: string): string | null {
  return isSupportedCountry(country) ? (getExampleNumber(country, examples)?.formatNational() ?? null) : null
}

/** True if a number in E.164 is as long as a mobile number of the country and begins with the same digit. */
export function resemblesMobile(phone: string, country: string): boolean {
  const mobile = isSupportedCountry(country) ? getExampleNumber(country, examples)?.number : undefined
  const digits = (parsePhoneNumberFromString(phone)?.countryCallingCode.length ?? 0) + 2
  return phone.length === mobile?.length && phone.slice(0, digits) === mobile.slice(0, digits)
}

function mainCountry({ countryCallingCode }: PhoneNumber): string | undefined {
  return metadata.country_calling_codes[countryCallingCode]?.[0]
}
