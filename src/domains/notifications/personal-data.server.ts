import { sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/context.ts'

/** Contact messages from, and notifications to, the verified addresses of a person. */
export const notificationsOfPerson: PersonalData = {
  async collect(db, userId) {
    const ofPerson = (email: string, phone: string) => sql`(exists (
      select from "user" u where u.id = ${userId} and (lower(${sql.raw(email)}) = lower(u.email)
        or (u.phone_verified and ${sql.raw(phone)} = u.phone)))
      or exists (select from former_email f where f.user_id = ${userId} and f.email = lower(${sql.raw(email)})
        and m.created_at <= f.until))`
    const messages = await db.execute(sql`
      select m.receipt, m.name, m.email, m.phone, m.topic, m.message, m.created_at, m.answered_at, m.answer
      from contact_message m where ${ofPerson('m.email', 'm.phone')} order by m.created_at, m.receipt`)
    const sent = await db.execute(sql`
      select m.kind, m.channel, m.recipient, m.status, m.created_at, m.sent_at, m.rendered ->> 'subject' as subject,
        m.rendered ->> 'text' as text
      from notification m where ${ofPerson('m.recipient', 'm.recipient')} or position(${userId} in m.dedupe_key) > 0
      order by m.created_at, m.id`)
    return { contact_messages: messages.rows, notifications: sent.rows }
  },
}
