import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandTokens, colourUses, themes } from '#domains/content/brand/colours.ts'
import { contrast, fromOklch, toOklch } from '#domains/content/brand/oklch.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Tokens of the design that no brand changes, in the two themes. */
const tones = {
  light: ['#1c6e45', '#8a5400', '#b3261e', '#1c5a86'],
  dark: ['#7cd3a2', '#f0be6a', '#ffb0a6', '#93c6ec'],
}
const grounds = ['canvas', 'surface', 'sunk', 'primary-soft']

describe.each(themes)('%s', (theme) => {
  test('every colour gives text of 4.5:1 and parts of controls of 3:1 on every ground', () => {
    fc.assert(
      fc.property(colour, colour, (brand, accent) => {
        const own = brandTokens({ colour: brand, accent })[theme]
        const ratio = (one: string, other: string) => contrast(own[one] ?? one, own[other] ?? other)
        for (const ground of grounds) {
          for (const text of ['ink', 'muted', 'primary']) expect(ratio(text, ground), text).toBeGreaterThanOrEqual(4.5)
        }
        for (const ground of grounds.slice(0, 3)) {
          expect(ratio('brass-text', ground)).toBeGreaterThanOrEqual(4.5)
          for (const part of ['control', 'star']) expect(ratio(part, ground), part).toBeGreaterThanOrEqual(3)
          for (const tone of tones[theme]) expect(ratio(tone, ground), tone).toBeGreaterThanOrEqual(4.5)
        }
        for (const button of ['primary', 'primary-strong', ...tones[theme]]) {
          expect(ratio('on-primary', button), button).toBeGreaterThanOrEqual(4.5)
        }
        expect(ratio('#ffffff', 'night')).toBeGreaterThanOrEqual(4.5)
        expect(ratio('#d9e2dc', 'night')).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 300 },
    )
  })
})

test('a colour that is readable is used unchanged, and one that is not keeps its hue', () => {
  const [light] = colourUses({ colour: '#7a1f2b', accent: null })
  expect(light).toMatchObject({ theme: 'light', used: '#7a1f2b' })
  const [yellow] = colourUses({ colour: '#ffd500', accent: null })
  expect(yellow?.used).not.toBe('#ffd500')
  expect(toOklch(yellow?.used ?? '').h).toBeCloseTo(toOklch('#ffd500').h, 1)
  expect(yellow?.contrast).toBeGreaterThanOrEqual(4.5)
})

test('a grey brand has grey grounds', () => {
  const { canvas = '' } = brandTokens({ colour: '#444444', accent: null }).dark
  expect(toOklch(canvas).c).toBeLessThan(0.002)
})

test('a colour returns from OKLCH as it was, and one outside sRGB keeps its lightness', () => {
  fc.assert(fc.property(colour, (hex) => fromOklch(toOklch(hex)) === hex))
  expect(toOklch(fromOklch({ l: 0.7, c: 0.4, h: 1 })).l).toBeCloseTo(0.7, 2)
})
