/** A booking after it is made: whose answer is pending, offers, cancellation. */
export const bookingstatus = {
  pageTitle: 'Your booking',

  // Booking form of a hotel on request
  otherRooms: 'Other rooms here for your dates',

  // Booking status
  waitingTitle: 'Your request is with the hotel',
  waitingText: '{hotel} will answer by {until} ({place} time). Your stay is held until then.',
  waitingUserTitle: 'The hotel suggests another stay',
  waitingUserText:
    'The hotel cannot offer what you asked for. Please answer by {until} ({place} time), or the offer ends.',
  documentTitle: 'We need a document from you',
  documentText: 'Please send it by {until} ({place} time).',
  rejectedTitle: 'The hotel could not accept your request',
  rejectedText:
    '{reason, select, no_rooms {It has no room of this type left for these nights. } hotel_closed {It is closed on these dates. } request_not_possible {It cannot meet your special request. } other {}}Nothing was charged.',
  hotelWrites: 'Message from the hotel',
  changeDeclined: 'The change that you asked for could not be made. Your booking stays as it was.',
  expiredTitle: 'The time for an answer has run out',
  expiredText: 'The rooms are no longer held, and you were not charged.',
  cancelledTitle: 'This booking is cancelled',
  cancelledFree: 'Cancelling was free.',
  cancelledUnpaid: 'It was not paid online in time.',
  cancelledCharge: 'We kept {amount} of your payment under the terms of the booking.',
  cancelledDue:
    '{kind, select, stay {{amount} is still due to the hotel under the terms of the booking.} package {{amount} is still due to us under the terms of the booking.} service {{amount} is still due to us under the terms of the booking.} other {{amount} is still due to us under the terms of the booking.}}',
  cancelledRefund: 'You get {amount} back.',
  checkedInTitle: 'You are checked in',
  checkedInText: 'If you need anything, write to us.',
  completedTitle:
    '{kind, select, stay {Your stay is over} package {Your package has ended} service {Your service is complete} other {Completed}}',
  completedText: 'We hope you enjoyed it.',
  noShowTitle:
    '{kind, select, stay {The hotel recorded a no-show} package {You were recorded as a no-show} service {You were recorded as a no-show} other {Recorded as a no-show}}',
  noShowText: 'If that is wrong, please write to us.',
  findAnother:
    '{kind, select, stay {Find another stay} package {Find another package} service {Find another service} other {Find another stay}}',

  // Next steps while the hotel decides
  nextHere: 'The hotel’s answer appears on this page.',
  nextIfYes: 'If it confirms, the stay is yours at the price shown.',
  nextIfNo: 'If it declines or does not answer in time, the request ends and you pay nothing.',
  nextWithdraw: 'Until then you can withdraw your request for free.',
  lookAgain: 'Check for an answer',
  requestReference: 'Request reference',
  copyRequest: 'Copy the reference',
  requestReferenceText: 'Mention it if you write to us about this request.',

  // Offer
  offerRequested: 'Your request',
  offerOffered: 'The hotel’s offer',
  offerDearer: '{amount} more than your request',
  offerCheaper: '{amount} less than your request',
  offerSame: 'Same price',
  offerHint:
    'If you accept, the booking is confirmed at this price. If you decline, the request ends and you pay nothing.',
  acceptOffer: 'Accept and confirm',
  offerHintPaid:
    'If you accept, you pay {amount} online and your booking is confirmed. If you decline, the request ends and you pay nothing.',
  acceptAndPay: 'Accept and pay {amount}',
  declineOffer: 'Decline',

  // Cancellation
  cancelBooking: 'Cancel this booking',
  withdrawRequest: 'Withdraw the request',
  cancelTitle: 'Cancel this booking?',
  withdrawTitle: 'Withdraw the request?',
  cancelFree: 'Cancelling is free.',
  cancelCosts: 'Cancelling now costs {penalty}.',
  cancelPart:
    '{count, plural, one {The other booking of order {order} stays as it is.} other {The # other bookings of order {order} stay as they are.}}',
  cancelRefund: 'You get {amount} back.',
  cancelDue:
    '{kind, select, stay {{due} of this is not yet paid and is due to the hotel.} package {{due} of this is not yet paid and is due to us.} service {{due} of this is not yet paid and is due to us.} other {{due} of this is not yet paid and is due to us.}}',
  cancelKeepsAll: 'There is no refund.',
  byHand: '{amount}, which you paid in person or by transfer, comes back the same way. We will e-mail you about it.',
  owed: 'You have paid more than your booking costs: {amount} will be returned to you.',
  byHandRefunded: 'Of what you paid in person or by transfer, {amount} has been returned.',
  cancelHolds: 'This applies until {until} ({place} time).',
  cancelNow: 'Cancel the booking',
  keepBooking: 'Keep the booking',
  keepRequest: 'Keep the request',

  // Package or service
  productWaitingTitle: 'Your request is with us',
  productWaitingText: 'We answer your request for “{name}” by {until} ({place} time). Your places are held until then.',
  productConfirmedText: 'Thank you, {name}. We expect you on {date}.',
  productRejectedTitle: 'We could not accept your request',
  productRejectedText: 'You were not charged.',
  productExpiredText: 'Your places are no longer held, and you were not charged.',
  productNextPay:
    '{kind, select, package {You pay {amount} when the group meets.} other {You pay {amount} at the start of the service.}}',
  productNextHere: 'The answer appears on this page.',
  productNextIfYes: 'If we accept, your booking is confirmed at the price shown.',
  productNextIfNo: 'If we decline or do not answer in time, the request ends and you pay nothing.',
  productNextId: 'Bring the ID or passport of everyone who travels.',
  productNextMeet: 'The group meets on {date} at {time}: {place}.',
  serviceNextMeet: 'Meeting point: {place}.',
  otherDates: 'Other dates for your party',
} as const
