import { expect, test } from 'vitest'
import { lighten, mix } from './colour.ts'

test('mixing starts at the first colour and ends at the second', () => {
  expect(mix('#0e5a54', '#c9994a', 0)).toBe('#0e5a54')
  expect(mix('#0e5a54', '#c9994a', 1)).toBe('#c9994a')
})

test('black and white meet at the grey of half the perceived lightness', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})

test('three digits mean the same as six', () => {
  expect(mix('#fff', '#1a2', 0.3)).toBe(mix('#ffffff', '#11aa22', 0.3))
  expect(lighten('#abc', 0)).toBe('#aabbcc')
})

test('lightening stops at white and black', () => {
  expect(lighten('#f0f0f0', 1)).toBe('#ffffff')
  expect(lighten('#101010', -1)).toBe('#000000')
})

test('anything else is rejected', () => {
  for (const wrong of ['teal', '#12', '#12345', '#gggggg', '', 'url(#a)']) {
    expect(() => lighten(wrong, 0.1)).toThrow('not a colour')
  }
})
