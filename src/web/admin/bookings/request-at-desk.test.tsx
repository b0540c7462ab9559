import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { TextProvider } from '#i18n/react.tsx'
import { accountWith } from '#test/short-account.ts'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ActionFormContext } from '#web/admin/bookings/ActionForm.tsx'
import { BookingActions } from '#web/admin/bookings/BookingActions.tsx'
import { Folio } from '#web/admin/bookings/Folio.tsx'

const money = (minor: number) => ({ minor, currency: 'SAR' })
const entry = (id: string, charged: number, balance: number) => ({
  id,
  at: '2026-12-01T09:00:00.000Z',
  kind: 'charge',
  source: 'city_fee',
  subject: '500',
  count: 1,
  date: null,
  reason: null,
  note: null,
  reverses: null,
  payment: null,
  by: null,
  charged: money(charged),
  paid: money(0),
  balance: money(balance),
})
const forms = { isManager: false, today: '2026-12-01', doing: null, failed: null }

/** What can be done now with a request, and its folio, as the desk sees them. */
function shown(due: NonNullable<Parameters<typeof accountWith>[0]['due']>): string {
  const booking = {
    reference: 'ASKED',
    status: 'waiting',
    kind: 'stay',
    item: { kind: 'stay' },
    about: { slug: 'house' },
    check_in: '2026-12-14',
    check_out: '2026-12-15',
    total: money(100_000),
    change: null,
    to_pay: null,
    contact: { email: '', phone: '', country: 'SA' },
    instalments: [],
    account: accountWith({ total: 100_000, due }),
  }
  const folio = {
    entries: [entry('1', 95_000, 95_000), entry('2', 5_000, 100_000)],
    receivable: money(0),
    refundable: money(0),
    owed: { by_hand: money(0), online: money(0) },
    attempts: [],
  }
  const details = { booking, folio, invoices: [], credit_notes: [] } as unknown as AdminBookingDetails
  const actions = { details, forms, role: 'agent', preview: {}, doing: null, action: '/to' } as const
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale="en" messages={compiledMessages('en')}>
          <ActionFormContext value={{ action: '/to', seen: null }}>
            <BookingActions part="now" {...actions} errorOf={() => undefined} />
            <Folio details={details} forms={forms} />
          </ActionFormContext>
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
}

test('confirming says that the guest is asked to pay only where something is paid online', () => {
  expect(shown({ arrival: 100_000 })).toContain('The guest is notified at once.<')
  expect(shown({ answer: 95_000, arrival: 5_000 })).toContain('notified at once, and asked to pay online.<')
})

test('a folio ends with its balance', () => {
  const [, last = ''] = /<tr[^>]*>((?:(?!<tr).)*)<\/tr><\/tbody>/s.exec(shown({ arrival: 100_000 })) ?? []
  expect(last.replaceAll(/<[^>]*>/g, '')).toBe('Balance1,000.00')
})
