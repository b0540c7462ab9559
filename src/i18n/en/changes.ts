/** Changes to a booked package or service: offers, hotel substitution, instalments. */
export const changes = {
  // Booking status
  offerTitle: 'We offer you something else',
  offerText:
    'What you asked for is not available. Please answer by {until} ({place} time); what we offer is held for you until then.',
  houseTitle: 'Your hotel has to change',
  houseText: 'We cannot keep the hotel that we promised you. Please answer by {until} ({place} time).',
  payTitle: 'We have accepted your request: please pay',
  ended: 'Your places are no longer held.',
  overdueTitle: 'An instalment is overdue',
  overdueText:
    '{amount} was due by {date}. Please pay it by {until} ({place} time). After that we cancel the booking under its terms.',

  // Offer
  weOffer: 'We offer',
  offerHint: 'If you accept, it is booked at this price. If you decline, the request ends at no cost.',
  accept: 'Accept',
  decline: 'Decline',

  // Hotel substitution
  promised: 'You were promised',
  instead: 'We offer instead',
  same: 'Dates, programme and price stay as they are.',
  leave: 'You do not have to accept. You can cancel the package free of charge.',
  leavePaid: 'You do not have to accept. If you cancel the package, you get back everything you paid: {amount}.',
  acceptHouse: 'Accept this hotel',
  leaveNow: 'Cancel the package',

  // Instalments
  instalment: 'Next instalment',
  dueBy: 'Due by {date}',
  schedule: 'Your instalments',
  withBooking: 'With the booking',
  paid: 'Paid',
  partPaid: '{amount} paid so far',
  otherReceipts: 'Other receipts of this booking',
  receiptNumber: 'Number {number}',
} as const
