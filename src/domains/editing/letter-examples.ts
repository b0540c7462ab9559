import type { LetterKind, Letters, ToldBooking } from '#domains/messages/shapes.ts'

const booking: ToldBooking = {
  name: 'Amina',
  guest: 'Amina Example',
  reference: 'R7K2M9QX',
  kind: 'stay',
  about: { en: 'Dar Al Yaqin', ar: 'دار اليقين' },
  city: { en: 'Makkah', ar: 'مكة المكرمة' },
  starts: '2027-02-10T13:00:00.000Z',
  ends: '2027-02-13T09:00:00.000Z',
  checkIn: '2027-02-10',
  timeZone: 'Asia/Riyadh',
  total: 184_500,
  currency: 'SAR',
  due: 0,
}
const person = { name: 'Amina' }
const paid = { ...person, reference: booking.reference, amount: booking.total, currency: booking.currency }
const deadline = '2027-01-31T17:00:00.000Z'

/** Invented data for every letter, so that it can be read as it leaves. */
export const letterExamples: { [K in LetterKind]: Letters[K] } = {
  code: { code: '482913', purpose: 'register', expiresAt: deadline },
  account_exists: {},
  welcome: person,
  password_changed: person,
  passkey_added: { ...person, passkey: 'Phone' },
  passkey_removed: { ...person, passkey: 'Phone' },
  account_deleted: person,
  staff_invited: { by: 'Rihla', role: 'agent', token: 'example', expiresAt: deadline },
  second_factor_reset: { ...person, by: 'Rihla' },
  contact_received: { receipt: 'C-4T8W2KQM' },
  contact_answer: {
    ...person,
    receipt: 'C4T8W2',
    message: 'Is there a lift to the prayer hall?',
    answer: 'Yes, beside the main entrance.',
  },
  payment_received: paid,
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
  payment_returned: { ...paid, reason: 'cancelled' },
  payment_given_back: { ...paid, on: booking.checkIn },
  booking_received: { ...booking, deadline },
  booking_held: { ...booking, amount: booking.total, others: 1, deadline, droppedAfter: deadline },
  booking_confirmed: booking,
  booking_rejected: { ...booking, reason: 'no_rooms' },
  booking_needs_you: { ...booking, need: 'offer', deadline },
  booking_instalment: { ...booking, kind: 'package', amount: 92_000, dueOn: '2027-01-20', deadline: null },
  booking_cancelled: { ...booking, refund: booking.total, due: 0, kept: 0 },
  booking_expired: booking,
  booking_reminder: booking,
}
