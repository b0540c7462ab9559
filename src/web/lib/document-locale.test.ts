import { afterEach, expect, test, vi } from 'vitest'
import { documentLocale } from '#web/lib/document-locale.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs a page in the browser; `locale` is the value that the server rendered. */
function open(pathname: string, root: { lang: string; locale?: string }) {
  const { lang, ...dataset } = root
  vi.stubGlobal('document', { documentElement: { lang, dataset } })
  vi.stubGlobal('location', { pathname })
}

test.for(['tr', 'en-US', 'en', ''])(
  'an Arabic page stays Arabic if the browser translates it and sets `lang` to %o',
  (lang) => {
    open('/ar/hotels', { lang, locale: 'ar' })
    expect(documentLocale()).toBe('ar')
  },
)

test('a page whose path has no language uses the language that the server rendered', () => {
  open('/no-such-page', { lang: 'tr', locale: 'ar' })
  expect(documentLocale()).toBe('ar')
})

test.for([
  ['nothing', {}],
  ['no language of the site', { locale: 'tr' }],
] as const)('if the document states %s, the URL determines the locale', ([, output]) => {
  open('/ar/hotels', { lang: 'tr', ...output })
  expect(documentLocale()).toBe('ar')
  open('/en/hotels', { lang: 'ar', ...output })
  expect(documentLocale()).toBe('en')
})
