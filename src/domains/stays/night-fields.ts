/** The terms of a night as the desk's forms and files name them. */
export const nightFields = ['price', 'allotment', 'min_stay', 'closed', 'closed_to_arrival'] as const
export type NightField = (typeof nightFields)[number]
