import { expect, test } from 'vitest'
import { allWidths, keyTarget } from '#web/ui/pictures/lightbox.ts'

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowLeft', 1, false, 0],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 0, true, 1],
  ['ArrowLeft', 0, false, 0],
  ['ArrowRight', 2, false, 2],
  ['ArrowLeft', 2, true, 2],
  ['Home', 2, true, 0],
  ['End', 0, true, 2],
  ['a', 1, false, undefined],
])('%s from picture %i of three, mirrored %s, leads to %s', (key, at, mirrored, to) => {
  expect(keyTarget(key, at, 3, mirrored)).toBe(to)
})

test('the lightbox loads the picture of its link in every width', () => {
  const widths = allWidths({ href: '/img/1536/photo/a' }).split(', ')
  expect(widths).toContain('/img/640/photo/a 640w')
  expect(widths).toContain('/img/1536/photo/a 1536w')
})
