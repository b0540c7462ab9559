import { addDays } from '#domains/shared/dates.ts'
import type { DetailField } from '#domains/shared/details/fields.ts'
import { documentFields } from '#domains/shared/details/travellers.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** What a product can require: documents of each person; flight, transfer or wheelchair details. */
export const requirementKinds = ['documents', 'flight', 'transfer', 'wheelchair'] as const
export type RequirementKind = (typeof requirementKinds)[number]

/** The subject of details: a requirement, or a question of the provider. In the order in which they are listed. */
export const detailKinds = [...requirementKinds, 'question'] as const
export type DetailKind = (typeof detailKinds)[number]

export const questionKinds = ['text', 'number', 'choice', 'date', 'yes_no'] as const
export const questionScopes = ['person', 'booking'] as const

/** A question of the provider. Choices apply to the kind `choice`. */
export type Question = {
  label: Bilingual
  kind: (typeof questionKinds)[number]
  per: (typeof questionScopes)[number]
  required: boolean
  choices: Bilingual[]
}

export const maxQuestions = 20

/** The choices of editors for a product. `kinds` null: as usual for its kind; `daysBefore` null: as usual, too. */
export type ProductRequirements = { kinds: RequirementKind[] | null; daysBefore: number | null; questions: Question[] }

/** The requirements of a product that no editor has changed. */
export const usualRequirements: ProductRequirements = { kinds: null, daysBefore: null, questions: [] }

/** The requirements of a booking, as they were when it was made. */
export type BookedRequirements = { kinds: RequirementKind[]; daysBefore: number; questions: Question[] }

/** Documents are sent to airlines and authorities, so they are required earlier than the rest. */
const documentDaysBefore = 14
const otherDaysBefore = 1

/** The requirements of a product, with what is usual for its kind; null if it requires nothing. */
export function requirementsOf(
  { kinds, daysBefore, questions }: ProductRequirements,
  usual: RequirementKind[],
): BookedRequirements | null {
  const all = kinds ?? usual
  if (all.length === 0 && questions.length === 0) return null
  const usualDays = all.includes('documents') ? documentDaysBefore : otherDaysBefore
  return { kinds: all, daysBefore: daysBefore ?? usualDays, questions }
}

/** The usual requirements of a package: a flight requires documents. */
export function usualPackageRequirements({ aviation }: { aviation: unknown }): RequirementKind[] {
  return aviation ? ['documents'] : []
}

/** The usual requirements of a service by the kind and the icon of its type. */
export function usualServiceRequirements({ kind, icon }: { kind: string; icon: string }): RequirementKind[] {
  if (kind === 'document') return ['documents']
  if (kind === 'transfer' && icon === 'plane') return ['flight', 'transfer']
  if (kind === 'transfer' && icon === 'car') return ['transfer']
  return icon === 'wheelchair' ? ['wheelchair'] : []
}

const requirementFields: Record<RequirementKind, readonly DetailField[]> = {
  documents: documentFields,
  flight: [
    { key: 'flight_number', type: 'text', required: true, form: 'flight' },
    { key: 'flight_date', type: 'date', required: true },
    { key: 'flight_time', type: 'time', required: true },
    { key: 'terminal', type: 'text', required: false, max: 40 },
  ],
  transfer: [
    { key: 'pick_up', type: 'place', required: true, max: 160 },
    { key: 'drop_off', type: 'place', required: true, max: 160 },
    { key: 'luggage', type: 'number', required: true, min: 0, max: 200 },
  ],
  wheelchair: [
    { key: 'weight_kg', type: 'number', required: true, min: 10, max: 300 },
    { key: 'height_cm', type: 'number', required: true, min: 50, max: 230 },
    { key: 'chair_place', type: 'place', required: true, max: 160 },
  ],
}

export function kindOfField(key: string): DetailKind {
  return requirementKinds.find((kind) => requirementFields[kind].some((field) => field.key === key)) ?? 'question'
}

/** The fields of each person and those of the booking. Questions have the keys `question_1`, `question_2` … */
export function fieldsOfRequirements({ kinds, questions }: BookedRequirements): {
  person: DetailField[]
  booking: DetailField[]
} {
  const ownFields = questions.map((question, i) => ({ per: question.per, field: questionField(question, i) }))
  const ownFor = (per: Question['per']) => ownFields.filter((one) => one.per === per).map(({ field }) => field)
  const ofRequirements = (kinds: RequirementKind[]) => kinds.flatMap((kind) => requirementFields[kind])
  return {
    person: [...ofRequirements(kinds.filter((kind) => kind === 'documents')), ...ownFor('person')],
    booking: [...ofRequirements(kinds.filter((kind) => kind !== 'documents')), ...ownFor('booking')],
  }
}

/**
 * The deadline of the details: a number of days before the first day. A booking made later has until the day after it
 * was made, and never longer than until the first day.
 */
export function dueDate(
  { daysBefore }: BookedRequirements,
  { startsOn, bookedOn }: { startsOn: string; bookedOn: string },
) {
  const usual = addDays(startsOn, -daysBefore)
  const earliest = addDays(bookedOn, 1)
  const due = usual < earliest ? earliest : usual
  return due > startsOn ? startsOn : due
}

function questionField({ label, kind, required, choices }: Question, i: number): DetailField {
  const field = { key: `question_${i + 1}`, type: kind, required, label }
  if (kind === 'text') return { ...field, max: 300 }
  if (kind === 'number') return { ...field, min: 0, max: 1_000_000 }
  if (kind === 'choice') return { ...field, choices: choices.map((one, n) => ({ value: String(n + 1), label: one })) }
  return field
}
