import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ActionFormContext } from '#web/admin/bookings/ActionForm.tsx'
import { FolioActions, PaymentAction } from '#web/admin/bookings/FolioActions.tsx'

/** The labels of the amounts of a folio of which something can be taken, returned and refunded. */
function labelsOf(currency: string, locale: Locale): string[] {
  const money = (minor: number) => ({ minor, currency })
  const details = {
    booking: {
      status: 'confirmed',
      instalments: [],
      about: { time_zone: 'Asia/Riyadh' },
      account: { total: money(90_000), due: [{ when: 'arrival', amount: money(40_000) }] },
    },
    folio: {
      entries: [],
      receivable: money(40_000),
      refundable: money(50_000),
      owed: { by_hand: money(1_000), online: money(0) },
    },
  } as unknown as AdminBookingDetails
  const forms = { isManager: true, today: '2026-12-01', doing: null, failed: null }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale={locale} messages={compiledMessages(locale)}>
          <ActionFormContext value={{ action: '/to', seen: null }}>
            <PaymentAction {...{ details, forms }} />
            <FolioActions {...{ details, forms }} />
          </ActionFormContext>
        </TextProvider>
      ),
    },
  ])
  const labels = [...renderToStaticMarkup(<Page />).matchAll(/<label[^>]*for="[^"]*-amount"[^>]*>(.*?)<\/label>/g)]
  return labels.map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))
}

test.each([
  ['SAR', 'ar', 'المبلغ (ر.س)'],
  ['KWD', 'ar', 'المبلغ (د.ك)'],
  ['SAR', 'en', 'Amount in SAR'],
] as const)('every amount in %s says its currency as the page does (%s)', (currency, locale, label) => {
  expect(labelsOf(currency, locale)).toEqual([label, label, label])
})
