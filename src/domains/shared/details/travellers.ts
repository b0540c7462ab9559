import { addDays } from '#domains/shared/dates.ts'
import { maxNameLength } from '#domains/shared/person-name.ts'
import type { DetailField, Details } from '#domains/shared/details/fields.ts'

const choices = (values: readonly string[]) => values.map((value) => ({ value }))

const relations = ['self', 'spouse', 'child', 'parent', 'sibling', 'relative', 'friend'] as const

/** The details of each traveller that a flight or a visa requires, as printed in the document. */
export const documentFields: readonly DetailField[] = [
  // A document with a single name prints it in either place.
  { key: 'first_name', type: 'text', required: true, or: 'last_name', max: maxNameLength, form: 'latin' },
  { key: 'last_name', type: 'text', required: true, or: 'first_name', max: maxNameLength, form: 'latin' },
  { key: 'name_ar', type: 'text', required: false, max: 120, form: 'name' },
  { key: 'birth_date', type: 'date', required: true, when: 'past' },
  { key: 'sex', type: 'choice', required: true, choices: choices(['female', 'male']) },
  { key: 'nationality', type: 'country', required: true },
  {
    key: 'document_type',
    type: 'choice',
    required: true,
    choices: choices(['passport', 'id_card', 'residence_permit']),
  },
  { key: 'document_number', type: 'text', required: true, form: 'document' },
  { key: 'issued_by', type: 'country', required: true },
  { key: 'expires_on', type: 'date', required: true, when: 'future' },
]

const nameKeys = ['first_name', 'last_name']

/** The stored details of a companion; only the name is required. */
export const companionFields: readonly DetailField[] = [
  ...documentFields.map((field) => ({ ...field, required: nameKeys.includes(field.key) })),
  { key: 'relation', type: 'choice', required: false, choices: choices(relations) },
  { key: 'assistance', type: 'lines', required: false, max: 300 },
]

/** Days after the return for which a passport should be valid: six months. */
const validDays = 183

/** Facts about a traveller that are worth a remark. None of them prevents anything. */
export const travellerNoteKinds = ['document_expires', 'document_short', 'minor', 'infant_turns_two', 'mahram'] as const
type TravellerNote = (typeof travellerNoteKinds)[number]

/**
 * Remarks about a traveller of a trip: a document that expires before the return or less than six months after it, a
 * minor, an infant who turns two on the way, and a woman under 45 in a group without a man, of whom some countries ask
 * for a companion.
 * @param group the details of all travellers
 */
export function travellerNotes(
  details: Details,
  { startsOn, returnsOn, group }: { startsOn: string; returnsOn: string; group: readonly Details[] },
): TravellerNote[] {
  const { birth_date, expires_on, document_type, sex } = details
  const age = (on: string) => (birth_date ? ageOn(birth_date, on) : null)
  const [starts, returns] = [age(startsOn), age(returnsOn)]
  const men = group.filter((one) => one.sex === 'male' && one.birth_date && ageOn(one.birth_date, startsOn) >= 18)
  const notes: TravellerNote[] = []
  if (expires_on && expires_on <= returnsOn) notes.push('document_expires')
  else if (expires_on && document_type !== 'id_card' && expires_on < addDays(returnsOn, validDays)) {
    notes.push('document_short')
  }
  if (starts !== null && returns !== null && starts < 2 && returns >= 2) notes.push('infant_turns_two')
  if (starts !== null && starts < 18) notes.push('minor')
  if (sex === 'female' && starts !== null && starts >= 18 && starts < 45 && men.length === 0) notes.push('mahram')
  return notes
}

/** Completed years on a calendar date. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years
}
