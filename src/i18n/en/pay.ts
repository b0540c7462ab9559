/** Online payment: the redirect to the payment provider, and the return. */
export const pay = {
  // Payment status
  pendingTitle: 'Pay by {time} to keep your booking',
  pendingText: 'We are holding it until {until} ({place} time). It is confirmed as soon as you pay.',
  requestTitle: 'Good news: the hotel accepted. Please pay',
  offerTitle: 'You accepted the offer. Please pay to confirm it',
  payNow: 'Pay {amount}',
  going: 'One moment…',
  toPay: 'To be paid online',
  arrivalInstead: 'Pay {where} instead',
  onlineInstead: 'Pay online instead',
  checkingTitle: 'Your payment is being confirmed',
  checkingText: 'Your bank has not answered yet. This page updates by itself. Please don’t pay twice.',
  lookAgain: 'Check again',
  failedTitle: 'The payment did not go through',
  failedText: 'You were not charged, and we are still holding everything. Try again, or use another card.',
  leftTitle: 'Nothing has been paid yet',
  leftText: 'You came back without paying. Your booking is still held.',
  notOpenedTitle: 'The payment page could not be opened',
  notOpenedText:
    'Our payment provider is not answering. You were not charged, and we are holding everything. Please try again in a few minutes.',
  expiredTitle: 'The time to pay has run out',
  expiredText:
    'We no longer hold your booking, and you were not charged. If a payment still arrives, you get it back in full.',
  switchUntil:
    'Please pay online by {until} ({place} time). If it is not paid by then, we cancel it under its cancellation terms.',

  // Payment status as a short label
  unpaid: 'Not paid yet',
  authorised: 'Payment being confirmed',
  paid: 'Paid online',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded in full',
  failed: 'Payment failed',
  nextIfYes: 'If it confirms, you pay here and the stay is yours at the price shown.',
  nextPaid: 'You have paid {amount} online.',
  willReturn: 'After you cancel, it goes back to the card you paid with.',
  toGiftCard: '{amount} goes back to gift card {card} at once.',
  toPaymentCard: '{amount} goes back to the card you paid with.',
  returning: 'The money is on its way back to the card you paid with.',
  returned: 'We have sent {amount} back to the card you paid with.',
  arrives: 'It usually arrives {within}.',
} as const
