import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TaxSeller } from '@rihla/zatca/document'
import { done, err, invalid } from '#api/endpoint.ts'
import { saveSetting } from '#domains/content/commands.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Handlers, Queryable, RateRule } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import { NotRegistered } from '#domains/einvoicing/authority.ts'
import type { Einvoicing, einvoicingEndpoints } from '#domains/einvoicing/contract.ts'
import { reportAgain } from '#domains/einvoicing/report.server.ts'
import { findTaxUnit, storeTaxUnit, taxSeller } from '#domains/einvoicing/units.server.ts'
import { withAudit } from '#domains/staff/audit.server.ts'
import { strToU8, zipSync } from 'fflate'
import { archivedTogether } from '#domains/einvoicing/shapes.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'

const registrations: RateRule = { burst: 5, perHour: 20 }

export const einvoicingHandlers: Handlers<typeof einvoicingEndpoints> = {
  show_einvoicing: async ({ db }) => done(await einvoicingView(db)),

  async save_tax_address({ db, now, audits }, { postal_code: postalCode, ...same }) {
    const before = (await readSettings(db)).tax_address
    const after = { ...same, postalCode }
    await saveSetting(db, 'tax_address', after, now)
    audits.push({ subject: 'einvoicing:address', before, after })
    return done(await einvoicingView(db))
  },

  async register_tax_unit(context, { environment, otp, branch, business }) {
    const { pool, ports, now, actor } = context
    const wait = await ports.limit(`tax-unit:${actor.userId}`, registrations)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    if (environment !== 'local' && otp === '') return invalid('otp', 'required')
    const settings = await readSettings(pool)
    const seller = taxSeller(settings)
    if (!seller) return err('conflict')
    const serial = randomUUID()
    try {
      const registered = await ports.taxAuthority(environment).register({ serial, seller, branch, business }, otp, now)
      return await withAudit<{ result: 'registered'; messages: [] }, never>(
        context,
        'register_tax_unit',
        async ({ db, audits }) => {
          await storeTaxUnit(db, ports.vault, { ...registered, serial, environment, now })
          audits.push({ subject: 'einvoicing:unit', before: null, after: { environment, serial } })
          return done({ result: 'registered', messages: [] })
        },
      )
    } catch (error) {
      if (error instanceof NotRegistered) return done({ result: 'refused', messages: error.messages })
      if (isUnreachable(error)) return done({ result: 'unreachable', messages: [] })
      throw error
    }
  },

  async export_tax_documents({ db }, { month, part }) {
    const archive = await archiveOf(db, month, part)
    return archive ? done(archive) : err('not_found')
  },

  async report_tax_document({ db, now, audits }, { id }) {
    if (!(await reportAgain(db, id, now))) return err('conflict')
    audits.push({ subject: `tax_document:${id}`, before: null, after: { again: true } })
    return done(await einvoicingView(db))
  },
}

/** True for the errors of `fetch` without an answer: no connection, or none in time. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

async function einvoicingView(db: Queryable): Promise<Einvoicing> {
  const settings = await readSettings(db)
  const { seller, brand, tax_address: address } = settings
  const name = seller.name ?? brand.name
  const unit = await findTaxUnit(db)
  const counted = await db.execute<Einvoicing['counts']>(sql`
    select count(*) filter (where status = 'reported')::int as reported, count(*) filter (where status = 'warned')::int as warned,
      count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'rejected')::int as rejected
    from tax_document`)
  const open = await db.execute<Einvoicing['open'][number]>(sql`
    select d.id::int as id, case when d.receipt_number is null then 'credit_note' else 'invoice' end as kind,
      coalesce(d.receipt_number, d.credit_note_number) as number, d.counter, d.status,
      ${isoInstant(sql`coalesce(r.issued_at, c.issued_at)`)} as issued_at, d.tries, d.messages
    from tax_document d left join receipt r on r.number = d.receipt_number left join credit_note c on c.number = d.credit_note_number
    where d.status in ('waiting', 'rejected', 'warned')
    order by d.status = 'warned', d.id desc limit 50`)
  return {
    unit: unit && {
      environment: unit.environment,
      serial: unit.serial,
      since: unit.since.toISOString(),
      expires_at: unit.expiresAt.toISOString(),
    },
    seller: { name: name.ar || name.en, vat_number: seller.vat_number, registration: seller.registration },
    address: address && addressView(address),
    counts: counted.rows[0] ?? { reported: 0, warned: 0, waiting: 0, rejected: 0 },
    months: await findArchiveMonths(db),
    open: open.rows,
  }
}

function addressView({ postalCode, ...same }: TaxSeller['address']) {
  return { ...same, postal_code: postalCode }
}

/** Signed documents of the environment in use, without those that the authority rejected. */
const archived = sql`
  from tax_document d join tax_unit u on u.id = d.unit_id
    left join receipt r on r.number = d.receipt_number left join credit_note c on c.number = d.credit_note_number
  where d.status in ('waiting', 'reported', 'warned')
    and u.environment = (select environment from tax_unit where retired_at is null)`
const issued = sql`coalesce(r.issued_at, c.issued_at) at time zone ${siteTimeZone}`

/** The months in which signed documents were issued, the newest first, with their number. */
async function findArchiveMonths(db: Queryable): Promise<{ month: string; count: number }[]> {
  const result = await db.execute<{ month: string; count: number }>(sql`
    select to_char(${issued}, 'YYYY-MM') as month, count(*)::int as count ${archived} group by 1 order by 1 desc`)
  return result.rows
}

/** A part of the documents of a month as a ZIP archive in Base64; null if the part has none. */
async function archiveOf(db: Queryable, month: string, part: number): Promise<{ name: string; file: string } | null> {
  const result = await db.execute<{ kind: string; number: number; moment: string; xml: string }>(sql`
    select case when d.receipt_number is null then '381' else '388' end as kind,
      coalesce(d.receipt_number, d.credit_note_number) as number,
      to_char(${issued}, 'YYYYMMDD"T"HH24MISS') as moment, d.xml
    ${archived} and to_char(${issued}, 'YYYY-MM') = ${month}
    order by d.id limit ${archivedTogether} offset ${(part - 1) * archivedTogether}`)
  if (result.rows.length === 0) return null
  const { seller } = await readSettings(db)
  // The authority's standard for file names, with the type code because both series count from 1.
  const files = result.rows.map(({ kind, number, moment, xml }) => [
    `${seller.vat_number}_${moment}_${kind}-${number}.xml`,
    strToU8(xml),
  ])
  const file = Buffer.from(zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) }))
  return { name: `e-invoices-${month}${part > 1 ? `-${part}` : ''}.zip`, file: file.toString('base64') }
}
