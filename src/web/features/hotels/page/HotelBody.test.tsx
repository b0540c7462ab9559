import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { translator } from '#i18n/translator.server.ts'
import { compiledMessages } from '#test/compiled-messages.ts'
import { HotelBody } from '#web/features/hotels/page/HotelBody.tsx'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'

function shown(locale: Locale, onSale: boolean, { occupancy = ['2'], offers = [] as readonly object[] } = {}) {
  const page = {
    hotel: { slug: 'dunes', description: 'A quiet hotel.', amenities: [], supply: 'own', on_sale: onSale },
    search: { check_in: '2027-01-10', check_out: '2027-01-12', occupancy },
    query: {},
    offers,
    choices: null,
    calendar: null,
  } as unknown as HotelPage
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale={locale} messages={compiledMessages(locale)}>
          <HotelBody page={page} />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
}

test.each(locales)('%s: a hotel without a valid licence says that it is not on sale, and offers no dates', (locale) => {
  const t = translator(locale)
  const [closed, open] = [shown(locale, false), shown(locale, true)]
  for (const text of [t('hotel.notOnSale'), t('hotel.notOnSaleText')]) {
    expect(closed).toContain(text)
    expect(open).not.toContain(text)
  }
  expect(closed).not.toContain(t('hotel.otherDates'))
  expect(open).toContain(t('hotel.otherDates'))
})

const next = (days: readonly string[]) => days.map((day) => ({ check_in: day, check_out: day }))

const excluded = (id: number, name: string, most: number, reason: string, next: readonly object[]) => ({
  room: {
    id,
    name,
    beds: [],
    amenities: [],
    pictures: [],
    size_m2: 30,
    view: 'none',
    bathrooms: 1,
    max_total: most,
    max_adults: most,
    floors: { from: 1, to: 2 },
  },
  rooms_left: null,
  rates: [],
  unavailable: { reason, min_stay: null, max_stay: null, next },
})

test.each(locales)('%s: the reason that excludes all rooms of a hotel is said once, with one way on', (locale) => {
  const t = translator(locale)
  const rooms = (reason: string, next: readonly object[] = []) => [
    excluded(1, 'Twin', 2, reason, next),
    excluded(2, 'Quad', 4, reason, next),
  ]
  const times = (page: string, text: string) => page.split(text).length - 1
  const large = shown(locale, true, { occupancy: ['7'], offers: rooms('too_many_guests') })
  expect(times(large, t('stays.why_too_many_guests'))).toBe(1)
  expect(times(large, t('stays.spreadOver', { rooms: 2 }))).toBe(1)
  expect(large).toContain('occupancy=4&amp;occupancy=3')
  const full = shown(locale, true, {
    offers: rooms('sold_out', next(['2027-01-20', '2027-01-11', '2027-01-14', '2027-01-08'])),
  })
  expect(times(full, t('stays.why_sold_out'))).toBe(1)
  // The nearest dates, in their order.
  expect(
    [
      ...full.matchAll(
        /check_in=(2027-01-\d\d)[^"]*" rel="nofollow" class="pill"|class="pill"[^>]*check_in=(2027-01-\d\d)/g,
      ),
    ].map(([, a, b]) => a ?? b),
  ).toEqual(['2027-01-08', '2027-01-11', '2027-01-14'])
})
