type Known = { name: string; phone: string | null }
type Country = { code: string; calling_code: string }

const longestName = 60

/** What is known of who is signed in, as the fields of a booking hold it; what is not known well enough is left out. */
export function knownGuest({ name, phone }: Known, countries: readonly Country[]): Record<string, string> {
  const { first, last } = namesOf(name)
  const fields = { 'guests.0.first_name': first, 'guests.0.last_name': last, ...numberOf(phone, countries) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value && value.length <= longestName))
}

/** First names that are only half of one: «عبد الله», Abdul Rahman, Abu Bakr. */
const halfName = /^(?:عبد|أبو|ابو|abd|abdul|abdel|abdal|abu)$/i

/** A name is written given name first in both scripts; all that follows stands in a passport as family name. */
function namesOf(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  const given = halfName.test(words[0] ?? '') && words.length > 1 ? 2 : 1
  return { first: words.slice(0, given).join(' '), last: words.slice(given).join(' ') }
}

/** Countries that share a calling code are as good as each other: with the number it makes the same phone. */
function numberOf(phone: string | null, countries: readonly Country[]): Record<string, string> {
  const country = countries
    .filter((one) => one.calling_code && phone?.startsWith(one.calling_code))
    .toSorted((a, b) => b.calling_code.length - a.calling_code.length)[0]
  if (!phone || !country) return {}
  return { calling: country.code, 'contact.phone': phone.slice(country.calling_code.length) }
}
