import { describe, expect, it } from 'vitest'
import { currencyDecimals, money, moneyParts, roundedUp, wholeMoney } from './money.ts'

describe('money', () => {
  it.each([
    [124000, 'SAR', 'SAR\u00a01,240', '\u200f1,240\u00a0ر.س\u200f'],
    [124050, 'SAR', 'SAR\u00a01,240.50', '\u200f1,240.50\u00a0ر.س\u200f'],
    [5, 'SAR', 'SAR\u00a00.05', '\u200f0.05\u00a0ر.س\u200f'],
    [0, 'SAR', 'SAR\u00a00', '\u200f0\u00a0ر.س\u200f'],
    [123456789012, 'SAR', 'SAR\u00a01,234,567,890.12', '\u200f1,234,567,890.12\u00a0ر.س\u200f'],
    [12500, 'KWD', 'KWD\u00a012.500', '\u200f12.500\u00a0د.ك\u200f'],
    [12000, 'KWD', 'KWD\u00a012', '\u200f12\u00a0د.ك\u200f'],
    [1240, 'JPY', 'JPY\u00a01,240', '\u200f1,240\u00a0JPY\u200f'],
    [-9900, 'SAR', '−SAR\u00a099', '\u200f\u200e−99\u00a0ر.س\u200f'],
  ])('%i %s', (minor, currency, english, arabic) => {
    expect(money(minor, currency, 'en')).toBe(english)
    expect(money(minor, currency, 'ar')).toBe(arabic)
  })

  it.each([
    [91288, 'SAR', '913'],
    [91200, 'SAR', '912'],
    [124001, 'SAR', '1,241'],
    [12001, 'KWD', '13'],
    [1240, 'JPY', '1,240'],
    [0, 'SAR', '0'],
  ])('%i %s in whole units is never less than the amount', (minor, currency, whole) => {
    expect(wholeMoney(minor, currency)).toBe(whole)
    // A name that contains the displayed number can be spoken.
    expect(money(roundedUp(minor, currency), currency, 'en')).toBe(`${currency}\u00a0${whole}`)
  })

  it('keeps the decimals of whole amounts on request', () => {
    expect(money(124000, 'SAR', 'en', { trim: false })).toBe('SAR\u00a01,240.00')
    expect(money(124000, 'SAR', 'ar', { trim: false })).toBe('\u200f1,240.00\u00a0ر.س\u200f')
    expect(money(1240, 'JPY', 'en', { trim: false })).toBe('JPY\u00a01,240')
  })

  it('never uses the riyal sign, which few fonts have', () => {
    expect(money(100, 'SAR', 'en') + money(100, 'SAR', 'ar')).not.toContain('\u20c1')
  })

  it('is split into parts', () => {
    expect(moneyParts(-124050, 'SAR', 'ar')).toEqual({ minus: '−', currency: 'ر.س', whole: '1,240', fraction: '50' })
    expect(moneyParts(100, 'SAR', 'en')).toEqual({ minus: '', currency: 'SAR', whole: '1', fraction: '' })
  })

  it('rejects anything but an integer of minor units', () => {
    for (const minor of [12.5, Number.NaN, Infinity, 2 ** 53])
      expect(() => money(minor, 'SAR', 'en')).toThrow(RangeError)
  })

  it('has the decimals of its currency', () => {
    expect(['SAR', 'KWD', 'JPY', 'IDR', 'BHD', 'USD'].map(currencyDecimals)).toEqual([2, 3, 0, 2, 3, 2])
  })
})
