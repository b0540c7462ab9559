/** From the quote to the confirmed booking, and what may happen to it after. */
export const booking = {
  statusPending: 'Pending payment',
  statusWaiting: 'Waiting for the hotel',
  statusWaitingUser: 'Waiting for you',
  statusConfirmed: 'Confirmed',
  statusRejected: 'Not accepted',
  statusCancelled: 'Cancelled',
  statusExpired: 'Expired',
  statusCompleted: 'Completed',
  statusNoShow: 'No arrival',
  reference: 'Booking reference',
  payNow: 'Pay now',
  payOnArrival: 'Pay on arrival',
  prepay: 'Pay online now',
  specialRequest: 'Special request',
  nameOnId: 'Names as on the identity document shown at check-in',
  acceptTerms: 'I accept the <terms>terms and conditions</terms> and the <privacy>privacy policy</privacy>.',
} as const
