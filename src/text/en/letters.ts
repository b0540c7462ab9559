/** Letters and text messages. */
export const letters = {
  footer: 'You get this letter because somebody used this address at {brand}. Nobody reads replies to it.',
  hello: 'Dear {name},',
  signIn: 'Sign in',
  findStay: 'Find a stay',
  resetPassword: 'Set a new password',

  codeSubject: '{code} is your code for {brand}',
  code_register: 'Here is the code that completes your registration with {brand}:',
  code_login: 'Here is the code that signs you in to {brand}:',
  code_reset: 'Here is the code with which you set a new password for {brand}:',
  code_phone: 'Here is the code that confirms your phone number with {brand}:',
  codeExpires: 'It is good for ten minutes and works once.',
  codeNotYou:
    'If you did not ask for it, you need not do anything. Never give this code to anyone; we never ask for it.',

  accountExistsSubject: 'You already have an account with {brand}',
  accountExists:
    'Somebody, probably you, tried to register with {brand} using this address. It already has an account.',
  accountExistsWays: 'Sign in with your password or ask for a code. If it was not you, you need not do anything.',

  welcomeSubject: 'Welcome to {brand}',
  welcome: 'Your account with {brand} is ready. Your bookings, your saved stays and your details are kept in it.',

  passwordChangedSubject: 'Your password for {brand} has been changed',
  passwordChanged: 'Your password has just been changed, and all other devices have been signed out.',
  passkeysGone: 'All passkeys of the account have been removed, too.',
  passkeysStay: 'These passkeys still sign in: {passkeys}. Remove those in your profile that are not yours.',
  passwordNotYou: 'If it was not you, set a new password at once and write to us.',

  passkeyAddedSubject: 'A passkey now signs in to your account with {brand}',
  passkeyAdded: 'The passkey “{passkey}” has just been added to your account. Whoever unlocks its device can sign in.',
  passkeyRemovedSubject: 'A passkey was removed from your account with {brand}',
  passkeyRemoved: 'The passkey “{passkey}” has just been removed from your account and no longer signs in.',
  passkeyNotYou: 'If it was not you, set a new password, look through your passkeys and devices, and write to us.',
  openPasskeys: 'See your passkeys',

  accountDeletedSubject: 'Your account with {brand} has been deleted',
  accountDeleted:
    'Your account and your personal data have been deleted, as you asked. Past bookings are kept for the books, without your name.',

  openBooking: 'Open the booking',
  paymentReceivedSubject: 'Your payment for booking {reference}',
  paymentReceived: 'We have received {amount} for your booking {reference}, and it is confirmed.',
  payLinkSubject: 'Pay {amount} for booking {reference}',
  payLink:
    'As we agreed on the phone, we are holding {about} for you. Pay {amount} online and it is yours. You need no account.',
  toPay: 'To pay now',
  dates: 'Dates',
  payNow: 'Pay now',
  paymentNext: 'The next instalment of {amount} is due by {date}.',
  paymentReceipt: 'You find the receipt with your booking, ready to print.',
  paymentReturnedSubject: 'Your money for booking {reference} is on its way back',
  givenBackSubject: '{amount} for booking {reference} has been given back',
  givenBack: 'We gave back {amount} of what you paid in person or by transfer, on {day}.',
  returned_cancelled: 'Your booking {reference} has been cancelled.',
  returned_expired: 'The time for your answer about booking {reference} has run out, and it has ended.',
  returned_goodwill: 'We have returned part of what you paid for your booking {reference}. The booking stands.',
  returned_changed: 'Your booking {reference} has been changed and costs less now.',
  returned_not_needed:
    'Your payment for booking {reference} arrived when it was no longer needed: the rooms were no longer held, or the booking was already settled.',
  returned_outdated:
    'Your booking {reference} was changed before your payment arrived, and its price with it. Open the booking to pay what it costs now.',
  returned_wrong_amount:
    'For booking {reference} another amount arrived than the one to be paid, so it did not confirm it.',
  paymentReturned:
    'We have returned {amount} to the card you paid with. Banks take three to ten working days to show it.',

  // A booking’s life; `kind` is a stay or another booking
  receivedSubject: 'We have your request {reference}',
  received:
    '{kind, select, stay {Your request for {about} is with the hotel, and your rooms are held while it decides.} other {Your request for {about} is with us, and your places are held while we decide.}}',
  answerUntil: 'You have the answer by {until} ({place} time) at the latest. Nothing is charged until then.',

  heldSubject: 'Booking {reference} is held for you: {amount} to pay',
  held: '{kind, select, stay {We hold your rooms at {about}, and nothing is paid yet.} other {We hold “{about}” for you, and nothing is paid yet.}} Pay {amount} online, and it is confirmed.',
  heldTogether: 'The amount is for all of your order: what was booked together is paid together.',
  heldUntil: 'It is held until {until} ({place} time). After that it ends by itself at no cost.',

  confirmedSubject: 'Confirmed: {about}, booking {reference}',
  confirmed: '{kind, select, stay {Your stay at {about} is confirmed.} other {{about} is booked for you.}}',
  papers:
    'Your voucher and a file for your calendar come with this letter. You also find them with your booking, to print or to keep on your phone.',

  rejectedSubject: 'Your request {reference} could not be accepted',
  rejected:
    '{kind, select, stay {{about} could not accept your request.} other {We could not accept your request for {about}.}}',
  reason_no_rooms: 'It has no such room left for these nights.',
  reason_hotel_closed: 'It is closed on these dates.',
  reason_request_not_possible: 'It cannot do what your special request asks for.',
  nothingCharged: 'Nothing was charged, and nothing is held any more.',
  searchAgain: 'Find another stay',

  needsYouSubject: 'Your answer is needed for booking {reference}',
  need_offer: '{about} cannot give you what you asked for, and offers you another stay instead.',
  need_journey: 'We cannot give you what you asked for with “{about}”, and offer you something else instead.',
  need_residence:
    'For {about} we promised you {before}, and cannot keep that promise: we offer you {after} instead. Accept it, or cancel the package and have back all that you have paid.',
  need_document:
    'For {about} we need a document from you. You see which one on the page of this link, and send it from there.',
  need_payment: '{about} can be yours: what is missing is your payment.',
  needUntil: 'Please answer by {until} ({place} time). After that the booking ends by itself at no cost.',
  answerNow: 'Answer now',

  cancelledSubject: 'Booking {reference} is cancelled',
  cancelled: 'Your booking of {about} is cancelled.',
  cancelledRefund: '{amount} goes back to the card you paid with. Another letter tells you when it is on its way.',
  byHand:
    'What you paid in person or by transfer, {amount}, is returned in the same way. We will write to you about it.',
  cancelledKept: '{amount} of what you have paid is kept under the terms of the booking.',
  cancelledDue: 'You may be asked for {amount} under the terms of the booking.',
  cancelledFree: 'It costs you nothing.',

  expiredSubject: 'Booking {reference} has ended',
  expired:
    'The time for an answer or a payment for {about} has run out. Nothing is held any more. Money that still arrives goes back to you.',

  instalmentSubject: '{amount} is due by {date} for booking {reference}',
  instalment: 'The next instalment of {about}, {amount}, is due by {date}. You can pay it now with your booking.',
  instalmentOverdueSubject: 'Overdue: {amount} for booking {reference}',
  instalmentOverdue: 'The instalment of {amount} for {about} was due by {date}, and we have not received it.',
  instalmentUntil:
    'Please pay it by {until} ({place} time). After that we cancel the booking under its terms and return what they leave of your money.',

  reminderSubject: '{about} is near: {date}',
  reminder:
    '{kind, select, stay {Your stay at {about} begins on {date}. Have your voucher and the ID of every guest at hand.} other {{about} begins on {date}. Have your voucher and the ID or passport of everyone at hand.}}',

  reference: 'Booking reference',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  begins: 'Begins',
  where: 'Where',
  guest: 'Booked for',
  total: 'Total',
  due: 'To be paid on arrival',
} as const
