import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { Difference } from '#web/features/bookings/change/Difference.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

/** A paid booking of an order of three, and a change that makes it dearer. */
const booking = {
  reference: 'ABCDEFGHJ',
  order: 'ORDERED22',
  others_of_order: 2,
  guest_names: [],
  check_in: '2027-02-10',
  last_day: '2027-02-13',
  about: { time_zone: 'Asia/Riyadh', city: 'Makkah' },
} as unknown as BookingDetails
const quote = {
  lines: [{ line: 'night', before: sar(50_000), after: sar(70_000) }],
  total_before: sar(50_000),
  total_after: sar(70_000),
  penalty: sar(0),
  paid: sar(50_000),
  pay_now: sar(20_000),
  refund: sar(0),
  by_hand: sar(0),
  pay_later: sar(0),
  free_until: null,
  free_after: null,
  expires_at: '2027-01-10T10:00:00Z',
  token: 'signed',
  guest_names: [],
} as unknown as ChangeQuote

function shown(
  {
    of = {},
    to = {},
    values = {},
  }: { of?: Partial<BookingDetails>; to?: Partial<ChangeQuote>; values?: Record<string, string> } = {},
  locale: Locale = 'en',
) {
  const none = { item: null, gift_card: null, on_request: false }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale={locale} messages={compiledMessages(locale)}>
          <Difference
            booking={{ ...booking, ...of }}
            quote={{ ...none, ...quote, ...to }}
            values={values}
            answerKey="random"
            isNew={false}
          />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ')
}

test('a change of one booking says that the others of its order stay, and leads to the order', () => {
  const html = shown()
  expect(html).toContain('The 2 other bookings of order ORDERED22 stay as they are.')
  expect(html).toMatch(/href="\/en\/booking\/confirm\?order=ORDERED22"/)
  expect(shown({ of: { others_of_order: 1 } })).toContain('The other booking of order ORDERED22 stays as it is.')
  expect(shown({}, 'ar')).toContain('ORDERED22')
})

test('nothing is said of an order without other bookings, nor for a change of names', () => {
  for (const html of [
    shown({ of: { others_of_order: 0 } }),
    shown({ of: { order: null } }),
    shown({ to: { lines: [], pay_now: sar(0) } }),
  ])
    expect(html).not.toMatch(/of order/)
})

test('what is due after a change of a package is named with its dates, where it is paid by instalments', () => {
  const later = [
    { due: '2027-01-20', amount: sar(30_000) },
    { due: '2027-02-01', amount: sar(15_000) },
  ]
  const departure = { starts_on: '2027-02-10', ends_on: '2027-02-13' }
  const travelPackage = {
    kind: 'package',
    departure,
    rooms: [],
    extras: [],
    pay: { prepay: [{ due: 'booking', amount: sar(25_000) }, ...later], arrival: null },
  }
  const to = { item: travelPackage as unknown as ChangeQuote['item'], pay_later: sar(45_000) }
  const html = shown({ of: { kind: 'package', payment_type: 'prepay' }, to })
  expect(html).toContain('To pay online by 20 Jan 2027: SAR 300')
  expect(html).toContain('To pay online by 1 Feb 2027: SAR 150')
  expect(html).not.toContain('under your terms')
  const inPerson = shown({ of: { kind: 'package', payment_type: 'arrival' }, to })
  expect(inPerson).toContain('SAR 450 is due later, under your terms.')
})

test('the form that accepts a change has the fields of the change as submitted, and its own token and key', () => {
  const html = shown({ values: { departure: '7', first_0: 'Huda', intent: 'quote', key: 'used', change_token: 'old' } })
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(Object.fromEntries(fields)).toEqual({ departure: '7', first_0: 'Huda', key: 'random', change_token: 'signed' })
  expect(fields).toHaveLength(4)
})
