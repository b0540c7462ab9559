/** The name of a person as documents print it. A single name is the first one; the last one is then empty. */
export type PersonName = { first_name: string; last_name: string }

/** Characters of a first or a last name. */
export const maxNameLength = 60

/** Both names in the order of the document; only one if there is no other. */
export function wholeName({ first_name = '', last_name = '' }: Partial<PersonName>): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}
