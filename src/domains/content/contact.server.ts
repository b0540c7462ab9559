import { contactMessage } from '#domains/content/tables.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { ContactTopic } from '#domains/content/shapes.ts'
import type { Locale } from '#text/locale.ts'

type NewContactMessage = {
  receipt: string
  name: string
  email: string
  phone: string
  topic: ContactTopic
  message: string
  locale: Locale
  now: Date
}

export async function keepContactMessage(db: Queryable, { now, ...message }: NewContactMessage): Promise<void> {
  await db.insert(contactMessage).values({ ...message, createdAt: now })
}

/** What people read out when they ask again: `C-` and eight letters and digits that are not taken for one another. */
export function contactReceipt(random: (bytes: number) => Uint8Array): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  return `C-${[...random(8)].map((byte) => signs[byte % signs.length]).join('')}`
}
