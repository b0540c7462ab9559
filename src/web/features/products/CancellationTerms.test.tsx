import { renderToStaticMarkup } from 'react-dom/server'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'

type Terms = ComponentProps<typeof CancellationTerms>
const all = { minor: 50_000, currency: 'SAR' }
const none = { kind: 'none', free_until: null, steps: [{ from: null, penalty: all }] } satisfies Terms['cancellation']
const free = {
  kind: 'free',
  free_until: '2026-12-13T13:00:00.000Z',
  steps: [
    { from: null, penalty: { ...all, minor: 0 } },
    { from: '2026-12-13T13:00:00.000Z', penalty: all },
  ],
} satisfies Terms['cancellation']

function shown(cancellation: Terms['cancellation'], more: Partial<Terms> = {}): string {
  return renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <CancellationTerms cancellation={cancellation} timeZone="Asia/Riyadh" place="Makkah" {...more} />
    </TextProvider>,
  )
}

test('the place of the times is named only with a time', () => {
  expect(shown({ ...free, kind: 'partial', free_until: null })).toContain('Times are local to Makkah.')
  expect(shown(free)).toContain('Times are local to Makkah.')
  expect(shown(none)).not.toContain('Times are local')
})

test('a booking says what cancelling costs from when on, each once', () => {
  const later = { from: '2026-12-15T13:00:00.000Z', penalty: { ...all, minor: 100_000 } }
  const rows = (terms: Terms['cancellation'], more: Partial<Terms>) =>
    [...shown(terms, more).matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, when = '', costs = '']) =>
      `${when}: ${costs}`.replaceAll(/<[^>]+>|[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
    )
  const terms = { ...free, steps: [...free.steps, later] }
  expect(rows(terms, { costNow: 0 })).toEqual([
    'Until Sun 13 Dec, 16:00: Free',
    'From Sun 13 Dec, 16:00: SAR 500',
    'From Tue 15 Dec, 16:00: SAR 1,000',
  ])
  // What does not apply now is muted.
  const muted = (costNow: number) => shown(terms, { costNow }).match(/<div class="text-muted">/g)
  expect(muted(0)).toHaveLength(2)
  expect(muted(all.minor)).toHaveLength(1)
  expect(rows(terms, {})[0]).toBe('Until Sun 13 Dec, 16:00: Fully refundable')
})

test('until a booking is confirmed its terms begin with what is free', () => {
  expect(shown(none)).not.toContain('Once your booking is confirmed')
  for (const [unconfirmed, words] of [
    ['payment', 'Not paid yet: cancelling is free until you pay.'],
    ['provider', 'You can withdraw your request for free until it is accepted.'],
    ['offer', 'Declining the offer is free.'],
  ] as const) {
    const text = shown(none, { unconfirmed }).replace(/<[^>]+>/g, ' ')
    expect(text).toMatch(new RegExp(`${words}.*Once your booking is confirmed:.*Non-refundable`))
  }
})
