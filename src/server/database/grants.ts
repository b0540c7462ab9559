import pg from 'pg'
import { jobSchema } from '#server/database/job-queue.ts'

/** Tables of events: the server role cannot delete rows, nor change those of money and of the audit. */
const undeletable = [
  'account_event', 'arrival_payment', 'booking', 'booking_charge', 'booking_event', 'booking_order', 'booking_payment', 'credit_note', 'gift_card', 'gift_use', 'ledger_entry', 'manual_refund', 'payment', 'payment_event', 'payment_move', 'promotion_use', 'receipt', 'refund', 'staff_audit', 'stock_change', 'tax_document', 'tax_unit', 'terms_version',
] // prettier-ignore
const unchanged = ['booking_charge', 'ledger_entry', 'staff_audit', 'terms_version']

/**
 * Grants a role the rights that the server needs: it can read and write rows, and cannot create, alter or drop
 * anything. Run after every migration by the owner of the tables, so that new tables are included.
 *
 * @throws Error with a clear message when the role does not exist, or has all rights anyway
 */
export async function grantService(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ superuser: boolean; member: boolean }>(
    `select rolsuper as superuser, pg_has_role(oid, current_user, 'member') as member from pg_roles where rolname = $1`,
    [role],
  )
  const roleRights = rows[0]
  if (!roleRights) throw new Error(`The database has no role ${role}, which DATABASE_URL connects as: create it first.`)
  if (roleRights.superuser || roleRights.member) {
    throw new Error(`${role}, the role of DATABASE_URL, has all rights of the owner of the tables: use another role.`)
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
    revoke delete on ${list(undeletable)} from ${who};
    revoke update on ${list(unchanged)} from ${who};
    commit`)
}

/** The role of an address if it differs from the owner's; null if both are the same. */
export function serviceRole(url: string, ownerUrl: string): string | null {
  const [served, owner] = [url, ownerUrl].map((address) => new pg.Client({ connectionString: address }).user ?? '')
  return served && served !== owner ? served : null
}
