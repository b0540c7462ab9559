import type { ContactTopic } from '#domains/content/shapes.ts'
import type { ArrivalWay } from '#domains/payments/shapes.ts'
import { demoPeople } from '#db/demo/people.ts'
import type { Locale } from '#i18n/locale.ts'

/** The initial content of the demo admin: guests, bookings, requests and contact messages. All of it is invented. */

/** A guest with bookings: either a demo account that can sign in, or an invented guest without an account. */
export type DemoGuest = { name: string; email: string; locale: Locale; country: string }

const invented: [en: string, ar: string, country: string][] = [
  ['Amina', 'أمينة', 'EG'],
  ['Yusuf', 'يوسف', 'TR'],
  ['Maryam', 'مريم', 'MA'],
  ['Idris', 'إدريس', 'NG'],
  ['Khadija', 'خديجة', 'ID'],
  ['Bilal', 'بلال', 'GB'],
  ['Safiya', 'صفية', 'MY'],
  ['Hamza', 'حمزة', 'PK'],
  ['Zaynab', 'زينب', 'KW'],
  ['Umar', 'عمر', 'JO'],
  ['Layla', 'ليلى', 'AE'],
  ['Musa', 'موسى', 'SA'],
  ['Huda', 'هدى', 'DZ'],
  ['Salim', 'سالم', 'OM'],
  ['Nur', 'نور', 'TR'],
  ['Harun', 'هارون', 'IN'],
]

const ofNobody = (first: string, last: string, i: number, locale: Locale, country: string): DemoGuest => ({
  name: `${first} ${last}`,
  email: `demo-${locale}-${i + 1}@example.com`,
  locale,
  country,
})

/**
 * Demo accounts, then invented guests. Every second invented guest writes English; their family name marks them as demo
 * data.
 */
export const demoGuests: DemoGuest[] = [
  ...demoPeople
    .filter(({ role }) => !role)
    .map(({ name, email, locale }) => ({ name, email, locale, country: locale === 'ar' ? 'EG' : 'GB' })),
  ...invented.map(([en, ar, country], i) =>
    i % 2 === 0 ? ofNobody(en, 'Demo', i, 'en', country) : ofNobody(ar, 'التجربة', i, 'ar', country),
  ),
]

export type DemoBooking = {
  /** Index in `demoGuests`. */
  guest: number
  /** The city of the hotel; null for any. */
  city: string | null
  /** Index of the instantly confirmed hotel of the city, modulo the number of such hotels. */
  hotel: number
  /** Minutes between the booking and now. */
  minutesAgo: number
  /** Days from today until arrival; negative for stays that have begun or ended. */
  arrivesIn: number
  nights: number
  /** Adults and the ages of the children of each room: `2-9,4`. */
  rooms: string[]
  /** `phone`: booked by an agent for a caller. */
  by: 'guest' | 'phone'
  pay: 'online' | 'arrival'
  /**
   * The outcome so far; `standing` if nothing has happened yet. Only bookings that guests made themselves are
   * cancelled.
   */
  outcome: 'standing' | 'cancelled' | 'came' | 'stayed away'
  way: ArrivalWay
}

export type DemoRequest = Pick<DemoBooking, 'guest' | 'city' | 'minutesAgo' | 'arrivesIn' | 'nights' | 'rooms'>

const day = 24 * 60
const ways: ArrivalWay[] = ['cash', 'card', 'card', 'transfer']
const roomsInTurn = [1, 2, 1, 4, 1, 3, 6, 2]

/** Assigns the bookings to the invented guests; `own-trips.ts` has those of the demo accounts. */
function guestInTurn(i: number): number {
  return 2 + ((i * 11 + Math.floor(i / 18) * 5) % (demoGuests.length - 2))
}

/** Nights before today that the bookings of invented guests use. */
const nightsBehind = 4

/** Bookings of the last two weeks, the earliest first. Always the same, so that documentation can refer to them. */
export function demoBookings(): DemoBooking[] {
  const bookings = Array.from({ length: 180 }, (_, i): DemoBooking => {
    const arrivesIn = ((i * 7) % (14 + nightsBehind)) - nightsBehind
    // Recent days have more bookings, and the number varies from day to day.
    const daysAgo = Math.max(Math.floor(((i * 37) % 97) ** 1.4 / 43), arrivesIn < 1 ? 1 - arrivesIn : 0)
    const arrived = arrivesIn < 0
    const byPhone = i % 9 === 4
    const cancelled = !arrived && !byPhone && i % 12 === 5
    return {
      guest: guestInTurn(i),
      city: null,
      hotel: i * 3,
      minutesAgo: daysAgo * day + ((i * 37) % 300) + 30,
      arrivesIn,
      nights: 2 + (i % 5),
      rooms: Array.from({ length: roomsInTurn[i % roomsInTurn.length] ?? 1 }, () => '2'),
      by: byPhone ? 'phone' : 'guest',
      pay: i % 3 === 0 ? 'online' : 'arrival',
      outcome: cancelled ? 'cancelled' : !arrived ? 'standing' : i % 10 === 3 ? 'stayed away' : 'came',
      way: ways[i % ways.length] ?? 'cash',
    }
  })
  return bookings.toSorted((a, b) => b.minutesAgo - a.minutesAgo)
}

/** Unanswered requests for hotels on request. */
export const demoRequests: DemoRequest[] = [
  { guest: 3, minutesAgo: 190, city: null, arrivesIn: 12, nights: 4, rooms: ['2'] },
  { guest: 8, minutesAgo: 95, city: null, arrivesIn: 20, nights: 3, rooms: ['2'] },
  { guest: 13, minutesAgo: 25, city: null, arrivesIn: 33, nights: 5, rooms: ['2'] },
]

export const demoMessages: { guest: number; minutesAgo: number; topic: ContactTopic; message: string }[] = [
  {
    guest: 5,
    minutesAgo: 260,
    topic: 'question',
    message: 'السلام عليكم. والدتي تستعمل كرسيًا متحركًا، فأيّ الفنادق القريبة من الحرم مدخله بلا درج؟',
  },
  {
    guest: 4,
    minutesAgo: 70,
    topic: 'group',
    message: 'We are a group of twenty-two from one family. Can our rooms be on the same floor?',
  },
]
