import { renderToStaticMarkup } from 'react-dom/server'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { PriceAccount } from '#web/features/products/PriceAccount.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })
const inParts = [
  { due: 'booking', amount: sar(40_000) },
  { due: '2026-12-10', amount: sar(60_000) },
]
const there = [{ due: 'arrival', amount: sar(100_000) }]
const cancellation = { kind: 'free' as const, free_until: '2026-12-18T13:00:00Z', steps: [] }

/** The lines of the account, and the text between those of two ways to pay. */
function shown(
  pay: ComponentProps<typeof PriceAccount>['price']['pay'],
  options: Pick<ComponentProps<typeof PriceAccount>, 'payment' | 'card'> = {},
): string[] {
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <PriceAccount price={{ total: sar(100_000), pay, cancellation }} kind="package" {...options} />
    </TextProvider>,
  )
  return html
    .split(/<\/div>|<\/p>/)
    .map((line) =>
      line
        .replaceAll(/<\/dt>/g, ' ')
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/[\u2066-\u2069]/g, '')
        .replaceAll('\u00a0', ' '),
    )
    .filter((line) => line.trim() !== '')
}

test('a price that is paid one way has its plan below its total', () => {
  expect(shown({ prepay: inParts, arrival: null })).toEqual([
    'Total SAR 1,000',
    'To pay online SAR 400',
    'To pay online by 10 Dec 2026 SAR 600',
  ])
})

test('two ways to pay are two plans of one total, unless one of them is chosen', () => {
  const pay = { prepay: inParts, arrival: there }
  expect(shown(pay)).toEqual([
    'Total SAR 1,000',
    'To pay online SAR 400',
    'To pay online by 10 Dec 2026 SAR 600',
    'or',
    'To pay when the package starts SAR 1,000',
  ])
  expect(shown(pay, { payment: 'arrival' })).toEqual(['Total To pay when the package starts SAR 1,000'])
  expect(shown(pay, { payment: null })).toEqual(['Total SAR 1,000'])
})

test('a gift card pays online what is missing in the plan, and nothing on arrival', () => {
  const pay = { prepay: inParts.slice(1), arrival: there }
  expect(shown(pay, { card: 'K7QX' })).toEqual([
    'Total SAR 1,000',
    'Gift card ····K7QX −SAR 400',
    'To pay online by 10 Dec 2026 SAR 600',
    'or',
    'To pay when the package starts SAR 1,000',
  ])
  expect(shown({ prepay: [], arrival: null }, { card: 'K7QX' })).toEqual([
    'Total SAR 1,000',
    'Gift card ····K7QX −SAR 1,000',
    'Still to pay Nothing',
  ])
})
