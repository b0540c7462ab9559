import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/**
 * URLs of the payment page that a link in an e-mail opens. Separate from `links.ts`, because no other page uses them.
 */
export const payLinks = {
  pay: (locale: Locale, token: string) => address(`/${locale}/booking/pay`, { token }),
  back: (locale: Locale, token: string) => address(`/${locale}/booking/pay`, { token, paid: 'yes' }),
  hotelRequest: (locale: Locale, token: string) => address(`/${locale}/booking/hotel-request`, { token }),
  documents: (locale: Locale, token: string) => address(`/${locale}/booking/documents`, { token }),
}
