import type { Locale } from '#text/locale.ts'
import { address } from '#web/links.ts'

/** Addresses of the page that a link in a letter opens, apart from the site's: no other page carries them. */
export const payLinks = {
  pay: (locale: Locale, token: string) => address(`/${locale}/booking/pay`, { token }),
  back: (locale: Locale, token: string) => address(`/${locale}/booking/pay`, { token, paid: 'yes' }),
  documents: (locale: Locale, token: string) => address(`/${locale}/booking/documents`, { token }),
}
