import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import type { CartAsked, cartEndpoints } from '#domains/cart/contract.ts'
import { owns } from '#domains/cart/lines.server.ts'
import { cartOf, ownerOf, ownerToBe } from '#domains/cart/owner.server.ts'
import { emptyCart, pricedCart } from '#domains/cart/priced-cart.server.ts'
import { mostLines, selectionDigest, type CartSelection } from '#domains/cart/selection.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { quotePackage } from '#domains/packages/quoting.server.ts'
import { quoteService } from '#domains/services/quoting.server.ts'
import { quoteStay } from '#domains/stays/quoting.server.ts'

/** Lines that one address may add: a burst, then one a minute. */
const addRule = { burst: 60, perHour: 60 }

export const cartHandlers: Handlers<typeof cartEndpoints> = {
  async fetch_cart(context) {
    const owner = ownerOf(context)
    return done(owner ? await pricedCart(context, owner) : emptyCart)
  },

  async store_cart(context, { replace, ...asked }) {
    const { db, root, now, ports, address } = context
    const wait = await ports.limit(`cart:${address}`, addRule)
    if (wait !== null) return refuse('too_many_requests', { retryAfter: wait })
    const quoted = await quoteAsked(context, asked)
    if (!quoted.ok) return quoted
    const { total } = quoted.data
    const selection = selectionOf(asked)
    const digest = selectionDigest(selection)
    const owner = ownerToBe(context)
    const room = await root.transaction(async (tx) => {
      const id = await cartOf(tx, owner, now)
      if (replace !== undefined) await tx.execute(sql`delete from cart_line where cart_id = ${id} and id = ${replace}`)
      await tx.execute(sql`
        insert into cart_line (cart_id, selection, digest, seen_total, currency, added_at)
        select ${id}, ${JSON.stringify(selection)}::jsonb, ${digest}, ${total.minor}, ${total.currency}, ${now.toISOString()}
        on conflict (cart_id, digest) do update set seen_total = excluded.seen_total, currency = excluded.currency`)
      const lines = await tx.execute<{ n: number }>(sql`select count(*)::int as n from cart_line where cart_id = ${id}`)
      if ((lines.rows[0]?.n ?? 0) <= mostLines) return true
      // Nothing is kept of what made it too many.
      await tx.execute(sql`delete from cart_line where cart_id = ${id} and digest = ${digest}`)
      return false
    })
    if (!room) {
      const errors = [{ path: 'rooms', code: 'too_big', params: { max: mostLines } }]
      return refuse('invalid_input', { errors })
    }
    return done(await pricedCart({ ...context, db }, owner))
  },

  async delete_cart(context, { line_id }) {
    const owner = ownerOf(context)
    if (!owner) return line_id === undefined ? done(emptyCart) : refuse('not_found')
    const deleted = await context.db.execute(sql`
      delete from cart_line l using cart c where c.id = l.cart_id and ${owns(owner)}
        and (${line_id ?? null}::int is null or l.id = ${line_id ?? null})`)
    if (line_id !== undefined && deleted.rowCount === 0) return refuse('not_found')
    return done(await pricedCart(context, owner))
  },
}

type Asked = CartAsked extends infer One ? (One extends CartAsked ? Omit<One, 'replace'> : never) : never

/** What is put into a cart can be booked at that moment. */
function quoteAsked(context: Context, asked: Asked) {
  if (asked.kind === 'stay') return quoteStay(context, asked)
  return asked.kind === 'package' ? quotePackage(context, asked) : quoteService(context, asked)
}

function selectionOf(asked: Asked): CartSelection {
  if (asked.kind === 'stay') {
    const { kind, hotel_id: hotelId, check_in: checkIn, check_out: checkOut, rooms } = asked
    return { kind, hotelId, checkIn, checkOut, rooms }
  }
  if (asked.kind === 'package') {
    const { kind, departure_id: departureId, party, sharing, extras } = asked
    return { kind, departureId, party, sharing, extras }
  }
  const { kind, option_id: optionId, date, time, people, days, units } = asked
  return { kind, optionId, date, time: time ?? null, people, days, units }
}
