import { expect, test } from 'vitest'
import { preferredLocale } from '#server/http/request-locale.ts'
import { resolvePage } from '#server/pages/page-address.ts'

const requested = (path: string, headers: Record<string, string>) =>
  resolvePage(path).locale ?? preferredLocale(new Headers(headers))

test.for([
  ['English if nothing is specified', '/no-such-page', {}, 'en'],
  ['Arabic preferred to English', '/no-such-page', { 'accept-language': 'ar-EG,en;q=0.9' }, 'ar'],
  ['the language with the higher weight', '/no-such-page', { 'accept-language': 'ar;q=0.3, en-GB;q=0.7' }, 'en'],
  ['no language with weight zero', '/no-such-page', { 'accept-language': 'ar;q=0, fr' }, 'en'],
  ['the first supported language', '/no-such-page.data', { 'accept-language': 'fr, ar;q=0.8, en;q=0.2' }, 'ar'],
  ['the language of the cookie', '/no-such-page', { 'accept-language': 'en', cookie: 'a=1; locale=ar' }, 'ar'],
  ['not from a path that only begins like a language', '/arabic', { 'accept-language': 'en' }, 'en'],
  ['the language of the path', '/en/no-such-page', { 'accept-language': 'ar', cookie: 'locale=ar' }, 'en'],
] as const)('the language of a page: %s', ([, path, headers, expected]) => {
  expect(requested(path, headers)).toBe(expected)
})
