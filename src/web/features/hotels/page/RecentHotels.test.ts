import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawingAddress } from '#domains/content/drawing-address.ts'
import { forgetHotels, recentHotels, rememberHotel } from '#web/features/hotels/page/RecentHotels.tsx'

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

const hotel = (path: string) => ({ path, name: 'A', city: 'B', picture: drawingAddress('facade/a', 'c0ffee') })

test('the latest hotel comes first, each appears once, at most eight in the language of the page', () => {
  for (let n = 0; n < 10; n++) rememberHotel(hotel(`/en/hotels/h${n}`))
  rememberHotel(hotel('/ar/hotels/h1'))
  rememberHotel(hotel('/en/hotels/h5'))
  expect(recentHotels('en').map(({ path }) => path.slice(-1))).toEqual(['5', '9', '8', '7', '6', '4', '3', '2'])
  expect(recentHotels('ar')).toHaveLength(1)
})

test('one hotel is deleted, or all of them in every language, and nothing of them stays in the browser', () => {
  for (const path of ['/en/hotels/a', '/ar/hotels/a', '/en/hotels/b']) rememberHotel(hotel(path))
  forgetHotels('/en/hotels/b')
  expect(recentHotels('en').map(({ path }) => path)).toEqual(['/en/hotels/a'])
  expect(recentHotels('ar')).toHaveLength(1)
  forgetHotels()
  expect(saved).toEqual({})
})

test.each([
  'no json',
  '{}',
  '[null, {"path":"https://elsewhere.example/","name":"x","city":"y","picture":"facade/a"}]',
  '[{"path":"/en/hotels/a","name":"x","city":"y","picture":"../../x"}]',
])('stored data that is not a valid hotel is ignored: %s', (stored) => {
  saved['recent-hotels'] = stored
  expect(recentHotels('en')).toEqual([])
})

test('a browser without storage causes no error', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberHotel(hotel('/en/hotels/a'))).not.toThrow()
})
