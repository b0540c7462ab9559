import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { accountWith } from '#test/short-account.ts'
import { OnlineOnly } from '#web/features/bookings/change/OnlineOnly.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

/** A package that is paid when the package starts. */
const booking = {
  reference: 'ABCDEFGHJ',
  kind: 'package',
  status: 'confirmed',
  payment_status: 'unpaid',
  payment_type: 'arrival',
  other_payment: 'prepay',
  total: sar(50_000),
  account: accountWith({ total: 50_000, due: { arrival: 50_000 } }),
  check_in: '2027-02-10',
  documents: [],
  item: { kind: 'package', payment: 'both', pay: { prepay: null, arrival: null } },
  question: null,
  about: { time_zone: 'Asia/Riyadh', city: 'Makkah' },
} as unknown as BookingDetails

function shown(more: Partial<BookingDetails>, locale: Locale = 'en') {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale={locale} messages={compiledMessages(locale)}>
          <OnlineOnly booking={{ ...booking, ...more }} answerKey="random" />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ')
}

test('a choice that is paid online offers the change to online payment and says how it is paid now', () => {
  for (const locale of ['en', 'ar'] as const) {
    const html = shown({}, locale)
    expect(html).toContain(`action="/${locale}/booking/confirm?reference=ABCDEFGHJ"`)
    expect(html).toMatch(/<button[^>]*value="prepay"/)
    expect(html).toContain('500')
  }
  expect(shown({})).toContain('This choice can only be paid online')
  expect(shown({})).toContain('You pay SAR 500 when the package starts on Wed 10 Feb. You can also pay online now.')
})

test('a booking that cannot be changed to online payment leads to the messages of its provider', () => {
  const html = shown({ other_payment: null })
  expect(html).toContain('href="/en/booking/messages?reference=ABCDEFGHJ"')
  expect(html).not.toContain('value="prepay"')
})
