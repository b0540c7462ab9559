import { toEmailAddress } from '#api/shapes.ts'
import { readPhone } from '#domains/accounts/phone.ts'
import type { Channel } from '#domains/notifications/shapes.ts'
import { countryOfTimeZone, readTimeZone } from '#domains/places/time-zone-country.server.ts'
import { typedText } from '#i18n/digits.ts'

export type Destination = { channel: Channel; address: string }

/**
 * The destination of a code: an email address in lower case, or a phone number in E.164. Null if the text is neither.
 * @param countries ISO 3166, the likeliest first, for numbers written without a country code
 */
export function readDestination(written: string, ...countries: string[]): Destination | null {
  const text = typedText(written)
  if (text.includes('@')) {
    const address = toEmailAddress(text)
    return address === null ? null : { channel: 'email', address: address.toLowerCase() }
  }
  const found = readPhone(text, countries)
  return found && { channel: 'sms', address: found.phone }
}

/** The destination that somebody types who is not known yet: a national number is one of the browser's time zone, or Saudi. */
export function readVisitorDestination(written: string, { headers }: { headers: Headers }): Destination | null {
  const country = countryOfTimeZone(readTimeZone(headers.get('cookie') ?? '') ?? '')
  return readDestination(written, ...(country ? [country] : []), 'SA')
}
