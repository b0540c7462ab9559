/** The lists that a traveller's bookings fall into. */
export const bookingGroups = ['upcoming', 'past', 'cancelled'] as const
export type BookingGroup = (typeof bookingGroups)[number]
