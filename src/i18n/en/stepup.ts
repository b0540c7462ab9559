/** The step-up: proof that the owner of the account is present, before a sensitive change. */
export const stepup = {
  title: 'Confirm it’s you',
  text: 'To make this change, confirm that it is you. What you entered is saved.',
  confirm: 'Confirm and continue',
  byEmail: 'Send a code to my e-mail',
  byPhone: 'Send a code to my phone',
  byPasskey: 'Use a passkey',
  again: 'Send another code',
  sent: 'We have sent a code to {address}. It is valid for ten minutes.',
} as const
