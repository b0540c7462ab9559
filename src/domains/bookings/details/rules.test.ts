import { expect, test } from 'vitest'
import { missingParts, type DetailForm } from '#domains/bookings/details/rules.ts'
import { fieldsOfRequirements, type BookedRequirements } from '#domains/products/shared/requirements.ts'

const question = (per: 'person' | 'booking', required = true) => ({
  label: { en: 'Which bus?', ar: 'أي حافلة؟' },
  kind: 'text' as const,
  per,
  required,
  choices: [],
})

/** The forms of a booking for two travellers. */
function formsOf(requirements: Omit<BookedRequirements, 'daysBefore'>): DetailForm[] {
  const { person, booking } = fieldsOfRequirements({ ...requirements, daysBefore: 1 })
  return [
    { position: 0, age: null, fields: booking },
    { position: 1, age: null, fields: person },
    { position: 2, age: 9, fields: person },
  ]
}

/** An answer to every field of a form. */
const answered = ({ fields }: DetailForm) => Object.fromEntries(fields.map(({ key }) => [key, 'x']))

test('what is missing is named by its kind, with the number of travellers, or 0 for the whole booking', () => {
  const forms = formsOf({ kinds: ['documents', 'flight', 'transfer'], questions: [question('person')] })
  const [booking, first] = forms
  if (!booking || !first) throw new Error('the forms are missing')
  expect(missingParts(forms, new Map())).toEqual([
    { kind: 'documents', travellers: 2 },
    { kind: 'flight', travellers: 0 },
    { kind: 'transfer', travellers: 0 },
    { kind: 'question', travellers: 2 },
  ])
  const { luggage: _, ...withoutLuggage } = answered(booking)
  const { question_1: __, ...withoutQuestion } = answered(first)
  const answers = new Map([
    [0, withoutLuggage],
    [1, withoutQuestion],
  ])
  expect(missingParts(forms, answers)).toEqual([
    { kind: 'documents', travellers: 1 },
    { kind: 'transfer', travellers: 0 },
    { kind: 'question', travellers: 2 },
  ])
  expect(missingParts(forms, new Map(forms.map((form) => [form.position, answered(form)])))).toEqual([])
})

test('questions of the booking and of its travellers are named separately, optional ones never', () => {
  const both = [question('booking'), question('person')]
  expect(missingParts(formsOf({ kinds: [], questions: both }), new Map())).toEqual([
    { kind: 'question', travellers: 0 },
    { kind: 'question', travellers: 2 },
  ])
  const optional = [question('booking', false), question('person', false)]
  expect(missingParts(formsOf({ kinds: [], questions: optional }), new Map())).toEqual([])
})
