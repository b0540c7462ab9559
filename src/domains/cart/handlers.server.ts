import { sql } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import { emptyCart } from '#domains/cart/answers.ts'
import { mirrorCartCount, maxLines, cartOwnerCondition } from '#domains/cart/lines.server.ts'
import type { cartEndpoints } from '#domains/cart/contract.ts'
import { cartOf, ownerOf, ensureCartOwner, type CartOwner } from '#domains/cart/owner.server.ts'
import { pricedCart, pricedSelection } from '#domains/cart/priced-cart.server.ts'
import { selectionDigest } from '#domains/products/shared/selection.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { quoteProduct, toSelection } from '#domains/products/quote.server.ts'

/** Lines that one address can add: a burst, then one a minute. */
const addRule = { burst: 60, perHour: 60 }

export const cartHandlers: Handlers<typeof cartEndpoints> = {
  async fetch_cart(context) {
    return countedCart(context, ownerOf(context))
  },

  async quote_selection(context, { selection, code = null }) {
    return done(await pricedSelection(context, toSelection(selection), code))
  },

  async store_cart(context, { replace, ...input }) {
    const { pool, now, ports, address } = context
    const wait = await ports.limit(`cart:${address}`, addRule)
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    const selection = toSelection(input)
    const quoted = await quoteProduct(context, selection)
    if (!quoted.ok) return quoted
    const { total } = quoted.data
    const digest = selectionDigest(selection)
    const owner = ensureCartOwner(context)
    const room = await pool.transaction(async (tx) => {
      const id = await cartOf(tx, owner, now)
      if (replace !== undefined) await tx.execute(sql`delete from cart_line where cart_id = ${id} and id = ${replace}`)
      await tx.execute(sql`
        insert into cart_line (cart_id, selection, digest, seen_total, currency, added_at)
        select ${id}, ${JSON.stringify(selection)}::jsonb, ${digest}, ${total.minor}, ${total.currency}, ${now.toISOString()}
        on conflict (cart_id, digest) do update set
          selection = excluded.selection, seen_total = excluded.seen_total, currency = excluded.currency`)
      const lines = await tx.execute<{ n: number }>(sql`select count(*)::int as n from cart_line where cart_id = ${id}`)
      if ((lines.rows[0]?.n ?? 0) <= maxLines) return true
      // Removes the line that exceeded the maximum.
      await tx.execute(sql`delete from cart_line where cart_id = ${id} and digest = ${digest}`)
      return false
    })
    if (!room) return invalid('rooms', 'too_many', { max: maxLines })
    return countedCart(context, owner)
  },

  async store_cart_promotion(context, { code }) {
    const { db } = context
    const owner = ownerOf(context)
    if (!owner) return err('not_found')
    if (code !== null) {
      const problem = (await pricedCart(context, owner, code)).promotion?.problem
      if (problem) return invalid('code', problem.code, problem.params)
    }
    await db.execute(sql`update cart c set promotion_code = ${code} where ${cartOwnerCondition(owner)}`)
    return done(await pricedCart(context, owner))
  },

  async delete_cart(context, { line_id }) {
    const owner = ownerOf(context)
    if (!owner) return line_id === undefined ? done(emptyCart) : err('not_found')
    const deleted = await context.db.execute(sql`
      delete from cart_line l using cart c where c.id = l.cart_id and ${cartOwnerCondition(owner)}
        and (${line_id ?? null}::int is null or l.id = ${line_id ?? null})`)
    if (line_id !== undefined && deleted.rowCount === 0) return err('not_found')
    return countedCart(context, owner)
  },
}

/** The cart at current prices, whose number of lines the browser learns. */
async function countedCart(context: Context, owner: CartOwner | null) {
  const cart = owner ? await pricedCart(context, owner) : emptyCart
  mirrorCartCount(context, cart.lines.length)
  return done(cart)
}
