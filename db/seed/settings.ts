import type { Settings } from '#domains/content/read.server.ts'

/** The demo provider: everything that another one would replace by its own. */
export function settings(): Settings {
  return {
    brand: {
      name: { en: 'Rihla', ar: 'رحلة' },
      tagline: { en: 'Explore the world with us', ar: 'استكشف العالم معنا' },
      // The line that greets everybody is Arabic, whatever language they read.
      welcome: { en: 'أهلًا بك في رحلة', ar: 'أهلًا بك في رحلة' },
      logo: null,
    },
    contact: {
      email: 'hello@example.com',
      phone: '+966110000000',
      whatsapp: '+966500000000',
      address: {
        en: '1 Example Street, Makkah, Saudi Arabia',
        ar: '1 شارع المثال، مكة المكرمة، المملكة العربية السعودية',
      },
      hours: { en: 'Every day, 8:00 to 23:00', ar: 'كل يوم من 8:00 إلى 23:00' },
      open: { from: '08:00', until: '23:00', timeZone: 'Asia/Riyadh' },
    },
    social: [
      { network: 'instagram', url: 'https://example.com/instagram' },
      { network: 'x', url: 'https://example.com/x' },
      { network: 'youtube', url: 'https://example.com/youtube' },
    ],
    currency: 'SAR',
    // The riyal has been pegged to the dollar at 3.75 since 1986; the others are of the right size and no more.
    exchange: {
      rates: [
        { currency: 'USD', perUnit: 3_750_000, asOf: '1986-06-01', example: false },
        ...exampleRates.map(([currency, perUnit]) => ({ currency, perUnit, asOf: '2026-11-01', example: true })),
      ],
    },
    demo: true,
    features: { prepay: true },
    // Everybody who tries the demo signs in to one account.
    limits: { open_arrivals: 0 },
    // A number of the right form that belongs to nobody.
    seller: {
      name: { en: 'Rihla Travel (demo)', ar: 'رحلة للسفر (عرض تجريبي)' },
      vat_number: '300000000000003',
    },
    maintenance: false,
    home: {
      sections: [
        'stays',
        'departures',
        'services',
        'recommended',
        'statistics',
        'goals',
        'words',
        'articles',
        'contact',
      ],
    },
  }
}

const exampleRates: [currency: string, perUnit: number][] = [
  ['AED', 1_020_000],
  ['BHD', 9_970_000],
  ['EGP', 78_000],
  ['EUR', 4_300_000],
  ['GBP', 4_900_000],
  ['IDR', 225],
  ['INR', 42_500],
  ['KWD', 12_200_000],
  ['MYR', 890_000],
  ['PKR', 13_300],
  ['TRY', 90_000],
]
