/** Documents that a request requires: on the traveller's page and in the admin. */
export const documents = {
  kind: '{kind, select, passport {Passport} visa {Visa} permit {Permit} identity {National ID} other {Another document}}',
  state:
    '{state, select, asked {Not sent yet} sent {Sent} accepted {Accepted} refused {Not accepted} lapsed {No longer needed} other {}}',

  // The traveller's page
  file: 'Your document',
  wrongFile:
    'We cannot accept this file. Choose a PDF, JPEG, PNG or WebP. A PDF must have no password, web links, scripts or attached files. A photo of the page is fine too.',
  fileHint: 'PDF, JPEG, PNG or WebP, 5\u00a0MB at most.',
  storedSafely:
    'We store it encrypted. Only those who handle your booking can open it, and it is deleted {days, plural, one {# day} other {# days}} after your trip.',
  send: 'Send the document',
  sending: 'Sending…',
  sentOn: 'Sent {at}',
  open: 'Download',
  openNamed: 'Download: {name}',

  // The page that a link in an e-mail opens
  linkTitle: 'Documents for your booking',
  linkUntil: 'Please send it by {until} ({place} time).',
  linkNothing: 'Nothing is missing',
  linkNothingText: 'You have sent everything we asked for, or it is no longer needed.',

  // Admin
  title: 'Documents',
  ask: 'Ask for a document',
  askText:
    'The guest gets an e-mail and sends the document from the booking page, or from the link without an account. Until then a request waits for the guest.',
  what: 'Which document',
  why: 'What it is needed for, in the guest’s language',
  hours: 'How long they have',
  hoursOf: '{count, plural, one {# hour} other {# hours}}',
  askNow: 'Ask for it',
  accept: 'Accept',
  reject: 'Do not accept',
} as const
