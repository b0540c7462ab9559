import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { accountOfPrice } from '#domains/shared/short-account.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })
const account = accountOfPrice({
  total: sar(100_000),
  due: [{ when: 'arrival', amount: sar(100_000) }],
  cancellation: { free_until: '2026-12-13T13:00:00.000Z', steps: [] },
})

function shown(of: typeof account): string {
  return renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <ShortAccount account={of} kind="stay" place={{ name: 'Makkah', timeZone: 'Asia/Riyadh' }} />
    </TextProvider>,
  )
}

test('each fact is a pair that a screen reader reads together', () => {
  const pairs = [...shown(account).matchAll(/<dt>(.*?)<\/dt><dd><bdi>(.*?)<\/bdi><\/dd>/g)].map(([, label]) => label)
  expect(pairs).toEqual(['Total', 'To pay on arrival', 'Free cancellation until'])
})

test('an account without money is not shown', () => {
  expect(shown({ ...account, total: sar(0), due: [], refundable_until: null })).toBe('')
})
