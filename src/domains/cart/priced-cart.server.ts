import { signAcceptance } from '#domains/cart/acceptance.server.ts'
import type { Cart } from '#domains/cart/answers.ts'
import { findLines } from '#domains/cart/lines.server.ts'
import type { CartOwner } from '#domains/cart/owner.server.ts'
import { payOfAll, sumOfMoney } from '#domains/cart/pay.ts'
import { quoteLine } from '#domains/cart/quoted-line.server.ts'
import type { Context } from '#domains/context.ts'

export const emptyCart: Cart = {
  lines: [],
  total: null,
  pay: { prepay: null, arrival: null },
  token: null,
  expires_at: null,
}

/** All lines at their current prices, and the token that accepts them. */
export async function pricedCart(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  owner: CartOwner,
): Promise<Cart> {
  const rows = await findLines(context.db, owner)
  const quoted = await Promise.all(rows.map((row) => quoteLine(context, row)))
  const lines = quoted.map(({ line }) => line)
  const [first, ...more] = lines.flatMap(({ total }) => total ?? [])
  if (!first) return { ...emptyCart, lines }
  const accepted = quoted.flatMap(({ line, price }, i) => {
    const selection = rows[i]?.digest
    return line.total && price !== null && selection !== undefined
      ? [{ id: line.id, selection, price, total: line.total.minor }]
      : []
  })
  const whole = accepted.length === lines.length
  const signed = whole ? signAcceptance(context.ports.signer, accepted, context.now) : null
  return {
    lines,
    total: sumOfMoney([first, ...more]),
    pay: payOfAll(lines.filter(({ total }) => total !== null).map(({ pay }) => pay)),
    token: signed?.token ?? null,
    expires_at: signed?.expiresAt.toISOString() ?? null,
  }
}
