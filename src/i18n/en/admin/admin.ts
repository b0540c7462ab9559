/** The frame of the admin: navigation, search, shortcuts, second factor, audit log. */
export const admin = {
  title: 'Admin',
  places: 'Admin menu',
  today: 'Today',
  bookings: 'Bookings',
  newBooking: 'Book for a guest',
  travellers: 'Travellers',
  stock: 'Rooms and prices',
  departures: 'Package departures',
  notices: 'Notifications',
  messages: 'Messages',
  reviews: 'Reviews',
  reports: 'Reports',
  staff: 'Staff',
  giftCards: 'Gift cards',
  keys: 'Partner API keys',
  audit: 'Audit log',
  waitingCount: '{count, plural, one {# waiting} other {# waiting}}',
  search: 'Find a booking',
  searchHint: 'Reference, name, email or phone',
  toSite: 'To the site',
  role: '{role, select, agent {agent} editor {editor} manager {manager} hotel {hotel} other {staff}}',

  shortcuts: 'Keyboard shortcuts',
  shortcutsText: 'They work when no field has the focus. For two keys, press the first, then the second.',
  shortcutHelp: 'Show these shortcuts',
  shortcutNext: 'Next row of the list',
  shortcutPrevious: 'Previous row of the list',
  shortcutOpen: 'Open the row',
  shortcutKey: 'Key',
  shortcutDoes: 'What it does',
  shortcutsOn: 'Use single-key shortcuts',

  factorTitle: 'Confirm it’s you',
  factorText: 'Enter the six-digit code from your authenticator app, or one of your recovery codes.',
  factorSetTitle: 'Set up two-step verification',
  factorSetText:
    'The admin needs a code from an authenticator app as well as your password. Scan the QR code with the app, then enter the code it shows.',
  factorBegin: 'Set it up',
  factorQr: 'QR code for your authenticator app',
  factorKey: 'Or type this key into the app',
  factorCode: 'Code from the app',
  factorCodeOrRecovery: 'Code from the app, or a recovery code',
  factorConfirm: 'Confirm',
  factorDone: 'Two-step verification is set up',
  recoveryTitle: 'Recovery codes',
  recoveryText: 'Store these where you can find them without your phone. Each works once. They are not shown again.',
  factorGoOn: 'I have stored them, continue',

  auditText: 'Changes made by your staff, newest first.',
  auditAt: 'When',
  auditWho: 'Who',
  auditWhat: 'What',
  auditSubject: 'Subject',
  auditChange: 'Before and after',
  auditNone: 'Nothing has been changed yet',
  older: 'Older',

  idleTitle: 'Are you still there?',
  idleText:
    '{minutes, plural, one {You have been inactive for a while. You will be signed out in about a minute.} other {You have been inactive for a while. You will be signed out in # minutes.}}',
  idleStay: 'Stay signed in',
  endedTitle: 'You have been signed out',
  endedText: 'What you typed is still on this page. Sign in again in another tab, then continue here.',
  endedSignIn: 'Sign in again in another tab',
  changedFromTo: '{before} → {after}',
} as const

/** The menu of the admin by work. */
export const menu = {
  group:
    '{group, select, today {Today} bookings {Front desk} rooms {Hotels and prices} packages {Trips and packages} services {Other services} site {Site} money {Money} setup {Set-up} other {}}',
  home: 'Home page and articles',
  reference: 'Reference data',
} as const

