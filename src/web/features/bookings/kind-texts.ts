import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { TextKey } from '#i18n/translator.ts'

const ofProvider = {
  waitingTitle: 'bookingstatus.productWaitingTitle',
  waitingText: 'bookingstatus.productWaitingText',
  payTitle: 'offers.payTitle',
  confirmedText: 'bookingstatus.productConfirmedText',
  rejectedTitle: 'bookingstatus.productRejectedTitle',
  rejectedText: 'bookingstatus.productRejectedText',
  expiredText: 'bookingstatus.productExpiredText',
  nextWaiting: 'bookingstatus.productNextHere',
  nextIfYes: 'bookingstatus.productNextIfYes',
  nextIfNo: 'bookingstatus.productNextIfNo',
  nextPay: 'bookingstatus.productNextPay',
  nextId: 'bookingstatus.productNextId',
} as const

/**
 * The texts about a booking that differ by product kind: those of a stay name the hotel, those of a package or service
 * the provider.
 */
export const kindTexts = {
  stay: {
    waitingTitle: 'bookingstatus.waitingTitle',
    waitingText: 'bookingstatus.waitingText',
    payTitle: 'pay.requestTitle',
    confirmedText: 'booking.confirmedText',
    rejectedTitle: 'bookingstatus.rejectedTitle',
    rejectedText: 'bookingstatus.rejectedText',
    expiredText: 'bookingstatus.expiredText',
    nextWaiting: 'bookingstatus.nextHere',
    nextIfYes: 'bookingstatus.nextIfYes',
    nextIfNo: 'bookingstatus.nextIfNo',
    nextPay: 'booking.nextPay',
    nextId: 'booking.nextId',
  },
  package: ofProvider,
  service: ofProvider,
} as const satisfies { [Kind in ProductKind]: { [Name in keyof typeof ofProvider]: TextKey } }

/** The product in the text of the next payment. */
export const paidKinds = { stay: 'other', package: 'package', service: 'other' } as const satisfies Record<
  ProductKind,
  string
>
