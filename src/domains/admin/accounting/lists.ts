/** The lists of an accountant: invoices with credit notes, and payments by day and way. */
export const accountingLists = ['documents', 'payments'] as const
export type AccountingList = (typeof accountingLists)[number]
