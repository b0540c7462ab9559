/** Letters of a booking's life. `kind` is stay, package or service. */
export const bookingLetters = {
  receivedSubject: 'We have your request {reference}',
  received:
    '{kind, select, stay {Your request for {about} is with the hotel, and your rooms are held while it decides.} other {Your request for {about} is with us, and your places are held while we decide.}}',
  answerUntil: 'You have the answer by {until} ({place} time) at the latest. Nothing is charged until then.',

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
  need_payment: '{about} can be yours: what is missing is your payment.',
  needUntil: 'Please answer by {until} ({place} time). After that the booking ends by itself at no cost.',
  answerNow: 'Answer now',

  cancelledSubject: 'Booking {reference} is cancelled',
  cancelled: 'Your booking of {about} is cancelled.',
  cancelledRefund: '{amount} goes back to the card you paid with. Another letter tells you when it is on its way.',
  cancelledDue: 'You may be asked for {amount} under the terms of the booking.',
  cancelledFree: 'It costs you nothing.',

  expiredSubject: 'Booking {reference} has ended',
  expired:
    'The time for an answer or a payment for {about} has run out. Nothing is held any more. Money that still arrives goes back to you.',

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
