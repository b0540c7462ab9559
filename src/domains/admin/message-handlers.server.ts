import { done, err } from '#api/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { messageAdminEndpoints } from '#domains/admin/message-contract.ts'
import {
  answerMessage,
  countOpenMessages,
  findMessage,
  findMessages,
  resendNotification,
  resendNotifications,
} from '#domains/admin/messages.server.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'

/** Handlers for contact messages and for notifications that could not be delivered. */
export const messageAdminHandlers: Handlers<typeof messageAdminEndpoints> = {
  async fetch_messages({ db }, { state, after, limit }) {
    const [found, open] = [await findMessages(db, { state, after, limit: limit + 1 }), await countOpenMessages(db)]
    return done({ messages: found.slice(0, limit), open, more: found.length > limit })
  },

  async show_message({ db }, { receipt }) {
    const message = await findMessage(db, receipt)
    return message ? done(message) : err('not_found')
  },

  async answer_message({ db, actor, now, audits }, { receipt, answer }) {
    const answered = await answerMessage(db, { receipt, answer, by: actor.name, now })
    if (!answered) {
      const present = await findMessage(db, receipt)
      return present ? err('conflict', { data: present }) : err('not_found')
    }
    const { receipt: known, name, email, locale, message } = answered
    await queueNotification(
      db,
      {
        key: `answer:${known}`,
        channel: 'email',
        to: email,
        locale,
        kind: 'contact_answer',
        data: { name, receipt: known, message, answer },
      },
      now,
    )
    audits.push({ subject: `message:${known}`, before: { answered: false }, after: { answered: 'by email' } })
    return done(answered)
  },

  async mark_message_answered({ db, actor, now, audits }, { receipt }) {
    const answered = await answerMessage(db, { receipt, answer: '', by: actor.name, now })
    if (!answered) return err('not_found')
    audits.push({ subject: `message:${answered.receipt}`, before: { answered: false }, after: { answered: true } })
    return done({ answered_at: now.toISOString() })
  },

  async send_failed_notification({ db, now, audits }, { id }) {
    const kind = await resendNotification(db, id, now)
    if (!kind) return err('conflict')
    audits.push({
      subject: `notification:${id}`,
      before: { kind, status: 'failed' },
      after: { kind, status: 'queued' },
    })
    return done({})
  },

  async send_failed_notifications({ db, now, audits }) {
    const count = await resendNotifications(db, now)
    if (count === 0) return err('conflict')
    audits.push({ subject: 'notifications', before: { status: 'failed', count }, after: { status: 'queued', count } })
    return done({ count })
  },
}
