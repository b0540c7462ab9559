/** Maximum number of guests who share a room of a package, from one to four. */
export const roomBases = ['single', 'double', 'triple', 'quad'] as const
export type RoomBasis = (typeof roomBases)[number]

/** The price of a departure is per room basis, or `any`: one price per person, however many share a room. */
export const priceBases = [...roomBases, 'any'] as const
export type PackagePriceBasis = (typeof priceBases)[number]
