import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ServicePriceBox, type ServicePriceBoxProps } from '#web/features/services/ServicePriceBox.tsx'

/** The fields of the form with their types, for three adults and a child of nine. */
function fields(service: { rental: boolean }, failure: ServicePriceBoxProps['failure'] = null): string[] {
  const props: ServicePriceBoxProps = {
    service: {
      slug: 'wheelchair',
      basis: 'day',
      date: '2026-12-01',
      closes_hours_before: 12,
      options: [
        {
          id: 1,
          name: 'Light',
          amount: { minor: 3500, currency: 'SAR' },
          child_amount: null,
          seasonal_prices: [],
          most_people: 10,
          times: [],
        },
      ],
      ...service,
    },
    requested: {
      option: 1,
      date: undefined,
      time: undefined,
      people: '3-9',
      days: 2,
      units: 1,
      line: undefined,
      plain: false,
    },
    asked: false,
    quote: null,
    failure,
    note: null,
    dates: { first: '2026-11-27', last: '2027-11-27' },
  }
  const Stub = createRoutesStub([{ path: '/', Component: () => <ServicePriceBox {...props} /> }])
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <Stub />
    </TextProvider>,
  )
  return [
    ...html.matchAll(/<input[^>]*name="(adults|ages|days|units)"[^>]*>|<select[^>]*name="ages".*?<\/select>/g),
  ].map(([control, name]) =>
    name
      ? `${name} ${/type="(\w+)"/.exec(control)?.[1] ?? 'text'} ${/value="([^"]*)"/.exec(control)?.[1]}`
      : `age ${/value="(\d+)" selected/.exec(control)?.[1] ?? 'open'}`,
  )
}

test('a rental asks for days and quantity, and keeps the party of the search', () => {
  expect(fields({ rental: true })).toEqual(['adults hidden 3', 'ages hidden 9', 'days text 2', 'units text 1'])
})

test('a service by the day that is not a rental, such as a car with a driver, asks for the party', () => {
  expect(fields({ rental: false })).toEqual(['adults text 3', 'age 9', 'age open', 'days text 2', 'units text 1'])
})

test('a party that is refused can be corrected, also for a rental', () => {
  const failure = { title: 'Too many', text: undefined, fields: { people: 'Enter 10 or less.' } }
  expect(fields({ rental: true }, failure)[0]).toBe('adults text 3')
})
