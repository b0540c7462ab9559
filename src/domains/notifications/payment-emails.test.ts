import { expect, test } from 'vitest'
import type { NotificationData } from '#domains/notifications/shapes.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import { plainBooking } from '#test/notified.ts'
import { accountWith } from '#test/short-account.ts'

const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
const data = { name: 'Amal', reference: 'AB12CD34E', amount: 96_650, currency: 'SAR' }
const origin = 'https://stay.example'

test.for([
  ['en', 'SAR 966.50'],
  ['ar', '966.50'],
] as const)(
  'in %s the email about a received payment contains its amount, its booking and a link to the receipt',
  ([locale, amount]) => {
    const notification = renderNotification('payment_received', data, { locale, brand, origin })
    expect(notification.subject).toContain('AB12CD34E')
    expect(notification.text.replaceAll('\u00a0', ' ')).toContain(amount)
    expect(notification.text).toContain(`${origin}/${locale}/booking/confirm?reference=AB12CD34E`)
  },
)

test('a payment for a change confirms the change, not the booking', () => {
  const written = { locale: 'en', brand, origin } as const
  const { text } = renderNotification('payment_received', { ...data, change: true }, written)
  expect(text).toContain('for your booking AB12CD34E, and your change is confirmed.')
  expect(renderNotification('payment_received', data, written).text).not.toContain('change')
})

test.for(['cancelled', 'not_needed', 'outdated', 'wrong_amount'] as const)(
  'the email about a returned payment states the reason: %s',
  (reason) => {
    const texts = (['en', 'ar'] as const).map(
      (locale) => renderNotification('payment_returned', { ...data, reason }, { locale, brand, origin }).text,
    )
    for (const text of texts) expect(text).toContain('966.50')
    const other = reason === 'cancelled' ? 'not_needed' : 'cancelled'
    expect(
      renderNotification('payment_returned', { ...data, reason: other }, { locale: 'en', brand, origin }).text,
    ).not.toBe(texts[0])
  },
)

test.for([
  ['en', '1 Dec 2026', 'SAR 966.50 refunded for booking AB12CD34E'],
  ['ar', '1 ديسمبر 2026', 'أُعيد إليك \u200f966.50 ر.س\u200f من مبلغ الحجز AB12CD34E'],
] as const)(
  'in %s the email about a manual refund, full or partial, contains its amount and date',
  ([locale, day, subject]) => {
    const notification = renderNotification(
      'payment_given_back',
      { ...data, on: '2026-12-01' },
      { locale, brand, origin },
    )
    expect(notification.subject.replaceAll('\u00a0', ' ')).toBe(subject)
    expect(notification.text).toContain('966.50')
    expect(notification.text.replaceAll('\u00a0', ' ')).toContain(day)
  },
)

test('the email about a returned payment mentions its credit note if there is one', () => {
  const textOf = (more: object) =>
    renderNotification('payment_returned', { ...data, reason: 'cancelled', ...more }, { locale: 'en', brand, origin })
      .text
  expect(textOf({ creditNotes: [7] })).toContain('The credit note is attached')
  expect(textOf({})).not.toContain('credit note')
})

test('each email about a part of a refund says so, and has a subject of its own', () => {
  const of = (more: object) =>
    renderNotification('payment_returned', { ...data, reason: 'cancelled', ...more }, { locale: 'en', brand, origin })
  const part = of({ amount: 118_456, partOf: 544_945 })
  expect(part.subject.replaceAll('\u00a0', ' ')).toMatch(/^SAR 1,184\.56 of SAR 5,449\.45 for booking/)
  expect(part.text.replaceAll('\u00a0', ' ')).toContain('part of the SAR 5,449.45')
  expect(of({}).text).not.toContain('part of the')
})

test('the email about a returned payment states the time that the provider set, or none', () => {
  const textOf = (refund_days?: number) =>
    renderNotification(
      'payment_returned',
      { ...data, reason: 'cancelled', ...(refund_days && { refund_days }) },
      { locale: 'ar', brand, origin },
    ).text
  expect(textOf(2)).toContain('خلال يومي عمل')
  expect(textOf()).not.toContain('عمل')
})

const stay: NotificationData['booking_needs_you'] = {
  ...plainBooking,
  name: 'Amal',
  guest: 'Amal Haddad',
  reference: 'AB12CD34E',
  kind: 'stay',
  currency: 'SAR',
  timeZone: 'Asia/Riyadh',
  about: { en: 'Palm House', ar: 'دار النخيل' },
  city: { en: 'Makkah', ar: 'مكة المكرمة' },
  starts: '2027-02-10T13:00:00.000Z',
  ends: '2027-02-13T09:00:00.000Z',
  checkIn: '2027-02-10',
  account: accountWith({ total: 243_973, due: { booking: 243_973 } }),
  rooms: [{ name: { en: 'Twin room', ar: 'غرفة توأم' }, board: 'room_only', sharing: null, adults: 2, children: 0 }],
  need: 'offer',
  substitution: null,
  offered: null,
  token: null,
  deadline: '2027-01-31T17:00:00.000Z',
}

function needed(more: Partial<typeof stay>) {
  const { subject, text } = renderNotification(
    'booking_needs_you',
    { ...stay, ...more },
    { locale: 'en', brand, origin },
  )
  return { subject: subject.replaceAll('\u00a0', ' '), text: text.replaceAll('\u00a0', ' ') }
}

test('the email about an offer shows what is offered, not what was requested', () => {
  const rooms = (stay.rooms ?? []).map((room) => ({ ...room, name: { en: 'King room', ar: 'غرفة بسرير كينج' } }))
  const { text } = needed({ offered: { ...stay, account: accountWith({ total: 299_460 }), rooms } })
  expect(text).toMatch(/King room/)
  expect(text).toContain('SAR 2,994.60')
  expect(text).not.toMatch(/Twin room|2,439\.73/)
})

test('the email that asks for a payment says so in its subject, with the amount, and asks to pay', () => {
  const toPay = needed({ need: 'payment' })
  expect(toPay.subject).toBe('Pay SAR 2,439.73 for booking AB12CD34E')
  expect(toPay.text).toContain('Please pay by')
  expect(needed({}).text).toContain('Please answer by')
  const inParts = accountWith({ total: 243_973, due: { booking: 50_000, '2027-01-20': 193_973 } })
  expect(needed({ need: 'payment', account: inParts }).subject).toContain('Pay SAR 500')
})
