import type { BookingKind } from '#domains/bookings/model/products/kinds.ts'

/**
 * The texts and facts of a voucher that differ by product kind. `isTimed`: if it ends on its first day, it is at its
 * hour in the calendar instead of all day.
 */
export const voucherKinds = {
  stay: {
    title: 'voucher.stayTitle',
    guests: 'voucher.who',
    begins: 'voucher.checkIn',
    ends: 'voucher.checkOut',
    length: 'nights',
    driver: 'voucher.driverStay',
    showsAddress: true,
    showsPeople: false,
    isTimed: false,
  },
  package: {
    title: 'voucher.packageTitle',
    guests: 'voucher.whoJourney',
    begins: 'voucher.begins',
    ends: 'voucher.ends',
    length: 'days',
    driver: 'voucher.driverJourney',
    showsAddress: false,
    showsPeople: false,
    isTimed: false,
  },
  service: {
    title: 'voucher.serviceTitle',
    guests: 'voucher.whoJourney',
    begins: 'voucher.begins',
    ends: 'voucher.ends',
    length: 'days',
    driver: 'voucher.driverJourney',
    showsAddress: false,
    showsPeople: true,
    isTimed: true,
  },
} as const satisfies { [Kind in BookingKind]: object }
