/** Finding a booking without an account. */
export const lookup = {
  title: 'Find my booking',
  text: 'Enter the reference of your booking and its e-mail address or phone number. We send a code there, and you see the booking without signing in.',
  again: 'Please confirm with a new code',
  againText:
    'Cancelling and answering an offer need a code that is not older than ten minutes. Nothing has been changed.',
  reference: 'Booking reference',
  referenceHint: 'It is in the e-mail about your booking and on the voucher.',
  contact: 'E-mail or phone number of the booking',
  codeSent: 'If booking {reference} belongs to {address}, a code with six digits is on its way there.',
  open: 'Open the booking',
  other: 'Start again',
  signIn: 'Sign in instead',
  without: 'Find a booking without signing in',
  openTitle: 'You see this booking for an hour, without an account',
  openText: 'Close it when you are done, above all on a device that is not yours.',
  close: 'Close the booking',
  orderOpened: 'Each booking has a reference of its own; you find all of them below.',
  closed: 'The booking is closed in this browser',
} as const
