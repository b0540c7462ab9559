import { expect, test } from 'vitest'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import type { ChosenProduct, NotificationData, NotifiedBooking } from '#domains/notifications/shapes.ts'
import type { Locale } from '#i18n/locale.ts'
import { plainBooking } from '#test/notified.ts'
import { accountWith } from '#test/short-account.ts'

const plain: NotifiedBooking = {
  ...plainBooking,
  name: 'Amina',
  guest: 'Amina Nur',
  reference: 'ABCD1234',
  kind: 'package',
  about: { en: 'The two cities', ar: 'المدينتان' },
  city: { en: 'Cairo', ar: 'القاهرة' },
  starts: '2026-12-19T03:00:00Z',
  ends: '2026-12-26T00:00:00Z',
  checkIn: '2026-12-19',
  timeZone: 'Africa/Cairo',
  account: accountWith({ total: 1_000_000, paid: 1_000_000 }),
  currency: 'SAR',
}

const twoCities: NotifiedBooking = {
  ...plain,
  meeting: { en: 'Cairo International Airport, departures hall', ar: 'مطار القاهرة الدولي، صالة المغادرة' },
  hotels: [
    { name: { en: 'Test House', ar: 'دار التجربة' }, nights: 4 },
    { name: { en: 'Quiet House', ar: 'دار هادئة' }, nights: 2 },
  ],
  providerPhone: '+966120007777',
  account: accountWith({ total: 1_000_000, paid: 1_000_000, penalty: 270_250 }),
  detailsDue: '2026-12-05',
}

const confirmed = (booking: NotificationData['booking_confirmed'], locale: Locale = 'en') =>
  renderNotification('booking_confirmed', booking, {
    locale,
    brand: { name: { en: 'Rihla', ar: 'رحلة' } },
    origin: 'https://rihla.test',
  })

test('the confirmation of a package says where the group meets, which hotels it has, whom to call and what a cancellation costs', () => {
  const { text } = confirmed(twoCities)
  expect(text).toContain('Meeting point: Cairo International Airport, departures hall')
  expect(text).toContain('You stay at: Test House · 4 nights\nYou stay at: Quiet House · 2 nights')
  expect(text).toMatch(/Phone: \+966 12 000 7777/)
  expect(text).toMatch(/If you cancel now: SAR.2,702\.50/)
  expect(confirmed(twoCities, 'ar').text).toMatch(/نقطة اللقاء: مطار القاهرة الدولي، صالة المغادرة/)
})

test('a confirmation by a payment tells of it once, with the way to the invoice', () => {
  const paid = { ...plain, received: 1_000_000 }
  expect(confirmed(paid).text.match(/We have received SAR.10,000\. You can view and print your invoice/g)).toHaveLength(
    1,
  )
  expect(confirmed(paid, 'ar').text).toMatch(/وصلنا مبلغ .*يمكنك عرض الفاتورة/)
  expect(confirmed(plain).text).not.toContain('received')
})

test('the email of a transfer names the number of vehicles before their type', () => {
  const ride = (vehicles: number | null): NotifiedBooking => ({
    ...plain,
    kind: 'service',
    option: { name: { en: 'A car for up to six', ar: 'سيارة لستة أشخاص' }, people: 9, vehicles },
  })
  expect(confirmed(ride(2)).text).toContain('Service: 2 vehicles: A car for up to six · 9 guests')
  expect(confirmed(ride(2), 'ar').text).toContain('مركبتان: سيارة لستة أشخاص · 9 ضيوف')
  expect(confirmed(ride(null)).text).toContain('Service: A car for up to six · 9 guests')
})

