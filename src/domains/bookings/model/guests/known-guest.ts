import { countryOfPhone, nationalPhone } from '#domains/accounts/phone.ts'
import { maxNameLength } from '#domains/shared/person-name.ts'

type Known = { name: string; phone: string | null }
type Country = { code: string; calling_code: string }

/** Beginnings of given names of two words, as alternatives of a pattern. */
export const halfNames = 'عبد|أبو|ابو|abd|abdul|abdel|abdal|abu'

/** Both scripts write the given name first; passports list everything after it as the family name. */
export function namesOf(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  const values = halfName.test(words[0] ?? '') && words.length > 1 ? 2 : 1
  return { first: words.slice(0, values).join(' '), last: words.slice(values).join(' ') }
}

/** The signed-in account's data as default values of booking fields; uncertain values are left out. */
export function knownGuest({ name, phone }: Known, countries: readonly Country[]): Record<string, string> {
  const { first, last } = namesOf(name)
  const fields = {
    'guests.0.first_name': first,
    'guests.0.last_name': last,
    ...(phone && phoneValues(phone, countries)),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value && value.length <= maxNameLength))
}

/** The fields of a number in E.164: as it is written in its country, or as it is if that one is not offered. */
export function phoneValues(phone: string, countries: readonly Country[]): Record<string, string> {
  const country = countryOfPhone(phone)
  const isOffered = countries.some(({ code, calling_code }) => code === country && calling_code)
  return country && isOffered ? { calling: country, 'contact.phone': nationalPhone(phone) } : { 'contact.phone': phone }
}

/** Words that are only the first half of a given name: «عبد الله», Abdul Rahman, Abu Bakr. */
const halfName = new RegExp(`^(?:${halfNames})$`, 'i')
