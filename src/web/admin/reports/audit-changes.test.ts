import { expect, test } from 'vitest'
import { endpoints } from '#api/index.ts'
import { auditacts } from '#i18n/en/admin/auditacts.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { auditChanges } from '#web/admin/reports/audit-changes.ts'

/** The changes of an entry, without the isolates around values. */
function listed(
  before: unknown,
  after: unknown,
  locale: 'en' | 'ar' = 'en',
  subject = 'booking:A',
  names: Record<string, string> = {},
): string[] {
  const t = translator(locale)
  const lines = auditChanges(t, createFormatter(t), { subject, before, after, names })
  const text = lines.map(({ field, change }) => (field ? `${field}: ${change}` : change))
  return text.map((line) => line.replace(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' '))
}

test('only the fields that differ are listed, by their names and with amounts as money', () => {
  const before = { status: 'confirmed', version: 1, total: 118_703, captured: null, currency: 'SAR' }
  const after = { ...before, status: 'cancelled', version: 2, captured: 500 }
  expect(listed(before, after)).toEqual(['Status: Confirmed → Cancelled', 'Paid online: SAR 5'])
  expect(listed(null, { note: 'added', rooms: ['1~2'] })).toEqual(['Note: Added', 'rooms: 1~2'])
  expect(listed({ seats: 4 }, null)).toEqual(['Seats: 4 → –'])
  const card = { issued: 300_000, lastFour: 'K7PX', sent: true, currency: 'SAR' }
  expect(listed(null, card, 'en', 'gift_card:1')).toEqual([
    'Value: SAR 3,000',
    'Last four characters: K7PX',
    'Sent: Yes',
  ])
  expect(listed(null, { file: 181 }, 'en', 'hotel:1')).toEqual(['Lines of the file: 181'])
  expect(listed('a', 'b')).toEqual(['a → b'])
  expect(listed(null, { name: { ar: 'عمرة', en: 'Umrah' }, label: { en: '', ar: '' } })).toEqual(['Name: Umrah · عمرة'])
})

test('the arrow of a change points in the direction of the language', () => {
  expect(listed({ seats: 3 }, { seats: 4 }, 'ar')).toEqual(['المقاعد: 3 ← 4'])
})

test('statuses, choices, dates and flags are written as on the screens, in both languages', () => {
  const before = {
    status: 'waiting_user',
    paymentStatus: 'unpaid',
    checkIn: '2026-12-01',
    closed: false,
    role: 'agent',
  }
  const after = {
    status: 'no_show',
    paymentStatus: 'partly_refunded',
    checkIn: '2026-12-10',
    closed: true,
    role: 'manager',
  }
  expect(listed(before, after)).toEqual([
    'Status: Waiting user → No-show',
    'Payment: Not paid online → Partly returned',
    'Check-in: 1 Dec 2026 → 10 Dec 2026',
    'Closed: No → Yes',
    'Role: agent → manager',
  ])
  expect(listed({ status: 'failed', kind: 'welcome' }, { status: 'queued', kind: 'welcome' }, 'ar')).toEqual([
    'الحالة: لم تُرسل ← في الطريق',
  ])
  expect(listed(null, { offers: ['stays', 'packages'], result: 'not_configured' }, 'ar')).toEqual([
    'ما يُباع: الفنادق، الباقات',
    'النتيجة: غير معدّ',
  ])
})

test('fields and choices of content have the words of its editor, and what people write stays as it is', () => {
  const edited = (before: object, after: object) => listed(before, after, 'en', 'rate_plan:1')
  expect(edited({ payment: 'both', board: 'room_only' }, { payment: 'arrival', board: 'breakfast' })).toEqual([
    'Payment: Both ways → On arrival',
    'Meals: Room only → Breakfast',
  ])
  expect(edited({ slug: 'both', position: 1 }, { slug: 'arrival', position: 2 })).toEqual([
    'Web address: both → arrival',
    'Position in the list: 1 → 2',
  ])
  expect(listed({ position: 1 }, { position: 2 })).toEqual(['Place in the package: 1 → 2'])
})

test('a change inside a list is named by its row and field, and the rest of the list is not repeated', () => {
  const windows = [
    { tier: 168, percent: 0 },
    { tier: 48, percent: 50 },
  ]
  const changedTo = [{ tier: 168, percent: 0 }, { tier: 24, percent: 50 }, { tier: 0 }]
  expect(listed({ windows }, { windows: changedTo })).toEqual(['windows › 2 › tier: 48 → 24', 'windows › 3 › tier: 0'])
  const fees = (en: string) => [{ name: { en, ar: 'رسم' }, amount: 500 }]
  expect(listed({ fees: fees('Fee') }, { fees: fees('City fee') }, 'en', 'hotel:1')).toEqual([
    'Fees › 1 › Name: Fee · رسم → City fee · رسم',
  ])
})

test('a field keeps its name where older entries spell it differently', () => {
  expect(listed({ infant_price: 200 }, { infant_price: 300 })).toEqual(['Infant price: 200 → 300'])
  expect(listed({ infantPrice: 200 }, { infantPrice: 300 })).toEqual(['Infant price: 200 → 300'])
})

test('every text of an act is of a write by staff or of what others do', () => {
  const byStaff = new Set<string>(
    endpoints.filter(({ staff, effect }) => staff.length > 0 && effect === 'write').map(({ name }) => name),
  )
  expect(Object.keys(auditacts).filter((act) => !byStaff.has(act))).toEqual([
    'accept_hotel_request',
    'accept_invitation',
    'complete_setup',
    'decline_hotel_request',
    'offer_from_hotel',
    'open_document',
  ])
})

test('what a field refers to has its name, and its id once it was deleted', () => {
  const names = {
    'hotel:2': 'Dar Al Afaq',
    'hotel:3': 'Qasr Al Misk',
    'room_type:7': 'Twin room',
    'policy:1': 'Flexible',
  }
  const of = (before: unknown, after: unknown) => listed(before, after, 'en', 'staff:A', names)
  expect(of({ hotelId: 2 }, { hotelId: 3 })).toEqual(['Hotel: Dar Al Afaq → Qasr Al Misk'])
  expect(of({ hotels: [2] }, { hotels: [2, 3, 9] })).toEqual(['Hotels: Dar Al Afaq → Dar Al Afaq · Qasr Al Misk · 9'])
  expect(of(null, { room_ids: [7] })).toEqual(['Rooms: Twin room'])
  expect(of({ seats: 2 }, { seats: 3 })).toEqual(['Seats: 2 → 3'])
  expect(listed({ policy_id: 4 }, { policy_id: 1 }, 'en', 'rate_plan:5', names)).toEqual([
    'Cancellation policy: 4 → Flexible',
  ])
})
