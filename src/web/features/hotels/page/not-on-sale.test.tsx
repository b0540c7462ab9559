import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { translator } from '#i18n/translator.server.ts'
import { compiledMessages } from '#test/compiled-messages.ts'
import { HotelBody } from '#web/features/hotels/page/HotelBody.tsx'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'

function shown(locale: Locale, onSale: boolean) {
  const page = {
    hotel: { slug: 'dunes', description: 'A quiet hotel.', amenities: [], supply: 'own', on_sale: onSale },
    search: { check_in: '2027-01-10', check_out: '2027-01-12', occupancy: ['2'] },
    query: {},
    offers: [],
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
