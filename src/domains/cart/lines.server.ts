import { sql, type SQL } from 'drizzle-orm'
import { type CartOwner, ownerOf } from '#domains/cart/owner.server.ts'
import type { cartLine } from '#domains/cart/schema.server.ts'
import { isoInstant } from '#domains/db.ts'
import { cartCountCookie, readCartCount } from '#domains/cart/cart-count.ts'
import type { Context, PersonalData, Queryable, SessionHooks } from '#domains/context.ts'

/** Maximum number of lines in one cart. */
export const maxLines = 12

/** Ids of lines that are stored are smaller; from here on an id names a selection that is priced as a cart of one line. */
export const firstSelectionId = 2 ** 30

/** The id of the line of a selection that no cart stores; equal selections have equal ids. */
export function selectionId(digest: string): number {
  return firstSelectionId + (Buffer.from(digest, 'base64url').readUInt32BE(0) >>> 2)
}

export type LineRow = Omit<typeof cartLine.$inferSelect, 'cartId' | 'addedAt'> & { addedAt: string }

/** The lines of an owner's cart in the order in which they were added. */
export async function findLines(db: Queryable, owner: CartOwner): Promise<LineRow[]> {
  const result = await db.execute<LineRow>(sql`
    select l.id, l.selection, l.digest, l.seen_total::float8 as "seenTotal", l.currency,
      ${isoInstant(sql`l.added_at`)} as "addedAt"
    from cart_line l join cart c on c.id = l.cart_id where ${cartOwnerCondition(owner)} order by l.added_at, l.id`)
  return result.rows
}

export const cartOfPerson: PersonalData = {
  async collect(db, userId) {
    const result = await db.execute(sql`
      select l.selection, l.seen_total, l.currency, l.added_at from cart_line l join cart c on c.id = l.cart_id
      where c.user_id = ${userId} order by l.added_at, l.id`)
    return { cart: result.rows }
  },
}

/** The promotion code that was entered for a cart. */
export async function findCartCode(db: Queryable, owner: CartOwner): Promise<string | null> {
  const result = await db.execute<{ code: string | null }>(sql`
    select c.promotion_code as code from cart c where ${cartOwnerCondition(owner)}`)
  return result.rows[0]?.code ?? null
}

/** Locks a traveller's cart, so that only one order is made from it at a time. Run in a transaction. */
export async function lockCart(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`select from cart where user_id = ${userId} for no key update`)
}

export function cartOwnerCondition({ userId, digest }: CartOwner) {
  return userId === null ? sql`c.token_digest = ${digest}` : sql`c.user_id = ${userId}`
}

/** Removes a booked selection from the traveller's cart, as a part of the statement that books. */
export function deleteCartLineSql(userId: string | null, digest: string | null): SQL {
  return sql`delete from cart_line l using cart c
    where c.id = l.cart_id and c.user_id = ${userId} and l.digest = ${digest}`
}

type Call = Pick<Context, 'headers' | 'setCookie' | 'ports'>

/** Copies the number of lines to a cookie of the browser if it differs. */
export function mirrorCartCount({ headers, setCookie, ports }: Call, count: number): void {
  if (readCartCount(headers.get('cookie') ?? '') === count) return
  setCookie(cartCountCookie(count, ports.sessionSettings.secure))
}

/** Counts the lines again after a booking, unless the browser knows of none. */
export async function recountCart(context: Context): Promise<void> {
  if (readCartCount(context.headers.get('cookie') ?? '') === 0) return
  const owner = ownerOf(context)
  mirrorCartCount(context, owner ? await countLines(context.db, owner) : 0)
}

/** Sets the count of the traveller's cart at sign-in, after the visitor's lines have been moved to it. */
export const cartCount = {
  async onSignIn(call, userId) {
    mirrorCartCount(call, await countLines(call.pool, { userId, digest: null }))
  },
  onSignOut(call) {
    mirrorCartCount(call, 0)
  },
} satisfies SessionHooks

async function countLines(db: Queryable, owner: CartOwner): Promise<number> {
  const result = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from cart_line l join cart c on c.id = l.cart_id where ${cartOwnerCondition(owner)}`)
  return result.rows[0]?.count ?? 0
}
