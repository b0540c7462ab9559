import { sql, type SQL } from 'drizzle-orm'
import type { PersonalData, Ports, Queryable } from '#domains/context.ts'
import { bookingsOf } from '#domains/bookings/access/claim.server.ts'
import { personalTables, type Person, type PersonalTable } from '#server/personal-data/register.ts'

/** Combines the personal data of several domains. Erasure follows the register. */
export function personalDataOf(domains: readonly PersonalData[]): Ports['personalData'] {
  return {
    async collect(db, userId) {
      const parts = await Promise.all(domains.map((domain) => domain.collect(db, userId)))
      return Object.assign({}, ...parts) as Record<string, unknown>
    },
    async isNeeded(db, userId, now) {
      for (const domain of domains) {
        const why = await domain.isNeeded?.(db, userId, now)
        if (why) return why
      }
      return null
    },
    async erase(db, userId) {
      const person = await findPerson(db, userId)
      if (!person) return
      for (const [table, declared] of Object.entries(personalTables)) {
        if (declared.of) await eraseRows(db, table, declared.erasure, declared.of(person))
      }
    },
  }
}

/** Erases what is out of retention, as if its person had been erased. With `failed`, others go on after an error. */
export async function deleteExpiredData(
  db: Queryable,
  now: Date,
  failed?: (table: string, error: unknown) => void,
): Promise<void> {
  for (const [table, { erasure, retention }] of Object.entries(personalTables)) {
    if (!('expired' in retention)) continue
    const before = sql`${new Date(now.getTime() - retention.hours * 3_600_000).toISOString()}::timestamptz`
    // Rows that are already erased are not written again.
    const differs = typeof erasure === 'object' && 'set' in erasure ? sql` and (${differsFrom(erasure.set)})` : sql``
    await eraseRows(db, table, erasure, sql`(${retention.expired(before)})${differs}`).catch((error: unknown) => {
      if (!failed) throw error
      failed(table, error)
    })
  }
}

async function eraseRows(db: Queryable, table: string, erasure: PersonalTable['erasure'], rows: SQL): Promise<void> {
  const name = sql.identifier(table)
  if (typeof erasure === 'string') {
    await db.execute(sql`delete from ${name} where ${rows}`)
  } else if ('set' in erasure) {
    const values = Object.entries(erasure.set).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
    await db.execute(sql`update ${name} set ${sql.join(values, sql`, `)} where ${rows}`)
  }
}

function differsFrom(values: Record<string, SQL>): SQL {
  const parts = Object.entries(values).map(
    ([column, value]) => sql`${sql.identifier(column)} is distinct from ${value}`,
  )
  return sql.join(parts, sql` or `)
}

async function findPerson(db: Queryable, userId: string): Promise<Person | null> {
  const result = await db.execute<Omit<Person, 'userId'>>(sql`
    with mine as (select id::int as id, reference, order_id from booking where id in ${bookingsOf(userId)})
    select array_remove(array[nullif(lower(u.email), ''), case when u.phone_verified then nullif(u.phone, '') end], null) as verified,
      array(select id from mine) as bookings,
      array(select reference from mine union select o.reference from booking_order o
        where o.user_id = u.id or o.id in (select order_id from mine)) as references,
      array(select p.id from payment p where p.user_id = u.id
        union select bp.payment_id from booking_payment bp where bp.booking_id in (select id from mine)) as payments
    from "user" u where u.id = ${userId}`)
  return result.rows[0] ? { userId, ...result.rows[0] } : null
}
