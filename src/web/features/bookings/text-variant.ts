import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

/** How the keys of texts about a booking end: the hotel of a stay answers and cancels, else the provider. */
export const textVariantOf = (kind: ProductKind) => (kind === 'stay' ? 'hotel' : 'provider')
