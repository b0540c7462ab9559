/** Undoing a change of sign-in data with the link in its notification. */
export const undo = {
  title: 'Undo a change to your account',
  text_password: 'The password was changed on {when}.',
  text_email: 'The e-mail address was changed on {when}.',
  text_phone: 'The phone number was changed on {when}.',
  text_passkey: 'A passkey was added or removed on {when}.',
  text_second_factor: 'Two-step verification was set up on {when}.',
  means:
    'If it was not you, choose a new password. Your e-mail address, phone number and passkeys go back to what they were, all devices are signed out, and the old password stops working.',
  until: 'You can undo it until {when}.',
  password: 'New password',
  passwordHint: 'Ten characters or more. A few unrelated words are easy to remember.',
  now: 'Undo the change',
  gone: 'This link is no longer valid',
  goneText:
    'A change can be undone once, within 72 hours. If your account is not as you left it, set a new password. If you cannot, write to us.',
  reset: 'Set a new password',
  contact: 'Write to us',
} as const