/** The checklist of the set-up in the admin, and the tests of the providers. */
export const checklist = {
  title: 'Set-up',
  open: '{count, plural, one {# step is left before you can sell.} other {# steps are left before you can sell.}}',
  complete: 'Your site has everything it needs.',
  todayLine: '{count, plural, one {# step of the set-up is left} other {# steps of the set-up are left}}',
  todayLink: 'Open the checklist',
  state: '{state, select, done {Done} open {To do} optional {Optional} other {Unknown}}',
  second_factor: 'Two-step verification',
  second_factorText: 'A code from your phone protects the admin.',
  brand: 'Name and brand',
  brandText: 'How your guests know you.',
  company: 'Company',
  companyText: 'Legal name, address, tax number and licences, for invoices.',
  contact: 'Contact details and hours',
  contactText: 'How guests reach you.',
  currency: 'Currency',
  currencyText: 'The currency of all prices and payments.',
  offers: 'What you sell',
  offersText: 'Hotels, packages and services, and the rules for bookings.',
  mail: 'Email',
  mailText:
    'Set SMTP_URL and MAIL_FROM in the environment of the server. Without them no code and no confirmation arrives.',
  payments: 'Online payment',
  paymentsText: 'Keys of Stripe or Moyasar in the environment of the server. Without them guests pay on arrival.',
  einvoicing: 'Electronic invoices',
  einvoicingText: 'For sellers in Saudi Arabia: register this site with the tax authority (ZATCA, phase 2).',
  legal: 'Terms and privacy',
  legalText: 'Read both pages, make them yours and publish them.',
  about: 'The page about you',
  aboutText: 'Who you are and who answers, in your own words.',
  product: 'First hotel, package or service',
  productText: 'Add it and publish it.',
  rooms: 'Rooms and rates',
  roomsText: 'The room types of a hotel, each with a rate that guests can pay.',
  prices: 'Prices and places',
  pricesText:
    'Nights with a price and free rooms, departures with seats, or options of a service. Only then can anything be booked.',
  staff: 'Colleagues',
  staffText: 'Invite those who answer guests, each with an access of their own.',
  missing: 'Missing: {parts}',
  part: '{part, select, name {the legal name} tax_number {the VAT or commercial registration number} address {the address} office_email {the email address of your office} phone {the phone number} terms {the terms} privacy {the text on privacy} placeholders {your own words: the published text still tells you what to write} published {nothing is published} rooms {a room type} rates {a rate that guests can pay} nights {open nights with a price and a free room} dates {a departure with seats and prices} options {an option of a service} other {}}',
  booking: 'A test booking',
  bookingText: 'Book something yourself, read the emails, then cancel it.',
  tests: 'Test the providers',
  testsText: 'The result appears here. Emails and text messages go to you.',
  test: '{purpose, select, mail {Send a test email} payments {Test payment} texts {Send a test text message} other {Test}}',
  works:
    '{purpose, select, payments {{provider} accepts the key.} mail {Sent to {to} through {provider}. Check your inbox and your spam folder.} texts {Sent to {to} through {provider}.} other {{provider} works.}}',
  sandbox: 'The sandbox is in use: payments are simulated and no money moves.',
  outbox: 'No mail server is configured, so emails reach nobody. Set SMTP_URL and MAIL_FROM.',
  not_configured:
    '{purpose, select, payments {No payment provider is configured, so guests pay on arrival. Set the keys of Stripe or Moyasar.} mail {No mail server is configured.} texts {No provider of text messages is configured. Codes go by email only.} other {Not configured.}}',
  no_phone: 'Your account has no phone number that has been confirmed for three days. Add one in your profile.',
  failed:
    '{why, select, key {The provider does not accept the key. Check the keys in the environment of the server.} refused {The server of the provider cannot be reached. Check its address and port.} login {The mail server does not accept the user name or the password. Check SMTP_URL.} timeout {The provider did not answer in time. Try again, then check its address.} other {{provider} did not accept it:}}',
  testSubject: 'Test message from {brand}',
  testText: 'This message shows that emails from {brand} arrive. You sent it from the admin.',
} as const

/** Late background work, on the day page of the admin. */
export const latework = {
  title: 'Background work is late',
  text: 'The site keeps working, but ask your server administrator to check it. The runbook explains how.',
  holds:
    '{count, plural, one {# expired booking has not been released} other {# expired bookings have not been released}}',
  payments:
    '{count, plural, one {# payment has not been checked with its provider} other {# payments have not been checked with their provider}}',
  refunds:
    '{count, plural, one {# refund that is owed has not been made} other {# refunds that are owed have not been made}}',
  jobs: '{count, plural, one {# job has not run} other {# jobs have not run}}',
  failed_jobs:
    '{count, plural, one {# job of the last day used up its attempts} other {# jobs of the last day used up their attempts}}',
  unsent_notifications:
    '{count, plural, one {# email or text message is waiting to be sent} other {# emails and text messages are waiting to be sent}}',
  failed_notifications:
    '{count, plural, one {# email or text message of the last day failed} other {# emails and text messages of the last day failed}}',
  unreported_documents:
    '{count, plural, one {# invoice or credit note has not been reported to the tax authority} other {# invoices and credit notes have not been reported to the tax authority}}',
  rejected_documents:
    '{count, plural, one {# invoice or credit note was rejected by the tax authority} other {# invoices and credit notes were rejected by the tax authority}}',
  tax_certificate: 'The certificate for the tax authority expires within 30 days: register again',
  sweep: 'Deadlines have not been checked for {age}',
  oldest: '(the oldest for {age})',
  age: '{unit, select, day {{count, plural, one {# day} other {# days}}} hour {{count, plural, one {# hour} other {# hours}}} other {{count, plural, one {# minute} other {# minutes}}}}',
} as const

