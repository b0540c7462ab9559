import { siteTimeZone } from '#domains/shared/dates.ts'
import { accountOfPrice } from '#domains/shared/short-account.ts'
import type { NotificationKind, NotificationData, NotifiedBooking } from '#domains/notifications/shapes.ts'

/** What a stay has nothing of. */
const nothing = { destinations: null, option: null, meeting: null, hotels: null }

const money = (minor: number) => ({ minor, currency: 'SAR' })
/** The account of a stay, of which `paid` is paid and the rest is due online. Minor units. */
function accountOf(total: number, paid = 0): NotifiedBooking['account'] {
  const due = [{ when: 'booking' as const, amount: money(total - paid) }]
  const cancellation = { kind: 'free' as const, free_until: '2027-02-06T13:00:00.000Z', steps: [] }
  return { ...accountOfPrice({ total: money(total), due, cancellation }), paid: money(paid) }
}

const booking: NotifiedBooking = {
  ...nothing,
  name: 'Amina',
  guest: 'Amina Example',
  reference: 'R7K2M9QX',
  kind: 'stay',
  about: { en: 'Palm House', ar: 'دار النخيل' },
  city: { en: 'Makkah', ar: 'مكة المكرمة' },
  starts: '2027-02-10T13:00:00.000Z',
  ends: '2027-02-13T09:00:00.000Z',
  wholeDay: false,
  checkIn: '2027-02-10',
  timeZone: siteTimeZone,
  currency: 'SAR',
  account: accountOf(184_500),
  rooms: [
    { name: { en: 'King room', ar: 'غرفة بسرير كينج' }, board: 'breakfast', sharing: null, adults: 2, children: 1 },
  ],
  detailsDue: null,
  providerPhone: null,
  place: {
    street: { en: '12 Lantern Street', ar: '12 شارع القناديل' },
    district: { en: 'Ajyad', ar: 'أجياد' },
    phone: '+966 12 000 4321',
    lat: 21.42012,
    lon: 39.83004,
  },
}
/** The same once it is paid. */
const paidBooking = { ...booking, account: accountOf(184_500, 184_500) }
const stay = {
  checkIn: '2027-02-10',
  checkOut: '2027-02-13',
  rooms: (booking.rooms ?? []).map((room) => ({ ...room, childAges: [7], guest: booking.guest })),
}
const person = { name: 'Amina' }
const paid = {
  ...person,
  reference: booking.reference,
  amount: booking.account.total.minor,
  currency: booking.currency,
}
const deadline = '2027-01-31T17:00:00.000Z'

