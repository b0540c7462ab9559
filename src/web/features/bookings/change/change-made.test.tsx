import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ChangeMade } from '#web/features/bookings/change/ChangeMade.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })
const stay = (check_in: string, check_out: string, board: string) => ({
  kind: 'stay',
  check_in,
  check_out,
  rooms: [{ name: 'Twin room', board, adults: 2, child_ages: [] }],
  cancellation: { kind: 'free' },
})
const amal = { first_name: 'Amal', last_name: 'Karim' }

type Change = NonNullable<BookingDetails['last_change']>

function shown(change: object = {}, of: object = {}, locale: Locale = 'en') {
  const booking = {
    kind: 'stay',
    status: 'confirmed',
    total: sar(700_00),
    guest_names: [amal],
    item: stay('2027-02-10', '2027-02-13', 'breakfast'),
    ...of,
  } as unknown as BookingDetails
  const made = {
    made_at: '2026-12-01T09:00:00Z',
    item: stay('2027-02-10', '2027-02-12', 'room_only'),
    guest_names: [amal],
    total: sar(500_00),
    penalty: sar(0),
    paid: sar(0),
    refund: sar(0),
    gift_card: null,
    to_payment_card: sar(0),
    ...change,
  } as unknown as Change
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale={locale} messages={compiledMessages(locale)}>
          <ChangeMade booking={booking} change={made} />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ')
}

test('a change that was made is told part by part, with the total before and after and the difference that was paid', () => {
  const html = shown({ paid: sar(200_00) })
  expect(html).toContain('10 –\u2060 12 Feb 2027 → 10 –\u2060 13 Feb 2027')
  expect(html).toContain('Room only → Breakfast')
  expect(html).toContain('The new total is SAR 700 instead of SAR 500.')
  expect(html).toContain('You have paid SAR 200 online for this change.')
  expect(html).not.toContain('refund')
  expect(shown({ paid: sar(200_00) }, {}, 'ar')).toContain('الإجمالي الجديد')
})

test('a refund says how it returns: first to the gift card that paid', () => {
  const refund = { total: sar(900_00), refund: sar(200_00), to_payment_card: sar(200_00) }
  expect(shown(refund)).toContain('We refund SAR 200 the way you paid.')
  const toBoth = shown({
    ...refund,
    gift_card: { last_four: 'ABCD', amount: sar(50_00) },
    to_payment_card: sar(150_00),
  })
  expect(toBoth).toMatch(/SAR 50 goes back to gift card/)
  expect(toBoth).toContain('SAR 150 goes back to the card you paid with.')
})

test('what the terms charge is named', () => {
  expect(shown({ penalty: sar(100_00) })).toContain('costs SAR 100')
})

test('a change of names shows the names and no amounts', () => {
  const html = shown({
    item: null,
    guest_names: [{ first_name: 'Huda', last_name: 'Karim' }],
    total: sar(700_00),
  })
  expect(html).toContain('Huda Karim → Amal Karim')
  expect(html).not.toContain('SAR')
})
