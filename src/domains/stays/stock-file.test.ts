import { describe, expect, test } from 'vitest'
import { readStockCsv, stockCsv } from '#domains/stays/stock-file.server.ts'
import { safeCell } from '#text/csv.ts'

const rooms = [
  { id: 1, code: 'DBL', name: { en: 'Double', ar: 'مزدوجة' } },
  { id: 2, code: '=QUAD', name: { en: 'Quad', ar: 'رباعية' } },
]
const given = { rooms, currency: 'SAR', today: '2026-12-01' }
const read = (csv: string, currency = 'SAR') => readStockCsv(csv, { ...given, currency })

describe('a CSV of nights', () => {
  test('goes out and comes back the same', () => {
    const terms = { price: 40_050, allotment: 7, minStay: 2, closed: true, closedToArrival: false }
    const nights = [
      { roomTypeId: 1, night: '2026-12-10', held: 1, sold: 2, ...terms },
      { roomTypeId: 2, night: '2026-12-10', held: 0, sold: 0, ...terms, price: 5 },
    ]
    const csv = stockCsv(rooms, nights, 'SAR')
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      'room,night,price,allotment,min_stay,closed,closed_to_arrival,held,sold',
      'DBL,2026-12-10,400.50,7,2,yes,no,1,2',
      `"'=QUAD",2026-12-10,0.05,7,2,yes,no,0,0`,
    ])
    expect(read(csv).map(({ wanted }) => wanted)).toEqual([
      { roomTypeId: 1, night: '2026-12-10', set: terms },
      { roomTypeId: 2, night: '2026-12-10', set: { ...terms, price: 5 } },
    ])
  })

  test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula to a spreadsheet', (text) => {
    expect(safeCell(text)).toMatch(/^"?'/)
  })

  test('an empty cell leaves a value alone; semicolons, Arabic digits and any case are read', () => {
    expect(read('\ufeffNight;Room;Min stay;Price\n٢٠٢٦-١٢-١٠;dbl;;٤٥٠٫٥\n')).toMatchObject([
      { line: 2, problem: null, wanted: { roomTypeId: 1, night: '2026-12-10', set: { price: 45_050 } } },
    ])
  })

  test('prices have the decimals of their currency', () => {
    expect(read('room,night,price\nDBL,2026-12-10,1.234', 'KWD')[0]?.wanted?.set).toEqual({ price: 1_234 })
    expect(read('room,night,price\nDBL,2026-12-10,1.234', 'SAR')[0]?.problem).toBe('price')
  })

  test.for([
    ['XXX,2026-12-10,1,1,1,no,no', 'unknown_room'],
    ['DBL,2026-02-30,1,1,1,no,no', 'invalid_date'],
    ['DBL,2026-11-30,1,1,1,no,no', 'date_in_past'],
    ['DBL,2026-12-10,-1,1,1,no,no', 'price'],
    ['DBL,2026-12-10,1,many,1,no,no', 'allotment'],
    ['DBL,2026-12-10,1,1,0,no,no', 'min_stay'],
    ['DBL,2026-12-10,1,1,1,perhaps,no', 'closed'],
    ['DBL,2026-12-10,1,1,1,no,perhaps', 'closed_to_arrival'],
    ['DBL,2026-12-10,1', 'columns'],
    ['DBL,2026-12-09,1,1,1,no,no', 'twice'],
  ])('%s is refused: %s', ([line, problem]) => {
    const csv = `room,night,price,allotment,min_stay,closed,closed_to_arrival\nDBL,2026-12-09,1,1,1,no,no\n${line}\n`
    expect(read(csv).map((one) => one.problem)).toEqual([null, problem])
  })

  test.for(['', 'room,price\nDBL,1', 'room,night,colour\nDBL,2026-12-10,red', 'room,room,night\n', '"room,night\nDBL'])(
    '%j is no such file',
    (csv) => {
      expect(read(csv)).toMatchObject([{ line: 1, problem: 'columns' }])
    },
  )
})
