import { err, type Outcome } from '#api/endpoint.ts'
import type { Money } from '#api/shapes.ts'
import type { Context } from '#domains/context.ts'
import type { ProductSelection } from '#domains/products/shared/selection.ts'
import { findPromotion, findSelected } from '#domains/promotions/queries.server.ts'
import { grantDiscounts } from '#domains/promotions/rules.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import type { GrantedDiscount } from '#domains/shared/discount.ts'
import { money } from '#i18n/money.ts'

/** Wrong codes that one address can try: a burst, then one a minute, so that codes cannot be guessed. */
const tryRule = { burst: 20, perHour: 60 }

/**
 * Seconds until an address can try a code of a promotion or a gift card; null if it can. Only wrong codes count, but after
 * too many of them a right one is not accepted either.
 */
export function waitOfCode(
  { ports, address }: Pick<Context, 'ports' | 'address'>,
  known: boolean,
): Promise<number | null> {
  return (known ? ports.waitOf : ports.limit)(`promotion:${address}`, tryRule)
}

/** A selection and its `discountable` amount. */
type ToDiscount = { selection: ProductSelection; amount: Money }

/**
 * The discounts that a code grants to the products of one checkout, in their order; undefined for a product that it does
 * not apply to. It reserves no use: the booking does. `invalid_input` says why it grants nothing.
 */
export async function grantCode(
  { db, actor, address, locale, now, ports }: Pick<Context, 'db' | 'actor' | 'address' | 'locale' | 'now' | 'ports'>,
  code: string,
  products: ToDiscount[],
): Promise<Outcome<(GrantedDiscount | undefined)[], 'invalid_input' | 'too_many_requests'>> {
  const userId = actor.kind === 'traveller' ? actor.userId : null
  const [promotion, selected] = await Promise.all([
    findPromotion(db, code, userId),
    Promise.all(products.map(({ selection }) => findSelected(db, selection))),
  ])
  const wait = await waitOfCode({ ports, address }, promotion !== null)
  if (wait !== null) return err('too_many_requests', { retryAfter: wait })
  const items = products.flatMap(({ amount }, i) => {
    const one = selected[i]
    return one ? [{ ...one, amount: amount.minor, i }] : []
  })
  const granted = grantDiscounts(promotion, items, {
    today: todayIn(siteTimeZone, now),
    ownUses: promotion?.ownUses ?? 0,
  })
  if (!granted.ok) {
    const { error } = granted
    const currency = products[0]?.amount.currency
    const min = error.params?.['min']
    const params = currency && typeof min === 'number' && { params: { min: money(min, currency, locale) } }
    return err('invalid_input', { errors: [{ ...error, ...params }] })
  }
  const grants = products.map((_, i) => granted.grants[items.findIndex((item) => item.i === i)])
  return { ok: true, data: grants }
}
