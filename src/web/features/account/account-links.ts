import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/** URLs of signing in and of passwords. Separate from `links.ts`, which every page loads. */
export const accountLinks = {
  signinByCode: (locale: Locale, next?: string) => address(`/${locale}/auth/loginotpcode`, { next }),
  registerCode: (locale: Locale) => `/${locale}/auth/registerotp`,
  forgotPassword: (locale: Locale, next?: string) => address(`/${locale}/auth/forgitpass`, { next }),
  resetPassword: (locale: Locale) => `/${locale}/auth/resetpassword`,
  giftCards: (locale: Locale, query: { done?: 'added' } = {}) => address(`/${locale}/profile/gift-cards`, query),
  updatePassword: (locale: Locale) => `/${locale}/profile/update-password`,
}

/** Accepts only paths of this site as the destination after sign-in. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^\/(en|ar)(\/|\?|$)/.test(next) && !notPlain.test(next) ? next : fallback
}

/**
 * Characters that are invalid in a Location header, a backslash, and empty or dot segments that lead to another path.
 */
const notPlain = /[^\x21-\x7e]|\\|^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/i
