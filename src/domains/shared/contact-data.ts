import { latinDigits } from '#i18n/digits.ts'

/**
 * Replaces e-mail addresses, web addresses and phone numbers by asterisks, for text that everybody can read. Dates,
 * prices and other numbers of fewer than eight digits stay.
 */
export function hideContactData(text: string): string {
  const covered = text.replace(email, hidden).replace(web, hidden)
  const plain = latinDigits(covered).replace(date, (found) => found.replaceAll(/\d/g, 'x'))
  // Only where both have the same length do positions agree.
  if (plain.length !== covered.length) return plain.replace(phone, hiddenPhone)
  const ranges = [...plain.matchAll(phone)].filter(([found]) => digitsOf(found) >= minDigits)
  return ranges.reduceRight(
    (result, found) => result.slice(0, found.index) + hidden + result.slice(found.index + found[0].length),
    covered,
  )
}

const hidden = '***'
const minDigits = 8
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const web = /(?:https?:\/\/|www\.)\S+/giu
const date = /(?<!\d)(?:(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d)(?!\d)/gu
const phone = /(?:\+|\b)\d(?:[\s().\p{Pd}]{0,2}\d){6,}/gu

const digitsOf = (text: string) => text.match(/\d/g)?.length ?? 0
const hiddenPhone = (found: string) => (digitsOf(found) >= minDigits ? hidden : found)
