import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/** URLs that only the server leads to, in a file of their own because no page links to them. */
export const noticeLinks = {
  undoChange: (locale: Locale, token: string) => address(`/${locale}/auth/undo`, { token }),
  /** The page to which the server redirects a form that was too large. */
  tooLarge: (locale: Locale) => `/${locale}/too-large`,
  /** The page that the server shows in place of one that a caller has asked for too often. */
  tooMany: (locale: Locale) => `/${locale}/too-many`,
  /** The page that the server shows in place of one that took too long. */
  unavailable: (locale: Locale) => `/${locale}/unavailable`,
}
