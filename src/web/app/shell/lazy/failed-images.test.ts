import { expect, test } from 'vitest'
import { metaOf } from '#web/app/shell/lazy/failed-images.ts'

const image = (naturalWidth: number, naturalHeight: number) => ({ naturalWidth, naturalHeight }) as HTMLImageElement

test('a loaded image has its dimensions', () => {
  expect(metaOf(image(1600, 1000))).toEqual({ width: 1600, height: 1000, ratio: 1.6 })
})

test('a failed image has none: width, height and ratio are zero', () => {
  expect(metaOf(image(0, 0))).toEqual({ width: 0, height: 0, ratio: 0 })
  expect(metaOf(image(1600, 0))).toEqual({ width: 0, height: 0, ratio: 0 })
})
