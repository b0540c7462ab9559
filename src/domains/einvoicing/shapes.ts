/** The destination of reports; `local` keeps documents here, so that everything works without the authority. */
export const environments = ['local', 'sandbox', 'simulation', 'production'] as const
export type TaxEnvironment = (typeof environments)[number]

/** Waiting: not reported. Warned: reported, with warnings. Rejected: to be replaced by a corrected document. */
export const taxDocumentStatuses = ['waiting', 'reported', 'warned', 'rejected', 'replaced'] as const
export type TaxDocumentStatus = (typeof taxDocumentStatuses)[number]

/** Documents in one archive; a month with more has several. */
export const archivedTogether = 1000
