/** Editing in the admin: lists, the editor, drafts, history. */
export const editing = {
  title: 'Content and catalogue',
  text: 'Everything the site says and sells. Changes are drafts until you publish them.',
  drafts: '{count, plural, one {# draft} other {# drafts}}',

  stateOf:
    '{state, select, live {On the site} liveDraft {On the site, with a draft} draft {Draft, not on the site} withdrawn {Not on the site} other {}}',

  lookOnly: 'You can view this. Only managers can change it.',
  draftBy: 'This is a draft of {name}, {when}. The site shows what was published before.',
  newDraft: 'This is a draft. The site does not show it yet.',
  suppliedDraft:
    'This text came with the software and is not on the site yet. Check it, change what does not apply to you, and publish it.',
  changedSinceTitle: 'The site has changed since this draft was begun',
  changedSinceText:
    'Publishing replaces the site’s version with the form below. Copy what should stay from the site’s version first.',
  changedSinceCaption: 'What has changed there',
  whenBegun: 'When the draft was begun',
  onSiteNow: 'On the site now',
  withdrawnNote: 'This is unpublished. Publish it to show it again.',
  saveDraft: 'Save draft',
  publish: 'Publish',
  previewDraft: 'Save and preview',
  history: 'History',
  onSite: 'On the site',
  withdraw: 'Unpublish',
  withdrawText:
    'Travellers no longer find it and can no longer book it. What has been booked stays as it is. Its history stays, and you can publish it again.',
  unsaved: 'There are changes that are not saved.',
  unsavedLeave: 'Leave without saving',
  unsavedStay: 'Keep editing',
  savedDraft: 'The draft is saved',
  published: 'Published: the site shows it now',
  withdrawn: 'Unpublished',
  restored: 'The earlier version is now your draft. Publish it to show it.',
  conflictTitle: 'Someone else changed this first',
  conflictText:
    '{name} changed this on {when}. Their changes are safe, and so is what you typed here. Open the current version in a new window, combine both there, and save.',
  conflictElsewhere:
    'This has been changed elsewhere in the meantime. What you typed is still here. Open the current version in a new window and combine both.',
  openNow: 'Open the current version',

  english: '{field}, English',
  arabic: '{field}, Arabic',
  madeFrom: 'Leave it empty to make it from: {field}.',
  star: '{list}: {item}',
  starHint: 'Tick all there are. The star marks what is shown first: {list}.',
  foundChoices: '{count, plural, =0 {Nothing found. Try another word.} one {# found} other {# found}}',
  more: 'Add: {fields}',
  filledIn: '{count, plural, one {# filled in} other {# filled in}}',
  sections: 'Parts of this form',
  way: 'From the product to what is sold',
  next: 'Next: {step}',
  openMap: 'Choose on the map',
  mapLabel: 'Map: move it until the pin stands at the entrance',
  mapHint: 'Move the map under the pin, with the pointer or the arrow keys. Plus and minus zoom.',
  noMap: 'There is no map of this city. Choose a city first, or type the numbers.',
  chooseOne: 'Choose',
  addRow: 'Add: {list}',
  removeRow: '{list}: remove row {n}',
  rowUp: '{list}: move row {n} up',
  rowDown: '{list}: move row {n} down',
  row: '{list}, row {n}',
  shownPicture: 'Picture {id}',
  uploadNow: 'Upload and add',
  markdownHint: 'Markdown: ## heading, **bold**, - list, > note, [words](/en/faq).',
  seeEnglish: 'Preview in English',
  seeArabic: 'Preview in Arabic',

  wrong_vat_number_saudi:
    'A Saudi VAT number has 15 digits and begins and ends with 3. For another country, choose it above.',
  wrong_nothing_sold: 'Choose at least one kind of product.',
  wrong_currency_booked: 'The currency cannot change, because there are bookings in {currency}.',
  wrong_currency_decimals:
    'There are prices in {currency}, which has a different number of decimals. They would become wrong.',
  wrong_file_type: 'Choose a photo: JPEG, PNG, WebP, HEIC or AVIF.',
  wrong_logo_type: 'Choose a PNG or an SVG.',
  wrong_logo_blank: 'Nothing can be seen in this file: it is empty, transparent or white. Export the logo again.',
  wrong_logo_photo:
    'The picture in this SVG cannot be shown: it is in another file or in another format. Upload the picture itself as PNG.',
  wrong_taken: 'This is already taken. Choose another.',
  wrong_windows_order:
    'Leave this empty in the first line, which applies from booking. Each later line must start closer to arrival.',
  wrong_vat_of_zero:
    'Saudi invoices with 0% VAT must state a legal reason, which this site cannot do. If nothing is taxed, remove this tax, or leave its rate and set “Until”.',
  wrong_one_of_these: 'Fill in exactly one: per cent, nights or an amount.',
  wrong_shares_hundred: 'The instalments must add up to 100 per cent.',
  wrong_days_of_programme: 'The programme must have exactly this many days.',
  wrong_nights_of_package: 'The hotels have more nights than the package.',
  wrong_hotel_or_name: 'Choose a hotel of the site, or leave this empty and fill in name and city. Not both.',
  wrong_promised:
    'Travellers have booked with this hotel. Replace it departure by departure under “Seats and departures”, where every traveller is asked.',
  wrong_owner_stays: 'Published content cannot be moved. Create it anew in the other place.',
  wrong_rules_overlap: 'Another rule for this tax, country and class covers some of these days. End that one first.',
  wrong_not_together: 'These values contradict each other. Check the numbers and dates.',
  wrong_still_needed: 'Something else still uses this. Change that first.',
  wrong_placeholder_unknown: '{placeholder} cannot be used here.',
  wrong_placeholder_missing: 'Add {placeholder}: the email cannot be sent without it.',

  field: 'Field',
  empty: 'empty',

  previewMark: 'Preview of a draft: the site does not show this',

  emailWording: 'Change the wording',
  emailChanged: 'Changed',
  emailNow: 'As it is sent now',
  emailHint:
    'Text in braces, such as {example}, is filled in when the email is sent. Keep it exactly as written; you can move it within the sentence.',
  notificationsTitle: 'Emails and texts',
  notificationsText: 'Every email and text message the site sends, shown with sample data. You can change the wording.',
  emailEnglish: 'As email apps show it, English',
  emailArabic: 'As email apps show it, Arabic',
} as const

