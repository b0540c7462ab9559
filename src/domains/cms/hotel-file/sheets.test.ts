import { describe, expect, test } from 'vitest'
import { kinds } from '#domains/cms/kinds.server.ts'
import { chosen, parts, readCell } from '#domains/cms/hotel-file/cells.server.ts'
import { columnOf, columnsOf, sheetKeys, sheetNames, sheetOf } from '#domains/cms/hotel-file/sheets.server.ts'
import { bedKinds } from '#domains/shared/shapes.ts'
import { readWorkbook } from '@rihla/workbook/read'
import { writeWorkbook } from '@rihla/workbook/write'

describe('the sheets of a hotel', () => {
  test('are found by their names in both languages, and each heading names one column', () => {
    for (const key of sheetKeys) {
      expect([sheetNames[key].en, sheetNames[key].ar, key].map(sheetOf)).toEqual([key, key, key])
      for (const column of columnsOf[key]) {
        const { en, ar } = column.heading
        expect([en, ar, en.toUpperCase()].map((heading) => columnOf(key, heading)?.key)).toEqual(
          Array.from({ length: 3 }, () => column.key),
        )
      }
    }
  })

  test('contain every field that editors edit, except owners, and lists with a sheet of their own', () => {
    const listed = (sheet: 'hotel' | 'rooms' | 'rates') =>
      new Set(columnsOf[sheet].flatMap(({ field }) => (field ? [field.name as string] : [])))
    const missing = (kind: 'hotel' | 'room_type' | 'rate_plan', sheet: 'hotel' | 'rooms' | 'rates') =>
      kinds[kind].fields.map(({ name }) => name as string).filter((name) => !listed(sheet).has(name))
    expect(missing('hotel', 'hotel')).toEqual(['image_ids', 'fees'])
    expect(missing('room_type', 'rooms')).toEqual(['hotel_id', 'image_ids'])
    expect(missing('rate_plan', 'rates')).toEqual(['room_type_id'])
  })
})

describe('a cell', () => {
  const options = new Map([
    [
      'hotel_amenity' as const,
      [
        { value: 'wifi', label: { en: 'Free Wi-Fi', ar: 'إنترنت مجاني' } },
        { value: 'lift', label: { en: 'Lift', ar: 'مصعد' } },
      ],
    ],
  ])
  const field = (kind: 'hotel' | 'room_type' | 'rate_plan', name: string) => {
    const found = kinds[kind].fields.find((one) => one.name === name)
    if (!found) throw new Error(name)
    return found
  }
  test.for([
    ['hotel', 'stars', '٤', 4],
    ['room_type', 'floor_from', '-2', -2],
    ['rate_plan', 'price_basis_points', '90 %', 9_000],
    ['rate_plan', 'adult_supplement', '1,250.50', 125_050],
    ['hotel', 'lat', '21,4225', 21.4225],
    ['hotel', 'check_in_from', '9:30', '09:30'],
    ['hotel', 'supply', 'On Request', 'portal'],
    ['hotel', 'supply', 'own', 'own'],
    ['hotel', 'amenities', 'مصعد، free wi-fi, lift', ['lift', 'wifi']],
    ['room_type', 'beds', '2 × سرير مفرد + king', undefined],
    [
      'room_type',
      'beds',
      '2 x Single bed; king',
      [
        { kind: 'single', count: 2 },
        { kind: 'king', count: 1 },
      ],
    ],
    ['hotel', 'stars', '4.5', undefined],
    ['hotel', 'amenities', 'Lift, Moon view', undefined],
    ['hotel', 'check_in_from', 'noon', undefined],
  ] as const)('of %s %s with %s is %s', ([kind, name, text, value]) => {
    const read = readCell(field(kind, name), text, { options, currency: 'SAR' })
    expect('value' in read ? read.value : undefined).toEqual(value)
  })

  test('lists are separated by commas of both languages, semicolons or lines', () => {
    expect(parts('a, b، c؛ d;e\nf')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(chosen('سرير كينج', bedKinds)).toEqual({ value: 'king' })
  })

  test('that looks like a formula or a control character of Excel is a text, before and after', async () => {
    const texts = ['=1+1', '+1', '-1', '@x', '=HYPERLINK("http://x")', 'a_x0041_b', '<b>&"', 'line\nline', '007']
    const file = writeWorkbook([{ name: 'x', head: ['text'], rows: texts.map((text) => [text]), rightToLeft: false }])
    const read = await readWorkbook(file)
    expect(typeof read !== 'string' && read.sheets[0]?.rows.slice(1).flat()).toEqual(texts)
  })
})
