/** Documents that staff can request from a traveller. */
export const documentKinds = ['passport', 'visa', 'permit', 'identity', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** `asked` until it is sent or no longer required (`lapsed`). */
export const documentStates = ['asked', 'sent', 'accepted', 'refused', 'lapsed'] as const
export type DocumentState = (typeof documentStates)[number]

/** Maximum size of a document: 5 MB. */
export const maxDocumentBytes = 5 * 1_048_576
/** Days after the trip, or after a booking that ended without one, when documents are deleted. */
export const documentDays = 30
