import type { auditacts, auditsubjects } from '#i18n/en/admin/auditacts.ts'

/** An endpoint or an event whose changes are audited: those that have a text. */
export type AuditAct = keyof typeof auditacts

/** What an audit row is about: a kind that has a text, and an id. */
export type AuditSubject = 'notifications' | `${keyof typeof auditsubjects}:${string}`
