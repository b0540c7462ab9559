/** Products that can be booked. */
export const bookingKinds = ['stay', 'package', 'service'] as const
export type BookingKind = (typeof bookingKinds)[number]
