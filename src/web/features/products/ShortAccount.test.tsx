import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { accountOfPrice } from '#domains/shared/short-account.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'

test('each fact is a pair that a screen reader reads together', () => {
  const total = { minor: 100_000, currency: 'SAR' }
  const account = accountOfPrice({
    total,
    due: [
      { when: 'booking', amount: { ...total, minor: 40_000 } },
      { when: 'arrival', amount: { ...total, minor: 60_000 } },
    ],
    cancellation: { kind: 'free', free_until: '2026-12-13T13:00:00.000Z', steps: [] },
  })
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <ShortAccount account={account} kind="stay" place={{ name: 'Makkah', timeZone: 'Asia/Riyadh' }} />
    </TextProvider>,
  )
  const labels = [...html.matchAll(/<div[^>]*><dt>(.*?)<\/dt><dd><bdi>.+?<\/bdi><\/dd><\/div>/g)].map(
    ([, label]) => label,
  )
  expect(labels).toEqual(['Total', 'To pay online', 'To pay on arrival', 'Free cancellation until'])
})
