import type { BookingKind } from '#domains/bookings/model/products/kinds.ts'
import type { TextKey } from '#i18n/translator.ts'

const ofProvider = {
  length: 'days',
  answersBy: 'life.weAnswerBy',
  waitingTitle: 'life.journeyWaitingTitle',
  waitingText: 'life.journeyWaitingText',
  payTitle: 'changes.payTitle',
  confirmedText: 'life.journeyConfirmedText',
  rejectedTitle: 'life.journeyRejectedTitle',
  rejectedText: 'life.journeyRejectedText',
  expiredText: 'life.journeyExpiredText',
  nextWaiting: 'life.journeyNextHere',
  nextIfYes: 'life.journeyNextIfYes',
  nextIfNo: 'life.journeyNextIfNo',
  nextPay: 'life.journeyNextPay',
  nextId: 'life.journeyNextId',
} as const

/**
 * The texts about a booking that differ by product kind: those of a stay name the hotel, those of a package or service
 * the provider. `length` is the formatter of its number of nights or days.
 */
export const kindTexts = {
  stay: {
    length: 'nights',
    answersBy: 'life.hotelAnswersBy',
    waitingTitle: 'life.waitingTitle',
    waitingText: 'life.waitingText',
    payTitle: 'pay.requestTitle',
    confirmedText: 'booking.confirmedText',
    rejectedTitle: 'life.rejectedTitle',
    rejectedText: 'life.rejectedText',
    expiredText: 'life.expiredText',
    nextWaiting: 'life.nextHere',
    nextIfYes: 'life.nextIfYes',
    nextIfNo: 'life.nextIfNo',
    nextPay: 'booking.nextPay',
    nextId: 'booking.nextId',
  },
  package: ofProvider,
  service: ofProvider,
} as const satisfies { [Kind in BookingKind]: { [Name in keyof typeof ofProvider]: TextKey | 'nights' | 'days' } }
