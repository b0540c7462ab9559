import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { TextProvider } from '#i18n/react.tsx'
import { accountWith } from '#test/short-account.ts'
import { compiledMessages } from '#test/compiled-messages.ts'
import { BookingFacts } from '#web/admin/bookings/BookingFacts.tsx'

const money = (minor: number) => ({ minor, currency: 'SAR' })
const until = '2026-12-13T13:00:00.000Z'
const fullPrice = { from: null, penalty: money(100_000) }
const nonRefundable = { kind: 'none', free_until: null, steps: [fullPrice] }
const free = {
  kind: 'free',
  free_until: until,
  steps: [
    { from: null, penalty: money(0) },
    { from: until, penalty: money(72_812) },
  ],
}
const freeNow = { refundable: 'free', refundable_until: null, penalty: null }

/** The facts of a booking by label, as the desk reads them. */
function facts({ account, cancellation, ...more }: Record<string, unknown>, now = '2026-12-01T09:00:00.000Z') {
  const booking = {
    kind: 'service',
    status: 'confirmed',
    question: null,
    payment_status: 'paid',
    about: { name: 'Tour', time_zone: 'Asia/Riyadh' },
    item: { kind: 'service', cancellation: cancellation ?? free },
    guest_names: [],
    guests: 1,
    contact: { email: '' },
    check_in: '2026-12-14',
    check_out: '2026-12-15',
    last_day: '2026-12-14',
    starts_at: null,
    nights: 1,
    total: money(100_000),
    account: { ...accountWith({ total: 100_000 }), ...(account as object) },
    ...more,
  }
  const details = { booking, folio: { receivable: money(0) } } as unknown as AdminBookingDetails
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <BookingFacts details={details} phone="" now={now} />
    </TextProvider>,
  )
  const text = (part = '') =>
    part
      .replaceAll('</span><span', '</span>; <span')
      .replaceAll('</bdi><span', '</bdi>; <span')
      .replaceAll(/<[^>]+>|[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' ')
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, dt, dd]) => [text(dt), text(dd)]),
  )
}

test('the desk reads what cancelling costs now, not what it cost when the booking was made', () => {
  expect(facts({ account: { refundable: 'free', refundable_until: until, penalty: null } })).toMatchObject({
    Cancellation: 'Free cancellation; Until Sun 13 Dec, 16:00',
  })
  expect(facts({ account: { refundable: 'partial', refundable_until: null, penalty: money(72_812) } })).toMatchObject({
    'Cancellation charge': 'SAR 728.12',
  })
  expect(facts({ account: { refundable: 'none', refundable_until: null, penalty: null } })).toMatchObject({
    Cancellation: 'Non-refundable',
  })
  expect(facts({ account: { refundable: null, refundable_until: null, penalty: null } })).toMatchObject({
    Cancellation: 'Free cancellation',
  })
})

test('of an unconfirmed booking the desk reads in one sentence that cancelling is free now, and the terms of its rate', () => {
  const request = { status: 'waiting', payment_status: 'unpaid', account: freeNow }
  expect(facts({ ...request, cancellation: nonRefundable })).toMatchObject({
    Cancellation: 'Free now; once confirmed, non-refundable',
  })
  expect(facts({ ...request, status: 'waiting_user', cancellation: nonRefundable })).toMatchObject({
    Cancellation: 'Free now; once paid, non-refundable',
  })
  expect(facts({ ...request, status: 'waiting_user', question: 'offer', cancellation: nonRefundable })).toMatchObject({
    Cancellation: 'Free now; once the offer is accepted, non-refundable',
  })
  expect(facts(request)).toMatchObject({
    Cancellation: 'Free now; once confirmed, free until Sun 13 Dec, 16:00',
  })
  // The free cancellation of the rate has ended while the hotel was asked.
  expect(facts({ ...request, cancellation: { ...free, free_until: null } }, '2026-12-13T14:00:00.000Z')).toMatchObject({
    Cancellation: 'Free now; once confirmed, a charge of SAR 728.12',
  })
})

test('the desk reads what is to be paid online and what on arrival', () => {
  const unpaid = { status: 'waiting_user', payment_status: 'unpaid' }
  expect(facts({ ...unpaid, account: accountWith({ total: 100_000, due: { booking: 100_000 } }) })).toMatchObject({
    Total: 'SAR 1,000; To pay online',
  })
  expect(
    facts({ ...unpaid, account: accountWith({ total: 100_000, due: { booking: 95_000, arrival: 5_000 } }) }),
  ).toMatchObject({
    Total: 'SAR 1,000',
    'To pay online': 'SAR 950',
    'To pay at the start of the service': 'SAR 50',
  })
  expect(facts({ account: { refundable: null } })).toMatchObject({ Total: 'SAR 1,000; Paid online' })
})
