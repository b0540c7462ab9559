import { describe, expect, test } from 'vitest'
import { readStockCsv, stockTable } from '#domains/products/stays/admin/stock-file.server.ts'
import { maxNightsChanged } from '#domains/products/stays/limits.ts'
import { csvOf } from '#domains/shared/table-file.server.ts'
import { safeCell } from '#i18n/csv.ts'

const rooms = [
  { id: 1, code: 'DBL', name: { en: 'Double', ar: 'مزدوجة' } },
  { id: 2, code: '=QUAD', name: { en: 'Quad', ar: 'رباعية' } },
]
const values = { rooms, currency: 'SAR', today: '2026-12-01' }
const readAll = (csv: string, currency = 'SAR') => readStockCsv(csv, { ...values, currency })
const read = (csv: string, currency = 'SAR') => readAll(csv, currency).lines

describe('a CSV of nights', () => {
  test('is unchanged after an export and import', () => {
    const terms = {
      price: 40_050,
      allotment: 7,
      minStay: 2,
      minStayArrival: 3,
      maxStay: 9,
      closed: true,
      closedToArrival: false,
      closedToDeparture: true,
    }
    const nights = [
      { roomTypeId: 1, night: '2026-12-10', held: 1, sold: 2, elsewhere: 0, ...terms },
      { roomTypeId: 2, night: '2026-12-10', held: 0, sold: 0, elsewhere: 0, ...terms, price: 5 },
    ]
    const csv = csvOf(stockTable(rooms, nights, { currency: 'SAR', locale: 'en' }))
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      'Room code,Room name,Night,Price,Rooms offered,Minimum nights,Minimum nights from arrival,Maximum nights,Closed,Closed to arrival,Closed to departure,Held,Sold',
      'DBL,Double,2026-12-10,400.50,7,2,3,9,yes,no,yes,1,2',
      `"'=QUAD",Quad,2026-12-10,0.05,7,2,3,9,yes,no,yes,0,0`,
    ])
    expect(read(csv).map(({ change }) => change)).toEqual([
      { roomTypeId: 1, night: '2026-12-10', set: terms },
      { roomTypeId: 2, night: '2026-12-10', set: { ...terms, price: 5 } },
    ])
  })

  test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'escapes %j so that a spreadsheet does not run it as a formula',
    (text) => {
      expect(safeCell(text)).toMatch(/^"?'/)
    },
  )

  test('an empty cell leaves a value unchanged; semicolons, Arabic digits and any letter case are accepted', () => {
    expect(read('\ufeffNight;Room;Min stay;Price\n٢٠٢٦-١٢-١٠;dbl;;٤٥٠٫٥\n')).toMatchObject([
      { line: 2, problem: null, change: { roomTypeId: 1, night: '2026-12-10', set: { price: 45_050 } } },
    ])
  })

  test.for([
    ['Max stay', '٥', { maxStay: 5 }],
    ['Maximum length of stay', '30', { maxStay: 30 }],
    ['أقصى إقامة', '٧', { maxStay: 7 }],
    ['Min stay on arrival', '2', { minStayArrival: 2 }],
    ['min_stay_arrival', '2', { minStayArrival: 2 }],
    ['Minimum stay through', '2', { minStay: 2 }],
    ['أقل إقامة عند الوصول', '٣', { minStayArrival: 3 }],
    ['CTD', '1', { closedToDeparture: true }],
    ['Closed on departure', 'no', { closedToDeparture: false }],
    ['منع المغادرة', 'نعم', { closedToDeparture: true }],
    ['CTA', 'yes', { closedToArrival: true }],
  ] as const)('the column %s with %s is a rule of stay', ([heading, cell, set]) => {
    expect(read(`room,night,${heading}\nDBL,2026-12-10,${cell}`)[0]?.change?.set).toEqual(set)
  })

  test.for([
    ['max_stay', '0'],
    ['max_stay', '31'],
    ['max_stay', '2.5'],
    ['min_stay_arrival', '0'],
    ['min_stay_arrival', 'two'],
    ['closed_to_departure', 'perhaps'],
  ])('a %s of %s is rejected', ([field, cell]) => {
    expect(read(`room,night,${field}\nDBL,2026-12-10,${cell}`)[0]?.problem).toBe(field)
  })

  test('prices have the decimals of their currency', () => {
    expect(read('room,night,price\nDBL,2026-12-10,1.234', 'KWD')[0]?.change?.set).toEqual({ price: 1_234 })
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
  ])('rejects the line %s: %s', ([line, problem]) => {
    const csv = `room,night,price,allotment,min_stay,closed,closed_to_arrival\nDBL,2026-12-09,1,1,1,no,no\n${line}\n`
    expect(read(csv).map((one) => one.problem)).toEqual([null, problem])
  })

  test.for(['', 'room,price\nDBL,1', 'room,night,colour\nDBL,2026-12-10,red', 'room,room,night\n', '"room,night\nDBL'])(
    'rejects a file with invalid columns: %j',
    (csv) => {
      expect(read(csv)).toMatchObject([{ line: 1, problem: 'columns' }])
    },
  )

  test('headings can be Arabic and in any order; other columns are ignored and listed', () => {
    const table = stockTable(rooms, [], { currency: 'SAR', locale: 'ar', days: ['2026-12-10'] })
    expect(table.head.slice(0, 4)).toEqual(['رمز الغرفة', 'اسم الغرفة', 'الليلة', 'السعر'])
    expect(table.rows.map((row) => row.slice(0, 4))).toEqual([
      ['DBL', 'مزدوجة', { date: '2026-12-10' }, ''],
      ['=QUAD', 'رباعية', { date: '2026-12-10' }, ''],
    ])
    const { lines, notes } = readAll('السِّعر;ملاحظة;التاريخ;نوع الغرفه;مغلقة\n١٢٣٤٫٥٠;x;10/12/2026;dbl;نعم\n')
    expect(notes.ignored_columns).toEqual(['ملاحظة'])
    expect(lines).toEqual([
      {
        line: 2,
        room: 'dbl',
        night: '2026-12-10',
        problem: null,
        cell: null,
        rooms: null,
        change: { roomTypeId: 1, night: '2026-12-10', set: { price: 123_450, closed: true } },
      },
    ])
  })

  test('a room is found by its code or its name, unless two rooms have the name', () => {
    const same = { en: 'Suite', ar: 'جناح' }
    const named = [...rooms, { id: 3, code: 'S1', name: same }, { id: 4, code: 'S2', name: same }]
    const csv = 'room,night,price\nمزدوجة,2026-12-10,1\nquad,2026-12-10,1\nSuite,2026-12-10,1\ns2,2026-12-10,1\n'
    const { lines } = readStockCsv(csv, { ...values, rooms: named })
    expect(lines.map(({ change, problem }) => change?.roomTypeId ?? problem)).toEqual([1, 2, 'unknown_room', 4])
  })

  test('the notes state the order of day and month, the line that proves it, and converted Hijri dates', () => {
    const notesOf = (dates: string[]) =>
      readAll(`room,night,price\n${dates.map((date) => `DBL,${date},1\n`).join('')}`).notes
    expect(notesOf(['2026-12-10'])).toMatchObject({ date_order: null, hijri_dates: 0 })
    expect(notesOf(['03/12/2026'])).toMatchObject({ date_order: { order: 'day_first', line: null } })
    expect(notesOf(['03/12/2026', '23/12/2026'])).toMatchObject({ date_order: { order: 'day_first', line: 3 } })
    expect(notesOf(['12/03/2026', '12/23/2026'])).toMatchObject({ date_order: { order: 'month_first', line: 3 } })
    expect(notesOf(['10/09/1448', '1448-09-11'])).toMatchObject({ hijri_dates: 2 })
  })

  test('headings can stand below titles, and are repeated on each page', () => {
    const csv =
      'Sample hotel, winter\n\nmade on,2026-11-01\nroom,night,price\nDBL,2026-12-10,1\nroom,night,price\nDBL,2026-12-11,2\n'
    const { lines, notes } = readAll(csv)
    expect(notes.heading_line).toBe(4)
    expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
      [5, null],
      [7, null],
    ])
  })

  test('a heading is used once: a column that repeats it must be empty or have the same cells', () => {
    expect(
      read('room,night,price,price\nDBL,2026-12-10,1,\nDBL,2026-12-11,2,2\n').map(({ problem }) => problem),
    ).toEqual([null, null])
    expect(read('room,day,date,price\nDBL,Thursday,2026-12-10,1\n')).toMatchObject([
      { night: '2026-12-10', problem: null },
    ])
    expect(read('room,night,price,price\nDBL,2026-12-10,1,3\n')).toMatchObject([{ line: 1, problem: 'columns' }])
  })

  test.for([
    ['room,from,to,price', 'DBL,2026-12-30,2027-01-01,450'],
    ['room,first night,last night,price', 'DBL,30/12/2026,1/1/2027,SAR 450'],
    ['room,night,price', 'DBL,30 Dec – 1 Jan,450'],
    ['room,period,price', 'DBL,30 Dec 2026 – 1 Jan 2027,450'],
    ['الغرفة,من,إلى,السعر', 'DBL,٣٠ ديسمبر ٢٠٢٦,١ يناير ٢٠٢٧,٤٥٠ ر.س'],
    ['الغرفة,الفترة,السعر', 'DBL,من 30 ديسمبر إلى 1 يناير,450 ريال'],
    ['Room,Check-in,Check-out,Rate (SAR)', 'DBL,30/12/2026,2/1/2027,450'],
    ['Room,Arrival date,Departure,Rate/Night', 'DBL,30 Dec,2 Jan,450'],
    ['نوع الغرفة,تاريخ الدخول,تاريخ المغادرة,السعر بالريال', 'DBL,٣٠/١٢/٢٠٢٦,٢/١/٢٠٢٧,٤٥٠'],
    ['Room / الغرفة,Date التاريخ,Nights,Price [per night]', 'DBL,30 Dec 2026,3,450'],
    ['الغرفة,التاريخ الهجري,عدد الليالي,السعر,العملة', 'DBL,21/7/1448,3,450,ر.س'],
    ['room,night,last night,price', 'DBL,2026-12-30 14:00,2027-01-01 12:00,SAR 450/night'],
  ] as const)('a line can be a period: %s', ([head, line]) => {
    expect(read(`${head}\n${line}\n`).map(({ night, problem, change }) => [night, problem, change?.set])).toEqual(
      ['2026-12-30', '2026-12-31', '2027-01-01'].map((night) => [night, null, { price: 45_000 }]),
    )
  })

  test.for([
    ['room,check in,check out,price', 'DBL,10/12/2026,10/12/2026,1', 'last_before_first', 'C2'],
    ['room,check in,check out,price', 'DBL,10/12/2026,later,1', 'invalid_date', 'C2'],
    ['room,night,nights,price', 'DBL,10/12/2026,some,1', 'invalid_date', 'C2'],
    ['room,night,price,currency', 'DBL,10/12/2026,1,USD', 'price', 'C2'],
    ['room,night,price ($)', 'DBL,10/12/2026,1', 'price', 'C2'],
    ['room,night,price USD', 'DBL,10/12/2026,1', 'price', 'C2'],
    ['room,night,price (excl. VAT)', 'DBL,10/12/2026,1', 'price', 'C2'],
  ] as const)('with %s, the line %s is rejected: %s', ([head, line, problem, name]) => {
    expect(read(`${head}\n${line}\n`)).toMatchObject([{ problem, cell: { name } }])
  })

  test('headings can have two lines, of which the lower one names a column alone', () => {
    const lines = 'Room,Season,Season,Price,Closed\nRoom,From,To,(SAR),(Y/N)\nDBL,30/12/2026,1/1/2027,450,N\n'
    const { lines: nights, notes } = readAll(`Rates of the winter\n${lines}Room,From,To,(SAR),(Y/N)\n`)
    expect(nights.map(({ night, change }) => [night, change?.set])).toEqual(
      ['2026-12-30', '2026-12-31', '2027-01-01'].map((night) => [night, { price: 45_000, closed: false }]),
    )
    expect(notes).toMatchObject({ heading_line: 3, ignored_columns: [] })
  })

  test('a second line of headings that is not understood is no line of nights', () => {
    expect(read('Room,Period,,Rate\n,From,To,Weekday\nDBL,10/12/2026,13/12/2026,450\n')).toMatchObject([
      { problem: 'columns' },
    ])
  })

  test('a period that has begun sets its nights from today on', () => {
    const { lines, notes } = readAll('room,from,to,price\nDBL,2026-11-28,2026-12-02,1\n')
    expect(lines.map(({ night }) => night)).toEqual(['2026-12-01', '2026-12-02'])
    expect(notes.past_nights).toBe(3)
  })

  test.for([
    ['XXX,2026-12-10,,1,', 'unknown_room', 'B3', 'XXX'],
    ['DBL,soon,,1,', 'invalid_date', 'C3', 'soon'],
    ['DBL,2026-12-10,later,1,', 'invalid_date', 'D3', 'later'],
    ['DBL,2026-12-10,2026-12-09,1,', 'last_before_first', 'D3', '2026-12-09'],
    ['DBL,2026-12-10,2036-12-09,1,', 'too_far', 'C3', '2026-12-10'],
    ['DBL,2026-11-10,,1,', 'date_in_past', 'C3', '2026-11-10'],
    ['DBL,2026-12-10,,1.200,', 'price', 'E3', '1.200'],
    ['DBL,2026-12-10,,USD 5,', 'price', 'E3', 'USD 5'],
    ['DBL,2026-12-10,,#N/A,', 'price', 'E3', '#N/A'],
    ['DBL,2026-12-10,,1,half', 'closed', 'F3', 'half'],
    ['DBL,2026-12-10,,1,✗', 'closed', 'F3', '✗'],
  ] as const)('a refusal names the cell: %s', ([line, problem, name, text]) => {
    expect(read(`,Prices\n,room,from,to,price,closed\n,${line}\n`)).toMatchObject([
      { line: 3, problem, cell: { name, text } },
    ])
  })

  test.for([
    ['x', 'x', { closed: true, closedToArrival: true }],
    ['✓', '', { closed: true }],
    ['مغلق', 'مفتوح', { closed: true, closedToArrival: false }],
    ['Open', 'Y', { closed: false, closedToArrival: true }],
    ['0', '1', { closed: false, closedToArrival: true }],
    ['Stop-Sale', '√', { closed: true, closedToArrival: true }],
    ['إيقاف البيع', 'غير مسموح', { closed: true, closedToArrival: true }],
    ['☑️', 'متاحة', { closed: true, closedToArrival: false }],
  ] as const)('ticks are read: %s and %s', ([closed, arrival, set]) => {
    const [line] = read(`room,night,closed,cta\nDBL,2026-12-10,${closed},${arrival}\n`)
    expect(line?.change?.set).toEqual(set)
  })

  test('beside ticks a cross says no, and alone only the one that marks a list is read', () => {
    const closed = (...cells: string[]) =>
      read(`room,night,closed\n${cells.map((cell, i) => `DBL,2026-12-1${i},${cell}\n`).join('')}`).map(
        ({ change, problem }) => change?.set.closed ?? problem,
      )
    expect(closed('✓', '✗', '✘', 'x', '❌', '')).toEqual([true, false, false, false, false, null])
    expect(closed('x', 'X', '✗')).toEqual([true, true, 'closed'])
    expect(closed('1.0', '0.0')).toEqual([true, false])
  })

  test.for(['quad_room', 'Quad  room', 'quad', 'QUAD 1', 'QUAD_1', 'غرفه رباعيه', 'رُباعية'])(
    'the room %s is QUAD-1, “Quad Room”',
    (text) => {
      const named = [{ id: 1, code: 'DBL', name: { en: 'Double', ar: 'مزدوجة' } }]
      const quad = { id: 2, code: 'QUAD-1', name: { en: 'Quad Room', ar: 'غرفة رباعية' } }
      const { lines } = readStockCsv(`room,night,price\n${text},2026-12-10,1\n`, { ...values, rooms: [...named, quad] })
      expect(lines.map(({ change, problem }) => change?.roomTypeId ?? problem)).toEqual([2])
    },
  )

  test.for([
    'Room Type,Stay Date,Rates',
    'roomType,stayDate,rate',
    'RoomTypeCode,Date,Price (incl. VAT)',
    'Room name,Date,Selling price',
    'اسم الغرفة,التاريخ,سعر البيع',
    'نوع الوحدة,التاريخ,السعر شامل الضريبة',
    'Category,Date,Tariff',
  ])('the headings %s are read', (head) => {
    expect(read(`${head}\nDBL,2026-12-10,450\n`)).toMatchObject([{ change: { set: { price: 45_000 } } }])
  })

  test.for([
    'Valid From,Valid Till',
    'Period start,Period end',
    'Stay from,Stay to',
    'بداية الفترة,نهاية الفترة',
    'Begins,Ends',
  ])('the headings %s are the ends of a period', (ends) => {
    expect(read(`Room,${ends},Price\nDBL,2026-12-10,2026-12-12,450\n`).map(({ night }) => night)).toEqual([
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
    ])
  })

  test.for(['Valid from,Expiry', 'From,Season', 'من,الموسم', 'Arrival,Guest'])(
    'the headings %s name a first night without an end, and are rejected',
    (columns) => {
      expect(read(`Room,${columns},Price\nDBL,2026-12-10,2026-12-12,450\n`)).toMatchObject([{ problem: 'columns' }])
    },
  )

  test('a category beside the room type informs', () => {
    expect(read('Room type,Category,Date,Price\nDBL,Deluxe,2026-12-10,450\n')).toMatchObject([{ problem: null }])
  })

  test.for([
    ['5', '2', { allotment: 5, minStay: 2 }],
    ['٥ غرف', '٢ ليلة', { allotment: 5, minStay: 2 }],
    ['5 rooms', '3 nights', { allotment: 5, minStay: 3 }],
    ['5.0', '1.0', { allotment: 5, minStay: 1 }],
  ] as const)('numbers of rooms and nights are read: %s and %s', ([offered, nights, set]) => {
    const [line] = read(`room,night,rooms,min stay\nDBL,2026-12-10,${offered},${nights}\n`)
    expect(line?.change?.set).toEqual(set)
  })

  test('no more nights are read than can be changed at once', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      id: i + 1,
      code: `R${i}`,
      name: { en: `n${i}`, ar: `م${i}` },
    }))
    const lines = many.map(({ code }) => `${code},2026-12-10,2029-08-10,1\n`).join('')
    const all = readStockCsv(`room,from,to,price\n${lines}`, { ...values, rooms: many }).lines
    expect(all.length).toBeGreaterThan(maxNightsChanged)
    expect(all.length).toBeLessThan(maxNightsChanged + 1_000)
  })
})
