/** What changes about a booked package or service: offers, another house, instalments. */
export const changes = {
  // Where the booking stands
  offerTitle: 'We offer you something else',
  offerText:
    'What you asked for is not available. Please answer by {until} ({place} time); what we offer is held for you until then.',
  houseTitle: 'Your hotel has to change',
  houseText: 'We cannot keep the hotel that we promised you. Please answer by {until} ({place} time).',
  payTitle: 'We have said yes: please pay',
  ended: 'Your places are no longer held.',
  overdueTitle: 'An instalment is overdue',
  overdueText:
    '{amount} was due by {date}. Please pay it by {until} ({place} time). After that we cancel the booking under its terms.',

  // The offer
  weOffer: 'We offer',
  offerHint: 'Accepting books it at this price. Declining ends the request at no cost.',
  accept: 'Accept',
  decline: 'Decline',

  // Another house
  promised: 'You were promised',
  instead: 'We offer instead',
  same: 'Dates, programme and price stay as they are.',
  leave: 'You need not accept it. If you cancel the package, it costs you nothing.',
  leavePaid: 'You need not accept it. If you cancel the package, all that you have paid goes back to you: {amount}.',
  acceptHouse: 'Accept this hotel',
  leaveNow: 'Cancel the package',

  // Instalments
  instalment: 'Next instalment',
  dueBy: 'Due by {date}',
  schedule: 'Your instalments',
  withBooking: 'With the booking',
  paid: 'Paid',
  partPaid: '{amount} of it is paid',
  otherReceipts: 'Other receipts of this booking',
  receiptNumber: 'Number {number}',
} as const
