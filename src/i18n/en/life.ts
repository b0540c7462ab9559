/** A booking after it is made: whose answer is pending, offers, cancellation. */
export const life = {
  pageTitle: 'Your booking',

  // Booking form of a hotel on request
  askTitle: 'This hotel answers every request itself',
  askText:
    'It holds your rooms while it decides; your booking then shows until when. You pay nothing now and can withdraw free of charge until it accepts.',
  askPayment: 'Nothing now. You pay {amount} at the hotel once it has confirmed.',
  askReview: 'You ask for {rooms} at {hotel} for {nights}. The price shown is the price charged.',
  askHotel: 'Send the request',
  asking: 'Sending your request…',
  otherRooms: 'Other rooms here for your dates',

  // Booking status
  waitingTitle: 'Your request is with the hotel',
  waitingText: '{hotel} answers by {until} ({place} time). Your rooms are held until then.',
  waitingUserTitle: 'The hotel offers you another stay',
  waitingUserText:
    'What you asked for is not available. Please answer by {until} ({place} time); after that the offer lapses.',
  documentTitle: 'We need a document from you',
  documentText: 'Please send it by {until} ({place} time).',
  rejectedTitle: 'The hotel could not take this booking',
  rejectedText:
    '{reason, select, no_rooms {It has no room of this type left for these nights.} hotel_closed {It is closed on these dates.} request_not_possible {It cannot meet your special request.} other {It gave no reason.}} Nothing was charged.',
  expiredTitle: 'The time for an answer has expired',
  expiredText: 'The rooms are no longer held, and nothing was charged.',
  cancelledTitle: 'This booking is cancelled',
  cancelledFree: 'Cancelling it cost nothing.',
  cancelledKept: '{amount} of what you have paid is kept under the terms of the booking.',
  cancelledDue:
    '{kind, select, stay {The hotel may ask you for {amount} under the terms of the booking.} package {We may ask you for {amount} under the terms of the booking.} service {We may ask you for {amount} under the terms of the booking.} other {We may ask you for {amount} under the terms of the booking.}}',
  cancelledRefund: '{amount} is returned to you.',
  completedTitle:
    '{kind, select, stay {Your stay is over} package {Your package has ended} service {Your service is complete} other {Completed}}',
  completedText: 'We hope it went well.',
  noShowTitle:
    '{kind, select, stay {The hotel recorded no arrival} package {We recorded that nobody joined this package} service {We recorded that nobody used this service} other {No arrival was recorded}}',
  noShowText: 'If this is wrong, write to us.',
  findAnother: 'Find another stay',

  // Next steps while the hotel decides
  nextHere: 'The hotel’s answer appears on this page.',
  nextIfYes: 'If it confirms, the stay is yours at the price shown.',
  nextIfNo: 'If it declines or does not answer in time, the request ends at no cost.',
  nextWithdraw: 'Until then you can withdraw the request free of charge.',
  lookAgain: 'Check for an answer',
  requestReference: 'Request reference',
  requestReferenceText: 'Quote it if you write to us about this request.',

  // Offer
  offerAsked: 'You asked for',
  offerOffered: 'The hotel offers',
  offerDearer: '{amount} more than what you asked for',
  offerCheaper: '{amount} less than what you asked for',
  offerSame: 'At the same price',
  offerHint: 'If you accept, the new stay is confirmed at this price. If you decline, the request ends at no cost.',
  acceptOffer: 'Accept and confirm',
  declineOffer: 'Decline',

  // List of bookings
  hotelAnswersBy: 'The hotel answers by {until}',
  youAnswerBy: 'Please answer by {until}',
  youPayBy: 'Please pay by {until}',

  // Cancellation
  cancelBooking: 'Cancel this booking',
  withdrawRequest: 'Withdraw the request',
  cancelTitle: 'Cancel this booking?',
  withdrawTitle: 'Withdraw the request?',
  cancelFree: 'This costs you nothing.',
  cancelCosts: 'Cancelling now costs {penalty}.',
  cancelRefund: 'You get {amount} back.',
  cancelDue:
    '{kind, select, stay {Your payments do not cover {due} of it: the hotel may ask you for that.} package {Your payments do not cover {due} of it: we may ask you for that.} service {Your payments do not cover {due} of it: we may ask you for that.} other {Your payments do not cover {due} of it: we may ask you for that.}}',
  cancelKeepsAll: 'None of your payment is returned.',
  byHand:
    'What you paid in person or by transfer, {amount}, is returned in the same way. We will write to you about it.',
  byHandGiven: 'Of what you paid in person or by transfer, {amount} has been returned.',
  cancelHolds: 'This applies until {until} ({place} time).',
  cancelNow: 'Cancel the booking',
  keepBooking: 'Keep the booking',
  keepRequest: 'Keep the request',

  // Package or service
  journeyWaitingTitle: 'Your request is with us',
  journeyWaitingText: 'We answer your request for “{name}” by {until} ({place} time). Your places are held until then.',
  journeyConfirmedText: 'Thank you, {name}. We expect you on {date}.',
  journeyRejectedTitle: 'We could not take this booking',
  journeyRejectedText: 'Nothing was charged.',
  journeyExpiredText: 'The places are no longer held, and nothing was charged.',
  journeyNextPay: 'You pay {amount} on arrival.',
  journeyNextHere: 'The answer appears on this page.',
  journeyNextIfYes: 'If we accept, it is booked at the price shown.',
  journeyNextIfNo: 'If we decline or do not answer in time, the request ends at no cost.',
  journeyNextId: 'Bring the ID or passport of each traveller named below.',
  journeyNextMeet: 'The group meets on {date} at {time} in {place}.',
  serviceNextMeet: 'Meeting point: {place}.',
  weAnswerBy: 'We answer by {until}',
  bookJourneyTitle: 'Book {name}',
  journeyReview: 'You book “{name}”. The price shown is the price charged.',
  journeyAskReview: 'You ask for “{name}”. The price shown is the price charged.',
  journeyPayOnline: 'You pay {amount} on the next page. We hold your places for {time}.',
  journeyPayRequest: 'Nothing now. Once we have confirmed, you pay {amount} online to complete the booking.',
  journeyPayText: 'Nothing now. You pay {amount} on arrival.',
  journeyConfirming: 'Booking…',
  journeyNames: 'Enter each name exactly as on the ID or passport you travel with.',
  journeyContactHint: 'The confirmation goes to your e-mail. The phone number is for questions about this booking.',
  journeyRequestHint: 'A low floor, a wheelchair, a late arrival: this is a wish, not part of what you book.',
  journeyAccept: 'I have read the <terms>cancellation charges</terms>.',
  journeyAskTitle: 'We answer this request ourselves',
  journeyAskText:
    'We hold your places while we decide; your booking then shows until when. You pay nothing now and can withdraw free of charge until we accept.',
  journeySoldOut: 'The last place has just been booked',
  journeySoldOutText: 'Nothing has been booked or charged. Try another date.',
  journeyNotThen: 'It is not available at this time',
  journeyOtherDatesText: 'Nothing has been booked or charged. What you entered is kept for another date.',
  otherDates: 'Other dates for your party',
  backToJourney: 'Back to dates and prices',
} as const
