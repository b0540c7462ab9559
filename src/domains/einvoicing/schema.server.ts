import { sql } from 'drizzle-orm'
import { check, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { idOf, partialIndex, partialUniqueIndex } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import { creditNote, receipt } from '#domains/invoices/invoice-schema.server.ts'
import type { TaxMessage } from '#domains/einvoicing/authority.ts'
import type { TaxDocumentStatus, TaxEnvironment } from '#domains/einvoicing/shapes.ts'

/** A registration with the tax authority, whose key signs documents; at most one is in use. */
export const taxUnit = pgTable(
  'tax_unit',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    environment: c.text('environment').$type<TaxEnvironment>().notNull(),
    /** Names the unit in its certificate. */
    serial: c.uuid('serial').notNull(),
    /** Documents issued from then on are signed and reported. */
    since: instant('since').notNull(),
    expiresAt: instant('expires_at').notNull(),
    retiredAt: instant('retired_at'),
    /** Base64 of DER. */
    certificate: c.text('certificate').notNull(),
    /** Private key, token and secret as JSON, encrypted. */
    credentials: c.text('credentials').notNull(),
  }),
  (t) => [partialUniqueIndex('tax_unit_in_use', [sql`(${t.retiredAt} is null)`], sql`${t.retiredAt} is null`)],
)

/** An invoice or credit note as it was signed: a link of the chain of its unit. */
export const taxDocument = pgTable(
  'tax_document',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unitId: idOf('unit_id', () => taxUnit.id),
    /** Without gaps in a unit. */
    counter: c.integer('counter').notNull(),
    receiptNumber: c.integer('receipt_number').references(() => receipt.number),
    creditNoteNumber: c.integer('credit_note_number').references(() => creditNote.number),
    uuid: c.uuid('uuid').notNull(),
    previousHash: c.text('previous_hash').notNull(),
    hash: c.text('hash').notNull(),
    xml: c.text('xml').notNull(),
    qr: c.text('qr').notNull(),
    signedAt: instant('signed_at').notNull(),
    status: c.text('status').$type<TaxDocumentStatus>().notNull(),
    tries: c.integer('tries').notNull().default(0),
    /** The next report; null if none is due. */
    retryAt: instant('retry_at'),
    reportedAt: instant('reported_at'),
    /** Warnings and errors of the last answer. */
    messages: c.jsonb('messages').$type<TaxMessage[]>().notNull().default([]),
  }),
  (t) => [
    uniqueIndex('tax_document_counter').on(t.unitId, t.counter),
    partialUniqueIndex(
      'tax_document_receipt',
      [t.receiptNumber, t.unitId],
      sql`${t.receiptNumber} is not null and ${t.status} <> 'replaced'`,
    ),
    partialUniqueIndex(
      'tax_document_credit_note',
      [t.creditNoteNumber, t.unitId],
      sql`${t.creditNoteNumber} is not null and ${t.status} <> 'replaced'`,
    ),
    partialIndex('tax_document_open', [t.unitId, t.retryAt], sql`${t.status} in ('waiting', 'rejected', 'replaced')`),
    check('tax_document_of', sql`num_nonnulls(${t.receiptNumber}, ${t.creditNoteNumber}) = 1`),
  ],
)
