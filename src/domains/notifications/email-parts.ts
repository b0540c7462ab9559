import type { NotificationKind } from '#domains/notifications/shapes.ts'
import type { TextKey } from '#i18n/translator.ts'

type NotificationText = Extract<TextKey, `emails.${string}` | `staffemails.${string}`>
/**
 * A text of a notification that editors can reword: its name, its translation key, and the values for which it is used.
 */
export type NotificationPart = { name: string; key: NotificationText; when?: Readonly<Record<string, string>> }

const hello = { name: 'greeting', key: 'emails.hello' } as const
const openBooking = { name: 'button', key: 'emails.openBooking' } as const
const signIn = { name: 'button', key: 'emails.signIn' } as const
const searchAgain = { name: 'button', key: 'emails.searchAgain' } as const
const subject = <Key extends NotificationText>(key: Key) => ({ name: 'subject', key }) as const
const main = <Key extends NotificationText>(key: Key) => ({ name: 'main', key }) as const
const undo = [
  { name: 'not_you', key: 'emails.undoText' },
  { name: 'button', key: 'emails.undo' },
  { name: 'not_you_contact', key: 'emails.changeNotYou' },
  { name: 'button_contact', key: 'emails.writeToUs' },
] as const
/** One sentence for stays, and one for packages and services. */
const ofKinds = (key: NotificationText) =>
  [
    { name: 'main_stay', key, when: { kind: 'stay' } },
    { name: 'main_other', key, when: { kind: 'other' } },
  ] as const

