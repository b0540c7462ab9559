/** My bookings as trips: what is next, what is paid. */
export const trips = {
  tripTo: '{cities}, {dates}',
  daysLeft: '{days, plural, =0 {Begins today} =1 {Begins tomorrow} one {Begins in # day} other {Begins in # days}}',
  underWay: 'In progress',
  paidInFull: 'Paid in full',
  partPaid: '{paid} paid, {open} to pay',
  paidOfIt: '{paid} paid',
  wasDue:
    '{open} was due {kind, select, stay {at the hotel} package {when the group met} service {on the day} other {on the day}}',
  openOnArrival: '{open} to pay {where}',
  unpaid: 'Not paid yet',
  payOrder: 'Pay {amount} for {bookings, plural, one {# booking} other {# bookings}}',
  nextPart: '{amount} due by {date}',
  sendDocument: 'Send the document',
  answerOffer: 'Answer the offer',
  completeDetails: 'Fill in the details',
  waiting: '{bookings, plural, one {# thing to do} other {# things to do}}',
  placeTime: '{place} time',
  more: 'Documents, map and help',
  moreCancel: 'Documents, help and cancellation',
  penalty: 'Cancellation charge {amount}',
  refunded: 'Refund {amount}',
  refundSent: '{amount} refunded',
  payBy: 'Pay by {until} to keep your booking',
  changeWay: 'Change how you pay',
  answersBy:
    '{kind, select, stay {The hotel will answer by {until}} package {We will answer by {until}} service {We will answer by {until}} other {We will answer by {until}}}',
  youAnswerBy: 'Please answer by {until}',
  youPayBy: 'Please pay by {until}',

  // Lists without a booking
  emptyUpcoming: 'No upcoming bookings',
  emptyUpcomingText: 'Your next booking will appear here, with its reference and directions.',
  emptyPast: 'No past bookings',
  emptyPastText: 'Your bookings appear here once they are over.',
  emptyCancelled: 'No cancelled bookings',
  emptyCancelledText: 'Cancelled, declined and expired bookings appear here.',
} as const
