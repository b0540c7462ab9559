import type { Contact } from '#domains/bookings/model/shapes.ts'

/** The lines of an address in a contact, in the order of the form. */
export const addressLines = ['address', 'city', 'state', 'zip'] as const
export type AddressLine = (typeof addressLines)[number]
export type Address = Partial<Record<AddressLine, string>>

/** The address lines that are filled in, from form fields such as `contact.city`. */
export function addressIn(textOf: (name: string) => string): Address {
  const lines = addressLines.map((line) => [line, textOf(`contact.${line}`).trim()] as const)
  return Object.fromEntries(lines.filter(([, text]) => text))
}

/** The non-empty lines of a contact's address, in display order. */
export function addressOf(contact: Contact): string[] {
  return addressLines.flatMap((line) => contact[line] || [])
}
