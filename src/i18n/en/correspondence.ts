/** E-mails that staff write. */
export const correspondence = {
  invitedSubject: 'You are invited to work with {brand}',
  invited: '{by} invites you to join the staff of {brand}.',
  invitedRole:
    'You would work as {role, select, agent {an agent: with bookings, requests and messages} editor {an editor: with hotels, prices and pages} manager {a manager: with everything, people and settings among it} other {one of the staff}}.',
  invitedUntil: 'The link works once, and for three days. If this address has an account, you join with it.',
  invitedNotYou: 'If you did not expect an invitation, you can ignore this e-mail.',
  invitedOpen: 'See the invitation',

  factorSubject: 'Your second factor at {brand} has been removed',
  factor: '{by} has removed the second factor of your account, and all your devices have been signed out.',
  factorNext: 'Sign in with your password and set up a new one. The old codes and recovery codes no longer work.',
  factorNotYou: 'If you did not ask for this, speak to another manager at once and set a new password.',

  receivedSubject: 'We have your message {receipt}',
  received: 'Thank you for writing to us. Your message has the number {receipt}.',
  receivedWithin: 'Thank you for writing to us. Your message has the number {receipt}, and we answer it {within}.',
  receivedNotYou: 'If you did not write to us, somebody mistyped their address. You can ignore this e-mail.',

  messageSubject: '{reference}: message from {guest}',
  message: '{guest} wrote about the booking {reference}, {about}:',
  answerSubject: 'Our answer to your message {receipt} to {brand}',
  answerAgain: 'Write to us again',
  answerTo: 'Your message {receipt}',
} as const
