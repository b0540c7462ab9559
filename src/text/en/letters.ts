/** Letters and text messages. */
export const letters = {
  footer: 'You get this letter because somebody used this address at {brand}. Nobody reads replies to it.',
  hello: 'Dear {name},',
  signIn: 'Sign in',
  findStay: 'Find a stay',
  resetPassword: 'Set a new password',

  codeSubject: '{code} is your code for {brand}',
  code_register: 'Here is the code that completes your registration with {brand}:',
  code_login: 'Here is the code that signs you in to {brand}:',
  code_reset: 'Here is the code with which you set a new password for {brand}:',
  code_phone: 'Here is the code that confirms your phone number with {brand}:',
  codeExpires: 'It is good for ten minutes and works once.',
  codeNotYou:
    'If you did not ask for it, you need not do anything. Never give this code to anyone; we never ask for it.',

  accountExistsSubject: 'You already have an account with {brand}',
  accountExists:
    'Somebody, probably you, tried to register with {brand} using this address. It already has an account.',
  accountExistsWays: 'Sign in with your password or ask for a code. If it was not you, you need not do anything.',

  welcomeSubject: 'Welcome to {brand}',
  welcome: 'Your account with {brand} is ready. Your bookings, your saved stays and your details are kept in it.',

  passwordChangedSubject: 'Your password for {brand} has been changed',
  passwordChanged: 'Your password has just been changed, and all other devices have been signed out.',
  passwordNotYou: 'If it was not you, set a new password at once and write to us.',

  passkeyAddedSubject: 'A passkey now signs in to your account with {brand}',
  passkeyAdded: 'The passkey “{passkey}” has just been added to your account. Whoever unlocks its device can sign in.',
  passkeyRemovedSubject: 'A passkey was removed from your account with {brand}',
  passkeyRemoved: 'The passkey “{passkey}” has just been removed from your account and no longer signs in.',
  passkeyNotYou: 'If it was not you, set a new password, look through your passkeys and devices, and write to us.',
  openPasskeys: 'See your passkeys',

  accountDeletedSubject: 'Your account with {brand} has been deleted',
  accountDeleted:
    'Your account and your personal data have been deleted, as you asked. Past bookings are kept for the books, without your name.',

  openBooking: 'Open the booking',
  paymentReceivedSubject: 'Your payment for booking {reference}',
  paymentReceived: 'We have received {amount} for your booking {reference}, and it is confirmed.',
  paymentReceipt: 'You find the receipt with your booking, ready to print.',
  paymentReturnedSubject: 'Your money for booking {reference} is on its way back',
  returned_cancelled: 'Your booking {reference} has been cancelled.',
  returned_not_needed:
    'Your payment for booking {reference} arrived when it was no longer needed: the rooms were no longer held, or the booking was already settled.',
  returned_wrong_amount:
    'For booking {reference} another amount arrived than the one to be paid, so it did not confirm it.',
  paymentReturned:
    'We have returned {amount} to the card you paid with. Banks take three to ten working days to show it.',
} as const
