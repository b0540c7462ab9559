import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

/** The texts and facts of a voucher that differ by product kind. */
export const voucherKinds = {
  stay: {
    title: 'voucher.stayTitle',
    guests: 'voucher.who',
    begins: 'voucher.checkIn',
    ends: 'voucher.checkOut',
    starts: 'voucher.from',
    driver: 'voucher.driverStay',
    booked: 'voucher.driverBooking',
    showsAddress: true,
    showsPeople: false,
  },
  package: {
    title: 'voucher.packageTitle',
    guests: 'voucher.productTravellers',
    begins: 'voucher.begins',
    ends: 'voucher.ends',
    starts: 'voucher.atHour',
    driver: 'voucher.driverProduct',
    booked: 'voucher.driverBegins',
    showsAddress: false,
    showsPeople: false,
  },
  service: {
    title: 'voucher.serviceTitle',
    guests: 'voucher.productTravellers',
    begins: 'voucher.begins',
    ends: 'voucher.ends',
    starts: 'voucher.atHour',
    driver: 'voucher.driverProduct',
    booked: 'voucher.driverBegins',
    showsAddress: false,
    showsPeople: true,
  },
} as const satisfies { [Kind in ProductKind]: object }
