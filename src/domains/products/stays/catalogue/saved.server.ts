import { sql } from 'drizzle-orm'
import type { Context, SessionHooks, PersonalData } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { maxSaved, readSaved, savedCookie } from '#domains/products/stays/catalogue/saved.ts'

/**
 * The hotels that a traveller has saved, latest first. Hotels that are not offered are hidden until they are offered
 * again.
 */
export async function findSaved(db: Queryable, userId: string): Promise<number[]> {
  const found = await db.execute<{ id: number }>(
    sql`select s.hotel_id as id from saved_hotel s join hotel h on h.id = s.hotel_id
      where s.user_id = ${userId} and h.offered order by s.saved_at desc, s.hotel_id limit ${maxSaved}`,
  )
  return found.rows.map(({ id }) => id)
}

/** Saves existing hotels, the first one as the latest; the oldest above `maxSaved` are deleted. */
export async function addSaved(db: Queryable, userId: string, hotels: readonly number[], now: Date): Promise<void> {
  if (hotels.length === 0) return
  await db.execute(sql`
    insert into saved_hotel (user_id, hotel_id, saved_at)
    select ${userId}, h.id, ${now.toISOString()}::timestamptz - make_interval(secs => given.n / 1000.0)
    from unnest(${sql.param([...hotels])}::int[]) with ordinality as given (id, n) join hotel h on h.id = given.id
    where h.offered on conflict do nothing`)
  await db.execute(sql`
    delete from saved_hotel where user_id = ${userId} and hotel_id in (
      select hotel_id from saved_hotel where user_id = ${userId} order by saved_at desc, hotel_id offset ${maxSaved})`)
}

export async function removeSaved(db: Queryable, userId: string, hotel: number): Promise<void> {
  await db.execute(sql`delete from saved_hotel where user_id = ${userId} and hotel_id = ${hotel}`)
}

/** Copies the list to a cookie of the browser, so that cached pages can show which hotels are saved. */
export function mirrorSaved({ setCookie, ports }: Pick<Context, 'setCookie' | 'ports'>, ids: readonly number[]): void {
  setCookie(savedCookie(ids, ports.sessionSettings.secure))
}

/** Adds the hotels saved by a visitor to the account at sign-in, and clears the browser's list at sign-out. */
export const savedHotels: SessionHooks = {
  async onSignIn(context, userId) {
    const brought = readSaved(context.headers.get('cookie') ?? '')
    await addSaved(context.pool, userId, brought, context.now)
    const stored = await findSaved(context.pool, userId)
    if (stored.length + brought.length > 0) mirrorSaved(context, stored)
  },
  onSignOut(context) {
    if (readSaved(context.headers.get('cookie') ?? '').length > 0) mirrorSaved(context, [])
  },
}

export const savedOfPerson: PersonalData = {
  async collect(db, userId) {
    const found = await db.execute(sql`
      select h.slug as hotel, s.saved_at from saved_hotel s join hotel h on h.id = s.hotel_id
      where s.user_id = ${userId} order by s.saved_at, s.hotel_id`)
    return { saved_hotels: found.rows }
  },

  isNeeded: async () => null,
}
