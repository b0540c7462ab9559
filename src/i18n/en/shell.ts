/** The frame around every page: header, footer, splash, notifications, error screens. */
export const shell = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open the menu',
  searchSite: 'Search this site',
  searchNow: 'Search',
  switchLanguage: 'Show this page in {language}',
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
  personalData: 'Personal data',
  password: 'Password',
  manageAccount: 'Manage your account',
  quickLinks: 'Quick links',
  myBookings: 'My bookings',
  saved: 'Saved hotels',
  signedInAs: 'Signed in as {name}',

  footerExplore: 'Explore',
  footerHelp: 'Help',
  footerLegal: 'Legal',
  illustrationsNote: 'Drawn pictures are illustrations, not photos.',

  notifications: 'Notifications',
  closeNotification: 'Close this notification',
  severity: '{severity, select, success {Done} info {Note} warn {Warning} error {Error} other {Notice}}',

  sessionEnded: 'You have been signed out',
  sessionEndedText: 'Your session has ended. Your bookings are safe: sign in again to see them.',

  pageLoading: 'Loading the page',
  offline: 'You are offline. This page may be out of date.',
  online: 'You are back online.',
  maintenance: 'We are improving the site',
  maintenanceText: 'Booking and payment are paused for a short while. Your bookings are safe.',

  somethingWrong: 'Something went wrong',
  tryAgain: 'Try again',

  recentSearches: 'Recent searches',
  demoNote:
    'This is a demonstration: the hotels, their prices and their guests are invented. The places and distances are real.',
  mapDataNote: 'Places and distances: © {source} contributors.',
  ownedBy: '© {brand}',
} as const
