import { describe, expect, it } from 'vitest'
import { distance, fileSize, isolateText, list, number, percent } from './format.ts'

describe('formatters', () => {
  it.each([
    [0, '0', '0'],
    [1240, '1,240', '1,240'],
    [4.6, '4.6', '4.6'],
    [4.649, '4.6', '4.6'],
    [1234567.89, '1,234,567.9', '1,234,567.9'],
    [-5, '−5', '\u200e−5'],
    [-0.01, '0', '0'],
  ])('number %d', (value, english, arabic) => {
    expect(number(value, 'en')).toBe(english)
    expect(number(value, 'ar')).toBe(arabic)
  })

  it('numbers have as many decimals as requested', () => {
    expect([number(4, 'en', { decimals: 1 }), number(4.649, 'ar', { decimals: 2 })]).toEqual(['4.0', '4.65'])
  })

  it('percent', () => {
    expect([percent(0.15, 'en'), percent(0.025, 'en'), percent(1, 'en')]).toEqual(['15%', '2.5%', '100%'])
    expect(percent(0.15, 'ar')).toBe('\u200e15%')
  })

  it.each([
    [3, '10\u00a0m', '10\u00a0م'],
    [446, '450\u00a0m', '450\u00a0م'],
    [994, '990\u00a0m', '990\u00a0م'],
    [996, '1\u00a0km', '1\u00a0كم'],
    [1234, '1.2\u00a0km', '1.2\u00a0كم'],
    [9949, '9.9\u00a0km', '9.9\u00a0كم'],
    [9960, '10\u00a0km', '10\u00a0كم'],
    [81_400, '81\u00a0km', '81\u00a0كم'],
  ])('distance %i', (metres, english, arabic) => {
    expect(distance(metres, 'en')).toBe(english)
    expect(distance(metres, 'ar')).toBe(arabic)
  })

  it('file sizes', () => {
    expect([fileSize(3_670_016, 'en'), fileSize(3_670_016, 'ar')]).toEqual(['3.5\u00a0MB', '3.5\u00a0ميغابايت'])
    expect([fileSize(20_480, 'en'), fileSize(1, 'ar')]).toEqual(['20\u00a0KB', '1\u00a0كيلوبايت'])
    expect(fileSize(1024 * 1024 - 1, 'en')).toBe('1\u00a0MB')
  })

  it('lists', () => {
    expect([list([], 'en'), list(['a'], 'en'), list(['a', 'b'], 'en'), list(['a', 'b', 'c'], 'en')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b, and c',
    ])
    expect(list(['مكة', 'المدينة', 'جدة'], 'ar')).toBe('مكة والمدينة وجدة')
  })

  it('isolates a name of unknown direction', () => {
    expect(isolateText('Grand')).toBe('\u2068Grand\u2069')
  })
})
