/** The travellers' details that a booking requires: the page, and its card on the page of the booking. */
export const travellers = {
  title: 'Travellers and details',
  text: 'For “{about}” we need the following. Save what you have, and come back for the rest.',
  privacy:
    'What you enter is stored encrypted, shown only to the staff who need it, and deleted 30 days after the trip.',
  complete: 'Complete',
  completeText: 'We have everything. You can still correct it until the first day.',
  incomplete: 'Details missing for {missing} of {total} travellers',
  incompleteFields: '{count, plural, one {# detail missing} other {# details missing}}',
  dueText: 'Please fill in what is missing by {date}.',
  overdueText:
    'The details were due by {date}. Please fill in what is missing now, or the booking may not go ahead as planned.',
  lateTitle: 'Your flight lands after the booked time',
  lateText:
    'You land at {flight}, but the pick-up is booked for {ride}. Change the time of the booking, or correct the flight.',
  lateChange: 'Change the booking',
  partlySaved: 'All other details are saved.',
  closed: 'It is too late to change these details',
  closedText: 'Contact us if something is wrong.',
  person: 'Traveller {number}',
  child: 'Traveller {number}, {age, plural, =0 {infant under 1} one {infant, # year} other {child, # years}}',
  booking: 'For the whole booking',
  missing: 'Still missing: {fields}',
  companion: 'Fill in from your travellers',
  noCompanion: 'Nobody',
  fill: 'Fill in and save',
  save: 'Save',
  saved: 'Saved.',
  back: 'Back to the booking',
  manage: 'Your travellers',
  fieldOf: '{field}, {form}',
  cardOpen: 'Fill in the details',
} as const

/** Details of travellers and bookings: the fields of their forms. */
export const details = {
  first_name: 'First names',
  last_name: 'Last name',
  name_ar: 'Name in Arabic',
  birth_date: 'Date of birth',
  sex: 'Sex',
  nationality: 'Nationality',
  document_type: 'Document',
  document_number: 'Document number',
  issued_by: 'Issued by',
  expires_on: 'Valid until',
  relation: 'Relation to you',
  assistance: 'Assistance or diet',
  flight_number: 'Flight number',
  flight_date: 'Flight date',
  flight_time: 'Flight time',
  terminal: 'Terminal',
  pick_up: 'Pick-up',
  drop_off: 'Drop-off',
  luggage: 'Number of bags',
  weight_kg: 'Weight in kilograms',
  height_cm: 'Height in centimetres',
  chair_place: 'Where to bring the wheelchair',

  hint_first_name: 'In Latin letters, as in the document',
  hint_last_name: 'In Latin letters, as in the document. If it shows a single name, leave this empty.',
  hint_document_number: 'Letters and digits, without spaces',
  hint_assistance: 'A wheelchair, a diet, medicine, an aisle seat',
  hint_flight_number: 'For example SV 302',
  hint_flight_time: 'Local landing time, or departure time if you are flying home',
  hint_pick_up: 'A hotel, a place or an address',
  hint_drop_off: 'A hotel, a place or an address',
  hint_luggage: 'A number, for example 4',
  hint_chair_place: 'A hotel, a place or an address',

  error_birth_date: 'Enter the day, month and year of birth, for example 27 3 1955.',
  error_not_a_number: 'Enter a number, for example 4.',
  error_age_differs:
    'With this date of birth the traveller is {age, plural, =0 {under 1 year} one {# year} other {# years}} old on the first day, but {booked, plural, =0 {an infant under 1} one {an infant of 1 year} other {a child of # years}} was booked. Correct the date, or change the booking.',
  error_age_of_child:
    'With this date of birth the traveller is {age, plural, =0 {under 1 year} one {# year} other {# years}} old on the first day, but an adult was booked. Correct the date, or change the booking.',

  choice_female: 'Female',
  choice_male: 'Male',
  choice_passport: 'Passport',
  choice_id_card: 'National ID',
  choice_residence_permit: 'Residence permit (iqama)',
  choice_self: 'Myself',
  choice_spouse: 'Husband or wife',
  choice_child: 'Son or daughter',
  choice_parent: 'Father or mother',
  choice_sibling: 'Brother or sister',
  choice_relative: 'Another relative',
  choice_friend: 'Friend',
  choice_yes: 'Yes',
  choice_no: 'No',
  choose: 'Choose',

  note_document_expires: 'This document expires before the trip ends.',
  note_document_short: 'This document is valid for less than six months after the trip. Most visas need more.',
  note_minor: 'Under 18: bring the birth certificate and the consent of any parent who stays at home.',
  note_infant_turns_two: 'Turns two during the trip, so the flight home may need a seat.',
  // To be confirmed by a scholar.
  note_mahram: 'Saudi Arabia does not require a male relative (mahram) for Umrah. Your country may: ask your embassy.',
} as const

/** A date in three fields. */
export const birth = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  partsHint: 'For example 27 3 1955, or 2 8 1374 in the Hijri calendar.',
} as const

/** Documents that a request requires: on the traveller's page and in the admin. */
export const documents = {
  kind: '{kind, select, passport {Passport} visa {Visa} permit {Permit} identity {National ID} other {Another document}}',
  state:
    '{state, select, asked {Not sent yet} sent {Sent} accepted {Accepted} refused {Not accepted} lapsed {No longer needed} other {}}',

  // The traveller's page
  file: 'Your document',
  fileHint: 'PDF, JPEG, PNG, WebP or HEIC, 5\u00a0MB at most. A photo of the page is fine.',
  storedSafely:
    'We store it encrypted. Only those who handle your booking can open it, and it is deleted {days, plural, one {# day} other {# days}} after your trip.',
  send: 'Send the document',
  sending: 'Sending…',
  sentOn: 'Sent {at}',
  open: 'Download',
  openNamed: 'Download: {name}',

  // The page that a link in an email opens
  linkTitle: 'Documents for your booking',
  linkUntil: 'Please send it by {until} ({place} time).',
  linkNothing: 'Nothing is missing',
  linkNothingText: 'You have sent everything we asked for, or it is no longer needed.',

  // Admin
  title: 'Documents',
  ask: 'Ask for a document',
  askText:
    'The guest gets an email and sends the document from the booking page, or from the link without an account. Until then a request waits for the guest.',
  what: 'Which document',
  why: 'What it is needed for, in the guest’s language',
  hours: 'How long they have',
  hoursOf: '{count, plural, one {# hour} other {# hours}}',
  askNow: 'Ask for it',
  accept: 'Accept',
  reject: 'Do not accept',
} as const

/** A form that arrived after its session had ended, and is filled in again after sign-in. */
export const refill = {
  title: 'Your form is filled in again',
  text: 'You were signed out before it arrived, so nothing has been sent yet. Check it and send it again.',
  files: 'Choose these files again: {names}.',
} as const
