import { sql, type SQL } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import type { Conversation, conversationEndpoints } from '#domains/conversation/contract.ts'
import {
  addMessage,
  findConversation,
  findMessages,
  findWaitingConversations,
  markRead,
} from '#domains/conversation/messages.server.ts'
import type { MessageSide } from '#domains/conversation/shapes.ts'
import { storedDocument } from '#domains/documents/document-file.server.ts'
import { ownReference } from '#domains/bookings/access/booking-session.server.ts'
import type { Context, Handlers, Queryable, StaffContext, StoredFile } from '#domains/context.ts'
import { withAudit } from '#domains/staff/audit.server.ts'
import { inLocale } from '#i18n/locale.ts'

/** Messages that one booking can receive from its traveller: a burst, then one every two minutes. */
const messageRule = { burst: 20, perHour: 30 }

export const conversationHandlers: Handlers<typeof conversationEndpoints> = {
  fetch_conversation: (context, { reference }) =>
    conversationView(context, ownReference(context.actor, reference), 'traveller'),

  async read_conversation(context, { reference }) {
    const { db, now } = context
    const conversation = await findConversation(db, ownReference(context.actor, reference), now)
    if (!conversation) return err('not_found')
    await markRead(db, conversation.id, 'traveller', now)
    return conversationView(context, ownReference(context.actor, reference), 'traveller')
  },

  send_booking_message: (context, { reference, text }) => send(context, { reference, text }),

  send_booking_file: (context, { reference, text, file }) => send(context, { reference, text, file }),

  async fetch_waiting_conversations({ db, locale, actor }, { limit }) {
    const rows = await findWaitingConversations(db, { hotels: actor.staff.hotels, limit })
    return done(rows.map(({ about, ...row }) => ({ ...row, about: inLocale(about, locale) })))
  },

  show_admin_conversation: (context, { reference }) => conversationView(context, referenceIs(reference), 'staff'),

  async mark_conversation_read(context, { reference }) {
    const { db, now, audits } = context
    const conversation = await findConversation(db, referenceIs(reference), now)
    if (!conversation) return err('not_found')
    await markRead(db, conversation.id, 'staff', now)
    audits.push({ subject: `booking:${conversation.reference}`, before: null, after: { messages: 'read' } })
    return conversationView(context, referenceIs(reference), 'staff')
  },

  answer_booking_message: (context, { reference, text }) => answer(context, context.db, { reference, text, files: [] }),

  async answer_booking_file(context, { reference, text, file }) {
    const stored = await storedDocument(file)
    if (typeof stored === 'string') return invalid('file', stored)
    return withAudit(context, 'answer_booking_file', (inside) =>
      answer({ ...inside, actor: context.actor }, inside.db, { reference, text, files: [stored] }),
    )
  },
}

type Message = { reference: string; text: string; files: StoredFile[] }
type Submitted = { reference: string; text: string; file?: Uint8Array }

/** The file is decoded last, because it can occupy a processor for seconds. */
async function send(context: Context, { reference, text, file }: Submitted) {
  const { db, ports, now } = context
  const whose = ownReference(context.actor, reference)
  const conversation = await findConversation(db, whose, now)
  if (!conversation) return err('not_found')
  if (!conversation.open) return err('too_late')
  const wait = await ports.limit(`messages:${conversation.reference}`, messageRule)
  if (wait !== null) return err('too_many_requests', { retryAfter: wait })
  const stored = file && (await storedDocument(file))
  if (typeof stored === 'string') return invalid('file', stored)
  const files = stored ? [stored] : []
  await addMessage({ db, ports, now }, conversation.id, { side: 'traveller', name: '', text, way: 'site', files })
  return conversationView(context, whose, 'traveller')
}

async function answer(context: StaffContext, db: Queryable, { reference, text, files }: Message) {
  const { actor, audits, ports, now } = context
  const conversation = await findConversation(db, referenceIs(reference), now)
  if (!conversation) return err('not_found')
  if (!conversation.open) return err('too_late')
  await addMessage({ db, ports, now }, conversation.id, { side: 'staff', name: actor.name, text, way: 'site', files })
  audits.push({
    subject: `booking:${conversation.reference}`,
    before: null,
    after: { message: 'sent', files: files.length },
  })
  return conversationView(context, referenceIs(reference), 'staff')
}

/** The conversation as one side sees it. */
async function conversationView({ db, now }: Context, whose: SQL, side: MessageSide) {
  const conversation = await findConversation(db, whose, now)
  if (!conversation) return err('not_found')
  const messages = await findMessages(db, conversation.id)
  return done<Conversation>({
    reference: conversation.reference,
    messages,
    unread: messages.filter((one) => one.side !== side && one.read_at === null).length,
    can_write: conversation.open,
  })
}

const referenceIs = (reference: string) => sql`b.reference = ${reference.toUpperCase()}`
