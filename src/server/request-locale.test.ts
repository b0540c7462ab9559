import { expect, test } from 'vitest'
import { pageLocale } from '#server/request-locale.ts'

const asked = (path: string, headers: Record<string, string>) =>
  pageLocale(new Request(`http://127.0.0.1${path}`, { headers }))

test.for([
  ['nothing told', '/no-such-page', {}, 'en'],
  ['Arabic before English', '/no-such-page', { 'accept-language': 'ar-EG,en;q=0.9' }, 'ar'],
  ['the heavier of two', '/no-such-page', { 'accept-language': 'ar;q=0.3, en-GB;q=0.7' }, 'en'],
  ['one that is not wanted', '/no-such-page', { 'accept-language': 'ar;q=0, fr' }, 'en'],
  ['a language of others first', '/no-such-page.data', { 'accept-language': 'fr, ar;q=0.8, en;q=0.2' }, 'ar'],
  ['what was chosen before', '/no-such-page', { 'accept-language': 'en', cookie: 'a=1; locale=ar' }, 'ar'],
  ['what begins like a language', '/arabic', { 'accept-language': 'en' }, 'en'],
  ['an address that says it', '/en/no-such-page', { 'accept-language': 'ar', cookie: 'locale=ar' }, 'en'],
] as const)('the language of a page: %s', ([, path, headers, expected]) => {
  expect(asked(path, headers)).toBe(expected)
})
