import type { BookedItem, ItemOf } from '#domains/bookings/contract/bookings.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

/** What is booked or offered, as the kind that a test expects. */
export function itemAs<Kind extends ProductKind>(kind: Kind, item: BookedItem | null): ItemOf<Kind> {
  if (item?.kind !== kind) throw new Error(`the item is ${item?.kind ?? 'missing'}, not a ${kind}`)
  return item as ItemOf<Kind>
}
