import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider, useLanguage } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { termsNow } from '#web/admin/bookings/BookingFacts.tsx'

type Account = Parameters<typeof termsNow>[0]

function Row({ account }: { account: Account }) {
  const { label, value } = termsNow(account, { agreed: 'free', timeZone: 'Asia/Riyadh' }, useLanguage())
  return (
    <p>
      {label}: {value}
    </p>
  )
}

const shown = (account: ComponentProps<typeof Row>['account']) =>
  renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <Row account={account} />
    </TextProvider>,
  ).replaceAll(/<[^>]+>|[\u2066-\u2069]/g, '')

test('the desk reads what cancelling costs now, not what it cost when the booking was made', () => {
  const until = '2026-12-13T13:00:00.000Z'
  const penalty = { minor: 72_812, currency: 'SAR' }
  expect(shown({ refundable: 'free', refundable_until: until, penalty: null })).toMatch(
    /Free cancellation.*13 Dec, 16:00/,
  )
  expect(shown({ refundable: 'partial', refundable_until: null, penalty })).toMatch(
    /^Cancellation charge: SAR.728\.12$/,
  )
  expect(shown({ refundable: 'none', refundable_until: null, penalty: null })).toBe('Cancellation: Non-refundable')
  expect(shown({ refundable: null, refundable_until: null, penalty: null })).toBe('Cancellation: Free cancellation')
})
