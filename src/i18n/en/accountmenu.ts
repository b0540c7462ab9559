/** The menus beside the pages of an account. */
export const accountmenu = {
  personalData: 'Personal data',
  giftCards: 'Gift cards',
  password: 'Password',
  manageAccount: 'Manage your account',
  quickLinks: 'Quick links',
} as const
