import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { freeText } from '#domains/shared/free-text.ts'

/** Details of a person or a booking by key. */
export const detailsInput = z.record(z.string().max(40), freeText(600))

const companion = z
  .object({
    id: z.string(),
    details: z
      .record(z.string(), z.string())
      .describe(
        'first_name, last_name, name_ar, birth_date, sex, nationality, document_type, document_number, issued_by, expires_on, relation, assistance; empty ones are absent',
      ),
    notes: z.array(z.enum(['document_expires', 'document_short'])).describe('Remarks as of today'),
  })
  .meta({ id: 'Companion' })
export type Companion = z.output<typeof companion>

const id = z.string().max(40)

export const companionEndpoints = endpoints('accounts', {
  fetch_companions: read({
    summary: 'The people with whom the traveller travels, with their documents.',
    access: 'traveller',
    output: z.array(companion),
  }),
  save_companion: write({
    summary: 'Adds a companion, or replaces the details of one. Everything about a companion is stored encrypted.',
    access: 'traveller',
    idempotent: true,
    input: z.object({ id: id.optional(), details: detailsInput }),
    // Without the details: the response is stored under its key, and is not encrypted there.
    output: companion.pick({ id: true, notes: true }),
    errors: ['not_found', 'conflict'],
  }),
  remove_companion: write({
    summary: 'Deletes a companion immediately.',
    access: 'traveller',
    input: z.object({ id }),
    errors: ['not_found'],
  }),
})
