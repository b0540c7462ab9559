import { z } from 'zod'
import { detailForms, detailTypes } from '#domains/shared/details/fields.ts'

/** A field as the API describes it, in the language of the request. Apart from `fieldView`, which pages load. */
export const detailFieldView = z
  .object({
    key: z.string(),
    type: z.enum(detailTypes),
    required: z.boolean(),
    label: z.string().nullable().describe('The text of a question of the provider; null for the other fields'),
    choices: z.array(z.object({ value: z.string(), label: z.string().nullable() })),
    min: z.int().nullable(),
    max: z.int().nullable().describe('Characters of a text, or the largest number'),
    form: z.enum(detailForms).nullable(),
  })
  .meta({ id: 'DetailField' })
export type DetailFieldView = z.output<typeof detailFieldView>
