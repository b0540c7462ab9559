import { describe, expect, it } from 'vitest'
import { createFormatter, type Formatter } from './translator.ts'
import { translator } from './translator.server.ts'

const en = createFormatter(translator('en'))
const ar = createFormatter(translator('ar'))

type Counted = 'nights' | 'days' | 'guests' | 'adults' | 'children' | 'rooms'
const counts = [0, 1, 2, 3, 10, 11, 99, 100, 102]
const output = (format: Formatter, what: Counted) => counts.map((count) => format[what](count))

describe('counts', () => {
  it.each<[Counted, string[]]>([
    ['nights', ['لا ليالي', 'ليلة واحدة', 'ليلتان', '3 ليالٍ', '10 ليالٍ', '11 ليلة', '99 ليلة', '100 ليلة', '102 ليلة']],
    ['days', ['لا أيام', 'يوم واحد', 'يومان', '3 أيام', '10 أيام', '11 يومًا', '99 يومًا', '100 يوم', '102 يوم']],
    ['guests', ['لا ضيوف', 'ضيف واحد', 'ضيفان', '3 ضيوف', '10 ضيوف', '11 ضيفًا', '99 ضيفًا', '100 ضيف', '102 ضيف']],
    [
      'adults',
      ['لا بالغين', 'بالغ واحد', 'بالغان', '3 بالغين', '10 بالغين', '11 بالغًا', '99 بالغًا', '100 بالغ', '102 بالغ'],
    ],
    ['children', ['لا أطفال', 'طفل واحد', 'طفلان', '3 أطفال', '10 أطفال', '11 طفلًا', '99 طفلًا', '100 طفل', '102 طفل']],
    ['rooms', ['لا غرف', 'غرفة واحدة', 'غرفتان', '3 غرف', '10 غرف', '11 غرفة', '99 غرفة', '100 غرفة', '102 غرفة']],
  ])('%s in Arabic', (what, expected) => {
    expect(output(ar, what)).toEqual(expected)
  })

  it('in English', () => {
    expect([en.nights(0), en.nights(1), en.nights(2)]).toEqual(['0 nights', '1 night', '2 nights'])
    expect([en.children(1), en.children(3), en.guests(1), en.rooms(2), en.adults(2), en.days(1)]).toEqual([
      '1 child',
      '3 children',
      '1 guest',
      '2 rooms',
      '2 adults',
      '1 day',
    ])
  })
})

it('the bound formatters use the language of their translator', () => {
  expect([en.money(9900, 'SAR'), ar.money(9900, 'SAR')]).toEqual(['SAR\u00a099', '\u200f99\u00a0ر.س\u200f'])
  expect([en.moneyParts(9900, 'SAR').currency, ar.moneyParts(9900, 'SAR').currency]).toEqual(['SAR', 'ر.س'])
  expect([en.stayDate('2026-11-20'), ar.stayDate('2026-11-20', 'weekday')]).toEqual([
    '20 Nov 2026',
    'الجمعة 20 نوفمبر 2026',
  ])
  expect([en.stayRange('2026-11-20', '2026-11-24'), ar.hijri('2026-11-20')]).toEqual([
    '20\u00a0–\u00a024 Nov 2026',
    '10 جمادى الآخرة 1448\u00a0هـ',
  ])
  expect(ar.hijriRange('2026-11-20', '2026-11-21')).toBe('10\u00a0–\u00a011 جمادى الآخرة 1448\u00a0هـ')
  expect(en.instant('2026-11-18T13:00:00Z', 'Asia/Riyadh')).toBe('Wed 18 Nov 2026, 16:00')
  expect([ar.number(4.6), ar.percent(0.5), ar.distance(450)]).toEqual(['4.6', '\u200e50%', '450\u00a0م'])
  expect([en.list(['a', 'b']), ar.list(['أ', 'ب']), en.clock('15:00:00')]).toEqual(['a and b', 'أ وب', '15:00'])
})
