/** Paying online: on the way to the provider, back from it, and the receipt. */
export const pay = {
  // The booking form
  onlineText: 'You pay {amount} on the next page. Your rooms are held for 30 minutes meanwhile.',
  onlineRest:
    'You pay {amount} on the next page and {rest} at the hotel. Your rooms are held for 30 minutes meanwhile.',
  onlineRequest: 'Nothing now. Once the hotel has confirmed, you pay {amount} online to complete the booking.',
  bookAndPay: 'Continue to payment',
  goingToPay: 'Holding it for you…',

  // Where the payment stands
  pendingTitle: 'Pay by {time} to keep your booking',
  pendingText: 'It is held for you until {until} ({place} time), and confirmed as soon as you have paid.',
  requestTitle: 'The hotel has said yes: please pay',
  payNow: 'Pay {amount}',
  going: 'One moment…',
  toPay: 'To be paid online',
  arrivalInstead: 'Pay on arrival instead',
  onlineInstead: 'Pay online now instead',
  checkingTitle: 'Your payment is being confirmed',
  checkingText: 'The bank has not answered yet. This page refreshes by itself; you need not pay a second time.',
  lookAgain: 'Look again',
  failedTitle: 'The payment did not go through',
  failedText: 'Nothing was charged. Try again, with another card if you like: everything is still held for you.',
  leftTitle: 'Nothing has been paid yet',
  leftText: 'You came back without paying. Your booking is still held.',
  expiredTitle: 'The time to pay has run out',
  expiredText:
    'Nothing is held for you any more, and nothing was charged. A payment that arrives now is returned in full.',
  payBy: 'Pay by {until} to keep your booking',

  // Its state in a word
  unpaid: 'Not paid yet',
  authorised: 'Payment being confirmed',
  paid: 'Paid online',
  partly_refunded: 'Partly returned',
  refunded: 'Returned in full',
  failed: 'Payment failed',
  nextIfYes: 'If it confirms, you pay here and the stay is yours at the price shown.',
  nextPaid: 'You have paid {amount} online.',
  willReturn:
    'Once you cancel, it goes back to the card you paid with. Banks take three to ten working days to show it.',
  returning: 'The money is on its way back to the card you paid with. Banks take three to ten working days to show it.',

  // The receipt
  receiptTitle: 'Simplified tax invoice',
  receiptNumber: 'Number',
  receiptDate: 'Date and time',
  receiptSeller: 'Issued by',
  receiptVatNumber: 'VAT registration number',
  receiptBooking: 'Booking',
  receiptWhat: 'What was paid',
  receiptStay: 'Stay at {hotel}',
  receiptNet: 'Without VAT',
  receiptVat: 'VAT',
  receiptTotal: 'Total with VAT',
  receiptReturned: 'Returned since',
  receiptQr: 'QR code with the facts of this invoice',
  receiptDemo: 'This invoice belongs to a demonstration and has no value.',
  receiptBack: 'Back to the booking',
  changeWay: 'Change how you pay',
} as const
