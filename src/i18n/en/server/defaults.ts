/** Names that the server suggests in the editor: drafts without a title, subjects of pictures. No page loads them. */
export const editornames = {
  untitled: 'Untitled',
  untitled_blog: 'Untitled article',
  untitled_blog_category: 'Untitled category',
  untitled_hashtag: 'Untitled tag',
  untitled_question: 'Untitled question',
  untitled_question_topic: 'Untitled topic',
  untitled_season_note: 'Untitled season note',
  untitled_hotel: 'Untitled hotel',
  untitled_room_type: 'Untitled room type',
  untitled_rate_plan: 'Untitled rate plan',
  untitled_policy: 'Untitled policy',
  untitled_place: 'Untitled place',
  untitled_package: 'Untitled package',
  untitled_package_type: 'Untitled package type',
  untitled_service: 'Untitled service',
  untitled_service_option: 'Untitled service option',
  untitled_service_type: 'Untitled service type',
  untitled_season: 'Untitled season',
  untitled_tax_rule: 'Untitled tax',
  subject_entrance: 'entrance',
  subject_building: 'the building from outside',
  subject_lobby: 'lobby',
  subject_reception: 'reception',
  subject_room: 'room',
  subject_bathroom: 'bathroom',
  subject_view: 'view from the window',
  subject_haram_view: 'view of the Haram',
  subject_breakfast: 'breakfast',
  subject_restaurant: 'restaurant',
  subject_prayer_room: 'prayer room',
  subject_corridor: 'corridor and lifts',
  subject_street: 'the street outside',
  subject_way: 'the walk to the Haram',
  subject_bus: 'bus',
  subject_car: 'car',
  subject_group: 'the group on the way',
  subject_place: 'a place on the tour',
} as const

/** The texts of a provider that has written none of its own, and the time within which it answers. */
export const providertexts = {
  homeTitle: 'Hotels, packages and services',
  homeDescription: 'Every price includes taxes and fees, and shows until when you can cancel for free.',
  heroTitle: 'Where would you like to stay?',
  heroTitleTrip: 'Travel with us',
  openingTitle: 'Booking opens here soon',
  openingText: 'We are preparing our first offers. You are welcome to ask us now.',
  heroText: 'The full price, taxes and fees included, from the start.',
  withinHours: 'within {count, plural, one {# hour} other {# hours}}',
  withinWorkingDays: 'within {count, plural, one {# working day} other {# working days}}',
} as const

/** Titles of the page of a booking and of an order, by their state. Only the server renders them. */
export const pagetitles = {
  booking:
    '{state, select, checking {Payment being confirmed} pending {Waiting for your payment} waiting {Request sent} offer {A new offer for you} pay {Request accepted: please pay} document {Document needed} hotel {Your hotel has changed} overdue {Instalment overdue} confirmed {Booking confirmed} changed {Booking changed} rejected {Request declined} expired {Expired} cancelled {Booking cancelled} completed {Booking completed} no_show {No-show recorded} cancelling {Cancel booking} withdrawing {Withdraw request} other {Your booking}}: {reference}',
  order:
    '{state, select, checking {Payment being confirmed} pending {Your order: please pay} confirmed {Order confirmed} ended {Order ended} part {Your order} mixed {Your order} other {Your order}}: {reference}',
} as const

/** The site's sources and their licences. */
export const licences = {
  title: 'Sources and licences',
  intro: 'The sources this site is built on, and their authors.',
  data: 'Places and facts',
  dataText:
    'We took only facts from these sources: coordinates, names, codes. Data under the Open Database License remains under it when passed on, changed or not.',
  fonts: 'Fonts',
  fontsText: 'We use the parts of these fonts with the letters both languages need.',
  documentFonts: 'Names in other scripts, in documents',
  pictures: 'Pictures',
  picturesText:
    'A program of this site draws the illustrations. They show no real hotel and no real person. The photos come from us.',
  invented:
    'Hotels, their names, prices and reviews are invented for this demo. Places, gates, districts and distances are real.',
  software: 'Software',
  softwareText: 'The libraries this program is built with, each under its own licence.',
  places: 'Gates, landmarks, places near hotels',
  districts: 'Districts',
  cities: 'Cities',
  airports: 'Airports and coordinates',
  countries: 'Country names',
  phones: 'Phone numbers',
} as const

/** The page of the simulated payment provider. */
export const sandbox = {
  title: 'Test payment',
  notice: 'This page is a test: no money moves, and no card is asked for. Choose what the test card should do.',
  amount: 'To be paid',
  reference: 'Reference: {reference}',
  cards: 'Test cards',
  card_good: 'Pays at once',
  card_declined: 'Is declined',
  card_asks: 'The bank asks its holder first (3-D Secure)',
  card_slow: 'Pays, but the bank answers after 20 seconds',
  card_silent: 'Pays, and the notification is lost',
  card_twice: 'Pays, and the notification comes twice',
  cardEnds: 'Test card ending in {digits}',
  pay: 'Pay {amount}',
  back: 'Back without paying',
  bankTitle: 'The test bank asks you',
  bankText: 'A payment of {amount} with the test card ending in {digits}: is it yours?',
  bankYes: 'Yes, confirm it',
  bankNo: 'No, decline it',
  overTitle: 'This page has expired',
  overText: 'The payment is no longer open.',
  overBack: 'Back to the booking',
} as const
