/** Shown after too many attempts to sign in. An e-mail is sent only if strangers have used up the limit of the account. */
export const signinlimits = {
  many: 'If your password was right but strangers are trying to get into your account, we have sent you an e-mail with a link: open it on this device, then sign in. Otherwise wait a while and try again.',
  waitSeconds: 'You can try again in {seconds, plural, one {# second} other {# seconds}}.',
  waitMinutes: 'You can try again in {minutes, plural, one {# minute} other {# minutes}}.',
} as const
