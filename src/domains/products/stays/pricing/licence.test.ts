import { expect, test } from 'vitest'
import { isOnSale } from '#domains/products/stays/pricing/licence.ts'

test.each([
  ['without the rule', null, 'Asia/Riyadh', '2026-12-15T09:00:00Z', true],
  ['long before its end', '2027-12-31', 'Asia/Riyadh', '2026-12-15T09:00:00Z', true],
  ['the day before its last', '2026-12-16', 'Asia/Riyadh', '2026-12-15T09:00:00Z', true],
  ['in the morning of its last day', '2026-12-15', 'Asia/Riyadh', '2026-12-15T09:00:00Z', true],
  ['in the last minute of its last day', '2026-12-15', 'Asia/Riyadh', '2026-12-15T20:59:59Z', true],
  [
    'at midnight in the hotel’s city, still its last day in London',
    '2026-12-15',
    'Asia/Riyadh',
    '2026-12-15T21:00:00Z',
    false,
  ],
  ['on the last day in Istanbul', '2026-12-15', 'Europe/Istanbul', '2026-12-15T20:59:00Z', true],
  ['in Los Angeles, the next day in Riyadh', '2026-12-15', 'America/Los_Angeles', '2026-12-16T07:59:00Z', true],
  ['in Los Angeles after midnight', '2026-12-15', 'America/Los_Angeles', '2026-12-16T08:00:00Z', false],
  ['in Kiritimati, already the day after', '2026-12-15', 'Pacific/Kiritimati', '2026-12-15T10:00:00Z', false],
  ['on 29 February', '2028-02-29', 'Asia/Riyadh', '2028-02-29T20:00:00Z', true],
  ['the day after 29 February', '2028-02-29', 'Asia/Riyadh', '2028-02-29T21:00:00Z', false],
  ['on New Year’s Eve', '2026-12-31', 'Asia/Riyadh', '2026-12-31T20:59:00Z', true],
  ['on New Year’s Day', '2026-12-31', 'Asia/Riyadh', '2026-12-31T21:00:00Z', false],
  ['the day after its last', '2026-12-15', 'Asia/Riyadh', '2026-12-16T09:00:00Z', false],
  ['that never had a licence', '0001-01-01', 'Asia/Riyadh', '2026-12-15T09:00:00Z', false],
])('a hotel %s', (_, saleUntil, timeZone, now, expected) => {
  expect(isOnSale({ saleUntil, timeZone }, new Date(now))).toBe(expected)
})
