/** Emails and text messages. */
export const emails = {
  footerOfAlert:
    'You are receiving this email because you asked {brand} for it. Please don’t reply: we cannot read answers to it. Contact us on the site instead.',
  footer:
    'You are receiving this email because this address was used on {brand}. Please don’t reply: we cannot read answers to it. Contact us on the site instead.',
  footerOfMessage: 'You are receiving this email because this address was used on {brand}. You can reply to it.',
  messageSubject: 'Message about your booking {reference}',
  message: 'You have a message about your booking {reference}, {about}.',
  messageReply: 'Answer above this line, or open the booking.',
  messageOpen: 'Open the messages',
  notAddedSubject: 'Your reply about booking {reference} did not reach us',
  notAdded:
    'We received an email about your booking {reference}, {about}, but could not add it: it came from an address other than this one, or the conversation is closed. We have not read it.',
  notAddedWays: 'Please answer our last message from this address, or write to us on the page of your booking.',
  hello: 'Dear {name},',
  signIn: 'Sign in',
  findStay: 'Find a hotel',

  codeSubject: '{code} is your {brand} code',
  code_register: 'Here is your code to create your {brand} account:',
  code_login: 'Here is your code to sign in to {brand}:',
  code_reset: 'Here is your code to set a new password for your {brand} account:',
  code_phone: 'Here is your code to confirm your phone number with {brand}:',
  code_email: 'Here is your code to use this email address for your {brand} account:',
  codeExpires: 'Valid for ten minutes.',
  code_step_up: 'Here is your code to confirm a change to your {brand} account:',
  code_booking:
    'Here is your code to open your booking with {brand}. It works only in the browser where you requested it:',
  codeNotYou: 'Never share it. If you did not ask for it, ignore this message.',

  accountExistsSubject: 'You already have a {brand} account',
  accountExists: 'You already have an account with this address, so we did not create another one.',
  accountExistsWays: 'Sign in with your password or a code. If you did not ask for this, you can ignore this email.',

  addressTakenSubject: 'This address cannot be used for another {brand} account',
  addressTaken: 'This address belongs to another account, or did in the last 72 hours, so we changed nothing.',
  addressTakenWays:
    'Sign in with this address, or use another. If someone took it from your account, undo that with the link in our earlier email. If you did not ask for this, you can ignore this email.',

  welcomeSubject: 'Welcome to {brand}',
  welcome: 'Your {brand} account is ready. Your bookings, saved hotels and details are in one place.',

  passwordChangedSubject: 'Your {brand} password has been changed',
  passwordChanged: 'Your password has just been changed, and all other devices have been signed out.',
  passkeysGone: 'All passkeys have been removed from your account as well.',
  passkeysStay: 'These passkeys still work: {passkeys}. In your profile, remove any that are not yours.',
  changeNotYou:
    'If it was not you, write to us at once. If one of our earlier emails has a link that undoes a change, use it.',
  writeToUs: 'Write to us',

  passkeyAddedSubject: 'A passkey was added to your {brand} account',
  passkeyAdded:
    'The passkey “{passkey}” has just been added to your account. Anyone who can unlock its device can sign in.',
  passkeyRemovedSubject: 'A passkey was removed from your {brand} account',
  passkeyRemoved: 'The passkey “{passkey}” has just been removed from your account and no longer works.',
  undoText:
    'If it was not you, undo the change within 72 hours: the link below restores your account as it was before, signs out all devices and asks for a new password.',
  undo: 'Undo the change',
  emailChangedSubject: 'The email address of your {brand} account has been changed',
  emailChanged:
    'Your account now has the address {address}, and our messages go there. All other devices have been signed out.',
  phoneChangedSubject: 'The phone number of your {brand} account has been changed',
  phoneChanged: 'Your account now has the phone number that ends in {ending}.',
  phoneRemoved: 'The phone number of your account has been removed.',
  phoneElsewhere:
    'Another account has confirmed your phone number. You can no longer sign in with it here; your email address still works.',
  factorSetSubject: 'Two-step verification is now on for your {brand} account',
  factorSet: 'From now on, signing in also needs a code from an authenticator app.',
  devicePassSubject: 'Sign in to {brand} with this link',
  devicePass:
    'Many wrong passwords were tried for your account. To sign in on a new device, open this link there within an hour, then enter your password.',
  devicePassNotYou: 'If you did not try to sign in, someone else knows your password. Set a new one now.',
  devicePassOpen: 'Continue to sign-in',
  resetPassSubject: 'Set a new {brand} password with this link',
  resetPass:
    'Many codes were requested for your account, so we send none to new devices. If you want to set a new password, open this link on your device within a day, then request your code.',
  resetPassNotYou: 'If you did not ask for a new password, you need not do anything.',
  resetPassOpen: 'Set a new password',

  accountDeletedSubject: 'Your {brand} account has been deleted',
  accountDeleted:
    'Your account and personal data have been deleted, as you asked. The law requires us to keep past bookings and invoices, without your name.',

  openBooking: 'Open the booking',
  openOrder: 'Open the order',
  paymentReceivedSubject: 'Your payment for booking {reference}',
  paymentReceived: 'We have received {amount} for your booking {reference}, and it is confirmed.',
  changePaid: 'We have received {amount} for your booking {reference}, and your change is confirmed.',
  orderPaidSubject: 'Your payment for order {reference}',
  orderPaid: 'We have received {amount} for your order {reference}, and its bookings are confirmed.',
  orderConfirmedSubject: 'Confirmed: order {reference}',
  orderReceivedSubject: 'We have your order {reference}',
  orderConfirmed:
    'Everything in your order {reference} is confirmed. Each booking has its own reference; all of them are below.',
  orderPartly:
    'Part of your order {reference} is confirmed. We answer the rest by the times below; you pay nothing for it before. Whatever happens to it, the confirmed part stays.',
  orderRequested:
    'We have your order {reference}. Everything in it is on request and held for you: you will hear from us by the times below, and pay nothing before that.',
  orderHeld:
    'We have your order {reference}. Anything on request is held until it is answered, and anything that awaits payment is confirmed as soon as you pay {amount} online.',
  orderReceived: 'We have received {amount} for this order. You can view and print your invoice on your order page.',
  orderAttachments:
    'The voucher and a calendar file of each confirmed booking are attached. You can also find them with the bookings, to print or save on your phone.',
  payLinkSubject: 'Pay {amount} for booking {reference}',
  payLinkUntil: 'Please pay by {until} ({place} time). After that the booking is released at no charge.',
  switchUntil:
    'Please pay {amount} online by {until} ({place} time). After that we cancel the booking under its cancellation terms.',
  payLink:
    'As agreed on the phone, we are holding {about} for you. Pay {amount} online to confirm it. You need no account.',
  payNow: 'Pay now',
  payAmount: 'Pay {amount}',
  paymentNext: 'The next instalment of {amount} is due by {date}.',
  paymentRecorded: 'We have received {amount} for your booking {reference}.',
  paymentReceipt: 'You can view and print your invoice on your booking page.',
  paymentReturnedSubject: 'Your refund for booking {reference} is on its way',
  paymentPartSubject: '{amount} of {total} for booking {reference} is on its way back',
  paymentPart:
    'It is part of the {total} that we return to you; you paid in several payments, and each has its own email.',
  manualRefundSubject: '{amount} refunded for booking {reference}',
  manualRefund: 'On {day} we refunded {amount} of what you paid in person or by transfer.',
  returned_cancelled: 'Your booking {reference} has been cancelled.',
  returned_expired: 'The time to answer for booking {reference} has run out, and the booking has ended.',
  returned_goodwill: 'We have refunded part of what you paid for booking {reference}. Your booking is still confirmed.',
  returned_changed: 'Your booking {reference} has changed and now costs less.',
  returned_not_needed:
    'Your payment for booking {reference} arrived when it was no longer needed: the rooms were no longer held, or the booking was already settled.',
  returned_outdated:
    'Your booking {reference} was changed before your payment arrived, and its price with it. Open the booking to pay what it costs now.',
  returned_wrong_amount:
    'The amount we received for booking {reference} was not the amount due, so it did not confirm the booking.',
  paymentReturned: 'We have returned {amount} to the card you paid with.',
  creditNote: 'The credit note is attached. You can also find it with your booking.',
  returnedToGiftCard: '{amount} is on your gift card {card} again. You can use it at once.',
  giftCardSubject: 'Your gift card of {amount} from {brand}',
  giftCardText: 'Here is a gift card of {amount} for bookings with {brand}.',
  giftCardUse: 'Enter its code at checkout, by {date}. What you do not need stays on the card.',
  giftCardCode: 'Code',
  returnArrives: 'It usually arrives {within}.',

  // Booking status notifications; `kind` is `stay` or another product
  receivedSubject: 'We have your request {reference}',
  received:
    '{kind, select, stay {We have sent your request for {about} to the hotel. Your stay is held until it answers.} other {We have your request for {about}. Your places are held until we answer.}}',
  answerUntil: 'You will hear from us by {until} ({place} time). You pay nothing for this booking now.',

  heldSubject: 'Booking {reference} is held for you: {amount} to pay',
  held: '{kind, select, stay {We are holding your rooms at {about}. Nothing has been paid yet.} other {We are holding “{about}” for you. Nothing has been paid yet.}} Pay {amount} online to confirm.',
  heldTogether: 'The amount is for your whole order, which is paid together.',
  heldUntil: 'We hold it until {until} ({place} time). After that it expires at no cost.',

  confirmedSubject: 'Confirmed: {about}, booking {reference}',
  confirmed: '{kind, select, stay {Your stay at {about} is confirmed.} other {Your booking is confirmed: {about}.}}',
  confirmedPaid: 'We have received {amount}. You can view and print your invoice on your booking page.',
  filesMissing: 'A file for this email could not be created. You can find it with your booking on the site.',
  attachments:
    'Your voucher and a calendar file are attached. You can also find them with your booking, to print or save on your phone.',

  rejectedSubject: 'Your request {reference} could not be accepted',
  rejected:
    '{kind, select, stay {{about} could not accept your request.} other {We could not accept your request for {about}.}}',
  reason_no_rooms: 'What you asked for is no longer available on these dates.',
  reason_hotel_closed: 'It is closed on these dates.',
  reason_request_not_possible: 'Your special request cannot be met.',
  nothingCharged: 'You were not charged, and nothing is held any more.',
  searchAgain: 'Search again',

  answerNeededSubject: 'Your answer is needed for booking {reference}',
  need_offer: '{about} cannot offer what you asked for, and suggests another stay instead. Its details are below.',
  need_product:
    'We cannot offer what you asked for with “{about}”, but we have an alternative for you. Its details are below.',
  need_substitution:
    'For {about} we promised you {before}. We are sorry: it is no longer available. We offer you {after} instead. Accept it, or cancel the package and get everything back.',
  need_document: 'We need a document from you for {about}. The link shows which one, and you can send it there.',
  need_payment: '{about} is available: please pay to complete your booking.',
  need_difference: 'Your change of {about} can be made: please pay the difference of {amount}.',
  differenceUntil: 'Please pay by {until} ({place} time). After that the change ends, and your booking stays as it is.',
  need_prepayment: 'You chose to pay online for {about}, and we have not received your payment yet.',
  needUntil: 'Please answer by {until} ({place} time). After that the booking expires at no cost.',
  answerNow: 'Answer now',

  cancelledSubject: 'Booking {reference} is cancelled',
  cancelled: 'Your booking for {about} is cancelled.',
  cancelledUnpaid: 'It was to be paid online, and your payment did not arrive in time.',
  cancelledRefund: 'Your refund goes back the way you paid. We will email you when it is on its way.',
  byHand: '{amount}, which you paid in person or by transfer, comes back the same way. We will email you about it.',
  cancelledPart:
    '{count, plural, one {The other booking of your order {order} stays as it is.} other {The # other bookings of your order {order} stay as they are.}} The order now costs {total}.',

  orderExpiredSubject: 'Order {order}: the time to pay has run out',
  orderExpired:
    'The time to pay for these bookings of order {order} has run out, and we no longer hold them: {names}. If a payment still arrives, you get it back.',
  expiredSubject: 'Booking {reference} has ended',
  expired:
    'The time to answer or pay for {about} has run out, and we no longer hold it. If a payment still arrives, you get it back.',

  instalmentSubject: '{amount} is due by {date} for booking {reference}',
  instalment: 'The next instalment for {about}, {amount}, is due by {date}. You can pay it now with your booking.',
  instalmentOverdueSubject: 'Overdue: {amount} for booking {reference}',
  instalmentOverdue: 'The instalment of {amount} for {about} was due by {date}, and we have not received it.',
  instalmentUntil:
    'Please pay it by {until} ({place} time). After that we cancel the booking under its terms and refund the rest.',

  offerDearer: 'It costs {amount} more than your request.',
  offerCheaper: 'It costs {amount} less than your request.',
  changedSubject: 'Change to your booking {reference}: {about}',
  changed_applied: 'Your booking {reference}, {about}, has changed. The details below apply from now on.',
  changedDates: 'It is now for {after}, instead of {before}.',
  changedRefund: 'Of the {paid} you have paid, {amount} goes back to the card you paid with.',
  changed_declined:
    'We cannot change your booking {reference}, {about}. It stays as shown below, and you were not charged.',
  changed_lapsed:
    'The change to your booking {reference}, {about}, was not completed in time. The booking stays as shown below, and you were not charged.',
  changed_to_prepay: 'Your booking {reference}, {about}, is now to be paid online.',
  reminderSubject: 'Coming up: {about}, {date}',
  reminder:
    '{kind, select, stay {Your stay at {about} begins on {date}. Have your voucher and every guest’s ID ready.} other {{about} begins on {date}. Have your voucher and everyone’s ID or passport ready.}}',

  detailsSubject: '{about}: details needed by {date}',
  details: 'To prepare your booking “{about}” we still need a few details. Please add them by {date}.',
  detailsWays:
    'You can save and come back later. Your details are stored encrypted and deleted 30 days after the trip.',
  detailsNow: 'Fill in the details',

  reviewSubject: 'How was {about}?',
  review:
    '{kind, select, stay {We hope you are home safe. How was {about}? A rating and a few words help the next guest choose well, and help the hotel do better.} other {We hope all went well. How was “{about}”? A rating and a few words help the next traveller choose well, and help us do better.}}',
  reviewOnce: 'It takes a minute and needs no account. The link works until {date}, and we ask only once.',
  reviewNow: 'Write a review',
  reviewAnsweredSubject: 'An answer to your review of {about}',
  reviewAnswered: 'Thank you for your review of {about}. {brand} has answered it:',
  reviewShow: 'See your review and the answer',

  priceDropSubject: '{hotel}, {dates}: now {now}, {less} less',
  priceDrop:
    'A stay you saved is now cheaper. {hotel}, {dates}: {now} instead of {before}. Prices and availability change, and nothing is held for you.',
  priceDropEnds: 'We write at most once a day about this stay, and not after its dates.',
  priceBefore: 'Price before',
  priceNow: 'Price now',
  priceDropShow: 'See the stay',
  priceDropStop: 'Stop emails about this stay',
  checkIn: 'Check-in',
  checkOut: 'Check-out',

  booked: 'Booking',
  openMap: 'Open the map',
  nextDetails: 'By {date}, fill in the details that are still missing.',
  nextInstalment: 'We remind you before the next instalment is due.',
  nextVoucher:
    '{kind, select, stay {At check-in, show your voucher and the ID of every guest.} other {Bring your voucher and the ID or passport of everyone who travels.}}',
  nextVouchers: 'Have the voucher of each booking and everyone’s ID or passport ready.',
  nextChangeOne: 'To change or cancel a booking, open it in the order. It shows the terms that apply today.',
  nextChange: 'To change or cancel, open the booking. It shows the terms that apply today.',
  guest: 'Lead guest',
  room: 'Room',
  option: 'Service',
  answerBy: 'Answer by',
  heldBy: 'Held until',
} as const

