import { expect, test } from 'vitest'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import type { NotificationData, OrderedBooking } from '#domains/notifications/shapes.ts'
import type { Locale } from '#i18n/locale.ts'
import { plainBooking } from '#test/notified.ts'
import { accountWith } from '#test/short-account.ts'

const origin = 'https://rihla.test'

const paidStay = { total: 184_500, paid: 184_500, freeUntil: '2027-02-06T13:00:00Z' }
const paidTrip = { total: 800_000, paid: 240_000, due: { '2027-01-20': 560_000 }, penalty: 800_000 }

const stay: OrderedBooking = {
  ...plainBooking,
  name: 'Amina',
  guest: 'Layla Nur',
  reference: 'R7K2M9QX1',
  kind: 'stay',
  about: { en: 'Palm House', ar: 'دار النخيل' },
  city: { en: 'Makkah', ar: 'مكة المكرمة' },
  starts: '2027-02-10T13:00:00Z',
  ends: '2027-02-13T09:00:00Z',
  checkIn: '2027-02-10',
  timeZone: 'Asia/Riyadh',
  currency: 'SAR',
  account: accountWith(paidStay),
  rooms: [
    { name: { en: 'King room', ar: 'غرفة بسرير كينج' }, board: 'breakfast', sharing: null, adults: 2, children: 0 },
  ],
  place: {
    street: { en: '12 Lantern Street', ar: '12 شارع القناديل' },
    district: { en: 'Ajyad', ar: 'أجياد' },
    phone: '+966 12 000 4321',
    lat: 21.42012,
    lon: 39.83004,
  },
  status: 'confirmed',
  deadline: null,
}

const trip: OrderedBooking = {
  ...stay,
  reference: 'P4X7Q2MN3',
  kind: 'package',
  about: { en: 'The two cities', ar: 'المدينتان' },
  account: accountWith(paidTrip),
  detailsDue: '2027-01-27',
  place: null,
}

const ride: OrderedBooking = {
  ...stay,
  reference: 'T3V8C6RW5',
  kind: 'service',
  about: { en: 'Airport car', ar: 'سيارة المطار' },
  account: accountWith({ total: 14_000, due: { arrival: 14_000 } }),
  rooms: null,
  option: { name: { en: 'Family car', ar: 'سيارة عائلية' }, people: 2, vehicles: 1 },
  place: null,
}

/** The email without the characters that keep words together or in their direction. */
function written(
  bookings: OrderedBooking[],
  more: Partial<NotificationData['order_booked']> = {},
  locale: Locale = 'en',
) {
  const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
  const data = { name: 'Amina', reference: 'ZF27ZMZ7S', received: null, bookings, ...more }
  const { subject, text, html } = renderNotification('order_booked', data, { locale, brand, origin })
  const clean = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
  return { subject, text: clean(text), html }
}

test('the confirmation of an order has every booking with its place and dates, then what is paid and what is due when and where', () => {
  const { subject, text } = written([stay, trip, ride], { received: 424_500 })
  expect(subject).toBe('Confirmed: order ZF27ZMZ7S')
  expect(text).toMatch(/^Dear Amina,\n\nEverything in your order ZF27ZMZ7S is confirmed\./)
  expect(text).toContain('We have received SAR 4,245 for this order.')
  expect(text).toContain('Palm House\nStatus: Confirmed\nBooking reference: R7K2M9QX1\nWhere: Palm House · Makkah')
  expect(text).toMatch(/Address: 12 Lantern Street, Ajyad\nPhone: \+966 12 000 4321\nMap: https/)
  expect(text).toMatch(
    /Lead guest: Layla Nur\nRoom: King room .*\nTotal: SAR 1,845\nPaid: SAR 1,845\nStill to pay: Nothing\nFree cancellation until: Sat 6 Feb 2027/,
  )
  expect(text).toMatch(/The two cities\nStatus: Confirmed\nBooking reference: P4X7Q2MN3/)
  expect(text).toContain('Cancellation: Non-refundable')
  expect(text).toContain(
    [
      'Payment',
      'Total: SAR 9,985',
      'Paid: SAR 4,245',
      'To pay online by 20 Jan 2027: SAR 5,600',
      'To pay at the start of the service: SAR 140',
    ].join('\n'),
  )
  expect(text).toContain(
    `1. Fill in the details of The two cities by Wednesday 27 January 2027\n   ${origin}/en/booking/travellers?reference=P4X7Q2MN3`,
  )
  expect(text).toContain('2. We remind you before the next instalment is due.')
  expect(written([stay, { ...stay, account: ride.account }, ride]).text).toContain('To pay in person: SAR 280')
  expect(text).toContain(`Open the order: ${origin}/en/booking/confirm?order=ZF27ZMZ7S`)
})

test('in Arabic too', () => {
  const { subject, text } = written([stay, trip, ride], {}, 'ar')
  expect(subject).toBe('تم تأكيد الطلب ZF27ZMZ7S')
  expect(text).toContain('السلام عليكم يا Amina،')
  expect(text).toMatch(/دار النخيل\nالحالة: مؤكَّد\nرقم الحجز: R7K2M9QX1/)
  expect(text).toContain('يُدفع عند بدء الخدمة: 140 ر.س')
})

