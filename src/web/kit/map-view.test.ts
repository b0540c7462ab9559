import { describe, expect, test } from 'vitest'
import { metresBetween } from '#domains/places/distance.ts'
import { aspect, inView, scaleOf, sheetOf, uncovered, viewOf, zoomsOf } from '#web/kit/map-view.ts'

const haram = { lat: 21.42252, lon: 39.82618 }
const mina = { lat: 21.413333, lon: 39.893333 }
const aisha = { lat: 21.4677, lon: 39.8013 }

describe('the sheet', () => {
  const { at, whole } = sheetOf([haram, mina, aisha])

  test('keeps distances of a city to a thousandth', () => {
    for (const [one, other] of [
      [haram, mina],
      [haram, aisha],
      [mina, aisha],
    ] as const) {
      const drawn = Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y)
      expect(Math.abs(drawn / metresBetween(one, other) - 1)).toBeLessThan(0.001)
    }
  })

  test('has north up and east to the right', () => {
    expect(at(aisha).y).toBeLessThan(at(haram).y)
    expect(at(mina).x).toBeGreaterThan(at(haram).x)
  })

  test('holds every point with room around it, in the proportions of the map', () => {
    expect(whole.width / whole.height).toBeCloseTo(aspect)
    for (const point of [haram, mina, aisha]) {
      const { across, down } = inView(whole, at(point))
      for (const share of [across, down]) {
        expect(share).toBeGreaterThan(5)
        expect(share).toBeLessThan(95)
      }
    }
  })

  test('of one point is a kilometre wide, of none it still is one', () => {
    expect(sheetOf([haram]).whole.width).toBe(1000)
    expect(inView(sheetOf([haram]).whole, sheetOf([haram]).at(haram))).toEqual({ across: 50, down: 50 })
    expect(sheetOf([]).whole.width).toBe(1000)
  })
})

describe('the view', () => {
  const whole = { x: -400, y: -300, width: 800, height: 600 }

  test('gets nearer until a few streets fill it', () => {
    expect(zoomsOf(whole)).toEqual([1, 2])
    expect(zoomsOf({ ...whole, width: 100 })).toEqual([1])
    expect(zoomsOf({ ...whole, width: 13_000 })).toEqual([1, 2, 4, 8, 16, 32])
  })

  test('looks nearer around a middle', () => {
    expect(viewOf(whole, 2, { x: 0, y: 0 })).toEqual({ x: -200, y: -150, width: 400, height: 300 })
  })

  test('never leaves the sheet', () => {
    expect(viewOf(whole, 2, { x: 9999, y: -9999 })).toEqual({ x: 0, y: -300, width: 400, height: 300 })
    expect(viewOf(whole, 1, { x: 9999, y: 9999 })).toEqual(whole)
  })

  test.each([
    [800, 200],
    [799, 100],
    [45_000, 10_000],
    [12, 10],
  ])('%i m wide has a scale of %i m', (width, metres) => {
    expect(scaleOf({ ...whole, width })).toBe(metres)
  })
})

test('of labels that cover one another the first is shown, and on a larger map more of them', () => {
  const label = { across: 50, down: 50, width: 60, height: 30 }
  const beside = { ...label, across: 59 }
  const below = { ...label, down: 57 }
  expect(uncovered([label, beside, below], 600)).toEqual([true, false, true])
  expect(uncovered([label, beside, below], 700)).toEqual([true, true, true])
  expect(uncovered([label, beside, below], 300)).toEqual([true, false, false])
})
