import { sql } from 'drizzle-orm'
import type { Context, Keepsakes, PersonalData } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { mostSaved, readSaved, savedCookie } from '#domains/stays/saved.ts'

/** The hotels that a traveller has saved, the latest first; those off the site wait until it shows them again. */
export async function findSaved(db: Queryable, userId: string): Promise<number[]> {
  const found = await db.execute<{ id: number }>(
    sql`select s.hotel_id as id from saved_hotel s join hotel h on h.id = s.hotel_id
      where s.user_id = ${userId} and h.offered order by s.saved_at desc, s.hotel_id limit ${mostSaved}`,
  )
  return found.rows.map(({ id }) => id)
}

/** Saves hotels that there are, the first as the latest; of more than are kept the oldest go. */
export async function addSaved(db: Queryable, userId: string, hotels: readonly number[], now: Date): Promise<void> {
  if (hotels.length === 0) return
  await db.execute(sql`
    insert into saved_hotel (user_id, hotel_id, saved_at)
    select ${userId}, h.id, ${now.toISOString()}::timestamptz - make_interval(secs => given.n / 1000.0)
    from unnest(${sql.param([...hotels])}::int[]) with ordinality as given (id, n) join hotel h on h.id = given.id
    where h.offered on conflict do nothing`)
  await db.execute(sql`
    delete from saved_hotel where user_id = ${userId} and hotel_id in (
      select hotel_id from saved_hotel where user_id = ${userId} order by saved_at desc, hotel_id offset ${mostSaved})`)
}

export async function removeSaved(db: Queryable, userId: string, hotel: number): Promise<void> {
  await db.execute(sql`delete from saved_hotel where user_id = ${userId} and hotel_id = ${hotel}`)
}

/** The browser's copy of the list, so that pages kept for everyone can show what is saved. */
export function mirrorSaved({ setCookie, ports }: Pick<Context, 'setCookie' | 'ports'>, ids: readonly number[]): void {
  setCookie(savedCookie(ids, ports.sessionWay.secure))
}

/** What a visitor saved goes into the account at sign-in; at sign-out the browser forgets it. */
export const savedHotels: Keepsakes = {
  async join(context, userId) {
    const brought = readSaved(context.headers.get('cookie') ?? '')
    await addSaved(context.root, userId, brought, context.now)
    const kept = await findSaved(context.root, userId)
    if (kept.length + brought.length > 0) mirrorSaved(context, kept)
  },
  part(context) {
    if (readSaved(context.headers.get('cookie') ?? '').length > 0) mirrorSaved(context, [])
  },
}

export const savedOfPerson: PersonalData = {
  async gather(db, userId) {
    const found = await db.execute(sql`
      select h.slug as hotel, s.saved_at from saved_hotel s join hotel h on h.id = s.hotel_id
      where s.user_id = ${userId} order by s.saved_at, s.hotel_id`)
    return { saved_hotels: found.rows }
  },

  isNeeded: async () => null,

  async erase(db, userId) {
    await db.execute(sql`delete from saved_hotel where user_id = ${userId}`)
  },
}
