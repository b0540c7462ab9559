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
