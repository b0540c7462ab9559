import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { calendarDate, instant } from '#contract/shapes.ts'
import { country } from '#domains/accounts/shapes.ts'

const travelDocument = z
  .object({
    number_end: z.string().describe('The last four characters of the passport number; the rest is never asked for'),
    expires_on: calendarDate,
    issued_by: z.string().describe('ISO 3166 country'),
    consent_text: z.string().describe('What was agreed to'),
    consent_at: instant,
  })
  .meta({ id: 'TravelDocument' })
export type TravelDocument = z.output<typeof travelDocument>

const nothing = z.object({})

export const documentEndpoints = {
  fetch_document: read({
    name: 'fetch_document',
    group: 'accounts',
    summary: 'What is kept of the traveller’s passport for visas.',
    who: 'traveller',
    input: nothing,
    output: travelDocument,
    errors: ['not_found'],
  }),
  save_document: write({
    name: 'save_document',
    group: 'accounts',
    summary: 'Keeps, encrypted, what a visa will need of the passport. Only with consent, which is kept with it.',
    who: 'traveller',
    input: z.object({
      number_end: z.string().max(20, 'too_long').describe('Four letters or digits; Arabic digits are read'),
      expires_on: calendarDate,
      issued_by: country,
      consent: z.literal(true, 'must_accept'),
    }),
    output: travelDocument,
  }),
  remove_document: write({
    name: 'remove_document',
    group: 'accounts',
    summary: 'Forgets the passport at once.',
    who: 'traveller',
    input: nothing,
    output: nothing,
    errors: ['not_found'],
  }),
}
