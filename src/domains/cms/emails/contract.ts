import { editors, managers } from '#api/staff.ts'
import { z } from 'zod'
import { endpoints, staffRead } from '#api/endpoint.ts'

const asRead = z.object({ subject: z.string(), text: z.string() })

const provider = z.object({
  purpose: z.enum(['payments', 'mail', 'texts', 'files']),
  name: z.string(),
  configured: z.boolean(),
  in_use: z.boolean(),
})
export type ProviderState = z.output<typeof provider>

/** Outgoing notifications and the providers that send them. */
export const outgoingEndpoints = endpoints('admin', {
  fetch_email_examples: staffRead({
    summary: 'Examples of all notifications in both languages, with fictitious data.',
    staff: editors,
    output: z.array(
      z.object({
        kind: z.string(),
        changed: z.boolean().describe('True if editors have changed its text'),
        en: asRead,
        ar: asRead,
      }),
    ),
  }),
  fetch_providers: staffRead({
    summary:
      'The configured providers of payments, notifications and files, and those in use. Their keys are never returned.',
    staff: managers,
    output: z.array(provider),
  }),
})
