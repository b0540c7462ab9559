import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { archivedTogether } from '#domains/einvoicing/shapes.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'

/** Signed documents of the environment in use, without those that the authority rejected. */
const archived = sql`
  from tax_document d join tax_unit u on u.id = d.unit_id
    left join receipt r on r.number = d.receipt_number left join credit_note c on c.number = d.credit_note_number
  where d.status in ('waiting', 'reported', 'warned')
    and u.environment = (select environment from tax_unit where retired_at is null)`
const issued = sql`coalesce(r.issued_at, c.issued_at) at time zone ${siteTimeZone}`

/** The months in which signed documents were issued, the newest first, with their number. */
export async function findArchiveMonths(db: Queryable): Promise<{ month: string; count: number }[]> {
  const result = await db.execute<{ month: string; count: number }>(sql`
    select to_char(${issued}, 'YYYY-MM') as month, count(*)::int as count ${archived} group by 1 order by 1 desc`)
  return result.rows
}

/** A part of the documents of a month as a ZIP archive in Base64; null if the part has none. */
export async function archiveOf(
  db: Queryable,
  month: string,
  part: number,
): Promise<{ name: string; file: string } | null> {
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
