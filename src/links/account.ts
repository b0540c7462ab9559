import { afterLocale, type Locale } from '#i18n/locale.ts'
import { address } from '#links/site.ts'

/** URLs of signing in and of passwords. */
export const accountLinks = {
  signinByCode: (locale: Locale, next?: string) => address(`/${locale}/auth/loginotpcode`, { next }),
  registerCode: (locale: Locale) => `/${locale}/auth/registerotp`,
  forgotPassword: (locale: Locale, next?: string) => address(`/${locale}/auth/forgitpass`, { next }),
  resetPassword: (locale: Locale) => `/${locale}/auth/resetpassword`,
  giftCards: (locale: Locale, query: { done?: 'added' } = {}) => address(`/${locale}/profile/gift-cards`, query),
  /** Links in emails: reset the password, sign in on another device, undo a change of the account. */
  resetByLink: (locale: Locale, pass: string) => address(`/${locale}/auth/forgitpass`, { pass }),
  signinByLink: (locale: Locale, pass: string) => address(`/${locale}/auth/signin`, { pass }),
  undoChange: (locale: Locale, token: string) => address(`/${locale}/auth/undo`, { token }),
  updatePassword: (locale: Locale) => `/${locale}/profile/update-password`,
  /** Kept out of `adminLinks`, so that the menu of every page does not load those. */
  admin: (locale: Locale) => `/${locale}/desk`,
}

/** Accepts only paths of this site as the destination after sign-in. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && afterLocale(next) !== null && !notPlain.test(next) ? next : fallback
}

/**
 * Characters that are invalid in a Location header, a backslash, and empty or dot segments that lead to another path.
 */
const notPlain = /[^\x21-\x7e]|\\|^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/i
