/** A booking that the account has already of what it is about to book. */
export const duplicate = {
  heldTitle: 'You already hold this',
  heldText: 'Booking {reference} is held for you. Pay {amount} by {until} ({place} time) to confirm it.',
  heldOrderTitle: 'You already hold this in an order',
  heldOrderText: 'Order {reference} is held for you. Pay for it by {until} ({place} time) to confirm it.',
  checkingTitle: 'Your payment for this is being confirmed',
  checkingText: 'Booking {reference} is held while the bank decides. There is no need to book or pay again.',
  waitingTitle: 'You have already requested this',
  waitingText: 'Request {reference} is open until {until} ({place} time).',
  confirmedTitle: 'You have already booked this',
  confirmedText: 'Booking {reference} is confirmed.',
  pay: 'Pay {amount}',
  payOrder: 'Pay for your order',
  see: 'See the booking',
  release: 'Release it and start again',
  again: 'Book the same once more',
} as const
