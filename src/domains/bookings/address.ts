import type { Contact } from '#domains/bookings/shapes.ts'

/** The lines of an address that a contact may have, in the order in which they are asked. */
export const addressLines = ['address', 'city', 'state', 'zip'] as const
export type AddressLine = (typeof addressLines)[number]
export type Address = Partial<Record<AddressLine, string>>

/** The lines that a form says something in, `contact.city` and so on. */
export function addressIn(textOf: (name: string) => string): Address {
  const lines = addressLines.map((line) => [line, textOf(`contact.${line}`).trim()] as const)
  return Object.fromEntries(lines.filter(([, text]) => text))
}

/** What there is of an address, as it is read. */
export function addressOf(contact: Contact): string[] {
  return addressLines.flatMap((line) => contact[line] || [])
}
