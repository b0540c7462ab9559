/** Products that can be booked. */
export const productKinds = ['stay', 'package', 'service'] as const
export type ProductKind = (typeof productKinds)[number]
