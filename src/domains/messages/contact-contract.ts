import { z } from 'zod'
import { write } from '#contract/endpoint.ts'
import { contactTopics } from '#domains/content/shapes.ts'

/** Writing to the provider. */
export const contactEndpoints = {
  send_contact_message: write({
    name: 'send_contact_message',
    group: 'content',
    summary: 'Writes to the provider, who answers within 24 hours; a letter says under which number it has come in.',
    idempotent: true,
    input: z.object({
      name: z.string().min(2, 'too_short').max(80, 'too_long'),
      email: z.email('invalid_email').max(254, 'too_long'),
      phone: z.string().max(40, 'too_long').default(''),
      topic: z.enum(contactTopics),
      message: z.string().min(10, 'too_short').max(4000, 'too_long'),
    }),
    output: z.object({ receipt: z.string() }),
  }),
}
