import { locales } from '#i18n/locale.ts'
import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { instant } from '#api/shapes.ts'
import { agents } from '#api/staff.ts'
import { contactTopics } from '#domains/content/shapes.ts'
import { maxAnswerLength, messageStates } from '#domains/admin/message-states.ts'
import { freeText } from '#domains/shared/free-text.ts'

/** A message from the contact page and its answer. */
export const adminMessage = z
  .object({
    receipt: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    locale: z.enum(locales).describe('Language of the email with the answer'),
    topic: z.enum(contactTopics),
    message: z.string(),
    created_at: instant,
    answer_by: instant.describe('The time that the site promises, or one day after the message arrived'),
    answered_at: instant.nullable(),
    answered_by: z.string(),
    answer: z.string().describe('Empty if the message was not answered by email'),
  })
  .meta({ id: 'AdminMessage' })
export type AdminMessage = z.output<typeof adminMessage>

const receipt = z.string().max(20)

export const messageAdminEndpoints = endpoints('admin', {
  fetch_messages: staffRead({
    summary: 'Contact messages: unanswered ones oldest first, answered ones newest first.',
    staff: agents,
    input: z.object({
      state: z.enum(messageStates).default('open'),
      after: receipt.optional().describe('The receipt of the last message of the previous page'),
      limit: z.int().min(1).max(100).default(30),
    }),
    output: z.object({ messages: z.array(adminMessage), open: z.int(), more: z.boolean() }),
  }),
  show_message: staffRead({
    summary: 'One contact message.',
    staff: agents,
    input: z.object({ receipt }),
    output: adminMessage,
  }),
  answer_message: staffWrite({
    summary:
      'Answers a contact message by email, once. If it has been answered already, the conflict contains that answer.',
    staff: agents,
    input: z.object({ receipt, answer: freeText(maxAnswerLength).min(2, 'required') }),
    output: adminMessage,
    errors: ['conflict'],
    errorData: { conflict: adminMessage },
  }),
  mark_message_answered: staffWrite({
    summary: 'Marks a contact message as answered, by telephone or otherwise.',
    staff: agents,
    input: z.object({ receipt }),
    output: z.object({ answered_at: instant }),
  }),
  send_failed_notification: staffWrite({
    summary: 'Queues a failed notification again.',
    staff: agents,
    input: z.object({ id: z.string().max(60) }),
    errors: ['conflict'],
  }),
  send_failed_notifications: staffWrite({
    summary: 'Queues all failed notifications again, for example after an outage of the mail server.',
    staff: agents,
    output: z.object({ count: z.int() }),
    errors: ['conflict'],
  }),
})
