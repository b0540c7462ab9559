import { expect, test } from 'vitest'
import { isSentUnchanged, reducedSize } from '#web/admin/cms/pictures/reduce-picture.ts'

test.for([
  ['a photo of 48 megapixels', [8064, 6048], [3200, 2400]],
  ['the same upright', [6048, 8064], [2400, 3200]],
  ['a small picture is not enlarged', [1300, 900], [1300, 900]],
  ['a tall picture keeps the required width', [2400, 9600], [1200, 4800]],
  ['a picture that is too narrow stays so', [900, 9000], [900, 9000]],
  ['a panorama keeps its height', [12_000, 3000], [6000, 1500]],
] as const)('%s', ([, [width, height], expected]) => {
  const reduced = reducedSize({ width, height })
  expect([reduced.width, reduced.height]).toEqual(expected)
})

test('only a small file of a common format is sent as it is', () => {
  const size = { width: 1600, height: 1000 }
  expect(isSentUnchanged({ size: 900_000, type: 'image/jpeg' }, size)).toBe(true)
  expect(isSentUnchanged({ size: 9_000_000, type: 'image/png' }, size)).toBe(false)
  expect(isSentUnchanged({ size: 900_000, type: 'image/avif' }, size)).toBe(false)
  expect(isSentUnchanged({ size: 900_000, type: 'image/jpeg' }, { width: 8000, height: 6000 })).toBe(false)
})
