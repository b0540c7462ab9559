/** The terms of a night, with the names used in forms and files of the admin. */
export const nightFields = ['price', 'allotment', 'min_stay', 'closed', 'closed_to_arrival'] as const
export type NightField = (typeof nightFields)[number]
