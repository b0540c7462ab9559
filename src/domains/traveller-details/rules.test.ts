import { expect, test } from 'vitest'
import { ageError, lateLanding, missingParts, type DetailForm } from '#domains/traveller-details/rules.ts'
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

test('missing details are named by kind, with the number of travellers, or 0 for the whole booking', () => {
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

const booking = { startsOn: '2026-12-21', bookedOn: '2026-12-01' }

test.each([
  ['2017-05-04', 9, null],
  // Booked at 9, ten on the way: either fits.
  ['2016-12-10', 9, null],
  ['2016-12-10', 10, null],
  ['2016-11-30', 9, { code: 'age_differs', params: { age: 10, booked: 9 } }],
  ['2001-05-04', 9, { code: 'age_differs', params: { age: 25, booked: 9 } }],
  ['2026-06-01', 0, null],
  ['2024-06-01', 0, { code: 'age_differs', params: { age: 2, booked: 0 } }],
  ['1980-05-06', null, null],
  ['2014-12-21', null, null],
  ['2014-12-22', null, { code: 'age_of_child', params: { age: 11 } }],
])('born on %s, booked as %s: %o', (birth_date, booked, error) => {
  expect(ageError({ birth_date }, booked, booking)).toEqual(error && { path: 'birth_date', ...error })
})

test('without a date of birth no age is wrong', () => {
  expect(ageError({}, 9, booking)).toBeNull()
})

test('a flight that lands after the start of the ride is late, on the same day or a later one', () => {
  const ride = { date: '2026-12-21', time: '13:00' }
  const late = (date: string, time: string) => lateLanding({ flight_date: date, flight_time: time }, ride)
  expect(late('2026-12-21', '14:40')).toEqual({ flight: { date: '2026-12-21', time: '14:40' }, ride })
  expect(late('2026-12-22', '00:30')).not.toBeNull()
  expect(late('2026-12-21', '13:00')).toBeNull()
  expect(late('2026-12-20', '23:50')).toBeNull()
  expect(lateLanding({ flight_time: '14:40' }, ride)).toBeNull()
})
