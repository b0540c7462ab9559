import { expect, test } from 'vitest'
import { documentRows, type DocumentLine } from '#domains/admin/accounting/document-rows.ts'
import { periodError } from '#domains/admin/accounting/period.ts'
import { documentsTable, paymentsTable } from '#domains/admin/accounting/tables.server.ts'
import { csvOf, tableFile } from '#domains/shared/table-file.server.ts'
import { translator } from '#i18n/translator.server.ts'
import { readWorkbook } from '@rihla/workbook/read'

const invoice = { kind: 'invoice', number: 7, corrects: null, day: '2026-12-01', currency: 'SAR' } as const
const line = (reference: string, total: number, vat: number, vatRate: number | null) => ({
  reference,
  total,
  vat,
  vatRate,
})
const lines: DocumentLine[] = [
  { ...invoice, customer: 'Amal Said', line: line('AAAA1111', 115_00, 15_00, 1_500) },
  { ...invoice, customer: 'Amal Said', line: line('BBBB2222', 230_00, 30_00, 1_500) },
  { ...invoice, customer: '=HYPERLINK("x")', line: line('CCCC3333', 50_00, 0, null) },
  {
    ...invoice,
    kind: 'credit_note',
    number: 2,
    corrects: 7,
    day: '2026-12-03',
    customer: 'Amal Said',
    line: line('AAAA1111', 11_50, 1_50, 1_500),
  },
]
const sar = (minor: number) => ({ minor, currency: 'SAR' })

test('a document has a row for each rate of VAT, and the amounts of a credit note are negative', () => {
  expect(documentRows(lines)).toMatchObject([
    {
      number: 7,
      rate: 1_500,
      references: ['AAAA1111', 'BBBB2222'],
      customer: 'Amal Said',
      net: sar(300_00),
      vat: sar(45_00),
      gross: sar(345_00),
    },
    { number: 7, rate: null, references: ['CCCC3333'], net: sar(50_00), vat: sar(0), gross: sar(50_00) },
    { kind: 'credit_note', number: 2, corrects: 7, net: sar(-10_00), vat: sar(-1_50), gross: sar(-11_50) },
  ])
})

test('the file of documents has amounts with the decimals of the currency and no formula', () => {
  const csv = csvOf(documentsTable(documentRows(lines), translator('en')))
  expect(csv.split('\r\n')).toEqual([
    'Document,Number,Date,Corrects invoice,Customer,Bookings,VAT rate (%),Net,VAT,Gross,Currency',
    'Invoice,7,2026-12-01,,Amal Said,"AAAA1111, BBBB2222",15,300.00,45.00,345.00,SAR',
    `Invoice,7,2026-12-01,,"'=HYPERLINK(""x"")",CCCC3333,,50.00,0.00,50.00,SAR`,
    'Credit note,2,2026-12-03,7,Amal Said,AAAA1111,15,-10.00,-1.50,-11.50,SAR',
    '',
  ])
})

test('the workbook of payments is in Arabic from right to left, with dates that a spreadsheet knows as dates', async () => {
  const day = { day: '2026-12-01', count: 2 } as const
  const rows = [
    { ...day, way: 'online', kind: 'payment', amount: { minor: 1_234_567, currency: 'KWD' } },
    { ...day, way: 'cash', kind: 'refund', amount: sar(-50) },
  ] as const
  const file = tableFile(paymentsTable(rows, translator('ar')), { format: 'xlsx', locale: 'ar' })
  expect(await readWorkbook(file)).toMatchObject({
    sheets: [
      {
        name: 'المدفوعات',
        rows: [
          ['اليوم', 'طريقة الدفع', 'النوع', 'العدد', 'المبلغ', 'العملة'],
          ['2026-12-01', 'بطاقة عبر الموقع', 'دفعة', '2', '1234.567', 'KWD'],
          ['2026-12-01', 'نقدًا', 'مبلغ معاد', '2', '-0.5', 'SAR'],
        ],
      },
    ],
  })
})

test('a period ends on its first day at the earliest, and after a year at the latest', () => {
  const from = '2026-12-01'
  expect(periodError({ from, to: from })).toBeNull()
  expect(periodError({ from, to: '2027-12-01' })).toBeNull()
  expect(periodError({ from, to: '2027-12-02' })).toEqual({ code: 'period_too_long', params: { max: 366 } })
  expect(periodError({ from, to: '2026-11-30' })).toEqual({ code: 'period_order' })
})
