/** The lists of a traveller's bookings. */
export const bookingGroups = ['upcoming', 'past', 'cancelled'] as const
export type BookingGroup = (typeof bookingGroups)[number]