/** Drafts in the editor of the admin: deletion, and what protects typed values. */
export const drafts = {
  newItem: 'New: {kind}',
  newText: 'Nothing is stored until you save it for the first time.',
  delete: 'Delete draft',
  deleteText: 'This draft was never on the site. It is deleted with its history and cannot be brought back.',
  deleteConfirm: 'Delete this draft for good',
  deleted: 'The draft is deleted',
  stays: 'This cannot be unpublished, because bookings, prices or other entries can refer to it.',

  signedOutTitle: 'You are signed out',
  signedOutText:
    'Nothing has been saved yet, and everything you typed is still here. Sign in again in a new window, then save once more.',
  signIn: 'Sign in again in a new window',
  notSentTitle: 'This could not be sent',
  notSentText:
    'There is no connection, or the site does not answer. Everything you typed is still here. Save again in a moment.',
  copyTitle: 'Changes from {when} were not saved',
  copyText: 'This browser has kept what you typed. Restore it, or continue with the saved version.',
  copyRestore: 'Restore it',
  copyDiscard: 'Discard it',
  copyRestored: 'Your text is restored. It is not saved yet.',
} as const

/** The lists of items in the editor of the admin. */
export const itemlist = {
  hotelFile: 'Import or export a whole hotel (Excel)',
  search: 'Search',
  found: '{kind}: {count, plural, one {# entry} other {# entries}}',
  none: 'No results',
  noneText: 'Try other words, or add one.',
  name: 'Name',
  city: 'City',
  allCities: 'All cities',
  state: 'State',
  changed: 'Last changed',
  changedBy: '{name}, {when}',
  addTitle:
    '{kind, select, blog {Add an article} blog_category {Add an article category} hashtag {Add a tag} question {Add a question} question_topic {Add an FAQ topic} season_note {Add a season note} hotel {Add a hotel} room_type {Add a room type} rate_plan {Add a rate plan} package {Add a package} package_type {Add a package type} city {Add a city} district {Add a district} place {Add a place} amenity {Add an amenity} promotion {Add a promotion code} service {Add a service} service_option {Add a service option} service_type {Add a service type} policy {Add a cancellation policy} tax_rule {Add a tax} season {Add a season} other {Add an entry}}',
  newSlug: 'Web address',
  newSlugHint: 'Lower-case letters, digits and hyphens, such as train-to-makkah. It cannot be changed later.',
  add: 'Add',
  checkTitle: 'Drafts to check',
  check: 'Checked?',
  publishRow: 'Publish: {name}',
  licence:
    '{state, select, none {Off sale: no licence} ended {Off sale: licence ended on {date}} other {Licence ends on {date}}}',
} as const

