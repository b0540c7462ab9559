import { afterEach, expect, test, vi } from 'vitest'
import { documentLocale } from '#web/document-locale.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page as a browser has it; `locale` is what the server wrote on it. */
function open(pathname: string, root: { lang: string; locale?: string }) {
  const { lang, ...dataset } = root
  vi.stubGlobal('document', { documentElement: { lang, dataset } })
  vi.stubGlobal('location', { pathname })
}

test.for(['tr', 'en-US', 'en', ''])('a page in Arabic is Arabic whatever it is translated into: %o', (lang) => {
  open('/ar/hotels', { lang, locale: 'ar' })
  expect(documentLocale()).toBe('ar')
})

test('an address that names no language was answered in its reader’s', () => {
  open('/no-such-page', { lang: 'tr', locale: 'ar' })
  expect(documentLocale()).toBe('ar')
})

test.for([
  ['nothing', {}],
  ['no language of the site', { locale: 'tr' }],
] as const)('where the page says %s the address tells', ([, said]) => {
  open('/ar/hotels', { lang: 'tr', ...said })
  expect(documentLocale()).toBe('ar')
  open('/en/hotels', { lang: 'ar', ...said })
  expect(documentLocale()).toBe('en')
})
