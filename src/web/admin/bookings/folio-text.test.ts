import { expect, test } from 'vitest'
import { createFormatter } from '#i18n/translator.ts'
import type { Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { entryNotes, entryText, type FolioEntry } from '#web/admin/bookings/folio-text.ts'

const language = (locale: Locale) => ({ t: translator(locale), format: createFormatter(translator(locale)) })
const english = language('en')
const sar = (minor: number) => ({ minor, currency: 'SAR' })
const entry = (facts: Partial<FolioEntry>): FolioEntry => ({
  id: 'charge:1',
  at: '2026-12-01T09:00:00.000Z',
  kind: 'charge',
  source: 'night',
  way: null,
  reason: null,
  subject: null,
  detail: null,
  date: null,
  name: null,
  note: null,
  by: null,
  count: 1,
  charged: sar(0),
  paid: sar(0),
  balance: sar(0),
  reverses: null,
  reversed: false,
  payment: null,
  ...facts,
})

test.each([
  [{ source: 'night', name: 'Twin room', date: '2026-12-15' }, 'Twin room, 15 Dec'],
  [{ source: 'night', name: 'Twin room', date: '2026-12-15', count: 4 }, '4 × Twin room, 15 Dec'],
  [{ source: 'board', detail: 'breakfast', date: '2026-12-15' }, 'Meals, 15 Dec'],
  [{ source: 'seat', subject: 'double', detail: 'child' }, 'Child, double room'],
  [{ source: 'option', name: 'Minibus', detail: 'adult' }, 'Minibus, adult'],
  [{ source: 'option', name: 'Minibus', detail: 'unit' }, 'Minibus'],
  [{ source: 'extra', name: 'Flight' }, 'Flight'],
  [{ source: 'vat', subject: '1500' }, 'VAT (15%)'],
  [{ source: 'city_fee', subject: '500' }, 'Municipality fee (5%)'],
  [{ source: 'discount', subject: 'RAMADAN' }, 'Discount RAMADAN'],
  [{ source: 'penalty', reason: 'cancelled' }, 'Cancellation charge'],
  [{ source: 'night', name: 'Twin room', date: '2026-12-15', reverses: 'charge:4' }, 'Reversed: Twin room, 15 Dec'],
  [{ kind: 'payment', source: 'online', way: 'card' }, 'Payment (card, online)'],
  [{ kind: 'payment', source: 'by_hand', way: 'card' }, 'Payment (card, at the desk)'],
  [{ kind: 'refund', source: 'by_hand' }, 'Refund (by hand)'],
  [{ kind: 'refund', source: 'gift_card', way: 'gift_card' }, 'Refund (gift card)'],
] as const)('a line of a folio says what it is for: %j', (facts, text) => {
  expect(entryText(entry(facts), english)).toBe(text)
})

test('the notes of a line give its reason, the day of a refund by hand, and what staff wrote', () => {
  const refund = { kind: 'refund', source: 'by_hand', reason: 'changed', date: '2026-12-18', note: 'TRF 1' } as const
  expect(entryNotes(entry(refund), english)).toEqual(['The booking was changed', 'On 18 Dec 2026', 'TRF 1'])
  expect(entryNotes(entry({ kind: 'payment', reason: 'mistake', note: 'Another guest' }), english)).toEqual([
    'Another guest',
  ])
})

test('in Arabic, a line is in Arabic', () => {
  const night = entry({ source: 'night', name: 'غرفة بسريرين', date: '2026-12-15' })
  expect(entryText(night, language('ar'))).toMatch(/^غرفة بسريرين، 15/)
})
