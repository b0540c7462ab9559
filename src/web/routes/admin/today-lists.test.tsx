import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminArrival } from '#domains/booking-admin/answers.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import Today from '#web/routes/admin/today.tsx'

const money = (minor: number) => ({ minor, currency: 'SAR' })
const booking = (reference: string, more: Partial<AdminArrival>): AdminArrival => ({
  id: 1,
  reference,
  status: 'confirmed',
  kind: 'stay',
  about: 'Test House',
  guest: reference,
  phone: '',
  check_in: '2026-12-01',
  last_day: '2026-12-03',
  total: money(90_000),
  deadline_at: null,
  version: 1,
  rooms: [{ name: 'Twin room', count: 2 }],
  guests: 4,
  due: money(0),
  checked_in: true,
  checked_out: false,
  ...more,
})
const day = {
  today: '2026-12-03',
  hotel: null,
  hotels: [],
  waiting: [
    booking('ASKED', {
      phone: '+966 50 000 1003',
      status: 'waiting',
      deadline_at: '2026-12-04T09:00:00Z',
      checked_in: false,
    }),
  ],
  arrivals: [booking('COMES', { checked_in: false, due: money(90_000) })],
  departures: [booking('LEAVES', {}), booking('OWES', { due: money(5_000) })],
  staying_on: [booking('STAYS', {})],
  counts: { arrivals: 1, departures: 2, staying_on: 1, in_house: 3 },
  still_to_pay: { bookings: 2, amount: money(95_000) },
  failed_payments: [],
  to_give_back: [],
  sold_twice: [],
  licences: [],
  failed_notifications: [],
  late_work: [],
  messages: [{ receipt: 'M1', name: 'Huda', message: 'Is there a lift?', answer_by: '2026-12-04T09:00:00Z' }],
  scarce: [],
  occupancy: [{ night: '2026-12-03', taken: 12, allotment: 40 }],
}

/** The page of the day. */
function shown(): string {
  const loaderData = { day, now: '2026-12-03T09:00:00Z', confirmed: null, setup: 0, manages: false }
  const props = { loaderData, params: {}, matches: [] } as unknown as Parameters<typeof Today>[0]
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale="en" messages={compiledMessages('en')}>
          <Today {...props} />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
}

test('each row of the day has the rooms, the guests and only the action of its list', () => {
  const html = shown()
  const labels = [...html.matchAll(/aria-label="((?:Check|Confirm|Record)[^"]*)"/g)].map(([, label]) => label)
  expect(labels).toEqual([
    'Confirm: ASKED',
    expect.stringMatching(/^Record a payment: SAR.900, COMES$/),
    'Check in: COMES',
    'Check out: LEAVES',
    expect.stringMatching(/^Record a payment: SAR.50, OWES$/),
    'Check out: OWES',
  ])
  expect(html.match(/2 × Twin room/g)).toHaveLength(5)
  expect(html.replaceAll(/[\u2066-\u2069]/g, '')).toContain('12 of 40 rooms')
  expect(html).toContain('3 bookings')
})

test('messages without an answer come after the requests and before the arrivals, with their number', () => {
  const headings = [...shown().matchAll(/<(?:h2|caption)[^>]*>(.*?)<\/(?:h2|caption)>/g)].map(([, text]) => text)
  expect(headings.slice(0, 3)).toEqual([
    'Requests waiting for an answer (1)',
    'Messages without an answer (1)',
    'Arrivals today (1)',
  ])
})

test('the heading above the buttons of a list is for screen readers only, and a phone number can be called', () => {
  const html = shown()
  for (const name of ['Confirm', 'Check in', 'Check out'])
    expect(html).toMatch(new RegExp(`<th[^>]*><span class="sr-only">${name}</span></th>`))
  expect(html).toContain('<a href="tel:+966500001003"')
})
