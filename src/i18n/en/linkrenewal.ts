/** The page of a link in an e-mail that has expired or was revoked. */
export const linkrenewal = {
  title: 'This link no longer works',
  text: 'Links work for 14 days, and stop once the booking is paid, cancelled or no longer held.',
  revoked:
    'We withdrew this link as a precaution, and you cannot request a new one here. Write or call: we will check that it is you and send another.',
  ask: 'If you still need it, we send a new link to the e-mail address or phone number of the booking.',
  send: 'Send me a new link',
  sending: 'Sending…',
  sentTitle: 'Check your messages',
  sentText:
    'If something is still open for this booking, a new link is on its way to its e-mail address or phone number. If nothing arrives, there is nothing left for you to do. If in doubt, ask us.',
} as const