test('a cancellation has one row: the last free hour, or that nothing is refunded', () => {
  const none = confirmed({
    ...twoCities,
    account: accountWith({ total: 1_000_000, penalty: 1_000_000 }),
  }).text
  expect(none).toContain('Cancellation: Non-refundable')
  const free = confirmed({
    ...twoCities,
    account: accountWith({ total: 1_000_000, freeUntil: '2026-12-01T10:00:00Z' }),
  }).text
  expect(free).toContain('Free cancellation until:')
  expect(free).not.toContain('Cancellation:')
})

test('the first step is to fill in missing details, with the address of the form; without any it is the voucher', () => {
  const { text, html } = confirmed(twoCities)
  const address = 'https://rihla.test/en/booking/travellers?reference=ABCD1234'
  expect(text).toContain(`1. By Saturday 5 December 2026, fill in the details that are still missing.\n   ${address}`)
  expect(html).toContain(`href="${address}"`)
  expect(confirmed({ ...twoCities, detailsDue: null }).text).toMatch(/1\. Bring your voucher/)
  expect(confirmed(plain).text).not.toMatch(/Meeting point|Cancellation:|undefined/)
})

const unchanged = {
  ...plain,
  reason: null,
  comment: '',
  refund: 0,
  refund_days: null,
  deadline: null,
  names: null,
  dates: null,
  product: null,
}

test('the email of a change says the dates before and after, the free cancellation, and that the rest of the order stays', () => {
  const write = (more: Partial<NotificationData['booking_changed']>, locale: Locale = 'en') =>
    renderNotification(
      'booking_changed',
      { ...unchanged, outcome: 'applied', ...more },
      { locale, brand: { name: { en: 'Rihla', ar: 'رحلة' } }, origin: 'https://rihla.test' },
    ).text.replaceAll('\u00a0', ' ')
  const dates = {
    before: { first: '2027-01-18', last: '2027-01-22' },
    after: { first: '2027-01-19', last: '2027-01-24' },
  }
  const moved = {
    dates,
    account: accountWith({ total: 1_000_000, freeUntil: '2027-01-17T14:00:00Z' }),
    order: { reference: 'ZF27ZMZ7S', others: 2, total: 1_422_945 },
  }
  const text = write(moved)
  expect(text).toContain('It is now for 19 – 24 Jan 2027, instead of 18 – 22 Jan 2027.')
  expect(text).toMatch(/Free cancellation until: Sun 17 Jan 2027/)
  expect(text).toContain('The 2 other bookings of your order ZF27ZMZ7S stay as they are.')
  expect(write(moved, 'ar')).toContain('الموعد الجديد:')
  const names = {
    before: [{ first_name: 'Layla', last_name: 'Al-Harbi' }],
    after: [{ first_name: 'Leila', last_name: 'Al-Harbi' }],
  }
  expect(write({ names }).replaceAll(/[\u2068\u2069]/g, '')).toContain('Lead guest: Layla Al-Harbi → Leila Al-Harbi')
  expect(write({ names: { ...names, after: names.before } })).not.toContain('Lead guest: Layla')
  const switched = { outcome: 'to_prepay', deadline: '2027-01-17T14:00:00Z' } as const
  const toPay = accountWith({ total: 646_489, due: { booking: 632_489, arrival: 14_000 } })
  const online = write({ ...switched, account: toPay })
  expect(online).toMatch(
    /is now to be paid online\.\s+Please pay SAR 6,324\.89 online by Sun 17 Jan 2027, .* After that we cancel the booking under its cancellation terms/,
  )
  expect(online).toMatch(/Total: SAR 6,464\.89\s+To pay online: SAR 6,324\.89\s+To pay .*: SAR 140\.00/)
  expect(online).toMatch(/Pay SAR 6,324\.89:?\s+https/)
  const less = { total: 476_595, paid: 632_489, refunded: 166_394, due: { arrival: 10_500 } }
  const cheaper = { ...moved, account: accountWith(less), refund: 166_394, refund_days: 10 }
  expect(write(cheaper)).toContain(
    'Of the SAR 6,324.89 you have paid, SAR 1,663.94 goes back to the card you paid with. It usually arrives within 10 working days.',
  )
  expect(write(cheaper)).toContain('Paid: SAR 6,324.89\nRefund: SAR 1,663.94')
  expect(write(cheaper, 'ar')).toMatch(/يُعاد إليك .*1,663\.94.* إلى البطاقة التي دفعت بها\. ويظهر فيها عادةً خلال/)
  expect(write({ ...moved, refund: 0, refund_days: 10 })).not.toContain('goes back')
  const toGift = { lastFour: 'K7QX', amount: 30_000 }
  const partly = write({
    ...cheaper,
    account: accountWith({ ...less, refunded: 136_394 }),
    to_gift: toGift,
  }).replaceAll(/[\u2066\u2069]/g, '')
  expect(partly).toContain('SAR 1,363.94 goes back to the card you paid with. It usually arrives within')
  expect(partly).toContain('SAR 300 is on your gift card ····K7QX again.')
  const wholly = write({ ...cheaper, to_gift: { ...toGift, amount: 166_394 } })
  expect(wholly).toContain('SAR 1,663.94 is on your gift card')
  expect(wholly).not.toMatch(/goes back|arrives/)
  const zamzam = { name: { en: 'Zamzam water', ar: 'ماء زمزم' }, quantity: 2 }
  const sim = { name: { en: 'SIM card', ar: 'شريحة اتصال' }, quantity: 1 }
  const before: ChosenProduct = { total: 466_095, boards: ['room_only'], extras: [zamzam] }
  const product = { before, after: { ...before, total: 476_595, extras: [zamzam, sim] } }
  const more = write({ ...moved, product }).replaceAll(/[\u2066-\u2069]/g, '')
  expect(more).toContain('Extras: Zamzam water × 2 → Zamzam water × 2 + SIM card × 1')
  expect(more).toContain('The new total is SAR 4,765.95 instead of SAR 4,660.95.')
  expect(write({ ...moved, product: { before, after: before } })).not.toMatch(/Extras:|The new total/)
  expect(write({ ...moved, product: { before, after: { ...before, extras: [] } } })).toContain('→ No extras')
  const withMeals: ChosenProduct = { ...before, boards: ['half_board'] }
  const meals = write({ ...moved, product: { before, after: withMeals } }).replaceAll(/[\u2066-\u2069]/g, '')
  expect(meals).toContain('Room only → ')
  // Names only.
  expect(write({ account: moved.account })).not.toMatch(/It is now for|Free cancellation/)
  expect(write({ dates: { ...dates, after: dates.before } })).not.toContain('It is now for')
})

