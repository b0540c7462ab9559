import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { accountWith } from '#test/short-account.ts'
import { BookingStatus } from '#web/features/bookings/BookingStatus.tsx'

function shown(of: object, justPaid = false) {
  const booking = {
    kind: 'stay',
    status: 'confirmed',
    payment_type: 'arrival',
    about: { name: 'Dar al-Noor', city: 'Makkah', time_zone: 'Asia/Riyadh' },
    guest_names: [{ first_name: 'Amal', last_name: 'Karim' }],
    check_in: '2027-02-10',
    account: accountWith({ total: 100 }),
    deadline_at: null,
    reject_reason: null,
    decline_comment: '',
    change: null,
    ...of,
  } as unknown as BookingDetails
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale="en" messages={compiledMessages('en')}>
          <BookingStatus booking={booking} justPaid={justPaid} />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
}

const declined = 'The change that you asked for could not be made.'
const words = 'The tower is closed for repairs.'

test('a declined change is shown with what the hotel writes, until another change is asked for', () => {
  expect(shown({ reject_reason: 'other' })).toContain(declined)
  expect(shown({ reject_reason: 'hotel_closed', decline_comment: words })).toContain(words)
  const again = shown({ reject_reason: 'hotel_closed', decline_comment: words, change: { state: 'asked' } })
  expect([again.includes(declined), again.includes(words)]).toEqual([false, false])
  expect(shown({})).not.toContain(declined)
})

test('a declined request is shown with what the hotel writes', () => {
  const rejected = shown({ status: 'rejected', reject_reason: 'hotel_closed', decline_comment: words })
  expect([rejected.includes(declined), rejected.includes(words)]).toEqual([false, true])
})

test('a request that ended with the traveller’s answer to an offer says so, and speaks of no cancellation', () => {
  const answered = shown({ status: 'cancelled', offer_declined: true })
  expect(answered).toContain('You declined the offer')
  expect(answered).toContain('Your request has ended, and you pay nothing.')
  expect(answered).not.toContain('Cancelling')
  expect(shown({ status: 'cancelled' })).toContain('This booking is cancelled')
})

test('whoever comes back from the payment reads once what was received and where the confirmation goes', () => {
  const contact = { email: 'guest@example.com' }
  const paid = { contact, account: accountWith({ total: 100_00, paid: 100_00 }) }
  const text = shown(paid, true)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
  expect(text).toContain('We received SAR 100. Your confirmation goes to guest@example.com.')
  expect(text).not.toContain('expects you')
  expect(shown(paid)).toContain('The hotel expects you')
  expect(shown({ contact }, true)).toContain('The hotel expects you')
})
