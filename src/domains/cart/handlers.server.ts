import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import type { cartEndpoints, Cart, CartLine } from '#domains/cart/contract.ts'
import { cartOf, ownerOf, ownerToBe, type CartOwner } from '#domains/cart/owner.server.ts'
import { mostLines, selectionDigest, type CartSelection } from '#domains/cart/selection.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { findHotelCards, type HotelCardRow } from '#domains/stays/hotels.server.ts'
import { quoteStay } from '#domains/stays/quoting.server.ts'
import { pictureView } from '#domains/stays/views.server.ts'
import { inLocale } from '#text/locale.ts'

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
    const quoted = await quoteStay(context, asked)
    if (!quoted.ok) return quoted
    const selection: CartSelection = {
      kind: 'stay',
      hotelId: asked.hotel_id,
      checkIn: asked.check_in,
      checkOut: asked.check_out,
      rooms: asked.rooms,
    }
    const { total } = quoted.data
    const owner = ownerToBe(context)
    const room = await root.transaction(async (tx) => {
      const id = await cartOf(tx, owner, now)
      if (replace !== undefined) await tx.execute(sql`delete from cart_line where cart_id = ${id} and id = ${replace}`)
      await tx.execute(sql`
        insert into cart_line (cart_id, selection, digest, seen_total, currency, added_at)
        select ${id}, ${JSON.stringify(selection)}::jsonb, ${selectionDigest(selection)}, ${total.minor}, ${total.currency},
          ${now.toISOString()}
        on conflict (cart_id, digest) do update set seen_total = excluded.seen_total, currency = excluded.currency`)
      const lines = await tx.execute<{ n: number }>(sql`select count(*)::int as n from cart_line where cart_id = ${id}`)
      if ((lines.rows[0]?.n ?? 0) <= mostLines) return true
      // Nothing is kept of what made it too many.
      await tx.execute(sql`delete from cart_line where cart_id = ${id} and digest = ${selectionDigest(selection)}`)
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
    if (!owner) return done(emptyCart)
    await context.db.execute(sql`
      delete from cart_line l using cart c where c.id = l.cart_id and ${owns(owner)}
        and (${line_id ?? null}::int is null or l.id = ${line_id ?? null})`)
    return done(await pricedCart(context, owner))
  },
}

const emptyCart: Cart = { lines: [], total: null, pay: { prepay: null, arrival: null } }

const owns = ({ userId, digest }: CartOwner) =>
  userId === null ? sql`c.token_digest = ${digest}` : sql`c.user_id = ${userId}`

type LineRow = { id: number; selection: CartSelection; seenTotal: number; currency: string; addedAt: string }

/** The lines of an owner's cart, the first added first. */
async function findLines(db: Queryable, owner: CartOwner): Promise<LineRow[]> {
  const found = await db.execute<LineRow>(sql`
    select l.id, l.selection, l.seen_total::float8 as "seenTotal", l.currency,
      to_char(l.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt"
    from cart_line l join cart c on c.id = l.cart_id where ${owns(owner)} order by l.added_at, l.id`)
  return found.rows
}

/** Every line at its price of this moment. */
async function pricedCart(context: Context, owner: CartOwner): Promise<Cart> {
  const rows = await findLines(context.db, owner)
  const cards = await findHotelCards(context.db, [...new Set(rows.map(({ selection }) => selection.hotelId))])
  const lines = await Promise.all(
    rows.map((row) =>
      pricedLine(
        context,
        row,
        cards.find(({ id }) => id === row.selection.hotelId),
      ),
    ),
  )
  const quotes = lines.flatMap(({ quote }) => quote ?? [])
  const currency = quotes[0]?.total.currency
  if (!currency) return { ...emptyCart, lines }
  const sum = (amounts: number[]) => ({ minor: amounts.reduce((all, one) => all + one, 0), currency })
  const paid = (way: 'prepay' | 'arrival') => {
    const splits = quotes.map(({ pay }) => pay[way])
    return splits.every((split) => split !== null)
      ? { now: sum(splits.map(({ now }) => now.minor)), on_arrival: sum(splits.map((one) => one.on_arrival.minor)) }
      : null
  }
  return {
    lines,
    total: sum(quotes.map(({ total }) => total.minor)),
    pay: { prepay: paid('prepay'), arrival: paid('arrival') },
  }
}

async function pricedLine(context: Context, row: LineRow, card: HotelCardRow | undefined): Promise<CartLine> {
  const { hotelId, checkIn, checkOut, rooms } = row.selection
  const selection = { hotel_id: hotelId, check_in: checkIn, check_out: checkOut, rooms }
  const quoted = await quoteStay(context, selection)
  const quote = quoted.ok ? quoted.data : null
  const changed = quote !== null && quote.total.minor !== row.seenTotal
  return {
    id: row.id,
    kind: 'stay',
    selection,
    hotel: card
      ? {
          slug: card.slug,
          name: inLocale(card.name, context.locale),
          picture: pictureView(card.pictures[0], context.locale),
        }
      : null,
    check_in: checkIn,
    check_out: checkOut,
    quote,
    refused: quoted.ok ? null : quoted.error.code,
    was: changed ? { minor: row.seenTotal, currency: row.currency } : null,
    added_at: row.addedAt,
  }
}
