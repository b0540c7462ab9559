import type { auditacts, auditsubjects } from '#i18n/en/admin/auditacts.ts'

/** An endpoint or an event whose changes are audited: those that have a text, without that of older entries. */
export type AuditAct = Exclude<keyof typeof auditacts, 'close_room_nights'>

/** What an audit row is about: a kind that has a text, and an id. */
export type AuditSubject = 'notifications' | `${keyof typeof auditsubjects | 'service-option'}:${string}`
