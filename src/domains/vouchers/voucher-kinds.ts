import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

const ofProduct = {
  guests: 'voucher.productTravellers',
  begins: 'voucher.begins',
  ends: 'voucher.ends',
  starts: 'voucher.atHour',
  driver: 'voucher.driverProduct',
  booked: 'voucher.driverBegins',
  showsAddress: false,
} as const

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
    ...ofProduct,
    title: 'voucher.packageTitle',
    showsPeople: false,
  },
  service: {
    ...ofProduct,
    title: 'voucher.serviceTitle',
    showsPeople: true,
  },
} as const satisfies { [Kind in ProductKind]: object }
