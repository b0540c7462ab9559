/** E-mails that staff write. */
export const staffemails = {
  invitedSubject: 'You are invited to work with {brand}',
  invited: '{by} invites you to join the staff of {brand}.',
  invitedRole:
    'Your role: {role, select, agent {agent, for bookings, requests and messages} editor {editor, for hotels, prices and pages} manager {manager, for everything including people and settings} other {member of the staff}}.',
  invitedUntil: 'The link works once, within three days. If this address has an account, you join with that account.',
  invitedNotYou: 'If you did not expect an invitation, you can ignore this e-mail.',
  invitedOpen: 'See the invitation',

  factorSubject: 'Two-step verification has been removed from your account at {brand}',
  factor: '{by} has removed two-step verification from your account, and all your devices have been signed out.',
  factorNext: 'Sign in with your password and set it up again. The old codes and recovery codes no longer work.',
  factorNotYou: 'If you did not ask for this, speak to another manager at once and set a new password.',

  receivedSubject: 'We have your message {receipt}',
  received: 'Thank you for writing to us. We have your message, reference {receipt}.',
  receivedWithin: 'Thank you for writing to us. We have your message (reference {receipt}) and will answer {within}.',
  receivedNotYou: 'If you did not write to us, someone mistyped their address. You can ignore this e-mail.',

  messageSubject: '{reference}: message from {guest}',
  message: '{guest} wrote about booking {reference}, {about}.',

  taxSubject: 'Your electronic invoices need action',
  taxWork:
    '{work, select, tax_certificate {The certificate that signs your invoices and credit notes for the tax authority expires on {until}. Register the site again before then; otherwise nothing can be reported.} rejected_documents {Invoices and credit notes that the tax authority has rejected: {count}. The page below says why. Correct them there, then report again.} unreported_documents {Invoices and credit notes that have waited over twelve hours to be reported to the tax authority: {count}. They must be reported within a day. The page below says what the authority answered.} other {}}',
  taxOpen: 'Open electronic invoices',

  answerSubject: 'Our answer to your message {receipt} to {brand}',
  answerAgain: 'Write to us again',
  answerTo: 'Your message {receipt}',
} as const
