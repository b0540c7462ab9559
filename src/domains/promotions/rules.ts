import type { FieldError } from '#api/errors.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { promotion } from '#domains/promotions/schema.server.ts'
import { applyDiscount, type GrantedDiscount } from '#domains/shared/discount.ts'

/** The terms of a promotion. Amounts in minor units, dates inclusive; null for no limit. */
export type Promotion = Pick<typeof promotion.$inferSelect, StoredTerm> & {
  basisPoints: number | null
  maxAmount: number | null
  /** The products of each kind that it applies to: null for none, an empty list for all. */
  products: Record<ProductKind, number[] | null>
}

type Limit = 'minTotal' | 'bookFrom' | 'bookTo' | 'startFrom' | 'startTo' | 'maxUses' | 'maxPerPerson'
type StoredTerm = Limit | 'id' | 'code' | 'name' | 'uses' | 'offered'

/** A selected product: the hotel, package or service, its first day, and the amount that a discount reduces. */
export type Discountable = { kind: ProductKind; productId: number; firstDay: string; amount: number }

/** The number of times the account has used the promotion, and the present date at the provider. */
type Use = { today: string; ownUses: number }

/**
 * The discounts that a promotion grants to the products of one checkout, in their order; undefined for a product that
 * it does not apply to. An amount is used up by the products in that order. Otherwise the reason why it grants nothing.
 */
export function grantDiscounts(
  promotion: Promotion | null,
  products: Discountable[],
  { today, ownUses }: Use,
): { ok: true; grants: (GrantedDiscount | undefined)[] } | { ok: false; error: FieldError } {
  const wrong = (code: string, params?: FieldError['params']) => ({
    ok: false as const,
    error: { path: 'code', code, ...(params && { params }) },
  })
  if (!promotion) return wrong('promotion_unknown')
  const { bookFrom, bookTo, maxUses, maxPerPerson, minTotal } = promotion
  if (!promotion.offered || (bookTo !== null && today > bookTo)) return wrong('promotion_ended')
  if (bookFrom !== null && today < bookFrom) return wrong('promotion_not_begun')
  if (maxUses !== null && promotion.uses >= maxUses) return wrong('promotion_used_up')
  if (maxPerPerson !== null && ownUses >= maxPerPerson) return wrong('promotion_used')
  const ofKind = products.filter((product) => isFor(promotion, product))
  if (ofKind.length === 0) return wrong('promotion_other_products')
  const fitting = ofKind.filter((product) => beginsInTime(promotion, product))
  if (fitting.length === 0) return wrong('promotion_other_dates')
  const total = fitting.reduce((sum, { amount }) => sum + amount, 0)
  if (minTotal !== null && total < minTotal) return wrong('promotion_min_total', { min: minTotal })
  const { id: promotionId, code, basisPoints } = promotion
  // In the order of the schema of a selection, because the digest of a price depends on it; jsonb has its own order.
  const name = { en: promotion.name.en, ar: promotion.name.ar }
  let left = promotion.maxAmount
  const grants = products.map((product) => {
    if (!fitting.includes(product)) return undefined
    const granted = { promotionId, code, name, basisPoints, maxAmount: left }
    const discount = applyDiscount(product.amount, granted)
    if (left !== null && discount) left -= discount.amount
    return discount ? granted : undefined
  })
  return { ok: true, grants }
}

function isFor({ products }: Promotion, { kind, productId }: Discountable): boolean {
  const only = products[kind]
  return only !== null && (only.length === 0 || only.includes(productId))
}

function beginsInTime({ startFrom, startTo }: Promotion, { firstDay }: Discountable): boolean {
  return (startFrom === null || startFrom <= firstDay) && (startTo === null || firstDay <= startTo)
}
