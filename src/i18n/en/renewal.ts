/** The page of a link in an e-mail that has expired or was revoked. */
export const renewal = {
  title: 'This link no longer works',
  text: 'A link works for 14 days, and not after the booking is paid, cancelled or no longer held.',
  revoked:
    'We have withdrawn this link, to be on the safe side, and no new one can be sent from here. Write to us or call us: we check that it is you and send you another.',
  ask: 'If you still need it, we send a new link to the e-mail address or phone number of the booking.',
  send: 'Send me a new link',
  sending: 'Sending…',
  sentTitle: 'Check your messages',
  sentText:
    'If something is still open for this booking, a new link is on its way to its e-mail address or phone number. If nothing arrives, there is nothing left to do; if in doubt, ask us.',
} as const
