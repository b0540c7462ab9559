/** Staff roles: `agent` for bookings and messages, `editor` for catalogue and content, `manager` for everything. */
export const staffRoles = ['agent', 'editor', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Staff rights of a session. `proven` is false until the second factor is verified; until then the session is only
 * allowed to verify it.
 */
export type StaffRight = { role: StaffRole; proven: boolean }

/**
 * Errors that any staff endpoint can return. Callers who are not staff get `not_found`, so that they do not learn that
 * the endpoint exists.
 */
export const staffErrors = ['unauthenticated', 'not_found', 'forbidden', 'second_factor_required'] as const