/** Invented data for every notification, so that it can be viewed as it is sent. */
export const notificationExamples: { [K in NotificationKind]: NotificationData[K] } = {
  code: { code: '482913', purpose: 'register', expiresAt: deadline },
  account_exists: {},
  address_taken: {},
  welcome: person,
  password_changed: { ...person, undo: 'example' },
  passkey_added: { ...person, passkey: 'Phone', undo: 'example' },
  passkey_removed: { ...person, passkey: 'Phone', undo: 'example' },
  phone_changed: { ...person, ending: '78', undo: 'example' },
  email_changed: { ...person, address: 'a…@example.com', undo: 'example' },
  second_factor_set: { ...person, undo: 'example' },
  device_pass: { ...person, token: 'example', expiresAt: deadline },
  account_deleted: person,
  staff_invited: { by: 'Amal Haddad', role: 'agent', token: 'example', expiresAt: deadline },
  second_factor_reset: { ...person, by: 'Amal Haddad' },
  contact_received: { receipt: 'C-4T8W2KQM', reply_hours: 24 },
  contact_answer: {
    ...person,
    receipt: 'C-4T8W2KQM',
    message: 'Is there a lift to the prayer hall?',
    answer: 'Yes, beside the main entrance.',
  },
  payment_received: paid,
  gift_card: { ...person, code: '7K2M-9PQR-4TVW-X8Y3', amount: 50_000, currency: 'SAR', expiresOn: '2028-01-31' },
  order_booked: {
    ...person,
    reference: 'B4N7XW2K',
    received: 276_500,
    bookings: [
      { ...paidBooking, status: 'confirmed', deadline: null },
      {
        ...booking,
        reference: 'T3V8C6RW',
        kind: 'service',
        about: { en: 'Car from Jeddah airport', ar: 'سيارة من مطار جدة' },
        starts: '2027-02-10T09:00:00.000Z',
        account: accountOf(92_000, 92_000),
        rooms: null,
        option: { name: { en: 'Family car', ar: 'سيارة عائلية' }, people: 3, vehicles: 1 },
        place: null,
        status: 'confirmed',
        deadline: null,
      },
    ],
  },
  payment_link: {
    ...paid,
    about: booking.about,
    city: booking.city,
    timeZone: booking.timeZone,
    checkIn: '2027-02-10',
    checkOut: '2027-02-13',
    deadline,
    token: 'example',
  },
  payment_returned: { ...paid, reason: 'cancelled', refund_days: 10, creditNotes: [12] },
  payment_given_back: { ...paid, on: booking.checkIn },
  booking_received: { ...booking, deadline },
  booking_held: { ...booking, amount: booking.account.total.minor, others: 1, deadline, droppedAfter: deadline },
  booking_confirmed: { ...paidBooking, received: booking.account.total.minor },
  booking_rejected: { ...booking, reason: 'no_rooms', comment: '' },
  booking_needs_you: {
    ...booking,
    need: 'offer',
    substitution: null,
    deadline,
    token: null,
    offered: { ...booking, checkIn: '2027-02-11', starts: '2027-02-11T13:00:00.000Z', account: accountOf(196_000) },
  },
  booking_instalment: {
    ...booking,
    kind: 'package',
    account: { ...accountOf(184_500, 92_500), due: [{ when: '2027-01-20', amount: money(92_000) }] },
    amount: 92_000,
    dueOn: '2027-01-20',
    deadline: null,
    token: null,
  },
  booking_cancelled: {
    ...booking,
    refund: booking.account.total.minor,
    byHand: 0,
    unpaid: false,
    order: { reference: 'B4N7XW2K', others: 2, total: 92_000 },
  },
  booking_expired: { ...booking, byHand: 0 },
  booking_changed: {
    ...paidBooking,
    outcome: 'applied',
    reason: null,
    comment: '',
    refund: 0,
    refund_days: null,
    deadline: null,
    names: null,
    product: null,
    dates: {
      before: { first: '2027-02-11', last: '2027-02-14' },
      after: { first: '2027-02-10', last: '2027-02-13' },
    },
  },
  booking_reminder: paidBooking,
  booking_details: { ...paidBooking, kind: 'package', missing: 2, dueOn: '2027-01-27' },
  booking_message: {
    ...booking,
    texts: ['The cot is free of charge. Shall we reserve one?'],
    replyTo: 'b-example@example.com',
  },
  booking_reply_not_added: booking,
  message_received: {
    reference: booking.reference,
    guest: booking.guest,
    about: booking.about,
    texts: ['Do you have a cot for our daughter?'],
    replyTo: 'b-example@example.com',
    reader: null,
    hotelId: 1,
  },
  office_notice: {
    reader: null,
    entries: [
      {
        booking: { ...paidBooking, place: null, hotelId: 1, guestPhone: '+966501234567', deadline: null },
        events: [{ event: 'booked' }, { event: 'paid_online', amount: booking.account.total.minor }],
      },
    ],
    contacts: [],
    more: 0,
    summary: null,
    licences: [],
  },
  hotel_request: {
    reference: booking.reference,
    hotel: booking.about,
    stay,
    request: 'A quiet room on a high floor, please.',
    deadline,
    timeZone: booking.timeZone,
    again: false,
    before: null,
    token: 'example',
    droppedAfter: deadline,
  },
  hotel_news: { reference: booking.reference, hotel: booking.about, outcome: 'confirmed', stay, token: 'example' },
  tax_work: { work: 'tax_certificate', count: 1, until: '2027-01-31T09:00:00.000Z' },
  review_request: {
    ...person,
    reference: booking.reference,
    kind: 'stay',
    about: booking.about,
    city: booking.city,
    until: '2027-04-14',
    token: 'example',
  },
  review_answered: {
    ...person,
    about: booking.about,
    answer: 'Thank you for your kind words. We have passed them on to the team of the breakfast room.',
    token: 'example',
  },
  price_drop: {
    ...person,
    hotel: booking.about,
    city: booking.city,
    page: 'palm-house?check_in=2027-02-10&check_out=2027-02-13&occupancy=2',
    checkIn: '2027-02-10',
    checkOut: '2027-02-13',
    before: booking.account.total.minor,
    now: 165_000,
    currency: booking.currency,
    token: 'example',
    droppedAfter: deadline,
  },
}
