import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StaffRole } from '#api/staff.ts'
import type { Queryable, Signer } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import { hotelsNamed, type StaffHotel } from '#domains/staff/people.server.ts'
import { invitationHours, type StaffInvitation } from '#domains/staff/people-contract.ts'
import type { Locale } from '#i18n/locale.ts'

type InvitationRow = Omit<StaffInvitation, 'hotels'> & { hotels: StaffHotel[] }

/** What a new member gets. */
type Invited = { email: string; role: StaffRole; hotelIds: number[]; locale: Locale }
type Dependencies = { signer: Signer; random: (bytes: number) => Uint8Array; now: Date }

/** Creates an invitation that replaces an open one to the same address. The token is sent by email and not stored. */
export async function makeInvitation(
  tx: Queryable,
  { email, role, hotelIds, locale, inviter }: Invited & { inviter: { id: string; name: string } },
  { signer, random, now }: Dependencies,
): Promise<{ token: string; invitation: InvitationRow }> {
  const token = Buffer.from(random(32)).toString('base64url')
  const at = now.toISOString()
  await tx.execute(sql`
    update staff_invitation set withdrawn_at = ${at} where email = ${email} and accepted_at is null and withdrawn_at is null`)
  const result = await tx.execute<InvitationRow>(sql`
    insert into staff_invitation (id, email, role, hotel_ids, locale, digest, invited_by, inviter_id, created_at, expires_at)
    values (${randomUUID()}, ${email}, ${role}, ${sql.param(hotelIds)}::int[], ${locale}, ${digestOf(signer, token)}, ${inviter.name}, ${inviter.id}, ${at},
      ${at}::timestamptz + make_interval(hours => ${invitationHours}))
    returning ${columns}`)
  return { token, invitation: result.rows[0] as InvitationRow }
}

/** Invitations that can still be accepted, newest first. */
export async function findInvitations(db: Queryable, now: Date): Promise<InvitationRow[]> {
  const result = await db.execute<InvitationRow>(sql`
    select ${columns} from staff_invitation where ${isOpen(now)} order by created_at desc, id limit 100`)
  return result.rows
}

/** The open invitation with a token, or null. */
export async function findInvitation(
  db: Queryable,
  token: string,
  { signer, now }: { signer: Signer; now: Date },
): Promise<(Invited & { id: string; expiresAt: string }) | null> {
  const result = await db.execute<Invited & { id: string; expiresAt: string }>(sql`
    select id, email, role, hotel_ids as "hotelIds", locale, ${isoInstant(sql`expires_at`)} as "expiresAt"
    from staff_invitation where digest = ${digestOf(signer, token)} and ${isOpen(now)}`)
  return result.rows[0] ?? null
}

/** Marks an invitation as used; false if it was, or has expired. Serialised with a suspension of the inviter. */
export async function takeInvitation(tx: Queryable, id: string, now: Date): Promise<boolean> {
  await tx.execute(sql`
    select from staff_member where user_id = (select inviter_id from staff_invitation where id = ${id}) for share`)
  const accepted = await tx.execute(sql`
    update staff_invitation set accepted_at = ${now.toISOString()} where id = ${id} and ${isOpen(now)} returning id`)
  return accepted.rows.length > 0
}

/** Withdraws an open invitation and returns its address; null if there is none. */
export async function withdrawInvitation(tx: Queryable, id: string, now: Date): Promise<string | null> {
  const ended = await tx.execute<{ email: string }>(sql`
    update staff_invitation set withdrawn_at = ${now.toISOString()} where id = ${id} and ${isOpen(now)} returning email`)
  return ended.rows[0]?.email ?? null
}

const columns = sql`id, email, role, ${hotelsNamed(sql`hotel_ids`)} as hotels, invited_by,
  ${isoInstant(sql`created_at`)} as created_at, ${isoInstant(sql`expires_at`)} as expires_at`

function isOpen(now: Date) {
  return sql`accepted_at is null and withdrawn_at is null and expires_at > ${now.toISOString()} and exists (
    select from staff_member where user_id = inviter_id and role = 'manager' and suspended_at is null)`
}

function digestOf(signer: Signer, token: string): string {
  return signer.digest('staff invitation', token)
}
