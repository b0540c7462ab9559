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

/** A number, the word that can stand before it, as in a business card, and the extension that can follow it. */
const numberPattern =
  /^(?:\p{L}{1,20}[ .:]{1,3})?(?<number>\+*[\d ()[\]./_*-]{3,30}?)(?:[ ,;]{0,3}(?:ext(?:ension|n)?|x|#|poste|dahili|تحويل[ةه]|داخلي|وصلة)[ .:=]{0,3}\d{1,7}#?)?[ ,;،]{0,3}$/iu

/**
 * Reads a phone number as people write it, in any digits; null if no number of these countries can be that long.
 * @param countries ISO 3166, the likeliest first, for a number without a country code. One that begins with + or 00, or
 * with a country code that makes it a number in use, has its own. After the first, a country counts for its mobile numbers.
 * @returns the number in E.164; `isLikely`: it lies in a range that is known to be in use. New ranges are known late.
 */
export function readPhone(written: string, countries: readonly string[]): { phone: string; isLikely: boolean } | null {
  if (written.length > maxTyped) return null
  const text = numberPattern.exec(typedText(written))?.groups?.number
  if (!text) return null
  const read = (typed: string, defaultCountry?: CountryCode) =>
    parsePhoneNumberFromString(typed, { ...(defaultCountry && { defaultCountry }), extract: false })
  const known = countries.filter((one) => isSupportedCountry(one))
  // Beside 00, a country can have a prefix of its own for calls abroad, such as 0011 or 000.
  const abroad = /^(?:\+|00)/.test(text) ? [read(text.replace(/^[+ ]*(?:0 ?0 ?)*/, '+'))] : []
  const national = text.startsWith('+') ? [] : known.map((country) => read(text, country))
  // In a country without a prefix for calls within it, `(0)` is none of its digits.
  const withoutZero = text.includes('(0)') ? [read(text.replace('(0)', ''))] : []
  const [first, ...others] = [...abroad, ...withoutZero, ...national].filter((one) => one?.isPossible())
  const digits = text.replaceAll(/\D/g, '')
  const isNational = known.some((one) => getExampleNumber(one, examples)?.nationalNumber.length === digits.length)
  const isWhole = /^[1-9]\d{9,}$/.test(digits) && (digits.length > 10 || !isNational)
  const withoutPlus = isWhole ? read(`+${digits}`) : undefined
  const isMobile = (one = first) => one?.getType()?.includes('MOBILE') ?? false
  const isOwn = withoutPlus?.country === known[0] && isMobile(withoutPlus) && !isMobile(first)
  const likely = [...(isOwn ? [withoutPlus] : []), first, ...withoutZero, ...others.filter(isMobile), withoutPlus].find(
    (one) => one?.isValid(),
  )
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