/** Emails and text messages to the contact of a hotel on request. */
export const hotelemails = {
  requestSubject: 'Booking request {reference}: {hotel}, {dates}',
  requestAgainSubject: 'Still waiting for your answer: {hotel}, {dates} ({reference})',
  request:
    '{brand} asks for a stay at {hotel}. Can you take these guests? You can accept, decline, or offer other dates or rooms, without an account.',
  changeSubject: 'Request to change booking {reference}: {hotel}, {dates}',
  change:
    'A guest of {brand} asks to change booking {reference} at {hotel}, now for {before}. Can you take the guests as shown below? You can accept or decline without an account. If you decline, the booking stays as it is.',
  requestUntil: 'The guest is waiting for your answer until {until}. After that the request ends.',
  specialRequest: 'Special request',
  room: 'Room',
  roomOf: 'Room {number}',
  answer: 'Answer the request',
  confirmedSubject: 'Confirmed: booking {reference} at {hotel}',
  confirmed: 'Booking {reference} at {hotel} is confirmed. Please keep the room for these guests.',
  changedSubject: 'Changed: booking {reference} at {hotel}',
  changed: 'Booking {reference} at {hotel} has changed. This is how it stands now.',
  unchangedSubject: 'No change: booking {reference} at {hotel}',
  unchanged: 'The change that the guest asked for will not be made. Booking {reference} at {hotel} stays as it is.',
  releasedSubject: 'No longer needed: request {reference} at {hotel}',
  released: 'Nothing is needed for {reference} at {hotel} any more. If you kept a room for it, you can sell it again.',
  open: 'See the booking',
  footer:
    'You are receiving this email because this address answers requests for the hotel at {brand}. Please don’t reply: we cannot read answers to it. Use the button instead.',
} as const

