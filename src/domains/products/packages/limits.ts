export const packageSorts = ['recommended', 'departure', 'price', 'duration'] as const
export type PackageSort = (typeof packageSorts)[number]

/** Maximum number of families in one booking. */
export const maxFamilies = 12
/** Maximum number of different extras in one booking. */
export const maxExtras = 12
