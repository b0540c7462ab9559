import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { instant } from '#contract/shapes.ts'
import { contactTopics } from '#domains/content/shapes.ts'
import { longestAnswer, messageStates } from '#domains/desk/message-states.ts'

/** What somebody wrote on the contact page, and what was answered. */
export const deskMessage = z
  .object({
    receipt: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    locale: z.enum(['en', 'ar']).describe('The language that the answer’s letter is in'),
    topic: z.enum(contactTopics),
    message: z.string(),
    created_at: instant,
    answer_by: instant.describe('A day after it came, as the contact page promises'),
    answered_at: instant.nullable(),
    answered_by: z.string(),
    answer: z.string().describe('Empty when it was answered in another way'),
  })
  .meta({ id: 'DeskMessage' })
export type DeskMessage = z.output<typeof deskMessage>

const receipt = z.string().max(20)
const agents = ['agent', 'manager'] as const

export const messageDeskEndpoints = {
  fetch_messages: staffRead({
    name: 'fetch_messages',
    summary: 'Messages of the contact page: those without an answer oldest first, those with one newest first.',
    staff: agents,
    input: z.object({
      state: z.enum(messageStates).default('open'),
      after: receipt.optional().describe('The receipt of the last one seen'),
      limit: z.int().min(1).max(100).default(30),
    }),
    output: z.object({ messages: z.array(deskMessage), open: z.int(), more: z.boolean() }),
  }),
  show_message: staffRead({
    name: 'show_message',
    summary: 'One message of the contact page.',
    staff: agents,
    input: z.object({ receipt }),
    output: deskMessage,
  }),
  answer_message: staffWrite({
    name: 'answer_message',
    summary: 'Answers a message by letter, once: whoever comes second is told who has answered.',
    staff: agents,
    input: z.object({ receipt, answer: z.string().min(2, 'required').max(longestAnswer, 'too_long') }),
    output: deskMessage,
    errors: ['conflict'],
    refusalData: { conflict: deskMessage },
  }),
  mark_message_answered: staffWrite({
    name: 'mark_message_answered',
    summary: 'A contact message has its answer, by telephone or otherwise.',
    staff: agents,
    input: z.object({ receipt }),
    output: z.object({ answered_at: instant }),
  }),
  send_failed_letter: staffWrite({
    name: 'send_failed_letter',
    summary: 'Tries a letter again that was given up.',
    staff: agents,
    input: z.object({ id: z.string().max(60) }),
    output: z.object({}),
    errors: ['conflict'],
  }),
}
