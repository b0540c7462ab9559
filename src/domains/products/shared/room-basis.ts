/** Maximum number of guests who share a room of a package, from one to four. */
export const roomBases = ['single', 'double', 'triple', 'quad'] as const
export type RoomBasis = (typeof roomBases)[number]
