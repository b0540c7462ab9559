import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A phone number in the groups of its country, `+966 11 000 0000`; as it was typed if it has no country code. */
export function writtenPhone(typed: string): string {
  return parsePhoneNumberFromString(typed)?.formatInternational() ?? typed
}
