import { facts } from '#db/reference/facts.ts'
import { defaultConventions } from '#i18n/locale.ts'
import { defaultHomeSections } from '#domains/content/shapes.ts'
import type { Settings } from '#domains/content/queries.server.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'

/** The settings of the demo provider; another provider replaces all of them. */
export function settings(): Settings {
  return {
    brand: {
      name: { en: 'Rihla', ar: 'رحلة' },
      tagline: { en: 'Explore the world with us', ar: 'استكشف العالم معنا' },
      // The welcome line is Arabic in every language.
      welcome: { en: 'أهلًا بك في رحلة', ar: 'أهلًا بك في رحلة' },
      logo: null,
      logo_dark: null,
      colour: '',
      accent: '',
    },
    voice: {
      home_title: {
        en: 'Hotels near the Haram in Makkah and Madinah',
        ar: 'فنادق قريبة من الحرم في مكة المكرمة والمدينة المنورة',
      },
      home_description: {
        en: 'Hotels near the Holy Mosque and the Prophet’s Mosque, with the full price, the minutes on foot to a named gate, and the exact hour until which you can cancel for free.',
        ar: 'فنادق قريبة من المسجد الحرام والمسجد النبوي: السعر كاملًا مع الضرائب، ومدة المشي إلى باب معروف باسمه، والساعة التي ينتهي عندها الإلغاء المجاني.',
      },
      hero_title: {
        en: 'Rest near the Haram.\nTravel in good company.',
        ar: 'أقِم بجوار الحرم.\nوسافر في صحبة طيبة.',
      },
      hero_text: {
        en: 'Hotels near the two holy mosques, with the walk and the full price from the start.',
        ar: 'فنادق قريبة من الحرمين الشريفين، مع مدة المشي إلى الباب والسعر الكامل من البداية.',
      },
      hero_photo: null,
      reply_hours: facts.answer_within[1],
      refund_days: facts.refund[1],
    },
    contact: {
      email: 'hello@example.com',
      phone: '+966110000000',
      whatsapp: '+966500000000',
      address: {
        en: '1 Example Street, Makkah, Saudi Arabia',
        ar: '1 شارع المثال، مكة المكرمة، السعودية',
      },
      hours: { en: 'Every day, 8:00 to 23:00', ar: 'كل يوم من 8:00\u00a0ص إلى 11:00\u00a0م' },
      open: { from: '08:00', until: '23:00', timeZone: siteTimeZone },
    },
    social: [
      { network: 'instagram', url: 'https://example.com/instagram' },
      { network: 'x', url: 'https://example.com/x' },
      { network: 'youtube', url: 'https://example.com/youtube' },
    ],
    currency: 'SAR',
    exchange: { rates: exchangeRates },
    demo: true,
    features: { prepay: true },
    offers: { stays: true, packages: true, services: true },
    // 0 disables the limit, because all visitors of the demo share one account.
    limits: { open_arrivals: 0 },
    hotel_licences: { required: false },
    // A number in the valid format that is not assigned to any company.
    seller: {
      name: { en: 'Rihla Travel (demo)', ar: 'رحلة للسفر (عرض تجريبي)' },
      country: 'SA',
      vat_number: '300000000000003',
      registration: '',
      address: { en: '1 Example Street, Makkah, Saudi Arabia', ar: '1 شارع المثال، مكة المكرمة، السعودية' },
      licences: [],
    },
    tax_address: null,
    unlisted_countries: [],
    conventions: defaultConventions,
    maintenance: false,
    maintenance_text: null,
    home: { sections: defaultHomeSections },
  }
}

const example = (currency: string, perUnit: number) => ({ currency, perUnit, asOf: '2026-11-01', example: true })

/**
 * The currencies of the Gulf first. The riyal has been pegged to the dollar at 3.75 since 1986; the other rates are only
 * approximate examples.
 */
const exchangeRates = [
  example('AED', 1_020_000),
  example('KWD', 12_200_000),
  example('QAR', 1_030_000),
  example('BHD', 9_970_000),
  example('OMR', 9_750_000),
  { currency: 'USD', perUnit: 3_750_000, asOf: '1986-06-01', example: false },
  example('EUR', 4_300_000),
  example('GBP', 4_900_000),
  example('EGP', 78_000),
  example('IDR', 225),
  example('INR', 42_500),
  example('MYR', 890_000),
  example('PKR', 13_300),
  example('TRY', 90_000),
]
