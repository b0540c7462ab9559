/** What people of the provider do: bookings and messages; catalogue and content; everything. */
export const staffRoles = ['agent', 'editor', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * What makes a session one of the staff. `proven` is false while a second factor is owed: until then the session may
 * do nothing but prove it.
 */
export type StaffRight = { role: StaffRole; proven: boolean }

/** Refusals that any endpoint for staff may give. Who is not of the staff does not learn that it is there. */
export const staffErrors = ['unauthenticated', 'not_found', 'forbidden', 'second_factor_required'] as const
