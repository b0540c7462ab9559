import { z } from 'zod'
import { endpoints, write } from '#api/endpoint.ts'
import { emailAddress, typedField } from '#api/shapes.ts'
import { contactTopics } from '#domains/content/shapes.ts'
import { freeLine, freeText } from '#domains/shared/free-text.ts'

export const contactEndpoints = endpoints('content', {
  send_contact_message: write({
    summary: 'Sends a contact message to the provider. An email confirms its receipt number.',
    idempotent: true,
    input: z.object({
      name: freeLine(80).min(1, 'required'),
      email: emailAddress,
      phone: typedField(40).default(''),
      topic: z.enum(contactTopics),
      message: freeText(4000).min(10, 'too_short'),
    }),
    output: z.object({ receipt: z.string() }),
  }),
})