/** Emails that staff write. */
export const staffemails = {
  invitedSubject: 'You are invited to work with {brand}',
  invited: '{by} invites you to join the staff of {brand}.',
  invitedRole:
    'Your role: {role, select, agent {agent, for bookings, requests and messages} editor {editor, for hotels, prices and pages} manager {manager, for everything including people and settings} other {member of the staff}}.',
  invitedUntil: 'The link works once, within three days. If this address has an account, you join with that account.',
  invitedNotYou: 'If you did not expect an invitation, you can ignore this email.',
  invitedOpen: 'See the invitation',

  factorSubject: 'Two-step verification has been removed from your {brand} account',
  factor: '{by} has removed two-step verification from your account, and all your devices have been signed out.',
  factorNext: 'Sign in with your password and set it up again. The old codes and recovery codes no longer work.',
  factorNotYou: 'If you did not ask for this, speak to another manager at once and set a new password.',

  receivedSubject: 'We have your message {receipt}',
  received: 'Thank you for writing to us. We have your message, reference {receipt}.',
  receivedWithin: 'Thank you for writing to us. We have your message (reference {receipt}) and will answer {within}.',
  receivedNotYou: 'If you did not write to us, someone mistyped their address. You can ignore this email.',

  messageSubject: '{reference}: message from {guest}',
  message: '{guest} wrote about booking {reference}, {about}.',

  taxSubject: 'Your electronic invoices need action',
  taxWork:
    '{work, select, tax_certificate {The certificate that signs your invoices and credit notes for the tax authority expires on {until}. Register the site again before then; otherwise nothing can be reported.} rejected_documents {Invoices and credit notes that the tax authority has rejected: {count}. The page below says why. Correct them there, then report again.} unreported_documents {Invoices and credit notes that have waited over twelve hours to be reported to the tax authority: {count}. They must be reported within a day. The page below says what the authority answered.} other {}}',
  taxOpen: 'Open electronic invoices',

  answerSubject: 'Our answer to your message {receipt} to {brand}',
  answerAgain: 'Write to us again',
  answerTo: 'Your message {receipt}',

  officeSubject: '{what} – {about} ({reference})',
  officeSoonSubject: '{when} · {what} – {about} ({reference})',
  officeAndMore: '{subject}{count, plural, one {, and one more} other {, and # more}}',
  officeManySubject: 'Bookings and messages with news: {count}',
  officeSummarySubject:
    'Daily summary, {date}: {count, plural, one {# booking or message} other {# bookings and messages}}',
  officeMessage: 'Message from {name} ({receipt})',
  officeMessageText: '{name} wrote through the contact page: {topic}.',
  officeMany:
    '{count, plural, one {There is news of one booking or message.} other {There is news of # bookings and messages.}}',
  officeMore:
    '{count, plural, one {One more booking has news; the list of bookings shows it.} other {# more bookings have news; the list of bookings shows them.}}',
  officeChoose: 'Choose what you hear of, and when',
  officeSoon: 'It begins soon: {when}.',
  officeDay: '{day, select, today {Today} tomorrow {Tomorrow} begun {Under way} other {{date}}}',
  officeHappened: 'News',
  officeBegins: 'Begins',
  officeGuestPhone: 'Phone of the guest',
  officeOpen: 'Open the booking',
  officeOpenAll: 'Open the list of bookings',
  officeFooter:
    'This email is for the office and the staff of {brand}. Please don’t reply: we cannot read answers to it.',
  officeLinks: 'Links',
  officeOpenMessage: 'Open the message',
  happened_held: 'New booking, held until it is paid',
  happened_booked: 'New booking',
  happened_confirmed: 'Confirmed',
  happened_requested: 'New request',
  happened_guest_asked: 'The guest was asked for an answer',
  happened_guest_answered: 'The guest has answered, and it is your turn',
  happened_offer_accepted: 'The guest accepts the offer',
  happened_document_sent: 'The guest sent a document',
  happened_rejected: 'Not accepted',
  happened_expired: 'Expired without an answer',
  happened_cancelled: 'Cancelled',
  happened_unpaid: 'Not paid in time, and released',
  happened_released: 'Released before the payment',
  happened_paid_online: 'Paid online',
  happened_paid_returned: 'Paid online and returned, because it was no longer needed',
  happened_payment_problem: 'A payment with another amount or currency needs to be checked',
  happened_paid_by_hand: 'Payment recorded',
  happened_payment_reversed: 'Recorded payment reversed',
  happened_refunded: 'Refunded',
  happened_refunded_by_hand: 'Refunded by hand',
  happened_instalment_overdue: 'An instalment is overdue',
  happened_to_prepay: 'To be paid online instead of on arrival',
  happened_to_arrival: 'To be paid on arrival instead of online',
  happened_changed: 'Booking changed',
  happened_names_changed: 'Names of the guests changed',
  happened_dates_changed: 'Dates changed',
  happened_change_asked: 'The guest asks for a change',
  happened_change_withdrawn: 'The guest withdrew the change',
  happened_change_lapsed: 'The change was not paid or answered in time',
  happened_message: 'Message from the guest',
} as const
