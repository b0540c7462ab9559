import { expect, test } from 'vitest'
import {
  cropAround,
  focalPointOf,
  focalPoints,
  frameRatio,
  pictureAddress,
  pictureOf,
} from '#domains/content/focal-point.ts'

test('every frame that shows a fifth of a photo in both directions shows the cell of its focal point', () => {
  const photo = { width: 3000, height: 4000 }
  for (const focus of focalPoints) {
    const [column, row] = Array.from(focus, Number) as [number, number]
    for (const ratio of [16 / 10, 21 / 9, 1200 / 630, 4 / 3, 0.5, 3.7]) {
      const { left, top, width, height } = cropAround(photo, ratio, focus)
      expect(Math.abs(width / height - ratio), `${ratio}`).toBeLessThan(0.01)
      expect(left).toBeLessThanOrEqual(column * 600)
      expect(left + width).toBeGreaterThanOrEqual((column + 1) * 600)
      expect(top).toBeLessThanOrEqual(row * 800)
      expect(top + height).toBeGreaterThanOrEqual((row + 1) * 800)
      expect([left, top].every((one) => one >= 0)).toBe(true)
      expect([left + width <= 3000, top + height <= 4000]).toEqual([true, true])
    }
  }
})

test('the point of a crop gives that crop again', () => {
  const photo = { width: 1600, height: 3000 }
  for (const focus of ['20', '21', '22', '23', '24'])
    expect(focalPointOf(cropAround(photo, 1.6, focus), photo)).toBe(focus)
  expect(focalPointOf({ left: 0, top: 0, ...photo }, photo)).toBe('22')
})

test('the address of a picture contains its point, and only a point of the grid is one', () => {
  expect(pictureOf(pictureAddress('photo/aa', '13'))).toEqual({ id: 'photo/aa', focus: '13' })
  expect(pictureOf(pictureAddress('facade/dar', ''))).toEqual({ id: 'facade/dar', focus: '' })
  for (const address of ['photo/aa@55', 'photo/aa@1', 'photo/aa@', 'photo/aa@13@13'])
    expect(pictureOf(address)).toEqual({ id: address, focus: '' })
})

test('a frame that crops the 16:10 picture once more shows the same cell', () => {
  for (const [width, height] of [
    [3000, 4000],
    [4000, 3000],
    [5120, 1920],
  ] as const)
    for (const focus of focalPoints) {
      const [column, row] = Array.from(focus, Number) as [number, number]
      const picture = cropAround({ width, height }, frameRatio, focus)
      for (const ratio of [1, 3 / 4, 1.05, 4 / 3, 21 / 9, 14 / 5]) {
        const frame = cropAround(picture, ratio, focus)
        const [left, top] = [picture.left + frame.left, picture.top + frame.top]
        // Two pixels for the rounding of two crops.
        expect(left - 2, `${width} ${focus} ${ratio}`).toBeLessThanOrEqual((column * width) / 5)
        expect(left + frame.width + 2).toBeGreaterThanOrEqual(((column + 1) * width) / 5)
        if (frame.height < height / 5) continue
        expect(top - 2).toBeLessThanOrEqual((row * height) / 5)
        expect(top + frame.height + 2).toBeGreaterThanOrEqual(((row + 1) * height) / 5)
      }
    }
})
