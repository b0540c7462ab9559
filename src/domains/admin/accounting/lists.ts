/** The lists of an accountant: invoices with credit notes, and payments by day and way. */
export const accountingLists = ['documents', 'payments'] as const
export type AccountingList = (typeof accountingLists)[number]

/** Documents, or days and ways of payments, that a page lists; the files contain all. */
export const maxListed = 200
