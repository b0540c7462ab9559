import type { NotificationSender } from '#domains/notifications/shapes.ts'

/** Without a provider, notifications stay in the database, where the developers' page shows them. */
export const outbox: NotificationSender = { stores: true, email: async () => {}, sms: async () => {} }