/** The parts of every notification, in order. The names of optional parts contain their condition. */
export const notificationParts = {
  code: [
    subject('emails.codeSubject'),
    { name: 'when_register', key: 'emails.code_register' },
    { name: 'when_login', key: 'emails.code_login' },
    { name: 'when_reset', key: 'emails.code_reset' },
    { name: 'when_phone', key: 'emails.code_phone' },
    { name: 'when_email', key: 'emails.code_email' },
    { name: 'when_step_up', key: 'emails.code_step_up' },
    { name: 'when_booking', key: 'emails.code_booking' },
    { name: 'validity', key: 'emails.codeExpires' },
    { name: 'not_you', key: 'emails.codeNotYou' },
  ],
  account_exists: [
    subject('emails.accountExistsSubject'),
    main('emails.accountExists'),
    { name: 'next', key: 'emails.accountExistsWays' },
    signIn,
  ],
  address_taken: [
    subject('emails.addressTakenSubject'),
    main('emails.addressTaken'),
    { name: 'next', key: 'emails.addressTakenWays' },
    signIn,
  ],
  welcome: [
    subject('emails.welcomeSubject'),
    hello,
    main('emails.welcome'),
    { name: 'button', key: 'emails.findStay' },
  ],
  password_changed: [
    subject('emails.passwordChangedSubject'),
    hello,
    main('emails.passwordChanged'),
    { name: 'passkeys_gone', key: 'emails.passkeysGone' },
    { name: 'passkeys_stay', key: 'emails.passkeysStay' },
    ...undo,
  ],
  passkey_added: [subject('emails.passkeyAddedSubject'), hello, main('emails.passkeyAdded'), ...undo],
  passkey_removed: [subject('emails.passkeyRemovedSubject'), hello, main('emails.passkeyRemoved'), ...undo],
  phone_changed: [
    subject('emails.phoneChangedSubject'),
    hello,
    main('emails.phoneChanged'),
    { name: 'when_removed', key: 'emails.phoneRemoved' },
    ...undo,
  ],
  email_changed: [subject('emails.emailChangedSubject'), hello, main('emails.emailChanged'), ...undo],
  second_factor_set: [subject('emails.factorSetSubject'), hello, main('emails.factorSet'), ...undo],
  device_pass: [
    subject('emails.devicePassSubject'),
    hello,
    main('emails.devicePass'),
    { name: 'not_you', key: 'emails.devicePassNotYou' },
    { name: 'button', key: 'emails.devicePassOpen' },
  ],
  account_deleted: [subject('emails.accountDeletedSubject'), hello, main('emails.accountDeleted')],
  staff_invited: [
    subject('staffemails.invitedSubject'),
    main('staffemails.invited'),
    { name: 'role_agent', key: 'staffemails.invitedRole', when: { role: 'agent' } },
    { name: 'role_editor', key: 'staffemails.invitedRole', when: { role: 'editor' } },
    { name: 'role_manager', key: 'staffemails.invitedRole', when: { role: 'manager' } },
    { name: 'validity', key: 'staffemails.invitedUntil' },
    { name: 'not_you', key: 'staffemails.invitedNotYou' },
    { name: 'button', key: 'staffemails.invitedOpen' },
  ],
  second_factor_reset: [
    subject('staffemails.factorSubject'),
    hello,
    main('staffemails.factor'),
    { name: 'next', key: 'staffemails.factorNext' },
    { name: 'not_you', key: 'staffemails.factorNotYou' },
    signIn,
  ],
  contact_received: [
    subject('staffemails.receivedSubject'),
    { name: 'main', key: 'staffemails.receivedWithin' },
    { name: 'no_promise', key: 'staffemails.received' },
    { name: 'not_you', key: 'staffemails.receivedNotYou' },
    { name: 'button', key: 'staffemails.answerAgain' },
  ],
  contact_answer: [subject('staffemails.answerSubject'), hello, { name: 'button', key: 'staffemails.answerAgain' }],
  payment_received: [
    subject('emails.paymentReceivedSubject'),
    { name: 'subject_order', key: 'emails.orderPaidSubject' },
    hello,
    main('emails.paymentReceived'),
    { name: 'when_order', key: 'emails.orderPaid' },
    { name: 'instalment', key: 'emails.paymentNext' },
    { name: 'next', key: 'emails.paymentReceipt' },
    openBooking,
    { name: 'button_order', key: 'emails.openOrder' },
  ],
  payment_link: [
    subject('emails.payLinkSubject'),
    hello,
    main('emails.payLink'),
    { name: 'deadline', key: 'emails.payLinkUntil' },
    { name: 'button', key: 'emails.payNow' },
  ],
  gift_card: [
    subject('emails.giftCardSubject'),
    hello,
    main('emails.giftCardText'),
    { name: 'next', key: 'emails.giftCardUse' },
    { name: 'button', key: 'emails.findStay' },
  ],
  payment_returned: [
    subject('emails.paymentReturnedSubject'),
    hello,
    { name: 'when_cancelled', key: 'emails.returned_cancelled' },
    { name: 'when_expired', key: 'emails.returned_expired' },
    { name: 'when_not_needed', key: 'emails.returned_not_needed' },
    { name: 'when_outdated', key: 'emails.returned_outdated' },
    { name: 'when_wrong_amount', key: 'emails.returned_wrong_amount' },
    { name: 'when_goodwill', key: 'emails.returned_goodwill' },
    { name: 'when_changed', key: 'emails.returned_changed' },
    main('emails.paymentReturned'),
    { name: 'when_gift_card', key: 'emails.returnedToGiftCard' },
    { name: 'arrival', key: 'emails.returnArrives' },
    { name: 'credit_note', key: 'emails.creditNote' },
    openBooking,
  ],
  payment_given_back: [
    subject('emails.givenBackSubject'),
    hello,
    main('emails.givenBack'),
    { name: 'credit_note', key: 'emails.creditNote' },
    openBooking,
  ],
  booking_received: [
    subject('emails.receivedSubject'),
    hello,
    ...ofKinds('emails.received'),
    { name: 'deadline', key: 'emails.answerUntil' },
    openBooking,
  ],
  booking_confirmed: [
    subject('emails.confirmedSubject'),
    hello,
    ...ofKinds('emails.confirmed'),
    { name: 'next', key: 'emails.papers' },
    openBooking,
  ],
  booking_rejected: [
    subject('emails.rejectedSubject'),
    hello,
    ...ofKinds('emails.rejected'),
    { name: 'when_no_rooms', key: 'emails.reason_no_rooms' },
    { name: 'when_hotel_closed', key: 'emails.reason_hotel_closed' },
    { name: 'when_not_possible', key: 'emails.reason_request_not_possible' },
    { name: 'next', key: 'emails.nothingCharged' },
    searchAgain,
  ],
  booking_held: [
    subject('emails.heldSubject'),
    hello,
    ...ofKinds('emails.held'),
    { name: 'together', key: 'emails.heldTogether' },
    { name: 'deadline', key: 'emails.heldUntil' },
    { name: 'button', key: 'emails.payNow' },
  ],
  booking_needs_you: [
    subject('emails.needsYouSubject'),
    { name: 'subject_payment', key: 'emails.payLinkSubject' },
    hello,
    { name: 'when_offer', key: 'emails.need_offer' },
    { name: 'when_journey', key: 'emails.need_journey' },
    { name: 'when_residence', key: 'emails.need_residence' },
    { name: 'when_document', key: 'emails.need_document' },
    { name: 'when_payment', key: 'emails.need_payment' },
    { name: 'deadline', key: 'emails.needUntil' },
    { name: 'deadline_payment', key: 'emails.payLinkUntil' },
    { name: 'button', key: 'emails.answerNow' },
    { name: 'button_payment', key: 'emails.payNow' },
  ],
  booking_instalment: [
    subject('emails.instalmentSubject'),
    { name: 'subject_overdue', key: 'emails.instalmentOverdueSubject' },
    hello,
    main('emails.instalment'),
    { name: 'when_overdue', key: 'emails.instalmentOverdue' },
    { name: 'deadline', key: 'emails.instalmentUntil' },
    { name: 'button', key: 'emails.payNow' },
  ],
  booking_cancelled: [
    subject('emails.cancelledSubject'),
    hello,
    main('emails.cancelled'),
    { name: 'when_refund', key: 'emails.cancelledRefund' },
    { name: 'when_by_hand', key: 'emails.byHand' },
    { name: 'when_kept', key: 'emails.cancelledKept' },
    { name: 'when_cost', key: 'emails.cancelledDue' },
    { name: 'when_free', key: 'emails.cancelledFree' },
    openBooking,
  ],
  booking_expired: [
    subject('emails.expiredSubject'),
    hello,
    main('emails.expired'),
    { name: 'when_by_hand', key: 'emails.byHand' },
    searchAgain,
  ],
  booking_changed: [
    subject('emails.changedSubject'),
    hello,
    main('emails.changed_applied'),
    { name: 'when_dates', key: 'emails.changedDates' },
    { name: 'when_not_possible', key: 'emails.changed_declined' },
    { name: 'when_expired', key: 'emails.changed_lapsed' },
    { name: 'next', key: 'emails.papers' },
    openBooking,
  ],
  booking_reminder: [subject('emails.reminderSubject'), hello, ...ofKinds('emails.reminder'), openBooking],
  booking_message: [
    subject('emails.messageSubject'),
    hello,
    main('emails.message'),
    { name: 'next', key: 'emails.messageReply' },
    { name: 'button', key: 'emails.messageOpen' },
  ],
  message_received: [
    subject('staffemails.messageSubject'),
    main('staffemails.message'),
    { name: 'next', key: 'emails.messageReply' },
    { name: 'button', key: 'emails.messageOpen' },
  ],
  booking_details: [
    subject('emails.detailsSubject'),
    hello,
    main('emails.details'),
    { name: 'next', key: 'emails.detailsWays' },
    { name: 'button', key: 'emails.detailsNow' },
  ],
  review_request: [
    subject('emails.reviewSubject'),
    hello,
    ...ofKinds('emails.review'),
    { name: 'validity', key: 'emails.reviewOnce' },
    { name: 'button', key: 'emails.reviewNow' },
  ],
  review_answered: [
    subject('emails.reviewAnsweredSubject'),
    hello,
    main('emails.reviewAnswered'),
    { name: 'button', key: 'emails.reviewShow' },
  ],
  price_drop: [
    subject('emails.priceDropSubject'),
    hello,
    main('emails.priceDrop'),
    { name: 'validity', key: 'emails.priceDropEnds' },
    { name: 'button', key: 'emails.priceDropShow' },
  ],
} as const satisfies Record<NotificationKind, readonly NotificationPart[]>

export const notificationKinds = Object.keys(notificationParts) as NotificationKind[]
