import { describe, expect, test } from 'vitest'
import {
  dueDate,
  fieldsOfRequirements,
  requirementsOf,
  usualRequirements,
  usualPackageRequirements,
  usualServiceRequirements,
  type BookedRequirements,
  requirementKinds,
} from '#domains/products/shared/requirements.ts'
import { companionFields } from '#domains/shared/details/travellers.ts'
import { contentLocales } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

describe('the usual requirements', () => {
  test('a package with a flight needs documents two weeks before, one without needs nothing', () => {
    expect(requirementsOf(usualRequirements, usualPackageRequirements({ aviation: { from: 'CAI' } }))).toEqual({
      kinds: ['documents'],
      daysBefore: 14,
      questions: [],
    })
    expect(requirementsOf(usualRequirements, usualPackageRequirements({ aviation: null }))).toBeNull()
  })

  test.each([
    ['transfer', 'plane', ['flight', 'transfer']],
    ['transfer', 'car', ['transfer']],
    ['transfer', 'train', []],
    ['document', 'passport', ['documents']],
    ['assistance', 'wheelchair', ['wheelchair']],
    ['guide', 'landmark', []],
  ])('a service of the kind %s with the icon %s: %j', (kind, icon, expected) => {
    expect(usualServiceRequirements({ kind, icon })).toEqual(expected)
  })

  test('editors can ask for nothing, for more, or only later', () => {
    expect(requirementsOf({ kinds: [], daysBefore: null, questions: [] }, ['documents'])).toBeNull()
    expect(requirementsOf({ kinds: ['flight'], daysBefore: 5, questions: [] }, [])).toMatchObject({ daysBefore: 5 })
    expect(requirementsOf({ kinds: null, daysBefore: null, questions: [] }, ['transfer'])).toMatchObject({
      daysBefore: 1,
    })
  })
})

test('the deadline is some days before the start, the day after a later booking, and at most the first day', () => {
  const requirements: BookedRequirements = { kinds: ['documents'], daysBefore: 14, questions: [] }
  const due = (bookedOn: string) => dueDate(requirements, { startsOn: '2026-12-21', bookedOn })
  expect(due('2026-11-01')).toBe('2026-12-07')
  expect(due('2026-12-06')).toBe('2026-12-07')
  expect(due('2026-12-10')).toBe('2026-12-11')
  expect(due('2026-12-21')).toBe('2026-12-21')
})

test('documents and personal questions are asked of each person, the rest of the booking', () => {
  const question = { label: { en: 'Q', ar: 'س' }, kind: 'text', required: false, choices: [] } as const
  const { person, booking } = fieldsOfRequirements({
    kinds: ['transfer', 'documents'],
    daysBefore: 1,
    questions: [
      { ...question, choices: [], per: 'booking' },
      { ...question, choices: [], per: 'person' },
    ],
  })
  expect(person.map(({ key }) => key)).toEqual(expect.arrayContaining(['document_number', 'question_2']))
  expect(booking.map(({ key }) => key)).toEqual(['pick_up', 'drop_off', 'luggage', 'question_1'])
})

test.each(contentLocales)(
  'every field that is not a question of the provider, and every choice of it, has a text in %s',
  (locale) => {
    const { person, booking } = fieldsOfRequirements({ kinds: [...requirementKinds], daysBefore: 1, questions: [] })
    const fields = [...person, ...booking, ...companionFields]
    const keys = fields.flatMap(({ key, choices = [] }) => [key, ...choices.map(({ value }) => `choice_${value}`)])
    expect(keys.filter((key) => !translator(locale).has(`details.${key}`))).toEqual([])
  },
)