test('a sentence writes its amount without decimals if it has none, whatever the column below has', () => {
  const parts = { total: 184_500, paid: 74_950, due: { arrival: 109_550 } }
  const { text } = written([stay, { ...stay, account: accountWith(parts) }], { received: 74_900 })
  expect(text).toContain('We have received SAR 749 for this order.')
  expect(text).toContain('Total: SAR 1,845.00')
  const due = { total: 74_900, due: { booking: 74_900 } }
  expect(written([{ ...stay, account: accountWith(due), status: 'pending' }, stay, ride]).text).toContain('SAR 749 ')
})

test('every confirmed booking is a card of its own in mail clients, and one that waits is none', () => {
  const { html } = written([stay, trip, { ...ride, status: 'waiting' }])
  const cards = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '[]')
  expect(cards).toMatchObject([{ reservationNumber: 'R7K2M9QX1' }, { reservationNumber: 'P4X7Q2MN3' }])
  expect(
    written([
      { ...ride, status: 'waiting' },
      { ...stay, status: 'waiting' },
    ]).html,
  ).not.toContain('ld+json')
})

test('an order with a part on request says what is booked and what waits until when, and that a refusal leaves the rest', () => {
  const waiting = { ...ride, status: 'waiting', deadline: '2027-01-31T17:00:00Z' } as const
  const { subject, text } = written([stay, waiting])
  expect(subject).toBe('We have your order ZF27ZMZ7S')
  expect(text).toMatch(/Part of your order ZF27ZMZ7S is confirmed\. .* the confirmed part stays\./)
  expect(text).toContain('Airport car\nStatus: Waiting\nAnswer by: Sun 31 Jan 2027, 20:00 (Makkah time)')
  expect(text).toContain('The voucher and a calendar file of each confirmed booking are attached.')
  const account = accountWith({ total: 184_500, due: { answer: 184_500 } })
  const all = written([{ ...stay, ...waiting, account }, waiting]).text
  expect(all).toMatch(/Everything in it is on request and held for you/)
  expect(all).not.toMatch(/attached|voucher/)
  // An amount that is paid online after the answer is not due before it.
  expect(all).toContain('To pay online once accepted: SAR 1,845')
})

test('bookings held until payment are shown with deadline and amount, and the button leads to the payment', () => {
  const account = accountWith({ total: 184_500, due: { booking: 184_500 } })
  const held = { ...stay, account, status: 'pending', deadline: '2027-01-05T09:30:00Z' } as const
  const { text } = written([held, { ...ride, status: 'waiting', deadline: '2027-01-06T09:00:00Z' }])
  expect(text).toContain('anything that awaits payment is confirmed as soon as you pay SAR 1,845 online.')
  expect(text).toContain('Status: Pending\nHeld until: Tue 5 Jan 2027, 12:30 (Makkah time)')
  expect(text).toContain('To pay online: SAR 1,845')
  expect(text).toContain(`Pay now: ${origin}/en/booking/confirm?order=ZF27ZMZ7S`)
})

test('the part that gift cards pay is a separate line, and the lines add up', () => {
  const gift = (amount: number) => ({ lastFour: 'K7QX', amount, held: false })
  const { text } = written([
    { ...stay, account: accountWith({ ...paidStay, paid: 100_000, gift: gift(84_500) }) },
    { ...trip, account: accountWith({ ...paidTrip, paid: 224_500, gift: gift(15_500) }) },
  ])
  expect(text).toContain(
    [
      'Total: SAR 9,845',
      'Gift card ····K7QX: −SAR 1,000',
      'Paid: SAR 3,245',
      'To pay online by 20 Jan 2027: SAR 5,600',
    ].join('\n'),
  )
})

test('all amounts have decimals when one of them has a fraction', () => {
  const half = { ...stay, account: accountWith({ total: 184_550, paid: 184_550 }) }
  const { text } = written([half, trip, ride], { received: 424_550 })
  expect(text.match(/SAR [\d,]+(?![\d,]|\.\d)/g)).toBeNull()
  expect(text).toContain('To pay at the start of the service: SAR 140.00')
  // The fractions of two bookings add up to a whole amount.
  const other = { ...half, account: accountWith({ total: 15_450, paid: 15_450 }) }
  expect(written([half, other]).text).toContain('Payment\nTotal: SAR 2,000.00')
})

test('bookings in several currencies are added up for each of them', () => {
  const { text } = written([
    { ...stay, account: accountWith({ total: 184_500, due: { arrival: 184_500 } }) },
    { ...ride, currency: 'USD', account: { ...ride.account, total: { minor: 14_000, currency: 'USD' } } },
  ])
  expect(text).toContain('Payment\nTotal: SAR 1,845\n')
  expect(text).toContain('Payment\nTotal: USD 140\n')
})
