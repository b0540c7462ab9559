import type { FieldError } from '#api/errors.ts'
import type { Field, Values } from '#domains/cms/shapes.ts'
import {
  maxQuestions,
  requirementKinds,
  questionKinds,
  questionScopes,
  type RequirementKind,
  type ProductRequirements,
  type Question,
} from '#domains/products/shared/requirements.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The details that a product requires of its travellers; without `own_requirements` those of its kind. */
const requirementsFields: readonly Field[] = [
  { type: 'flag', name: 'own_requirements', rare: true },
  {
    type: 'list',
    name: 'required_kinds',
    maxItems: requirementKinds.length,
    bare: true,
    optional: true,
    item: [{ type: 'choice', name: 'required_kind', choices: requirementKinds }],
  },
  { type: 'number', name: 'required_days_before', min: 0, max: 180, optional: true },
  {
    type: 'list',
    name: 'questions',
    maxItems: maxQuestions,
    optional: true,
    item: [
      { type: 'bilingual', name: 'question', max: 200 },
      { type: 'choice', name: 'answer_kind', choices: questionKinds },
      { type: 'choice', name: 'answer_per', choices: questionScopes },
      { type: 'flag', name: 'answer_required' },
      { type: 'lines', name: 'answer_choices', max: 1_000, optional: true },
    ],
  },
]

/** The fields, which are stored together in the column `requirements`. */
export const requirements = {
  fields: requirementsFields,
  names: requirementsFields.map(({ name }) => name),
  fromRow: requirementsValues,
  toRow: requirementsColumn,
  errors: requirementsErrors,
}

type QuestionValues = {
  question: Bilingual
  answer_kind: Question['kind']
  answer_per: Question['per']
  answer_required: boolean
  answer_choices: Bilingual
}

function requirementsValues(row: Values): Values {
  const { kinds, daysBefore, questions } = row.requirements as ProductRequirements
  return {
    own_requirements: kinds !== null,
    required_kinds: kinds ?? [],
    required_days_before: daysBefore,
    questions: questions.map(({ label, kind, per, required, choices }): QuestionValues => ({
      question: label,
      answer_kind: kind,
      answer_per: per,
      answer_required: required,
      answer_choices: { en: choices.map(({ en }) => en).join('\n'), ar: choices.map(({ ar }) => ar).join('\n') },
    })),
  }
}

function requirementsColumn({ own_requirements, required_kinds, required_days_before, questions }: Values): {
  requirements: ProductRequirements
} {
  const kinds = [
    ...new Set((required_kinds as { required_kind: RequirementKind }[]).map(({ required_kind }) => required_kind)),
  ]
  return {
    requirements: {
      kinds: own_requirements ? kinds : null,
      daysBefore: required_days_before as number | null,
      questions: (questions as QuestionValues[]).map((one) => ({
        label: one.question,
        kind: one.answer_kind,
        per: one.answer_per,
        required: one.answer_required,
        choices: one.answer_kind === 'choice' ? choicesOf(one.answer_choices) : [],
      })),
    },
  }
}

/** A question with choices has at least two, one per line, in both languages. */
function requirementsErrors({ questions }: Values): FieldError[] {
  return (questions as QuestionValues[]).flatMap(({ answer_kind, answer_choices: { en, ar } }, i) => {
    if (answer_kind !== 'choice') return []
    const path = `questions.${i}.answer_choices`
    if (linesOf(en).length < 2) return [{ path: `${path}.en`, code: 'required' }]
    return linesOf(en).length === linesOf(ar).length ? [] : [{ path: `${path}.ar`, code: 'invalid_format' }]
  })
}

function choicesOf({ en, ar }: Bilingual): Bilingual[] {
  const arabic = linesOf(ar)
  return linesOf(en).map((line, i) => ({ en: line, ar: arabic[i] ?? line }))
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
