import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ChangeForm } from '#web/features/bookings/change/ChangeForm.tsx'
import type { Selection } from '#web/features/bookings/change/change-form.ts'

// A product that is sold no more has no choices at all.

function shown(selection: Selection, item: object, locale: Locale = 'en') {
  const booking = {
    reference: 'ABCDEFGHJ',
    selection,
    guest_names: [],
    check_in: '2027-02-10',
    last_day: '2027-02-13',
    item: { kind: selection.kind, ...item },
  } as unknown as BookingDetails
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale={locale} messages={compiledMessages(locale)}>
          <ChangeForm
            booking={booking}
            choices={{ rooms: [], package: null, service: null }}
            fields={{ selection, guests: [] }}
            names={null}
            error={undefined}
            today="2027-01-01"
            firstNight="2026-12-31"
            note="Tonight can be booked until four."
            quoted={false}
            answerKey="random"
          />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
}

test.each(['en', 'ar'] as const)('a package keeps its departure, room basis and extras in the form (%s)', (locale) => {
  const html = shown(
    { kind: 'package', departure_id: 7, party: ['2'], sharing: 'double', extras: ['5~2'] },
    { rooms: [{ sharing: 'double' }], extras: [{ id: 5, name: 'Zamzam water', quantity: 2 }] },
    locale,
  )
  expect(html).toMatch(/<option value="7"[^>]*selected=""[^>]*>[^<]*2027/)
  expect(html).toMatch(/<option value="double"[^>]*selected=""/)
  expect(html).toMatch(/Zamzam water/)
  const field = /<input[^>]*name="extra_5"[^>]*>/.exec(html)?.[0]
  expect(field).toContain('value="2"')
})

test('a service keeps its option and its hour in the form', () => {
  const html = shown(
    { kind: 'service', option_id: 4, date: '2027-02-10', time: '16:30', people: '2', days: 1, units: 1 },
    { option: { id: 4, name: 'With a guide' } },
  )
  expect(html).toMatch(/<option value="4"[^>]*selected=""[^>]*>With a guide/)
  expect(html).toMatch(/<option value="16:30"[^>]*selected=""/)
})

test('the running night stands at the check-in of a stay', () => {
  const stay = { kind: 'stay', hotel_id: 1, check_in: '2027-02-10', check_out: '2027-02-13', rooms: ['3~2'] } as const
  const html = shown(stay as unknown as Selection, { rooms: [] })
  expect(html).toMatch(/id="check_in-hint"[^>]*>Tonight can be booked until four\.<.*name="check_in"/)
})
