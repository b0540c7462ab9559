import { contactMessage } from '#domains/content/schema.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { ContactTopic } from '#domains/content/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

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

export async function saveContactMessage(db: Queryable, { now, ...message }: NewContactMessage): Promise<void> {
  await db.insert(contactMessage).values({ ...message, createdAt: now })
}

/** A receipt that can be read aloud: `C-` and eight letters and digits that are not easily confused. */
export function contactReceipt(random: (bytes: number) => Uint8Array): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  return `C-${[...random(8)].map((byte) => signs[byte % signs.length]).join('')}`
}