test('a booking that was to be paid online is reminded of until when, and its cancellation names the reason and the cost', () => {
  const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
  const setting = { locale: 'en', brand, origin: 'https://rihla.test' } as const
  const deadline = '2026-12-17T14:00:00Z'
  const nothing = { substitution: null, offered: null, token: null }
  const account = accountWith({ total: 1_000_000, due: { booking: 1_000_000 } })
  const need = { ...twoCities, ...nothing, account, need: 'prepayment', deadline, droppedAfter: deadline } as const
  const { subject, text } = renderNotification('booking_needs_you', need, setting)
  expect(subject).toMatch(/^Pay SAR.[1-9][\d,.]* for booking/)
  expect(text).toMatch(
    /You chose to pay online for The two cities.*\s+Please pay SAR.[1-9]\S* online by Thu 17 Dec 2026/,
  )
  const ended = (charge: number) => ({ ...account, charge: { minor: charge, currency: 'SAR' }, due: [] })
  const cancelled = { ...twoCities, account: ended(0), refund: 0, byHand: 0, unpaid: false, order: null }
  const unpaid = renderNotification('booking_cancelled', { ...cancelled, unpaid: true }, setting).text
  expect(unpaid).toMatch(/your payment did not arrive in time\.[^]*Cancellation charge: None/)
  const late = renderNotification(
    'booking_cancelled',
    { ...cancelled, unpaid: true, account: ended(30_000) },
    setting,
  ).text
  expect(late).toMatch(/your payment did not arrive in time\.[^]*Cancellation charge: SAR.300/)
  expect(renderNotification('booking_cancelled', cancelled, setting).text).not.toContain('did not arrive in time')
})

