import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentHotels, rememberHotel } from '#web/recent-hotels.ts'

let kept: Record<string, string>

beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const hotel = (path: string) => ({ path, name: 'A', city: 'B', picture: 'facade/a' })

test('the latest is first and once, eight at most, in the language of the page', () => {
  for (let n = 0; n < 10; n++) rememberHotel(hotel(`/en/hotels/h${n}`))
  rememberHotel(hotel('/ar/hotels/h1'))
  rememberHotel(hotel('/en/hotels/h5'))
  expect(recentHotels('en').map(({ path }) => path.slice(-1))).toEqual(['5', '9', '8', '7', '6', '4', '3', '2'])
  expect(recentHotels('ar')).toHaveLength(1)
})

test.each([
  'no json',
  '{}',
  '[null, {"path":"https://elsewhere.example/","name":"x","city":"y","picture":"facade/a"}]',
  '[{"path":"/en/hotels/a","name":"x","city":"y","picture":"../../x"}]',
])('what is no hotel of ours is left out: %s', (stored) => {
  kept['recent-hotels'] = stored
  expect(recentHotels('en')).toEqual([])
})

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberHotel(hotel('/en/hotels/a'))).not.toThrow()
})
