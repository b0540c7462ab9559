import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Db, Ports, Queryable } from '#domains/context.ts'
import { firstPreviousHash, type TaxDocument, type TaxSeller } from '@rihla/zatca/document'
import { riyadhTime, taxLines } from '#domains/einvoicing/lines.ts'
import { findTaxUnit, openCredentials, taxSeller, type TaxUnitRow } from '#domains/einvoicing/units.server.ts'
import type { CreditNoteData, CreditReason } from '#domains/payments/receipt.ts'

export type EinvoicingDependencies = { db: Db; ports: Pick<Ports, 'vault' | 'taxAuthority' | 'queue'>; now: Date }

const chainLock = 727_400_005
/** Documents that one transaction signs; each takes about a millisecond. */
const signedTogether = 100

type Issued = {
  number: number
  receiptNumber: number | null
  creditNoteNumber: number | null
  /** The number of the invoice of a credit note; null for an invoice. */
  invoice: number | null
  issuedAt: string
  data: CreditNoteData
  /** The method of a payment on arrival; null for a payment online. */
  way: string | null
}

/**
 * The documents that the unit has not signed: all after its last one, because both series are committed in the order of
 * their numbers, and what a rejection has replaced. Invoices in another currency need its rate of the day, so they are
 * not signed.
 */
const unsigned = ({ id, since }: TaxUnitRow) => sql`
  select r.number, r.number as "receiptNumber", null::int as "creditNoteNumber", null::int as invoice, r.issued_at as "issuedAt", r.data, a.way
  from receipt r left join arrival_payment a on a.id = r.arrival_payment_id
  where r.issued_at >= ${since.toISOString()} and r.data ->> 'currency' = 'SAR' and (
    r.number > (select coalesce(max(receipt_number), 0) from tax_document
      where unit_id = ${id} and receipt_number is not null and status <> 'replaced')
    or r.number in (select receipt_number from tax_document where unit_id = ${id} and status = 'replaced')
      and not exists (select from tax_document where unit_id = ${id} and receipt_number = r.number and status <> 'replaced'))
  union all
  select c.number, null, c.number, c.receipt_number, c.issued_at, c.data, null
  from credit_note c
  where c.issued_at >= ${since.toISOString()} and c.data ->> 'currency' = 'SAR' and (
    c.number > (select coalesce(max(credit_note_number), 0) from tax_document
      where unit_id = ${id} and credit_note_number is not null and status <> 'replaced')
    or c.number in (select credit_note_number from tax_document where unit_id = ${id} and status = 'replaced')
      and not exists (select from tax_document where unit_id = ${id} and credit_note_number = c.number and status <> 'replaced'))`

/** True if an issued invoice or credit note is not signed yet, or a signed one is due to be reported. */
export async function hasTaxWork(db: Queryable, now: Date): Promise<boolean> {
  const unit = await findTaxUnit(db)
  if (!unit) return false
  const result = await db.execute<{ due: boolean }>(sql`
    select exists (${unsigned(unit)}) or
      exists (select from tax_document where status = 'waiting' and retry_at <= ${now.toISOString()}) as due`)
  return result.rows[0]?.due ?? false
}

/**
 * Signs issued invoices and credit notes in the order of their issue, each series in that of its numbers, and appends
 * them to the chain of the unit. Bookings never wait for it: only this function appends, one process at a time, so that
 * the chain has no gaps. Returns the number of signed documents.
 */
export async function signDocuments({ db, ports, now }: EinvoicingDependencies): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
    const unit = await findTaxUnit(tx)
    const seller = unit && taxSeller(await readSettings(tx))
    if (!unit || !seller) return 0
    const pending = await tx.execute<Issued>(sql`
      select * from (${unsigned(unit)}) issued
      order by max("issuedAt") over (partition by invoice is null order by number), "receiptNumber" nulls last, number
      limit ${signedTogether}`)
    if (pending.rows.length === 0) return 0
    const { privateKey } = openCredentials(ports.vault, unit)
    const authority = ports.taxAuthority(unit.environment)
    let { counter, hash } = await lastOf(tx, unit)
    for (const issued of pending.rows) {
      counter += 1
      const document = { ...documentOf(issued, seller), counter, previousHash: hash }
      const signed = authority.sign(document, { privateKey, certificate: unit.certificate }, now)
      await tx.execute(sql`
        insert into tax_document (unit_id, counter, receipt_number, credit_note_number, uuid, previous_hash, hash, xml, qr,
          signed_at, status, retry_at)
        values (${unit.id}, ${counter}, ${issued.receiptNumber}, ${issued.creditNoteNumber}, ${signed.uuid}, ${hash},
          ${signed.hash}, ${signed.xml}, ${signed.qr}, ${now.toISOString()}, 'waiting', ${now.toISOString()})`)
      hash = signed.hash
    }
    return pending.rows.length
  })
}

/** Signs all that was issued, so that an invoice is shown with its signature. */
export async function signAll(dependencies: EinvoicingDependencies): Promise<void> {
  if (!(await findTaxUnit(dependencies.db))) return
  while ((await signDocuments(dependencies)) === signedTogether);
}

async function lastOf(tx: Queryable, unit: TaxUnitRow): Promise<{ counter: number; hash: string }> {
  const result = await tx.execute<{ counter: number; hash: string }>(sql`
    select counter, hash from tax_document where unit_id = ${unit.id} order by counter desc, id limit 1`)
  return result.rows[0] ?? { counter: 0, hash: firstPreviousHash }
}

/** ZATCA requires the reasons of credit notes; it gives examples in Arabic, the language of documents. */
const reasons: Record<CreditReason, string> = {
  cancelled: 'إلغاء الحجز',
  expired: 'لم يؤكد الحجز في موعده',
  changed: 'تعديل الحجز',
  goodwill: 'ترضية للضيف',
  mistake: 'دفعة سجلت بالخطأ',
  not_needed: 'إعادة مبلغ',
  outdated: 'إعادة مبلغ',
  wrong_amount: 'إعادة مبلغ',
}

function documentOf(issued: Issued, seller: TaxSeller): Omit<TaxDocument, 'counter' | 'previousHash'> {
  const { number, invoice, issuedAt, data, way } = issued
  const [date = '', time = ''] = riyadhTime(new Date(issuedAt))
  return {
    kind: invoice === null ? 'invoice' : 'credit_note',
    number: String(number),
    uuid: randomUUID(),
    date,
    time,
    seller,
    means: invoice !== null ? 1 : way === null || way === 'card' ? 48 : way === 'cash' ? 10 : 30,
    ...(invoice !== null && { of: { number: String(invoice), reason: reasons[data.reason] } }),
    lines: taxLines(data.lines),
  }
}
