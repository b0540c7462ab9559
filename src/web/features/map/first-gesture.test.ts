import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Listener = (event: object) => void

/** Runs `first-gesture.js` in a browser without a screen, on a map whose code has not been loaded yet. */
function openMap() {
  const window: { tappedPin?: string | null } = {}
  const map = { waits: true, isLive: false }
  const followed: string[] = []
  const timers: (() => void)[] = []
  const listeners = new Map<string, Listener>()
  const moved: unknown[] = []
  const dataset: { gestures?: string } = {}
  const sheet = {
    dragged: undefined as { x: number; y: number } | undefined,
    style: { setProperty: (_: string, value: string) => moved.push(value) },
    dispatchEvent: ({ type }: Event) => moved.push(type),
  }
  runInNewContext(readFileSync('src/web/features/map/first-gesture.js', 'utf8'), {
    window,
    Event,
    document: { querySelector: () => (map.waits ? {} : null), documentElement: { dataset } },
    location: { assign: (href: string) => followed.push(href) },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    setTimeout: (then: () => void) => timers.push(then),
  })
  const send = (type: string, event: object = {}) => listeners.get(type)?.(event)
  /** Taps a pin, or with null something else; true if its link is followed at once. */
  const tap = (href: string | null, keys: object = {}) => {
    let follows = true
    const pin = href !== null && map.waits ? { getAttribute: () => href } : null
    send('click', {
      target: { closest: (selector: string) => (selector === '[data-waiting] .map-still-pin' ? pin : null) },
      preventDefault: () => (follows = false),
      stopPropagation: () => undefined,
      ...keys,
    })
    return follows
  }
  const press = (clientX: number, clientY: number, pointer: object = {}) => {
    const target = { closest: () => (map.isLive ? null : sheet) }
    send('pointerdown', { target, isPrimary: true, button: 0, clientX, clientY, ...pointer })
  }
  const move = (clientX: number, clientY: number) => send('pointermove', { clientX, clientY })
  const release = () => send('pointerup')
  const waitFiveSeconds = () => timers.splice(0).forEach((then) => then())
  return { window, dataset, map, sheet, moved, followed, tap, press, move, release, waitFiveSeconds }
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

test('a drag moves the picture, and each further drag continues from there', () => {
  const { sheet, moved, press, move, release } = openMap()
  press(100, 100)
  move(130, 90)
  expect(moved).toEqual(['30px -10px', 'mapdrag'])
  // The rest of the same drag is for the map, which is live by now.
  move(140, 90)
  release()
  move(200, 200)
  press(10, 10)
  move(10, 30)
  expect(sheet.dragged).toEqual({ x: 40, y: 10 })
})

test('a drag that ends on a pin does not open it, and a tap with an unsteady finger does', () => {
  const { window, moved, tap, press, move, release } = openMap()
  press(100, 100)
  move(150, 100)
  release()
  expect(tap('/en/hotels/a')).toBe(false)
  expect(window.tappedPin).toBeUndefined()
  press(100, 100)
  move(102, 101)
  release()
  expect(tap('/en/hotels/a')).toBe(false)
  expect(window.tappedPin).toBe('/en/hotels/a')
  expect(moved).toHaveLength(2)
})

test('the first click after a drag without a click of its own follows its link', () => {
  const { tap, press, move, release, waitFiveSeconds } = openMap()
  press(100, 100)
  move(150, 100)
  release()
  waitFiveSeconds()
  expect(tap(null)).toBe(true)
})

test('a finger scrolls the page over the picture until drags are taken', () => {
  expect(openMap().dataset.gestures).toBe('')
  const styles = readFileSync('src/web/features/map/map.css', 'utf8')
  expect(styles.match(/^.*\{\n  touch-action: none;/gm)).toEqual([
    expect.stringMatching(/^:root\[data-gestures\] \.map-sheet:has\(> \.map-live:not\(\[data-failed\]\)\)/),
  ])
})

test('a drag of a live map, with another button or with a second finger is not taken', () => {
  const { map, moved, press, move } = openMap()
  for (const pointer of [{ button: 2 }, { isPrimary: false }]) {
    press(0, 0, pointer)
    move(50, 50)
  }
  map.isLive = true
  press(0, 0)
  move(50, 50)
  expect(moved).toEqual([])
})
