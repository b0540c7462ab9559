import { done, refuse } from '#contract/endpoint.ts'
import { contactReceipt, keepContactMessage } from '#domains/content/contact.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import type { contactEndpoints } from '#domains/messages/contact-contract.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'
import { cleanLines, cleanText } from '#text/clean.ts'

const messagesAnAddress: RateRule = { burst: 5, perHour: 20 }
const receiptsAReader: RateRule = { burst: 3, perHour: 2 }

export const contactHandlers: Handlers<typeof contactEndpoints> = {
  async send_contact_message(context, { name, email, phone, topic, message }) {
    const { ports, db, now, locale, changes } = context
    const clean = { name: cleanText(name), message: cleanLines(message) }
    if (clean.name.length < 2) return refuse('invalid_input', { errors: [{ path: 'name', code: 'too_short' }] })
    if (clean.message.length < 10) return refuse('invalid_input', { errors: [{ path: 'message', code: 'too_short' }] })
    const wait = await ports.limit(`contact:address:${context.address}`, messagesAnAddress)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const receipt = contactReceipt(ports.random)
    await keepContactMessage(db, { receipt, ...clean, email, phone: cleanText(phone), topic, locale, now })
    // Whoever writes may name anybody's address: its owner reads nothing that others chose, and not often.
    if ((await ports.limit(`contact:to:${email.toLowerCase()}`, receiptsAReader)) === null) {
      const letter = { key: `contact:${receipt}`, channel: 'email', to: email, locale } as const
      await queueLetter(db, { ...letter, kind: 'contact_received', data: { receipt } }, now)
      changes.push(lettersQueued)
    }
    return done({ receipt })
  },
}
