/** What a booking is of. */
export const bookingKinds = ['stay', 'package', 'service'] as const
export type BookingKind = (typeof bookingKinds)[number]
