import type { ContactTopic } from '#domains/content/shapes.ts'
import type { ArrivalWay } from '#domains/bookings/arrival-ways.ts'
import { demoPeople } from '#db/seed/demo-people.ts'
import type { Locale } from '#text/locale.ts'

/** What the desk of the demo finds at its first morning: who has booked, who asks, who writes. All of it is made up. */

/** Whoever has booked: one of those who can log in, or an invented guest who cannot. */
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

/** Every second one writes English; their family name says that they are of the demo. */
export const demoGuests: DemoGuest[] = [
  ...demoPeople
    .filter(({ role }) => !role)
    .map(({ name, email, locale }) => ({ name, email, locale, country: locale === 'ar' ? 'EG' : 'GB' })),
  ...invented.map(([en, ar, country], i) =>
    i % 2 === 0 ? ofNobody(en, 'Demo', i, 'en', country) : ofNobody(ar, 'التجربة', i, 'ar', country),
  ),
]

export type DemoBooking = {
  /** Of `demoGuests`. */
  guest: number
  /** Which of the hotels that sell at once; they are taken in turn. */
  hotel: number
  /** Minutes before now at which it was booked. */
  minutesAgo: number
  /** Days from today; before today the guest is there already or was. */
  arrivesIn: number
  nights: number
  rooms: number
  /** `phone`: by an agent, for somebody who called. */
  by: 'guest' | 'phone'
  pay: 'online' | 'arrival'
  /** What came of it; `standing` when nothing yet. Only who booked alone cancels. */
  outcome: 'standing' | 'cancelled' | 'came' | 'stayed away'
  way: ArrivalWay
}

const day = 24 * 60
const ways: ArrivalWay[] = ['cash', 'card', 'card', 'transfer']
const roomsInTurn = [1, 2, 1, 4, 1, 3, 6, 2]

/** Those who can log in find a few of their own; the rest is of guests who are invented. */
function guestInTurn(i: number): number {
  if (i % 30 === 7) return 0
  if (i % 30 === 22) return 1
  return 2 + ((i * 11 + Math.floor(i / 18) * 5) % (demoGuests.length - 2))
}

/** The earliest night that a booking of the demo takes, in days from today. */
export const demoNightsBehind = 4

/** Bookings of the last two weeks, the earliest first. The same for everybody, so that the demo can be spoken of. */
export function demoBookings(): DemoBooking[] {
  const made = Array.from({ length: 180 }, (_, i): DemoBooking => {
    const arrivesIn = ((i * 7) % (14 + demoNightsBehind)) - demoNightsBehind
    // More of them lately, and not the same number every day.
    const daysAgo = Math.max(Math.floor(((i * 37) % 97) ** 1.4 / 43), arrivesIn < 1 ? 1 - arrivesIn : 0)
    const arrived = arrivesIn < 0
    const byPhone = i % 9 === 4
    const cancelled = !arrived && !byPhone && i % 12 === 5
    return {
      guest: guestInTurn(i),
      hotel: i * 3,
      minutesAgo: daysAgo * day + ((i * 37) % 300) + 30,
      arrivesIn,
      nights: 2 + (i % 5),
      rooms: roomsInTurn[i % roomsInTurn.length] ?? 1,
      by: byPhone ? 'phone' : 'guest',
      pay: i % 3 === 0 ? 'online' : 'arrival',
      outcome: cancelled ? 'cancelled' : !arrived ? 'standing' : i % 10 === 3 ? 'stayed away' : 'came',
      way: ways[i % ways.length] ?? 'cash',
    }
  })
  return made.toSorted((a, b) => b.minutesAgo - a.minutesAgo)
}

/** Stays asked of hotels on request that have not been answered. */
export const demoRequests = [
  { guest: 3, minutesAgo: 190, arrivesIn: 12, nights: 4 },
  { guest: 8, minutesAgo: 95, arrivesIn: 20, nights: 3 },
  { guest: 13, minutesAgo: 25, arrivesIn: 33, nights: 5 },
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
