import { done, err } from '#api/endpoint.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import { contactMessage } from '#domains/content/schema.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import type { contactEndpoints } from '#domains/notifications/contact-contract.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'

const messagesPerAddress: RateRule = { burst: 5, perHour: 20 }
const receiptsPerRecipient: RateRule = { burst: 3, perHour: 2 }

export const contactHandlers: Handlers<typeof contactEndpoints> = {
  async send_contact_message(context, { name, email, phone, topic, message }) {
    const { ports, db, now, locale } = context
    const wait = await ports.limit(`contact:address:${context.address}`, messagesPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const receipt = contactReceipt(ports.random)
    await db.insert(contactMessage).values({ receipt, name, email, phone, topic, message, locale, createdAt: now })
    // A sender can enter someone else's address, so its owner gets no text written by the sender, and only a few
    // emails.
    if ((await ports.limit(`contact:to:${email.toLowerCase()}`, receiptsPerRecipient)) === null) {
      const notification = { key: `contact:${receipt}`, channel: 'email', to: email, locale } as const
      const { voice } = await cachedSettings({ db, ports })
      const data = { receipt, ...(voice.reply_hours !== null && { reply_hours: voice.reply_hours }) }
      await queueNotification(db, { ...notification, kind: 'contact_received', data }, now)
    }
    return done({ receipt })
  },
}

/** A receipt that can be read aloud: `C-` and eight letters and digits that are not easily confused. */
function contactReceipt(random: (bytes: number) => Uint8Array): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  return `C-${[...random(8)].map((byte) => signs[byte % signs.length]).join('')}`
}
