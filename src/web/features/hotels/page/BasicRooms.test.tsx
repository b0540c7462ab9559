import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { maxAdultsPerRoom } from '#domains/shared/occupancy.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { BasicRooms } from '#web/features/hotels/page/BasicRooms.tsx'

test('the fields without scripts have every party that an address can name', () => {
  for (let adults = 1; adults <= maxAdultsPerRoom; adults++) {
    const html = renderToStaticMarkup(
      <TextProvider locale="en" messages={compiledMessages('en')}>
        <BasicRooms occupancy={[String(adults)]} />
      </TextProvider>,
    )
    expect(html).toContain(`<option value="${adults}" selected="">`)
  }
})
