import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { translator } from '#i18n/translator.server.ts'
import { auditLines, bookingLines, figuresCsv, fileOf } from '#web/admin/reports/report-csv.ts'

const t = translator('en')
const identity = (error: unknown) => error
const requested = { report: 'bookings', month: '2026-12', by: 'day' } as const

/** A booking row as the API returns it. */
const line = (id: number, guest = 'Amal Traveller') => ({
  id,
  reference: `R${id}`,
  made_at: '2026-12-01T09:00:00.000Z',
  kind: 'stay',
  status: 'confirmed',
  payment_status: 'paid',
  about: 'House, "Ajyad"',
  city: 'Makkah',
  guest,
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  total: { minor: 123_456, currency: 'SAR' },
  discount: { minor: 1_500, currency: 'SAR' },
  discount_code: 'EARLY10',
})

function apiOf(count: number, guest?: string) {
  const calls: unknown[] = []
  const api = {
    fetch_report_lines: ({ after = 0, limit = 1 }) => {
      calls.push(after)
      const rows = Array.from({ length: Math.min(limit, count - after) }, (_, i) => line(after + i + 1, guest))
      return Promise.resolve({ ok: true, data: rows })
    },
  } as unknown as ApiClient
  return { api, calls }
}

test('money is written as decimals of the currency, negative amounts too, and the totals come last', () => {
  const figures = {
    captured: 0,
    gift_cards: 0,
    returned: 5_005,
    net: -5_005,
    penalties: 0,
    on_arrival: 100,
    given_by_hand: 250,
  }
  const csv = figuresCsv(
    'revenue',
    { from: '', to: '', currency: 'SAR', rows: [{ key: '2026-12-01', name: '', figures }], totals: figures },
    'day',
    t,
  )
  expect(csv.split('\r\n')).toEqual([
    'Day,Taken online (SAR),Of it by gift card (SAR),Refunds promised (SAR),Net (SAR),Charges included (SAR),Paid on arrival (SAR),Refunded by hand (SAR)',
    '2026-12-01,0.00,0.00,50.05,-50.05,0.00,1.00,2.50',
    'Total,0.00,0.00,50.05,-50.05,0.00,1.00,2.50',
    '',
  ])
})

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx'])(
  'a guest named %j is not written as a spreadsheet formula',
  async (guest) => {
    const { api } = apiOf(1, guest)
    const text = await (await fileOf(bookingLines(api, requested, t, identity), 'x.csv')).text()
    expect(text).toContain(`"'${guest.replaceAll('"', '""')}"`)
  },
)

test('a file starts with the UTF-8 byte order mark and contains every booking once, however many pages are read', async () => {
  const { api, calls } = apiOf(1_203)
  const file = await fileOf(bookingLines(api, requested, t, identity), 'bookings.csv')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="bookings.csv"')
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
  expect([lines.length, new Set(lines).size]).toEqual([1_204, 1_204])
  expect(lines[1]).toBe(
    'R1,2026-12-01T09:00:00.000Z,stay,confirmed,paid,"House, ""Ajyad""",Makkah,Amal Traveller,2026-12-10,2026-12-12,EARLY10,15.00,1234.56,SAR',
  )
  expect(calls).toEqual([0, 500, 1_000])
})

test('pages are read only as fast as the response is consumed', async () => {
  const { api, calls } = apiOf(5_000)
  const reader = (await fileOf(bookingLines(api, requested, t, identity), 'x.csv')).body?.getReader()
  await reader?.read()
  expect(calls.length).toBeLessThan(4)
  await reader?.cancel()
})

test('an error of the first page rejects the call instead of truncating the file', async () => {
  const api = {
    fetch_audit: () => Promise.resolve({ ok: false, error: { code: 'forbidden' } }),
  } as unknown as ApiClient
  await expect(fileOf(auditLines(api, requested, t, identity), 'x.csv')).rejects.toEqual({ code: 'forbidden' })
})
