/** What staff may ask a traveller for. */
export const documentKinds = ['passport', 'visa', 'permit', 'identity', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** `asked` until it is sent or the booking goes on without it (`lapsed`). */
export const documentStates = ['asked', 'sent', 'accepted', 'refused', 'lapsed'] as const
export type DocumentState = (typeof documentStates)[number]

/** Bytes of a document that is taken: 5 MB. */
export const largestDocument = 5 * 1_048_576
/** Days after the trip, or after a booking that came to nothing, on which documents are deleted. */
export const documentDays = 30
