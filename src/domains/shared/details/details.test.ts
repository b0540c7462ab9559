import { describe, expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'
import { missingDetails, readDetails } from '#domains/shared/details/fields.ts'
import { detailErrorText } from '#domains/shared/details/texts.ts'
import { ageOn, documentFields, travellerNotes } from '#domains/shared/details/travellers.ts'

const today = '2026-12-01'
const trip = { startsOn: '2026-12-20', returnsOn: '2026-12-30', group: [] }

describe('details', () => {
  test('valid answers are cleaned, invalid ones are errors, and others are left out', () => {
    const typed = { first_name: ' Amina  Nur ', document_number: 'a٤5-678 9', sex: 'x', unknown: 'y' }
    const { details, errors } = readDetails(documentFields, typed, today)
    expect(details).toEqual({ first_name: 'Amina Nur', document_number: 'A456789' })
    expect(errors).toEqual([{ path: 'sex', code: 'not_a_choice' }])
  })

  test.each([
    ['SV302', true],
    ['sv 302', true],
    ['EK0123', true],
    ['3O123', true],
    ['302', false],
    ['SAUDIA 302', false],
  ])('%s as a flight number: %s', (typed, isValid) => {
    const { errors } = readDetails(
      [{ key: 'flight', type: 'text', required: true, form: 'flight' }],
      { flight: typed },
      today,
    )
    expect(errors.length === 0).toBe(isValid)
  })

  test.each([
    ['NOURA', undefined],
    ['RAVI S/O KUMAR', undefined],
    ['Tan @ Ali, Jr. 3rd', undefined],
    ['نورة', 'latin_letters'],
    ['Нина', 'latin_letters'],
    ['example.com', 'name_not_on_id'],
    ['😀', 'name_not_on_id'],
    ['12345', 'name_not_on_id'],
  ])('%s in the Latin line of a passport: %s', (typed, code) => {
    const { errors } = readDetails(documentFields, { first_name: typed }, today)
    expect(errors[0]).toEqual(code && { path: 'first_name', code })
  })

  test('the Arabic name is a name too', () => {
    expect(readDetails(documentFields, { name_ar: 'نورة بنت علی\u200cرضا' }, today).errors).toEqual([])
    expect(readDetails(documentFields, { name_ar: 'www.example.com' }, today).errors).toEqual([
      { path: 'name_ar', code: 'name_not_on_id' },
    ])
  })

  test('one name is enough, in whichever field the passport prints it', () => {
    for (const key of ['first_name', 'last_name']) {
      const { details, errors } = readDetails(documentFields, { [key]: 'SUHARTO' }, today)
      expect([errors, details[key]]).toEqual([[], 'SUHARTO'])
      expect(missingDetails(documentFields, details)).toHaveLength(7)
    }
    const { details } = readDetails(documentFields, { first_name: 'SUHARTO', last_name: '-' }, today)
    expect(missingDetails(documentFields, details)).not.toContain('last_name')
  })

  test('only required fields can be missing', () => {
    expect(missingDetails(documentFields, {})).toHaveLength(9)
    expect(missingDetails(documentFields, {})).not.toContain('name_ar')
  })
})

describe('remarks about travellers', () => {
  test('a passport is to be valid for six months after the return', () => {
    const notes = (expires_on: string) => travellerNotes({ expires_on }, trip)
    expect(notes('2026-12-30')).toEqual(['document_expires'])
    expect(notes('2026-12-31')).toEqual(['document_short'])
    expect(notes('2027-06-30')).toEqual(['document_short'])
    expect(notes('2027-07-01')).toEqual([])
    expect(travellerNotes({ expires_on: '2027-01-01', document_type: 'id_card' }, trip)).toEqual([])
  })

  test('minors, and infants who turn two on the way', () => {
    expect(travellerNotes({ birth_date: '2024-12-25' }, trip)).toEqual(['infant_turns_two', 'minor'])
    expect(travellerNotes({ birth_date: '2008-12-21' }, trip)).toEqual(['minor'])
    expect(travellerNotes({ birth_date: '2008-12-20' }, trip)).toEqual([])
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  })

  test('a woman under 45 in a group without a man', () => {
    const woman = { sex: 'female', birth_date: '1990-01-01' }
    const man = { sex: 'male', birth_date: '1960-01-01' }
    const boy = { sex: 'male', birth_date: '2015-01-01' }
    expect(travellerNotes(woman, { ...trip, group: [woman, boy] })).toEqual(['mahram'])
    expect(travellerNotes(woman, { ...trip, group: [woman, man] })).toEqual([])
    expect(travellerNotes({ ...woman, birth_date: '1975-01-01' }, trip)).toEqual([])
  })
})

test('a wrong date of birth names its three fields, and any other date one example', () => {
  const t = translator('en')
  const text = (path: string) => detailErrorText(t, { path, code: 'invalid_date' })
  expect(text('t1-birth_date')).toBe('Enter the day, month and year of birth, for example 27 3 1955.')
  expect(text('t1-flight_date')).toBe('Enter a date, such as 30 Nov 2026.')
})
