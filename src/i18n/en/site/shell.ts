/** The frame around every page: header, footer, splash, notifications, error screens. */
export const shell = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open the menu',
  searchSite: 'Search this site',
  homeOf: '{brand}, home page',

  hotels: 'Hotels',
  packages: 'Packages',
  services: 'Services',
  blog: 'Blog',
  faqs: 'FAQ',
  about: 'About us',
  contact: 'Contact us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',

  cart: 'Cart',
  currency: 'Currency',
  easyView: 'Easy view',
  standardView: 'Standard view',
  myBookings: 'My bookings',
  saved: 'Saved hotels',
  signedInAs: 'Signed in as {name}',

  footerExplore: 'Explore',
  footerHelp: 'Help',
  illustrationsNote: 'Drawn pictures are illustrations, not photos.',

  notifications: 'Notifications',
  closeNotification: 'Close this notification',
  severity: '{severity, select, success {Done} info {Note} warn {Warning} error {Error} other {Notice}}',

  sessionEnded: 'You have been signed out',
  sessionEndedText: 'Your bookings are safe. Sign in again to see them.',

  pageLoading: 'Loading the page',
  offline: 'You are offline. This page may be out of date.',
  online: 'You are back online.',
  maintenance: 'We are improving the site',
  maintenanceText: 'Booking and payment are paused for a short while.',

  somethingWrong: 'Something went wrong',
  tryAgain: 'Try again',

  demoNote: 'This is a demo: hotels, prices and guests are invented. Places and distances are real.',
  mapDataNote: 'Places and distances: ©\u00a0{source} contributors.',
  ownedBy: '©\u00a0{brand}',
} as const

/** The search over the whole site. */
export const sitesearch = {
  title: 'Search this site',
  titleFor: 'Search: {q}',
  description: 'Search hotels, packages, services, articles and questions in either language, in any spelling.',
  label: 'A hotel, a place, a package, a question',
  submit: 'Search',
  found: '{count, plural, =0 {Nothing found for “{q}”} one {# result for “{q}”} other {# results for “{q}”}}',
  kind_place: 'Stay near',
  kind_hotel: 'Hotels',
  kind_package: 'Packages',
  kind_service: 'Services',
  kind_article: 'Blog',
  kind_question: 'FAQ',
  best: 'Top {shown, number} of {total, number}',
  allHotels: 'All matching hotels, with prices',
  begin: 'What are you looking for?',
  beginText: 'One word is enough, in any spelling: Makkah, Mecca or Mekka.',
  nothing: 'No results',
  nothingText: 'Try fewer or different words, or continue from here:',
  askUs: 'Ask us',
} as const

/** Texts shown in place of a page that cannot be displayed. */
export const errorpages = {
  pageNotFound: 'Page Not Found',
  pageNotFoundText: 'There is no page at {path}. It may have moved, or the address may be wrong.',
  productNotFoundText:
    '{list, select, hotels {There is no hotel at {path}.} packages {There is no package at {path}.} services {There is no service at {path}.} other {}} It may no longer be offered, or the address may be wrong.',
  tooLarge: 'This is too large to send',
  tooLargeText: 'Nothing was changed. Go back and choose a smaller file or shorten the text.',
  unavailable: 'We are not available right now',
  unavailableText: 'Nothing is lost. Try again in a moment.',
  tooMany: 'Too many requests',
  tooManyText: 'We received too many requests from your network. Wait a minute, then continue.',
  serverError: 'Internal Server Error',
  somethingWrongText: 'This is our fault, and we have recorded it. Try again, or go to the home page.',
  errorReference: 'If you write to us about it, mention this reference: {reference}',
  searchNow: 'Search',
} as const

/** The recent searches of a browser. */
export const recent = {
  title: 'Recent searches',
  remove: 'Remove {search} from the recent searches',
  removed: '{search} is removed.',
  clear: 'Clear all',
  cleared: 'The recent searches are deleted.',
} as const

/** The menus beside the pages of an account. */
export const accountmenu = {
  personalData: 'Personal data',
  travellers: 'Travellers',
  giftCards: 'Gift cards',
  password: 'Password and passkeys',
  admin: 'Admin',
  manageAccount: 'Manage your account',
  quickLinks: 'Quick links',
} as const
