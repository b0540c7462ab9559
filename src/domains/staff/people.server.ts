import { sql, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#api/staff.ts'
import { endSessions } from '#domains/accounts/sessions/session.server.ts'
import type { PersonalData, Queryable } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import type { StaffMember } from '#domains/staff/people-contract.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

export type StaffHotel = { id: number; name: Bilingual }

type StaffRow = Omit<StaffMember, 'is_me' | 'hotels'> & { hotels: StaffHotel[] }

type LockedStaff = Pick<StaffRow, 'id' | 'name' | 'email' | 'role' | 'suspended_at'> & {
  locale: Locale
  hotelIds: number[]
}

/** The hotels of an array of ids, by name. */
export function hotelsNamed(ids: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.name ->> 'en', h.id), '[]')
    from hotel h where h.id = any(${ids}))`
}

const hotelIdsOf = sql`(
  select coalesce(array_agg(l.hotel_id order by l.hotel_id), '{}') from staff_hotel l where l.user_id = m.user_id)`

/** All members of staff by name, suspended ones last. */
export async function findStaff(db: Queryable): Promise<StaffRow[]> {
  const result = await db.execute<StaffRow>(sql`
    select u.id, u.name, u.email, m.role, ${isoInstant(sql`m.since`)} as since, ${isoInstant(sql`m.suspended_at`)} as suspended_at,
      ${isoInstant(sql`(select max(s.updated_at) from session s where s.user_id = u.id)`)} as last_used_at,
      exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor,
      ${hotelsNamed(sql`array(select l.hotel_id from staff_hotel l where l.user_id = m.user_id and m.role <> 'manager')`)} as hotels
    from staff_member m join "user" u on u.id = m.user_id order by m.suspended_at is not null, u.name, u.id`)
  return result.rows
}

/**
 * A member of staff, locked until the transaction ends together with all active managers, so that two managers who
 * remove each other's rights are serialised. Null if there is no such member; `'no_manager'` if the caller is no longer
 * a manager.
 */
export async function lockStaff(
  tx: Queryable,
  { by, id }: { by: string; id: string },
): Promise<LockedStaff | null | 'no_manager'> {
  if (!(await lockManagers(tx)).includes(by)) return 'no_manager'
  const result = await tx.execute<LockedStaff>(sql`
    select u.id, u.name, u.email, u.locale, m.role, ${isoInstant(sql`m.suspended_at`)} as suspended_at, ${hotelIdsOf} as "hotelIds"
    from staff_member m join "user" u on u.id = m.user_id where m.user_id = ${id} for update of m`)
  return result.rows[0] ?? null
}

/** True if the user is the only active manager. Locks all active managers. */
export async function isLastManager(tx: Queryable, userId: string): Promise<boolean> {
  const managers = await lockManagers(tx)
  return managers.length === 1 && managers[0] === userId
}

/** Locks all active managers and returns their ids. */
async function lockManagers(tx: Queryable): Promise<string[]> {
  // A fixed lock order prevents deadlocks; a row that is no longer a manager's once locked is omitted.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select user_id as id from staff_member where role = 'manager' and suspended_at is null order by user_id for update`)
  return rows.map(({ id }) => id)
}

/** Personal data of a member of staff. Audit rows remain, because they belong to the provider. */
export const staffOfPerson: PersonalData = {
  async collect(db, userId) {
    const { rows } = await db.execute(sql`select role, since from staff_member where user_id = ${userId}`)
    return rows[0] ? { staff: rows[0] } : {}
  },

  /** Without a manager, nobody could appoint another one. */
  async isNeeded(db, userId) {
    return (await isLastManager(db, userId)) ? 'last_manager' : null
  },
}

export async function setRole(tx: Queryable, id: string, role: StaffRole): Promise<void> {
  await tx.execute(sql`update staff_member set role = ${role} where user_id = ${id}`)
}

/**
 * Limits a member to hotels; without hotels the limit is removed. Returns false if one of the hotels does not exist; the
 * caller then rolls back, because only the others were stored.
 */
export async function limitToHotels(tx: Queryable, id: string, hotelIds: readonly number[]): Promise<boolean> {
  await tx.execute(sql`delete from staff_hotel where user_id = ${id}`)
  if (hotelIds.length === 0) return true
  const { rowCount } = await tx.execute(sql`
    insert into staff_hotel (user_id, hotel_id) select ${id}, h.id from hotel h
    where h.id = any(${sql.param([...hotelIds])}::int[])`)
  return rowCount === new Set(hotelIds).size
}

/** True if all ids are those of hotels. */
export async function areHotels(db: Queryable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const result = await db.execute(sql`select from hotel where id = any(${sql.param([...ids])}::int[])`)
  return result.rows.length === new Set(ids).size
}

/** Suspends a member immediately and ends all sessions. */
export async function suspend(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.execute(sql`update staff_member set suspended_at = ${now.toISOString()} where user_id = ${id}`)
  await endSessions(tx, id, 'all')
}

export async function restore(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`update staff_member set suspended_at = null where user_id = ${id}`)
}

/** Removes a second factor and its recovery codes, and ends all sessions that it may have opened. */
export async function removeFactor(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`delete from second_factor where user_id = ${id}`)
  await tx.execute(sql`delete from recovery_code where user_id = ${id}`)
  await endSessions(tx, id, 'all')
}

/** Adds a user to the staff. Returns false if they are a member already. */
export async function addStaff(
  tx: Queryable,
  { id, role, now }: { id: string; role: StaffRole; now: Date },
): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into staff_member (user_id, role, since) values (${id}, ${role}, ${now.toISOString()})
    on conflict (user_id) do nothing returning user_id`)
  return added.rows.length > 0
}
