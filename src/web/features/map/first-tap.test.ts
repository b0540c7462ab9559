import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

/** Runs `first-tap.js` in a browser without a screen, on a map whose code has not been loaded yet. */
function openMap() {
  const window: { tappedPin?: string | null } = {}
  const map = { waits: true }
  const followed: string[] = []
  const timers: (() => void)[] = []
  let click: (event: object) => void = () => undefined
  runInNewContext(readFileSync('src/web/features/map/first-tap.js', 'utf8'), {
    window,
    document: { querySelector: () => (map.waits ? {} : null) },
    location: { assign: (href: string) => followed.push(href) },
    addEventListener: (_: string, listener: typeof click) => (click = listener),
    setTimeout: (then: () => void) => timers.push(then),
  })
  /** Taps a pin, or with null something else; true if its link is followed at once. */
  const tap = (href: string | null, keys: object = {}) => {
    let follows = true
    const pin = href !== null && map.waits ? { getAttribute: () => href } : null
    click({
      target: { closest: (selector: string) => (selector === '[data-waiting] .map-still-pin' ? pin : null) },
      preventDefault: () => (follows = false),
      ...keys,
    })
    return follows
  }
  return { window, map, followed, tap, waitFiveSeconds: () => timers.splice(0).forEach((then) => then()) }
}

test('the first tap on a pin is stored for the code of the map', () => {
  const { window, map, followed, tap, waitFiveSeconds } = openMap()
  expect(tap('/en/hotels/a')).toBe(false)
  expect(window.tappedPin).toBe('/en/hotels/a')
  // The map takes it.
  map.waits = false
  window.tappedPin = null
  waitFiveSeconds()
  expect(followed).toEqual([])
  expect(tap('/en/hotels/b')).toBe(true)
})

test('without the code of the map, the link of the last tapped pin is followed', () => {
  const { followed, tap, waitFiveSeconds } = openMap()
  tap('/en/hotels/a')
  tap('/en/hotels/b')
  waitFiveSeconds()
  expect(followed).toEqual(['/en/hotels/b'])
})

test('other taps, and a tap that opens a new tab, are left to the browser', () => {
  const { window, tap } = openMap()
  expect(tap(null)).toBe(true)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) expect(tap('/en/hotels/a', { [key]: true })).toBe(true)
  expect(window.tappedPin).toBeUndefined()
})