/** Pictures in the editor of the admin: uploads, order, descriptions. */
export const photos = {
  add: 'Add photos',
  addHint:
    'JPEG, PNG, WebP, HEIC or AVIF, up to 50\u00a0MB each, at least 1200 pixels wide. Photos are resized in your browser before upload; location and camera data are removed.',
  one: 'Add a photo',
  drop: 'Drop photos here, or choose them',
  queue: 'Uploading',
  state:
    '{state, select, waiting {Waiting} preparing {Resizing} sending {{percent}% sent} storing {Saving} offline {No connection. The upload resumes by itself.} done {Added} failed {Not added} other {}}',
  arrived: '{count, plural, one {# photo added} other {# photos added}}',
  notAdded: '{count, plural, one {# photo could not be added} other {# photos could not be added}}',
  retry: 'Try again',
  retryOf: 'Try again: {name}',
  dismiss: 'Remove from this list: {name}',
  dismissAll: 'Clear this list',
  busy: '{count, plural, one {# photo is still uploading. Save once it is done.} other {# photos are still uploading. Save once they are done.}}',
  failed_list_full: 'This list already has the maximum of {max} pictures.',
  failed_unauthenticated: 'You are signed out. Sign in again in another window, then try again.',
  failed_unavailable: 'The connection was lost. Try again.',
  failed_picture_unreadable: 'This photo cannot be read. Save it as JPEG and choose it again.',

  none: 'No pictures yet.',
  main: 'Main picture',
  mainHint: 'The first picture is the main one: lists and search results show it.',
  position: 'Picture {n} of {count}',
  drag: 'Drag picture {n} to another place',
  earlier: 'Move picture {n} earlier',
  later: 'Move picture {n} later',
  remove: 'Remove picture {n}',
  moved: '{to, plural, one {It is now the main picture.} other {It is now picture {to} of {count}.}}',
  removed: 'Picture {n} is removed.',
  undo: 'Undo',
  restored: 'Picture {n} is back.',

  focusHint: 'Photos are cropped to fit. Choose the spot that always stays visible.',
  focusAt: 'Column {column} from the left, row {row}',

  subject: 'What it shows',
  subjectNone: 'Your own description',
  toFinish:
    '{count, plural, one {# description is a suggestion} other {# descriptions are suggestions}}. You can publish now and finish them later.',
  toFinishLink: 'Descriptions to finish ({count})',
  allPictures: 'All pictures',
} as const

/** The history of an item in the editor of the admin. */
export const revisions = {
  historyTitle: 'History of {name}',
  historyText: 'Every saved version, newest first. Nothing is lost.',
  number: 'No.',
  who: 'Who',
  when: 'When',
  what: 'What',
  foundState: 'as it was before the first change',
  revisionState:
    '{state, select, found {before the first change} draft {draft} published {published} withdrawn {unpublished} other {}}',
  restoredFrom: 'restored from no. {number}',
  changesTitle: 'What no. {number} changed',
  noChanges: 'No changes.',
  before: 'Before',
  after: 'After',
  restore: 'Restore as a draft',
  backToEditor: 'Back to the editor',
} as const

/** The form of the brand: logos and colours. */
export const brand = {
  uploadLogo: 'Upload a logo',
  logoHint:
    'SVG or PNG, 1\u00a0MB at most. A logo at least twice as wide as it is high replaces the name; any other appears next to the name.',
  uploadNow: 'Upload',
  removeLogo: 'Remove this logo',
  colourHint: 'For example #702030. Leave empty for the standard colours.',
  pick: 'Choose: {field}',
  look: '{theme, select, light {Light} other {Dark}}: {same, select, yes {{used} as chosen} other {adjusted to {used}}}, text contrast {contrast}:1 (4.5:1 is required)',
} as const

/** Reviews in the admin. */
export const adminreviews = {
  title: 'Reviews',
  text: 'Travellers with a completed booking write them. You can answer and hide them; nobody can change their words.',
  views: 'Reviews shown',
  new: 'New ({count})',
  published: 'Published',
  hidden: 'Hidden',
  none_new: 'Every review has been read',
  none_published: 'No reviews yet',
  none_hidden: 'No hidden reviews',
  about: 'About',
  stars: 'Stars',
  words: 'Review',
  noWords: 'Stars only',
  written: 'Written',
  state: 'State',
  state_new: 'New',
  state_published: 'Published',
  state_hidden: 'Hidden',
  older: 'More reviews',
  open: 'Open the review of {name}',
  back: 'All reviews',
  review: 'Review {id}',
  invented: 'Example of the demo',
  booking: 'Booking',
  by: 'By',
  party: 'Travelled as',
  language: 'Language',
  when: 'Month',
  parts: 'Parts',
  answerTitle: 'Answer',
  answer: 'Your answer',
  languageName: '{language, select, ar {Arabic} en {English} other {another language}}',
  answerHint:
    'It appears under the review, in the name of the provider. Write in {language}, without names or bookings.',
  answerSave: 'Publish the answer',
  answerRemove: 'Remove the answer',
  markRead: 'Mark as read',
  hideTitle: 'Hide',
  hideText:
    'A hidden review does not count in the score, and its author sees the reason. Criticism alone is not a reason.',
  reason: 'Reason',
  reason_abusive: 'Insults',
  reason_personal_data: 'Someone’s personal data',
  reason_off_topic: 'About something else',
  reason_not_genuine: 'Not genuine',
  reason_unlawful: 'Against the law',
  note: 'Note for colleagues',
  hide: 'Hide the review',
  hiddenBecause: 'Hidden: {reason}',
  publish: 'Show it again',
  history: 'History',
  traveller: 'The traveller',
  action_written: 'Written',
  action_changed: 'Changed',
  action_hidden: 'Hidden',
  action_published: 'Shown again',
  action_answered: 'Answered',
  action_answer_removed: 'Answer removed',
  action_read: 'Read',
  saved: 'Saved',
  conflict: 'A colleague changed this first. This is its current state.',
} as const
