import { expect, test } from 'vitest'
import { requirements as stored } from '#domains/cms/kinds/requirements.server.ts'
import type { ProductRequirements } from '#domains/products/shared/requirements.ts'

const choice = { en: 'Morning\n Evening \n', ar: 'صباحًا\nمساءً' }
const question = {
  question: { en: 'Which bus?', ar: 'أي حافلة؟' },
  answer_kind: 'choice',
  answer_per: 'person',
  answer_required: true,
  answer_choices: choice,
}
const values = {
  own_requirements: true,
  required_kinds: [{ required_kind: 'flight' }, { required_kind: 'flight' }],
  required_days_before: 3,
  questions: [question],
}

test('the fields of an editor are stored together, and read as they were', () => {
  const { requirements } = stored.toRow(values)
  expect(requirements).toEqual({
    kinds: ['flight'],
    daysBefore: 3,
    questions: [
      {
        label: question.question,
        kind: 'choice',
        per: 'person',
        required: true,
        choices: [
          { en: 'Morning', ar: 'صباحًا' },
          { en: 'Evening', ar: 'مساءً' },
        ],
      },
    ],
  } satisfies ProductRequirements)
  const read = stored.fromRow({ requirements })
  expect(read).toMatchObject({ own_requirements: true, required_kinds: ['flight'], required_days_before: 3 })
  expect(read.questions).toMatchObject([{ answer_choices: { en: 'Morning\nEvening' } }])
})

test('without own requirements the usual ones apply, and the questions of the editor stay', () => {
  const { requirements } = stored.toRow({ ...values, own_requirements: false })
  expect(requirements.kinds).toBeNull()
  expect(requirements.questions).toHaveLength(1)
})

test('a question with choices needs two of them, in both languages', () => {
  const errors = (answer_choices: object) => stored.errors({ questions: [{ ...question, answer_choices }] })
  expect(errors(choice)).toEqual([])
  expect(errors({ en: 'One', ar: 'واحد' })).toEqual([{ path: 'questions.0.answer_choices.en', code: 'required' }])
  expect(errors({ en: 'One\nTwo', ar: 'واحد' })).toEqual([
    { path: 'questions.0.answer_choices.ar', code: 'invalid_format' },
  ])
  expect(
    stored.errors({ questions: [{ ...question, answer_kind: 'text', answer_choices: { en: '', ar: '' } }] }),
  ).toEqual([])
})
