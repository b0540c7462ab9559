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

function shown(cancellation: Terms['cancellation'], unconfirmed?: Terms['unconfirmed']): string {
  return renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <CancellationTerms cancellation={cancellation} timeZone="Asia/Riyadh" place="Makkah" unconfirmed={unconfirmed} />
    </TextProvider>,
  )
}

test('the place of the times is named only with a time, and where the account has not named it', () => {
  expect(shown({ ...free, kind: 'partial', free_until: null })).toContain('Times are local to Makkah.')
  expect(shown(free, 'provider')).toContain('Times are local to Makkah.')
  expect(shown(free)).not.toContain('Times are local')
  expect(shown(none)).not.toContain('Times are local')
})

test('until a booking is confirmed its terms begin with what is free', () => {
  expect(shown(none)).not.toContain('Once your booking is confirmed')
  for (const [unconfirmed, words] of [
    ['payment', 'Not paid yet: cancelling is free until you pay.'],
    ['provider', 'You can withdraw your request for free until it is accepted.'],
    ['offer', 'Declining the offer is free.'],
  ] as const) {
    const text = shown(none, unconfirmed).replace(/<[^>]+>/g, ' ')
    expect(text).toMatch(new RegExp(`${words}.*Once your booking is confirmed:.*Non-refundable`))
  }
})
