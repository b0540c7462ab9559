import { sql } from 'drizzle-orm'
import { cartCountCookie, readCartCount } from '#domains/cart/cart-count.ts'
import { owns } from '#domains/cart/lines.server.ts'
import { ownerOf, type CartOwner } from '#domains/cart/owner.server.ts'
import type { Context, SessionHooks } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

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
export const cartCount: SessionHooks = {
  async onSignIn(call, userId) {
    mirrorCartCount(call, await countLines(call.pool, { userId, digest: null }))
  },
  onSignOut(call) {
    mirrorCartCount(call, 0)
  },
}

async function countLines(db: Queryable, owner: CartOwner): Promise<number> {
  const found = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from cart_line l join cart c on c.id = l.cart_id where ${owns(owner)}`)
  return found.rows[0]?.count ?? 0
}
