import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { messageDeskEndpoints } from '#domains/desk/message-contract.ts'
import {
  answerMessage,
  countOpenMessages,
  findMessage,
  findMessages,
  sendLetterAgain,
} from '#domains/desk/messages.server.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'
import { cleanLines } from '#text/clean.ts'

/** Messages of the contact page, and letters that did not arrive. */
export const messageDeskHandlers: Handlers<typeof messageDeskEndpoints> = {
  async fetch_messages({ db }, { state, after, limit }) {
    const [found, open] = [await findMessages(db, { state, after, limit: limit + 1 }), await countOpenMessages(db)]
    return done({ messages: found.slice(0, limit), open, more: found.length > limit })
  },

  async show_message({ db }, { receipt }) {
    const found = await findMessage(db, receipt)
    return found ? done(found) : refuse('not_found')
  },

  async answer_message({ db, actor, now, audits, changes }, { receipt, answer: typed }) {
    const answer = cleanLines(typed)
    if (answer.length < 2) return refuse('invalid_input', { errors: [{ path: 'answer', code: 'required' }] })
    const answered = await answerMessage(db, { receipt, answer, by: actor.name, now })
    if (!answered) {
      const found = await findMessage(db, receipt)
      return found ? refuse('conflict', { data: found }) : refuse('not_found')
    }
    const { receipt: known, name, email, locale, message } = answered
    await queueLetter(
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
    changes.push(lettersQueued)
    audits.push({ subject: `message:${known}`, before: { answered: false }, after: { answered: 'by letter' } })
    return done(answered)
  },

  async mark_message_answered({ db, actor, now, audits }, { receipt }) {
    const answered = await answerMessage(db, { receipt, answer: '', by: actor.name, now })
    if (!answered) return refuse('not_found')
    audits.push({ subject: `message:${answered.receipt}`, before: { answered: false }, after: { answered: true } })
    return done({ answered_at: now.toISOString() })
  },

  async send_failed_letter({ db, now, audits, changes }, { id }) {
    const kind = await sendLetterAgain(db, id, now)
    if (!kind) return refuse('conflict')
    changes.push(lettersQueued)
    audits.push({ subject: `letter:${id}`, before: { kind, status: 'failed' }, after: { kind, status: 'queued' } })
    return done({})
  },
}
