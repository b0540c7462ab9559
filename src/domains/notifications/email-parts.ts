import type { NotificationKind } from '#domains/notifications/shapes.ts'
import type { TextKey } from '#i18n/translator.ts'

type NotificationText = Extract<TextKey, `letters.${string}` | `correspondence.${string}`>
/**
 * A text of a notification that editors can reword: its name, its translation key, and the values for which it is used.
 */
export type NotificationPart = { name: string; key: NotificationText; when?: Readonly<Record<string, string>> }

const hello = { name: 'greeting', key: 'letters.hello' } as const
const openBooking = { name: 'button', key: 'letters.openBooking' } as const
const signIn = { name: 'button', key: 'letters.signIn' } as const
const searchAgain = { name: 'button', key: 'letters.searchAgain' } as const
const subject = <Key extends NotificationText>(key: Key) => ({ name: 'subject', key }) as const
const main = <Key extends NotificationText>(key: Key) => ({ name: 'main', key }) as const
const undo = [
  { name: 'not_you', key: 'letters.undoText' },
  { name: 'button', key: 'letters.undo' },
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
    subject('letters.codeSubject'),
    { name: 'when_register', key: 'letters.code_register' },
    { name: 'when_login', key: 'letters.code_login' },
    { name: 'when_reset', key: 'letters.code_reset' },
    { name: 'when_phone', key: 'letters.code_phone' },
    { name: 'when_email', key: 'letters.code_email' },
    { name: 'when_step_up', key: 'letters.code_step_up' },
    { name: 'when_booking', key: 'letters.code_booking' },
    { name: 'validity', key: 'letters.codeExpires' },
    { name: 'not_you', key: 'letters.codeNotYou' },
  ],
  account_exists: [
    subject('letters.accountExistsSubject'),
    main('letters.accountExists'),
    { name: 'next', key: 'letters.accountExistsWays' },
    signIn,
  ],
  address_taken: [
    subject('letters.addressTakenSubject'),
    main('letters.addressTaken'),
    { name: 'next', key: 'letters.addressTakenWays' },
    signIn,
  ],
  welcome: [
    subject('letters.welcomeSubject'),
    hello,
    main('letters.welcome'),
    { name: 'button', key: 'letters.findStay' },
  ],
  password_changed: [
    subject('letters.passwordChangedSubject'),
    hello,
    main('letters.passwordChanged'),
    { name: 'passkeys_gone', key: 'letters.passkeysGone' },
    { name: 'passkeys_stay', key: 'letters.passkeysStay' },
    ...undo,
  ],
  passkey_added: [subject('letters.passkeyAddedSubject'), hello, main('letters.passkeyAdded'), ...undo],
  passkey_removed: [subject('letters.passkeyRemovedSubject'), hello, main('letters.passkeyRemoved'), ...undo],
  phone_changed: [
    subject('letters.phoneChangedSubject'),
    hello,
    main('letters.phoneChanged'),
    { name: 'when_removed', key: 'letters.phoneRemoved' },
    ...undo,
  ],
  email_changed: [subject('letters.emailChangedSubject'), hello, main('letters.emailChanged'), ...undo],
  second_factor_set: [subject('letters.factorSetSubject'), hello, main('letters.factorSet'), ...undo],
  device_pass: [
    subject('letters.devicePassSubject'),
    hello,
    main('letters.devicePass'),
    { name: 'not_you', key: 'letters.devicePassNotYou' },
    { name: 'button', key: 'letters.devicePassOpen' },
  ],
  account_deleted: [subject('letters.accountDeletedSubject'), hello, main('letters.accountDeleted')],
  staff_invited: [
    subject('correspondence.invitedSubject'),
    main('correspondence.invited'),
    { name: 'role_agent', key: 'correspondence.invitedRole', when: { role: 'agent' } },
    { name: 'role_editor', key: 'correspondence.invitedRole', when: { role: 'editor' } },
    { name: 'role_manager', key: 'correspondence.invitedRole', when: { role: 'manager' } },
    { name: 'validity', key: 'correspondence.invitedUntil' },
    { name: 'not_you', key: 'correspondence.invitedNotYou' },
    { name: 'button', key: 'correspondence.invitedOpen' },
  ],
  second_factor_reset: [
    subject('correspondence.factorSubject'),
    hello,
    main('correspondence.factor'),
    { name: 'next', key: 'correspondence.factorNext' },
    { name: 'not_you', key: 'correspondence.factorNotYou' },
    signIn,
  ],
  contact_received: [
    subject('correspondence.receivedSubject'),
    { name: 'main', key: 'correspondence.receivedWithin' },
    { name: 'no_promise', key: 'correspondence.received' },
    { name: 'not_you', key: 'correspondence.receivedNotYou' },
    { name: 'button', key: 'correspondence.answerAgain' },
  ],
  contact_answer: [
    subject('correspondence.answerSubject'),
    hello,
    { name: 'button', key: 'correspondence.answerAgain' },
  ],
  payment_received: [
    subject('letters.paymentReceivedSubject'),
    hello,
    main('letters.paymentReceived'),
    { name: 'instalment', key: 'letters.paymentNext' },
    { name: 'next', key: 'letters.paymentReceipt' },
    openBooking,
  ],
  payment_link: [
    subject('letters.payLinkSubject'),
    hello,
    main('letters.payLink'),
    { name: 'deadline', key: 'letters.needUntil' },
    { name: 'button', key: 'letters.payNow' },
  ],
  payment_returned: [
    subject('letters.paymentReturnedSubject'),
    hello,
    { name: 'when_cancelled', key: 'letters.returned_cancelled' },
    { name: 'when_expired', key: 'letters.returned_expired' },
    { name: 'when_not_needed', key: 'letters.returned_not_needed' },
    { name: 'when_outdated', key: 'letters.returned_outdated' },
    { name: 'when_wrong_amount', key: 'letters.returned_wrong_amount' },
    { name: 'when_goodwill', key: 'letters.returned_goodwill' },
    { name: 'when_changed', key: 'letters.returned_changed' },
    main('letters.paymentReturned'),
    { name: 'arrival', key: 'letters.returnArrives' },
    openBooking,
  ],
  payment_given_back: [subject('letters.givenBackSubject'), hello, main('letters.givenBack'), openBooking],
  booking_received: [
    subject('letters.receivedSubject'),
    hello,
    ...ofKinds('letters.received'),
    { name: 'deadline', key: 'letters.answerUntil' },
    openBooking,
  ],
  booking_confirmed: [
    subject('letters.confirmedSubject'),
    hello,
    ...ofKinds('letters.confirmed'),
    { name: 'next', key: 'letters.papers' },
    openBooking,
  ],
  booking_rejected: [
    subject('letters.rejectedSubject'),
    hello,
    ...ofKinds('letters.rejected'),
    { name: 'when_no_rooms', key: 'letters.reason_no_rooms' },
    { name: 'when_hotel_closed', key: 'letters.reason_hotel_closed' },
    { name: 'when_not_possible', key: 'letters.reason_request_not_possible' },
    { name: 'next', key: 'letters.nothingCharged' },
    searchAgain,
  ],
  booking_held: [
    subject('letters.heldSubject'),
    hello,
    ...ofKinds('letters.held'),
    { name: 'together', key: 'letters.heldTogether' },
    { name: 'deadline', key: 'letters.heldUntil' },
    { name: 'button', key: 'letters.payNow' },
  ],
  booking_needs_you: [
    subject('letters.needsYouSubject'),
    hello,
    { name: 'when_offer', key: 'letters.need_offer' },
    { name: 'when_journey', key: 'letters.need_journey' },
    { name: 'when_residence', key: 'letters.need_residence' },
    { name: 'when_document', key: 'letters.need_document' },
    { name: 'when_payment', key: 'letters.need_payment' },
    { name: 'deadline', key: 'letters.needUntil' },
    { name: 'button', key: 'letters.answerNow' },
  ],
  booking_instalment: [
    subject('letters.instalmentSubject'),
    { name: 'subject_overdue', key: 'letters.instalmentOverdueSubject' },
    hello,
    main('letters.instalment'),
    { name: 'when_overdue', key: 'letters.instalmentOverdue' },
    { name: 'deadline', key: 'letters.instalmentUntil' },
    { name: 'button', key: 'letters.payNow' },
  ],
  booking_cancelled: [
    subject('letters.cancelledSubject'),
    hello,
    main('letters.cancelled'),
    { name: 'when_refund', key: 'letters.cancelledRefund' },
    { name: 'when_kept', key: 'letters.cancelledKept' },
    { name: 'when_cost', key: 'letters.cancelledDue' },
    { name: 'when_free', key: 'letters.cancelledFree' },
    openBooking,
  ],
  booking_expired: [subject('letters.expiredSubject'), hello, main('letters.expired'), searchAgain],
  booking_changed: [
    subject('letters.changedSubject'),
    hello,
    main('letters.changed_applied'),
    { name: 'when_not_possible', key: 'letters.changed_declined' },
    { name: 'when_expired', key: 'letters.changed_lapsed' },
    { name: 'next', key: 'letters.papers' },
    openBooking,
  ],
  booking_reminder: [subject('letters.reminderSubject'), hello, ...ofKinds('letters.reminder'), openBooking],
  booking_message: [
    subject('letters.messageSubject'),
    hello,
    main('letters.message'),
    { name: 'next', key: 'letters.messageReply' },
    { name: 'button', key: 'letters.messageOpen' },
  ],
  message_received: [
    subject('correspondence.messageSubject'),
    main('correspondence.message'),
    { name: 'next', key: 'letters.messageReply' },
    { name: 'button', key: 'letters.messageOpen' },
  ],
  booking_details: [
    subject('letters.detailsSubject'),
    hello,
    main('letters.details'),
    { name: 'next', key: 'letters.detailsWays' },
    { name: 'button', key: 'letters.detailsNow' },
  ],
  review_request: [
    subject('letters.reviewSubject'),
    hello,
    ...ofKinds('letters.review'),
    { name: 'validity', key: 'letters.reviewOnce' },
    { name: 'button', key: 'letters.reviewNow' },
  ],
  review_answered: [
    subject('letters.reviewAnsweredSubject'),
    hello,
    main('letters.reviewAnswered'),
    { name: 'button', key: 'letters.reviewShow' },
  ],
  price_drop: [
    subject('letters.priceDropSubject'),
    hello,
    main('letters.priceDrop'),
    { name: 'validity', key: 'letters.priceDropEnds' },
    { name: 'button', key: 'letters.priceDropShow' },
  ],
} as const satisfies Record<NotificationKind, readonly NotificationPart[]>

export const notificationKinds = Object.keys(notificationParts) as NotificationKind[]
