import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { headers } from '#db/reference/headers.ts'
import { serviceTypes } from '#db/reference/service-types.ts'
import { ar } from '#i18n/ar.ts'
import { en } from '#i18n/en.ts'

// One thing has one name in menus, headings, titles and breadcrumbs. `shell` has the names of the menu, which breadcrumbs use as well;
// the header of a page has its heading and its title.

const shells = { en: en.shell, ar: ar.shell }

/** The Arabic column of docs/glossary.md, by its English term. */
const glossary = new Map(
  readFileSync('docs/glossary.md', 'utf8')
    .split('\n## Arabic\n')[1]
    ?.matchAll(/^\| ([a-zA-Z -]+) \| ([^|]*[\u0600-\u06ff][^|]*) \|$/gm)
    .map(([, term = '', arabic = '']) => [term, arabic]) ?? [],
)

describe.each(['en', 'ar'] as const)('%s', (locale) => {
  const shell = shells[locale]

  test.each([
    ['packages', 'packages'],
    ['services', 'services'],
    ['blogs', 'blog'],
    ['faq', 'faqs'],
    ['about-us', 'about'],
    ['contact-us', 'contact'],
    ['terms-conditions', 'terms'],
    ['privacy', 'privacy'],
  ] as const)('the heading of %s is its name in the menu', (page, key) => {
    expect(headers[page].title[locale]).toBe(shell[key])
  })

  test('no two service types share a name or a text', () => {
    const texts = serviceTypes.flatMap(({ name, about }) => [name[locale], about[locale]])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('results of different kinds have the names of the menu', () => {
    const { sitesearch } = { en, ar }[locale]
    expect([
      sitesearch.kind_hotel,
      sitesearch.kind_package,
      sitesearch.kind_service,
      sitesearch.kind_article,
      sitesearch.kind_question,
    ]).toEqual([shell.hotels, shell.packages, shell.services, shell.blog, shell.faqs])
  })
})

/** The Arabic texts that consist of the name of a thing. */
const arabicNames: Record<string, readonly string[]> = {
  hotels: [ar.shell.hotels],
  packages: [ar.shell.packages],
  services: [ar.shell.services],
  blog: [ar.shell.blog],
  FAQ: [ar.shell.faqs],
  'on request': [ar.stays.onRequest, ar.cart.onRequest, ar.packages.onRequest, ar.services.onRequest],
  reference: [ar.messages.receipt],
  flight: [ar.voucher.flight],
  'simplified tax invoice': [ar.invoice.title],
  'credit note': [ar.invoice.creditTitle],
  'two-step verification': [ar.staff.factor],
  'check-in': [
    ...[ar.booking, ar.dates, ar.emails, ar.phone, ar.voucher].map(({ checkIn }) => checkIn),
    ar.calendar.checkInDay,
    ar.adminbookings.checkIn,
  ],
  'check-out': [
    ...[ar.booking, ar.dates, ar.emails, ar.phone, ar.voucher].map(({ checkOut }) => checkOut),
    ar.calendar.checkOutDay,
  ],
  'lead guest': [
    ...[ar.booking, ar.phone, ar.voucher].map(({ leadGuest }) => leadGuest),
    ar.booking.bookedBy,
    ar.emails.guest,
    ar.manifest.guest,
    ar.voucher.initials,
  ],
  paid: [
    ...[ar.emails, ar.packages, ar.services, ar.voucher].map(({ paid }) => paid),
    ar.booking.paidOnline,
    ar.cart.orderPaid,
  ],
}

test.each(Object.entries(arabicNames))('%s has the Arabic name of the glossary', (term, messages) => {
  const name = glossary.get(term)
  expect(name).toBeTruthy()
  expect(messages).toEqual(messages.map(() => name))
})

/** Other names of things in the glossary, as the texts would contain them. */
const otherNames = {
  ar: [
    'حسب الطلب',
    'سيرًا',
    'المورّد',
    'عامل التحقق',
    'رقم الإيصال',
    /(ال|لل)رحلات/,
    'الرحلة الجوية',
    'خدمات الطريق',
    'الحجز باسم',
    'النزيل الرئيسي',
    'المسافر الرئيسي',
    'المدفوع مسبقًا',
    /^(تاريخ )?(الوصول|المغادرة)$/,
    /قبل \{(until|date|time)\}/,
  ],
  en: [
    'Lead traveller',
    'Main guest',
    'Already paid',
    'Prepaid',
    /^Booked (for|by)\b/,
    /^Arrival( date)?$|^Departure date$|Arrival and departure/,
    /before \{(until|date|time)\}/,
  ],
}

test.each([
  ['English', en, otherNames.en],
  ['Arabic', ar, otherNames.ar],
] as const)('no %s message uses another name for a thing of the glossary', (_, messages, others) => {
  const found = Object.entries(messages).flatMap(([domain, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      others
        .filter((name) => (typeof name === 'string' ? String(text).includes(name) : name.test(String(text))))
        .map((name) => `${domain}.${key}: ${String(name)}`),
    ),
  )
  expect(found).toEqual([])
})