/** The first run of an installation, and the checklist of the set-up in the admin. */
export const setup = {
  title: 'Set up your site',
  text: 'Two minutes now; the admin guides you through the rest.',
  you: 'Your account',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'You sign in with it. If you already have an account here, use its address and its password.',
  password: 'Password',
  passwordHint: 'At least 10 characters. A short sentence is easy to remember.',
  provider: 'Your company',
  brandEn: 'Name of your company in English',
  brandAr: 'Name of your company in Arabic',
  currency: 'Currency',
  currencyHint: 'Your guests pay in this currency. It cannot be changed once there are bookings.',
  offers: 'What you sell',
  offersHint: 'You can change this later.',
  offer: '{offer, select, stays {Hotels} packages {Packages} services {Services} other {Other}}',
  submit: 'Create the account',
  doneTitle: 'This site is set up',
  doneText: 'It already has a manager. Sign in, or ask the manager for an invitation.',
} as const

/** What members of staff and the office are notified of. */
export const notices = {
  title: 'Notifications',
  mine: 'What I hear of',
  office: 'What the office hears of',
  mineText: 'Choose what we email you about. The office address has its own choice.',
  mineTo: 'Emails go to {email}.',
  noEmail: 'Your account has no email address',
  noEmailText: 'Add one to your personal data; until then nothing reaches you.',
  officeText: 'Emails go to {email}, the address in the contact details.',
  noOffice: 'The contact details have no email address',
  noOfficeText: 'Until one is saved, all managers get these emails.',
  openContact: 'Open the contact details',
  urgentOffice:
    'Whatever you choose here, the office hears at once of everything that begins today or tomorrow, or within 36 hours.',
  urgentMine: 'What begins today or tomorrow, or within 36 hours, does not wait for the daily summary.',
  when: 'When to send an email',
  kind: '{kind, select, booking {New and confirmed bookings} request {Requests and answers} payment {Payments and refunds} change {Changes of dates, guests and names} cancellation {Cancellations and expiry} message {Messages} other {Other}}',
  mode: '{mode, select, at_once {At once} daily {In the daily summary at 07:00} off {Not at all} other {Other}}',
  about: 'About which hotels',
  everything: 'Everything',
  everythingText: 'All hotels, also those added later, packages, services and the contact page.',
  everythingLimited: 'All of your hotels',
  some: 'Only some',
  someText: 'Choose them below.',
  others: 'Packages, services and messages of the contact page',
  language: 'Language of the emails',
  save: 'Save',
  saved: 'Your choice is saved',
} as const

/** Contact messages in the admin. */
export const messages = {
  title: 'Messages',
  text: 'We promise an answer {within}.',
  open: 'Without an answer ({count})',
  done: 'Answered',
  views: 'Messages shown',
  none: 'All messages are answered',
  noneDone: 'No answered messages yet',
  receipt: 'Reference',
  from: 'From',
  about: 'About',
  topic:
    '{topic, select, question {A question} booking {A booking} group {A group} service {A service} complaint {A complaint} data {Personal data} other {Something else}}',
  wrote: 'Sent',
  promise: 'Answer',
  answerBy: 'Answer by {until}',
  overdue: 'Overdue since {until}',
  answeredAt: 'Answered {when} by {name}',
  older: 'More messages',

  messageTitle: 'Message {receipt}',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  answerTitle: 'Answer by email',
  answer: 'Your answer',
  answerHint:
    'It goes out in {language}, after a greeting by name and before the message itself. An empty line makes a new paragraph.',
  languageName: '{locale, select, ar {Arabic} other {English}}',
  send: 'Send the answer',
  mark: 'Mark as answered',
  markText: 'If you answered by phone or in another way.',
  wasAnswered: 'The answer',
  answeredOtherwise: 'Answered in another way.',
  tooLate: '{name} has already answered',
  sent: 'The answer to {receipt} is on its way',
  marked: '{receipt} is marked as answered',
  back: 'All messages',
} as const

export const audit = {
  otherAct: 'Changed',
  otherSubject: 'Record',
  fields: '{fields}{count, plural, =0 {} one { and # more} other { and # more}}',
} as const
