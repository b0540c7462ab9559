import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

/** Who answers a request or cancels, as the keys of its texts end: the hotel of a stay, else the provider. */
export const answererOf = (kind: ProductKind) => (kind === 'stay' ? 'hotel' : 'provider')
