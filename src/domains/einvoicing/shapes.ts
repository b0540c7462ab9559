/** The destination of reports; `local` keeps documents here, so that everything works without the authority. */
export const environments = ['local', 'sandbox', 'simulation', 'production'] as const
export type TaxEnvironment = (typeof environments)[number]

/**
 * Waiting: not reported yet. Warned: reported, with warnings. Rejected: must be corrected and is then replaced by a new
 * document.
 */
export const taxDocumentStatuses = ['waiting', 'reported', 'warned', 'rejected', 'replaced'] as const
export type TaxDocumentStatus = (typeof taxDocumentStatuses)[number]

/** Documents in one archive; a month with more has several. */
export const archivedTogether = 1000
