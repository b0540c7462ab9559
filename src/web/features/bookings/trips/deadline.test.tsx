import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { Deadline } from '#web/features/bookings/trips/Deadline.tsx'

function shown(about: { city: string; time_zone: string }, locale: Locale = 'en') {
  const booking = {
    kind: 'package',
    status: 'pending',
    turn: 'traveller',
    deadline_at: '2026-12-01T15:00:00.000Z',
    to_pay: { minor: 100_000, currency: 'SAR' },
    pay_by: null,
    about,
  } as BookingCard
  return renderToStaticMarkup(
    <TextProvider locale={locale} messages={compiledMessages(locale)}>
      <Deadline booking={booking} />
    </TextProvider>,
  ).replaceAll('\u00a0', ' ')
}

test('a deadline in the list of bookings is in the time of its city, as on the page of the booking', () => {
  expect(shown({ city: 'Madinah', time_zone: 'Asia/Riyadh' })).toContain(
    'Tue 1 Dec 2026, 18:00 to keep your booking (Madinah time)',
  )
  expect(shown({ city: 'Dubai', time_zone: 'Asia/Dubai' })).toContain('19:00 to keep your booking (Dubai time)')
  expect(shown({ city: 'المدينة المنورة', time_zone: 'Asia/Riyadh' }, 'ar')).toContain('(بتوقيت المدينة المنورة)')
})
