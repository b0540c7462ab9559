import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

/** Who provides a product, as the keys of its texts end: the hotel of a stay, else the seller. */
export const providerOf = (kind: ProductKind) => (kind === 'stay' ? 'hotel' : 'seller')
