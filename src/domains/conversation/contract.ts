import { z } from 'zod'
import { reference } from '#domains/bookings/model/shapes.ts'
import { endpoints, read, staffRead, staffWrite, write } from '#api/endpoint.ts'
import { instant } from '#api/shapes.ts'
import { agents } from '#api/staff.ts'
import { messageSides, messageWays, maxMessageLength } from '#domains/conversation/shapes.ts'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { freeText } from '#domains/shared/free-text.ts'

const text = freeText(maxMessageLength).min(1, 'required')
const file = z.instanceof(Uint8Array)

export const conversation = z
  .object({
    reference: z.string(),
    messages: z.array(
      z.object({
        id: z.int(),
        side: z.enum(messageSides),
        name: z.string().describe('The member of staff who wrote it; empty for the traveller'),
        text: z.string(),
        way: z.enum(messageWays).describe('How it was written'),
        at: instant,
        read_at: instant.nullable().describe('When the other side read it'),
        refused_files: z.int().describe('Files of an email that were not accepted'),
        files: z.array(z.object({ id: z.int(), type: z.string(), bytes: z.int() })),
      }),
    ),
    unread: z.int().describe('Messages of the other side that the caller’s side has not read'),
    can_write: z.boolean().describe('False some time after the trip'),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.output<typeof conversation>

const waiting = z
  .object({
    reference: z.string(),
    guest: z.string(),
    about: z.string(),
    check_in: z.string(),
    unread: z.int(),
    since: instant.describe('When the oldest unread message was written'),
    text: z.string().describe('The oldest unread message'),
  })
  .meta({ id: 'WaitingConversation' })
export type WaitingConversation = z.output<typeof waiting>

const ofBooking = { input: z.object({ reference }), output: conversation, errors: ['not_found'] } as const
const message = { output: conversation, errors: ['not_found', 'too_late'] } as const
const byStaff = { staff: agents, hotelScope: 'booking' } as const

/** Messages between the traveller and the provider of a booking. */
export const conversationEndpoints = endpoints('bookings', {
  fetch_conversation: read({
    summary: 'The messages of a booking with the provider, oldest first.',
    access: 'booking',
    ...ofBooking,
  }),
  read_conversation: write({
    summary: 'Marks the messages of the provider as read.',
    access: 'booking',
    ...ofBooking,
  }),
  send_booking_message: write({
    summary: 'Sends a message or a request about a booking to the provider, who is notified by email.',
    access: 'booking',
    idempotent: true,
    input: z.object({ reference, text }),
    ...message,
  }),
  send_booking_file: write({
    summary: 'Sends a message with a file as a form: PDF, JPEG, PNG, WebP, HEIC or AVIF, at most 5 MB.',
    access: 'booking',
    upload: maxDocumentBytes,
    input: z.object({ reference, text, file }),
    ...message,
  }),
  fetch_waiting_conversations: staffRead({
    summary: 'Bookings with unread messages of their travellers, the oldest message first.',
    staff: agents,
    hotelScope: 'filtered',
    input: z.object({ limit: z.int().min(1).max(100).default(50) }),
    output: z.array(waiting),
  }),
  show_admin_conversation: staffRead({
    summary: 'The messages of a booking.',
    ...byStaff,
    ...ofBooking,
  }),
  mark_conversation_read: staffWrite({
    summary: 'Marks the messages of the traveller as read without an answer.',
    ...byStaff,
    ...ofBooking,
  }),
  answer_booking_message: staffWrite({
    summary: 'Writes to the traveller of a booking, who is notified by email, and marks their messages as read.',
    ...byStaff,
    idempotent: true,
    input: z.object({ reference, text }),
    ...message,
  }),
  answer_booking_file: staffWrite({
    summary: 'Writes to the traveller of a booking with a file: PDF, JPEG, PNG, WebP, HEIC or AVIF, at most 5 MB.',
    ...byStaff,
    upload: maxDocumentBytes,
    input: z.object({ reference, text, file }),
    ...message,
  }),
})
