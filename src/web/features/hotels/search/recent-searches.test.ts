import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from '#web/features/hotels/search/recent-searches.ts'

let saved: Record<string, string>

beforeEach(() => {
  saved = {}
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved[key] ?? null,
    setItem: (key: string, value: string) => (saved[key] = value),
    removeItem: (key: string) => delete saved[key],
  })
})
afterEach(() => vi.unstubAllGlobals())

const search = (path: string, checkIn = '2026-12-20') => ({ path, label: path, checkIn })

test('the latest search comes first, and each search appears once', () => {
  for (const path of ['/en/hotels?a', '/en/hotels?b', '/en/hotels?a']) rememberSearch(search(path))
  expect(recentSearches('en', '2026-12-01').map(({ path }) => path)).toEqual(['/en/hotels?a', '/en/hotels?b'])
})

test('one search is deleted, or all of them in every language, and nothing of them stays in the browser', () => {
  for (const path of ['/en/hotels?1', '/ar/hotels?2', '/en/hotels?3']) rememberSearch(search(path))
  forgetSearches('/en/hotels?1')
  expect(recentSearches('en').map(({ path }) => path)).toEqual(['/en/hotels?3'])
  expect(recentSearches('ar').map(({ path }) => path)).toEqual(['/ar/hotels?2'])
  forgetSearches()
  expect(saved).toEqual({})
})

test('at most three searches are shown, in the language of the page and with dates that have not passed', () => {
  for (const path of ['/en/hotels?1', '/ar/hotels?2', '/en/hotels?3', '/en/hotels?4', '/en/hotels?5']) {
    rememberSearch(search(path, path.endsWith('4') ? '2026-11-01' : '2026-12-20'))
  }
  expect(recentSearches('en', '2026-12-01').map(({ path }) => path)).toEqual([
    '/en/hotels?5',
    '/en/hotels?3',
    '/en/hotels?1',
  ])
})

test.each(['no json', '{"a":1}', '[null,3,{"path":"https://elsewhere.example/","label":"x","checkIn":"2027-01-01"}]'])(
  'stored data that is not a valid search is ignored: %s',
  (stored) => {
    saved['recent-searches'] = stored
    expect(recentSearches('en', '2026-12-01')).toEqual([])
  },
)

test('a list of an account ends with its session, also what was searched before the sign-in', () => {
  rememberSearch(search('/en/hotels?before'))
  document.cookie = 'a=b; signed_in=1'
  rememberSearch(search('/en/hotels?signed-in'))
  expect(recentSearches('en')).toHaveLength(2)
  document.cookie = 'a=b'
  expect(recentSearches('en')).toEqual([])
  expect(saved).toEqual({})
})

test('a browser without storage causes no error', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberSearch(search('/en/hotels'))).not.toThrow()
  expect(() => forgetSearches()).not.toThrow()
  expect(recentSearches('en')).toEqual([])
})
