import { toEmailAddress } from '#api/shapes.ts'
import { typedText } from '#i18n/digits.ts'
import type { Channel } from '#domains/notifications/shapes.ts'
import { parsePhone } from '#domains/accounts/phone.ts'

export type Destination = { channel: Channel; address: string }

/**
 * The destination of a code: an e-mail address in lower case, or a phone number in E.164. Null if the text is neither.
 * @param country ISO 3166, for numbers written without a country code
 */
export function readDestination(written: string, country: string): Destination | null {
  const text = typedText(written)
  if (text.includes('@')) {
    const address = toEmailAddress(text)
    return address === null ? null : { channel: 'email', address: address.toLowerCase() }
  }
  const phone = parsePhone(text, country)
  return phone ? { channel: 'sms', address: phone } : null
}
