import { expect, test } from 'vitest'
import { qrDrawing } from '#web/lib/qr.ts'

/** The drawing as a set of dark squares, without the quiet zone. */
function squares(text: string) {
  const { size, path } = qrDrawing(text)
  const dark = new Set(
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - 4},${Number(y) - 4}`),
  )
  return { modules: size - 8, isDark: (x: number, y: number) => dark.has(`${x},${y}`), dark }
}

test('three finder patterns are in three corners, and the dark module is in its standard position', () => {
  const { modules, isDark } = squares('https://stay.example/en/booking/receipt')
  expect((modules - 17) % 4).toBe(0)
  for (const [x, y] of [
    [0, 0],
    [modules - 7, 0],
    [0, modules - 7],
  ] as const) {
    const ring = Array.from({ length: 7 }, (_, i) => isDark(x + i, y) && isDark(x, y + i) && isDark(x + 6, y + i))
    expect(ring).toEqual(Array(7).fill(true))
    expect([isDark(x + 1, y + 1), isDark(x + 3, y + 3)]).toEqual([false, true])
  }
  // Column 8, row 4V + 9: a mirrored code would have it on the other side.
  expect([isDark(8, modules - 8), isDark(modules - 8, 8)]).toEqual([true, false])
})

test('the four modules of the quiet zone are light', () => {
  const { size, path } = qrDrawing('x')
  const at = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect([Math.min(...at), Math.max(...at)]).toEqual([4, size - 5])
})
