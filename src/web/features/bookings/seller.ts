import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

/** Who sells a product, as the keys of its texts end: the hotel of a stay, else the seller that runs the site. */
export const sellerOf = (kind: ProductKind) => (kind === 'stay' ? 'hotel' : 'seller')
