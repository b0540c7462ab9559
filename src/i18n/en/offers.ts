/** Changes to a booked package or service: offers, hotel substitution, instalments. */
export const offers = {
  // Booking status
  offerTitle: 'We can offer you an alternative',
  offerText:
    'We cannot provide what you asked for. Please answer by {until} ({place} time). We hold this offer for you until then.',
  hotelTitle: 'Your hotel has changed',
  hotelText: 'We are sorry: the hotel we promised is no longer available. Please answer by {until} ({place} time).',
  payTitle: 'Your request is accepted: please pay',
  ended: 'Your places are no longer held.',
  overdueTitle: 'An instalment is overdue',
  overdueText:
    '{amount} was due by {date}. Please pay it by {until} ({place} time). After that we cancel the booking under its terms.',

  // Offer
  weOffer: 'Our offer',

  // Hotel substitution
  promised: 'Your original hotel',
  instead: 'What we offer',
  same: 'Dates, programme and price stay the same.',
  leave: 'You do not have to accept. You can cancel the package for free.',
  leavePaid: 'You do not have to accept. If you cancel the package, you get back everything you paid: {amount}.',
  acceptHotel: 'Accept this hotel',
  leaveNow: 'Cancel the package',

  // Instalments
  instalment: 'Next instalment',
  dueBy: 'Due by {date}',
  schedule: 'Your instalments',
  withBooking: 'First payment',
  paid: 'Paid',
  partPaid: '{amount} paid so far',
} as const
