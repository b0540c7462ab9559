import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { accountWith } from '#test/short-account.ts'
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
  account: accountWith({ total: 70_000, paid: 50_000, due: { booking: 20_000 } }),
  pay_now: sar(20_000),
  refund: sar(0),
  to_payment_card: sar(0),
  free_until: null,
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

/** The terms and amounts of the account, then the sentences below it. */
const told = (html: string) =>
  [
    ...[...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', value = '']) => `${label}: ${value}`),
    ...[...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text),
  ].map((text) => text.replaceAll(/<[^>]*>/g, ''))

test('the difference of a change is the first amount that is due in its account, and is paid before the change', () => {
  expect(told(shown({ of: { order: null } }))).toEqual([
    'Paid: SAR 500',
    'To pay online: SAR 200',
    'There is no charge for this change.',
    'Your booking changes once you have paid SAR 200 online.',
  ])
})

test.each([
  ['what is paid now', {}, 'To pay now SAR 200', 'تدفع الآن 200'],
  ['what is paid once it is accepted', { on_request: true }, 'To pay once accepted SAR 200', 'تدفع بعد القبول 200'],
  ['what is refunded', { pay_now: sar(0), refund: sar(5_000) }, 'You get back SAR 50', 'يُعاد إليك 50'],
  ['what a later payment grows by', { pay_now: sar(0) }, 'More to pay later SAR 200', 'يزيد ما تدفعه لاحقًا 200'],
  [
    'what it shrinks by',
    { pay_now: sar(0), total_after: sar(40_000) },
    'Less to pay later SAR 100',
    'ينقص ما تدفعه لاحقًا 100',
  ],
  ['the same price', { pay_now: sar(0), total_after: sar(50_000) }, 'The price stays the same.', 'يبقى السعر كما هو.'],
] as const)('a change begins with one amount: %s', (_, to, en, ar) => {
  const first = (locale: Locale) =>
    (/<p class="rounded-button[^>]*>(.*?)<\/p>/.exec(shown({ to }, locale))?.[1] ?? '').replaceAll(/<[^>]*>/g, '')
  expect(first('en')).toBe(en)
  expect(first('ar')).toContain(ar)
})

test('what is due after a change is named with its dates, or on arrival', () => {
  const due = { '2027-01-20': 30_000, '2027-02-01': 15_000 }
  const to = { pay_now: sar(0), account: accountWith({ total: 70_000, paid: 25_000, due }) }
  expect(told(shown({ of: { kind: 'package' }, to }))).toEqual(
    expect.arrayContaining(['To pay online by 20 Jan 2027: SAR 300', 'To pay online by 1 Feb 2027: SAR 150']),
  )
  const account = accountWith({ total: 70_000, paid: 25_000, due: { arrival: 45_000 } })
  expect(told(shown({ of: { kind: 'package' }, to: { ...to, account } }))).toContain(
    'To pay when the package starts: SAR 450',
  )
})

test('of a change on request, the difference is due once it is accepted', () => {
  const account = accountWith({ total: 70_000, paid: 50_000, due: { answer: 20_000 } })
  const texts = told(shown({ of: { order: null }, to: { on_request: true, account } }))
  expect(texts).toContain('To pay online once accepted: SAR 200')
  expect(texts.at(-1)).toBe('We must accept this change. Your booking stays as it is until then.')
  expect(texts.join('\n')).not.toContain('Your booking changes once')
})

test('what is returned is named with where it goes: to the cards, and by the hotel', () => {
  const refund = {
    refund: sar(20_000),
    to_payment_card: sar(15_000),
    gift_card: { last_four: 'ABCD', amount: sar(5_000) },
  }
  const account = accountWith({ total: 20_000, paid: 50_000, refunded: 20_000, owed: 10_000 })
  expect(told(shown({ of: { order: null }, to: { ...refund, pay_now: sar(0), account } }))).toEqual([
    'Paid: SAR 500',
    'Refund: SAR 200',
    'To be returned to you: SAR 100',
    'Still to pay: Nothing',
    'There is no charge for this change.',
    'We refund SAR 200 the way you paid.',
    'SAR 50 goes back to gift card ····ABCD at once.',
    'SAR 150 goes back to the card you paid with.',
    'The hotel returns SAR 100 of what you paid there.',
  ])
})

test('when a cancellation is free after the change is said once, with what it was before', () => {
  const [before, after] = ['2027-01-20T10:00:00Z', '2027-02-01T10:00:00Z']
  const account = accountWith({ total: 70_000, paid: 70_000, freeUntil: after })
  const to = { free_until: before, pay_now: sar(0), account }
  const until = (html: string) => told(html).filter((text) => text.includes('Free cancellation'))
  expect(until(shown({ to }))).toEqual([
    'Free cancellation until Wed 20 Jan 2027, 13:00; after the change until Mon 1 Feb 2027, 13:00 (Makkah time).',
  ])
  expect(until(shown({ to: { ...to, free_until: after } }))).toEqual([
    'Free cancellation until: Mon 1 Feb 2027, 13:00 (Makkah time)',
  ])
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
