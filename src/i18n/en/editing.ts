/** Editing in the admin: lists, the editor, drafts, history. */
export const editing = {
  title: 'Content and catalogue',
  text: 'Everything the site says and sells. Changes are drafts until you publish them.',
  group: '{group, select, content {Content} catalogue {Catalogue} settings {Settings} other {}}',
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
  withdrawnNote: 'This has been taken off the site. Publish it to show it again.',
  saveDraft: 'Save draft',
  publish: 'Publish',
  previewDraft: 'Save and preview',
  history: 'History',
  onSite: 'On the site',
  withdraw: 'Take off the site',
  withdrawText:
    'Travellers no longer find it and can no longer book it. What has been booked stays as it is. Its history stays, and you can publish it again.',
  unsaved: 'There are changes that are not saved.',
  unsavedLeave: 'Leave without saving',
  unsavedStay: 'Keep editing',
  savedDraft: 'The draft is saved',
  published: 'Published: the site shows it now',
  withdrawn: 'It is no longer on the site',
  restored: 'The earlier version is now your draft. Publish it to show it.',
  conflictTitle: 'Someone else changed this first',
  conflictText:
    '{name} changed this on {when}. Their changes are safe, and so is what you typed here. Open the current version in a new window, combine both there, and save.',
  conflictElsewhere:
    'This has been changed elsewhere in the meantime. What you typed is still here. Open the current version in a new window and combine both.',
  openNow: 'Open the current version',

  english: '{field}, English',
  arabic: '{field}, Arabic',
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
  wrong_logo_type: 'Choose a PNG, or an SVG with a width and height.',
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
  wrong_placeholder_missing: 'Add {placeholder}: the e-mail cannot be sent without it.',

  field: 'Field',
  empty: 'empty',

  previewMark: 'Preview of a draft: the site does not show this',

  emailWording: 'Change the wording',
  emailChanged: 'Changed',
  emailNow: 'As it is sent now',
  emailHint:
    'Text in braces, such as {example}, is filled in when the e-mail is sent. Keep it exactly as written; you can move it within the sentence.',
  notificationsTitle: 'E-mails and texts',
  notificationsText:
    'Every e-mail and text message the site sends, shown with sample data. You can change the wording.',
  emailEnglish: 'As e-mail apps show it, English',
  emailArabic: 'As e-mail apps show it, Arabic',
} as const
