import type { Channel } from '#domains/messages/shapes.ts'
import { parsePhone } from '#domains/accounts/phone.ts'

export type Destination = { channel: Channel; address: string }

/**
 * Where a code goes: an e-mail address in lower case, or a phone number in E.164. Null when it is neither.
 * @param country ISO 3166, for numbers written without their country
 */
export function readDestination(written: string, country: string): Destination | null {
  const text = written.trim()
  if (text.includes('@')) {
    return /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/.test(text) && text.length <= 254
      ? { channel: 'email', address: text.toLowerCase() }
      : null
  }
  const phone = parsePhone(text, country)
  return phone ? { channel: 'sms', address: phone } : null
}
