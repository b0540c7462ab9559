import { z } from 'zod'
import { staffRead } from '#contract/endpoint.ts'

const asRead = z.object({ subject: z.string(), text: z.string() })

/** What leaves the site, and through whom. */
export const outgoingEndpoints = {
  fetch_letter_examples: staffRead({
    name: 'fetch_letter_examples',
    summary: 'Every letter of the site in both languages, written with invented data.',
    staff: ['editor', 'manager'],
    input: z.object({}),
    output: z.array(
      z.object({
        kind: z.string(),
        changed: z.boolean().describe('Whether editors have worded it anew'),
        en: asRead,
        ar: asRead,
      }),
    ),
  }),
  fetch_providers: staffRead({
    name: 'fetch_providers',
    summary: 'Which providers of payments, letters and files are configured and in use. Their keys are never told.',
    staff: ['manager'],
    input: z.object({}),
    output: z.array(
      z.object({
        purpose: z.enum(['payments', 'mail', 'texts', 'files']),
        name: z.string(),
        configured: z.boolean(),
        in_use: z.boolean(),
      }),
    ),
  }),
}
