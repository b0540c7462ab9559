import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { calendarDate, instant, typedCode } from '#api/shapes.ts'
import { country } from '#domains/accounts/shapes.ts'

const travelDocument = z
  .object({
    number_end: z.string().describe('The last four characters of the passport number; the rest is never requested'),
    expires_on: calendarDate,
    issued_by: z.string().describe('ISO 3166 country code'),
    consent_text: z.string().describe('The text of the consent'),
    consent_at: instant,
  })
  .meta({ id: 'TravelDocument' })
export type TravelDocument = z.output<typeof travelDocument>

export const documentEndpoints = endpoints('accounts', {
  fetch_document: read({
    summary: 'The stored passport data of the traveller, for visas.',
    access: 'traveller',
    output: travelDocument,
    errors: ['not_found'],
  }),
  save_document: write({
    summary: 'Stores the passport data that a visa requires, encrypted. Requires consent, which is stored as well.',
    access: 'traveller',
    input: z.object({
      number_end: typedCode(20).describe('Four letters or digits; Arabic digits are accepted'),
      expires_on: calendarDate,
      issued_by: country,
      consent: z.literal(true, 'must_accept'),
    }),
    output: travelDocument,
  }),
  remove_document: write({
    summary: 'Deletes the passport data immediately.',
    access: 'traveller',
    errors: ['not_found'],
  }),
})
