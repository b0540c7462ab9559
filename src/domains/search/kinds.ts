/** What is found on the whole site, in the order in which it is shown. */
export const foundKinds = ['place', 'hotel', 'package', 'service', 'article', 'question'] as const
export type FoundKind = (typeof foundKinds)[number]
