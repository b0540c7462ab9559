import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { SignedDocument } from '@rihla/zatca/document'
import type { Reported } from '#domains/einvoicing/authority.ts'
import { hasTaxWork, signDocuments, type EinvoicingDependencies } from '#domains/einvoicing/documents.server.ts'
import type { taxUnit } from '#domains/einvoicing/schema.server.ts'
import { openCredentials } from '#domains/einvoicing/units.server.ts'

/** Documents that one job reports. */
const reportedTogether = 50
/** Minutes until an unanswered report is repeated: 1, 2, 4 … up to an hour. */
const maxMinutes = 60
/** Longer than a report takes, so that no two processes report the same document. */
const claimMinutes = 5

/** Queues the job that signs and reports documents if there are any. */
export async function queueTaxReports({ db, ports, now }: EinvoicingDependencies): Promise<void> {
  if (!(await hasTaxWork(db, now))) return
  const key = String(Math.floor(now.getTime() / 60_000))
  await db.transaction((tx) => ports.queue(tx, { name: 'report-tax-documents', key, data: {} }))
}

type Unit = Pick<typeof taxUnit.$inferSelect, 'environment' | 'serial' | 'credentials'>
type Claimed = SignedDocument & Unit & { id: number; tries: number }

/**
 * Signs what was issued, then reports what is due. The first report without an answer ends the run, because the next ones
 * would wait for the same; each is repeated with growing pauses.
 */
export async function reportDocuments(dependencies: EinvoicingDependencies): Promise<void> {
  const { db, ports, now } = dependencies
  await signDocuments(dependencies)
  for (let i = 0; i < reportedTogether; i++) {
    const document = await claim(db, now)
    if (!document) return
    const { token, secret } = openCredentials(ports.vault, document)
    let reported: Reported
    try {
      reported = await ports.taxAuthority(document.environment).report(document, { token, secret })
    } catch (error) {
      return postpone(db, document, error, now)
    }
    const messages = [...(reported.state === 'rejected' ? reported.errors : []), ...reported.warnings]
    await db.execute(sql`
      update tax_document set status = ${reported.state}, retry_at = null, messages = ${JSON.stringify(messages)}::jsonb,
        reported_at = case when ${reported.state} = 'rejected' then null else ${now.toISOString()}::timestamptz end
      where id = ${document.id} and status = 'waiting'`)
  }
}

async function claim(db: Queryable, now: Date): Promise<Claimed | null> {
  const until = new Date(now.getTime() + claimMinutes * 60_000).toISOString()
  const claimed = await db.execute<Claimed>(sql`
    update tax_document d set tries = d.tries + 1, retry_at = ${until}
    from tax_unit u
    where u.id = d.unit_id and d.id = (
      select id from tax_document where status = 'waiting' and retry_at <= ${now.toISOString()}
      order by id limit 1 for update skip locked)
    returning d.id::int as id, d.uuid, d.hash, d.xml, d.qr, d.tries, u.environment, u.serial, u.credentials`)
  return claimed.rows[0] ?? null
}

async function postpone(db: Queryable, { id, tries }: Claimed, error: unknown, now: Date): Promise<void> {
  const minutes = Math.min(maxMinutes, 2 ** (tries - 1))
  const at = new Date(now.getTime() + minutes * 60_000).toISOString()
  const messages = [{ code: 'unreachable', text: error instanceof Error ? error.message : String(error) }]
  await db.execute(sql`
    update tax_document set retry_at = ${at}, messages = ${JSON.stringify(messages)}::jsonb where id = ${id} and status = 'waiting'`)
}

/** Reports a document again: a rejected one as a new document, signed anew. False if it needs neither. */
export async function reportAgain(db: Queryable, id: number, now: Date): Promise<boolean> {
  const changed = await db.execute(sql`
    update tax_document set retry_at = case when status = 'waiting' then ${now.toISOString()}::timestamptz end,
      status = case when status = 'waiting' then status else 'replaced' end
    where id = ${id} and status in ('waiting', 'rejected') returning id`)
  return changed.rows.length > 0
}
