/** The kinds of search results, in display order. */
export const foundKinds = ['place', 'hotel', 'package', 'service', 'article', 'question'] as const
export type FoundKind = (typeof foundKinds)[number]
