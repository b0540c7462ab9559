/** Staff roles: `agent` for bookings and messages, `editor` for catalogue and content, `manager` for everything. */
export const staffRoles = ['agent', 'editor', 'manager'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The roles that can call an endpoint: a manager can call every one. */
export const agents = ['agent', 'manager'] as const
export const editors = ['editor', 'manager'] as const
export const managers = ['manager'] as const

/**
 * Staff rights of a session. `proven` is false until the second factor is verified; until then the session is only
 * allowed to verify it. `hotels` are the ids of the hotels to which the member is limited; null for all hotels, which
 * managers always have.
 */
export type StaffRight = { role: StaffRole; proven: boolean; hotels: readonly number[] | null }

/**
 * The access of members of staff who are limited to hotels to an endpoint:
 * - `all`, the default, refuses them, because it shows or changes more than single hotels;
 * - `none` has nothing to do with hotels;
 * - `booking`, `hotel`, `room` and `quote` require that the object of the input (`reference`, `hotel_id`, `room_type_id`,
 *   `quote_token`) belongs to their hotels; checked before the handler runs;
 * - `filtered` is a list or a count, which the handler limits with `ofHotels`.
 */
export type HotelScope = 'all' | 'none' | 'booking' | 'hotel' | 'room' | 'quote' | 'filtered'

/** Errors of any staff endpoint. Other callers get `not_found`, so that they do not learn that it exists. */
export const staffErrors = ['unauthenticated', 'not_found', 'forbidden', 'second_factor_required'] as const
