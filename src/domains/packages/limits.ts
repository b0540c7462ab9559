export const packageSorts = ['recommended', 'departure', 'price', 'duration'] as const
export type PackageSort = (typeof packageSorts)[number]

/** The most families of one booking. */
export const mostFamilies = 12
/** The most kinds of extras of one booking. */
export const mostExtras = 12
