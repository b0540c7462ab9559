import pg from 'pg'
import { jobSchema } from '#server/job-queue.ts'

/** What happened stays: of these the program that serves may delete no row; of money and of what the staff did, change none. */
const kept = [
  'account_event', 'booking', 'booking_event', 'ledger_entry', 'manual_refund', 'payment', 'payment_event', 'payment_move', 'receipt', 'refund', 'staff_audit',
] // prettier-ignore
const unchanged = ['ledger_entry', 'staff_audit']

/**
 * Gives a role what the serving program needs and no more: rows may be read and written, nothing may be made, altered
 * or dropped. Run after every migration, by the owner of the tables, so that new tables are covered.
 *
 * @throws Error in a sentence when there is no such role, or when it may do everything anyway
 */
export async function grantService(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ superuser: boolean; member: boolean }>(
    `select rolsuper as superuser, pg_has_role(oid, current_user, 'member') as member from pg_roles where rolname = $1`,
    [role],
  )
  const found = rows[0]
  if (!found) throw new Error(`The database has no role ${role}, as which DATABASE_URL connects: create it first.`)
  if (found.superuser || found.member) {
    throw new Error(
      `${role}, as which DATABASE_URL connects, may do all that the owner of the tables may: use another.`,
    )
  }
  const who = client.escapeIdentifier(role)
  const schemas = `public, ${client.escapeIdentifier(jobSchema)}`
  const list = (tables: string[]) => tables.map((table) => `public.${client.escapeIdentifier(table)}`).join(', ')
  await client.query(`
    begin;
    revoke create on schema ${schemas} from public, ${who};
    grant usage on schema ${schemas} to ${who};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${who};
    grant usage, select on all sequences in schema ${schemas} to ${who};
    revoke delete on ${list(kept)} from ${who};
    revoke update on ${list(unchanged)} from ${who};
    commit`)
}

/** As which role an address connects, where that is another than the owner's; null where both are one. */
export function serviceRole(url: string, ownerUrl: string): string | null {
  const [served, owner] = [url, ownerUrl].map((address) => new pg.Client({ connectionString: address }).user ?? '')
  return served && served !== owner ? served : null
}
