import { describe, expect, test } from 'vitest'
import { readAmount, readDates } from '#domains/shared/cell-values.ts'

const dates = (...texts: string[]) => readDates(texts.map((text, i) => ({ line: i + 2, text })))

describe('an amount', () => {
  test.for([
    ['450', 45_000],
    ['450.5', 45_050],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1234,50', 123_450],
    ['1,234', 123_400],
    ['1,234,567.89', 123_456_789],
    ['١٢٣٤٫٥٠', 123_450],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['1 234,50', 123_450],
    ['SAR 450.00', 45_000],
    ['450 ر.س', 45_000],
    ['1.234', undefined],
    ['12,34,567', undefined],
    ['4.505', undefined],
    ['-5', undefined],
    ['=2', undefined],
    ['1e5', undefined],
    ['123456789', undefined],
    ['', undefined],
  ] as const)('of Saudi riyals: %s is %s', ([text, minor]) => {
    expect(readAmount(text, 'SAR', 2)).toBe(minor)
  })

  test('in a currency with three decimals is rejected if its comma can be a point or a separator of thousands', () => {
    expect(readAmount('1,234', 'KWD', 3)).toBeUndefined()
    expect(readAmount('1.234', 'KWD', 3)).toBe(1_234)
    expect(readAmount('1,234.500', 'KWD', 3)).toBe(1_234_500)
  })
})

describe('a column of dates', () => {
  test.for([
    ['2026-11-23', '2026-11-23'],
    ['2026/11/3', '2026-11-03'],
    ['23/11/2026', '2026-11-23'],
    ['23-11-2026', '2026-11-23'],
    ['23.11.2026', '2026-11-23'],
    ['٢٣/١١/٢٠٢٦', '2026-11-23'],
    ['2026-11-23 00:00:00', '2026-11-23'],
    ['46349', '2026-11-23'],
    ['1448-09-01', '2027-02-08'],
    ['01/09/1448', '2027-02-08'],
    ['01/09/1448هـ', '2027-02-08'],
    ['30/02/2026', null],
    ['31/09/1448', null],
    ['23/11/26', '2026-11-23'],
    ['13 January 2027', '2027-01-13'],
    ['13-Jan-27', '2027-01-13'],
    ['13 يناير 2027', '2027-01-13'],
    ['13 كانون الثاني 2027', '2027-01-13'],
    ['5 شعبان 1448', '2027-01-13'],
    ['Wed 13/1/27', '2027-01-13'],
    ['23/11/6', null],
    ['2026', null],
    ['450', null],
    ['', null],
  ] as const)('%s is %s', ([text, date]) => {
    expect(dates(text).dates).toEqual([date])
  })

  test('counts the dates of the Hijri calendar that it has converted', () => {
    expect(dates('1448-09-01', '5 شعبان 1448', '1/9/1448', '31/09/1448', '2027-02-08').hijri).toBe(3)
  })

  test('has the day first, unless a month above 12 proves the other order; contradicting cells are no dates', () => {
    expect(dates('03/12/2026').dates).toEqual(['2026-12-03'])
    expect(dates('12/03/2026', '12/23/2026').dates).toEqual(['2026-12-03', '2026-12-23'])
    expect(dates('03/12/2026', '23/12/2026', '12/23/2026')).toEqual({
      dates: ['2026-12-03', '2026-12-23', null],
      order: { order: 'day_first', line: 3 },
      hijri: 0,
    })
  })
})
