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

test.each([
  ['hotels', ar.shell.hotels],
  ['packages', ar.shell.packages],
  ['services', ar.shell.services],
  ['blog', ar.shell.blog],
  ['FAQ', ar.shell.faqs],
  ['on request', ar.stays.onRequest],
  ['on request', ar.cart.onRequest],
  ['on request', ar.packages.onRequest],
  ['on request', ar.services.onRequest],
  ['reference', ar.messages.receipt],
  ['flight', ar.voucher.flight],
  ['simplified tax invoice', ar.invoice.title],
  ['credit note', ar.invoice.creditTitle],
  ['two-step verification', ar.staff.factor],
])('%s has the Arabic name of the glossary', (term, message) => {
  expect(message).toBe(glossary.get(term))
})

/** Other names of things in the glossary, with the text that would contain them. */
const otherNames = [
  'حسب الطلب',
  'سيرًا',
  'المورّد',
  'عامل التحقق',
  'رقم الإيصال',
  'الرحلات',
  'الرحلة الجوية',
  'خدمات الطريق',
]

test('no Arabic message uses another name for a thing of the glossary', () => {
  const found = Object.entries(ar).flatMap(([domain, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      otherNames.filter((name) => String(text).includes(name)).map((name) => `${domain}.${key}: ${name}`),
    ),
  )
  expect(found).toEqual([])
})
