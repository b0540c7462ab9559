import type { Locale } from '#i18n/locale.ts'
import { accountLinks } from '#links/account.ts'
import { contentLinks, links } from '#links/site.ts'
import { stayFromNow } from './test.ts'

/** A demo hotel that confirms instantly. */
export const demoHotel = 'dar-al-yaqin'

/** A demo package and a demo service that confirm instantly. */
export const demoPackage = 'two-cities-from-cairo'
export const demoService = 'wheelchair-for-days'

/** Every kind of public page, in its states. */
export function publicPages(locale: Locale): string[] {
  const dates = stayFromNow(30, 3)
  return [
    links.home(locale),
    links.hotels(locale),
    links.hotels(locale, { where: 'madinah', ...dates, occupancy: ['2-9', '1'], sort: 'price' }),
    links.hotels(locale, { where: 'atlantis', ...dates }),
    links.hotels(locale, { where: 'makkah', check_in: dates.check_out, check_out: dates.check_in }),
    links.hotel(locale, demoHotel),
    links.hotel(locale, demoHotel, dates),
    links.signin(locale),
    links.register(locale),
    accountLinks.registerCode(locale),
    accountLinks.signinByCode(locale),
    accountLinks.forgotPassword(locale),
    accountLinks.resetPassword(locale),
    links.faq(locale),
    links.blogs(locale),
    contentLinks.blog(locale, 'hijri-calendar'),
    links.search(locale),
    links.search(locale, { q: 'mekka' }),
    links.search(locale, { q: 'zzzz' }),
    links.about(locale),
    contentLinks.licences(locale),
    links.terms(locale),
    links.privacy(locale),
    links.contact(locale),
    links.packages(locale),
    links.packages(locale, { month: '1448-09', sort: 'price' }),
    links.packages(locale, { days: '9-60', price: 1500, from: 'jeddah' }),
    links.package(locale, demoPackage),
    links.services(locale),
    links.services(locale, { q: 'nothing like it' }),
    contentLinks.serviceType(locale, 1),
    links.service(locale, demoService),
    links.cart(locale),
    `/${locale}/no/such/page`,
  ]
}