test('the difference of a change is asked for by its amount, and without it the booking stays', () => {
  const asks = {
    substitution: null,
    offered: null,
    token: null,
    need: 'payment',
    deadline: '2026-12-17T14:00:00Z',
  } as const
  const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
  const setting = { locale: 'en', brand, origin: 'https://rihla.test' } as const
  const account = accountWith({ total: 1_050_000, paid: 1_000_000, due: { booking: 50_000 } })
  const changed = { ...twoCities, account, checkIn: '2027-01-03', starts: '2027-01-03T09:00:00Z' }
  const { subject, text } = renderNotification('booking_needs_you', { ...twoCities, ...asks, changed }, setting)
  expect(subject).toMatch(/^Pay SAR.500 for booking/)
  expect(text).toMatch(/please pay the difference of SAR.500\.\s+Please pay by Thu 17 Dec 2026.* the change ends/)
  // The account is of the changed booking.
  expect(text).toMatch(/Total: SAR.10,500\s+Paid: SAR.10,000\s+To pay online: SAR.500/)
  expect(text).toMatch(/3 Jan 2027/)
})

test('a package is placed where it leads to, with the city it leaves from; a notification without destinations names its city', () => {
  const destinations = [
    { en: 'Makkah', ar: 'مكة المكرمة' },
    { en: 'Madinah', ar: 'المدينة المنورة' },
  ]
  const booking = { ...twoCities, destinations }
  expect(confirmed(booking).text).toContain('Booking: The two cities\nWhere: Makkah and Madinah · From Cairo')
  expect(confirmed(booking, 'ar').text).toContain('المكان: مكة المكرمة والمدينة المنورة · من القاهرة')
  expect(confirmed(twoCities).text).toContain('Booking: The two cities\nWhere: Cairo')
})

test('an email to a recipient without a name has no greeting', () => {
  expect(confirmed({ ...twoCities, name: '' }, 'ar').text).toMatch(/^تم تأكيد حجزك/)
  expect(confirmed({ ...twoCities, name: '' }).text).toMatch(/^Your booking is confirmed: The two cities\./)
  expect(confirmed(twoCities, 'ar').text).toMatch(/^السلام عليكم يا \u2068?Amina\u2069?،$/m)
})

test('an offer by the provider says how much more or less than the request it costs', () => {
  const need = (total: number) =>
    renderNotification(
      'booking_needs_you',
      {
        ...plain,
        need: 'offer',
        substitution: null,
        deadline: null,
        token: null,
        offered: { ...plain, account: accountWith({ total }) },
      },
      { locale: 'en', brand: { name: { en: 'Rihla', ar: 'رحلة' } }, origin: 'https://rihla.test' },
    ).text.replaceAll('\u00a0', ' ')
  expect(need(1_079_391)).toContain('It costs SAR 793.91 more than your request.')
  expect(need(995_000)).toContain('It costs SAR 50 less than your request.')
  expect(need(1_000_000)).not.toContain('than your request')
})

test('the reference of a request is not called that of a booking', () => {
  const written = { brand: { name: { en: 'Rihla', ar: 'رحلة' } }, origin: 'https://rihla.test' }
  const received = (locale: Locale) =>
    renderNotification('booking_received', { ...twoCities, deadline: null }, { ...written, locale }).text
  expect(received('en')).toContain('Request reference: ABCD1234')
  expect(received('ar')).toContain('رقم طلب الحجز: ')
  expect(confirmed(twoCities).text).toContain('Booking reference: ABCD1234')
})
