import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'

const badge = (of: Omit<ComponentProps<typeof StatusBadge>, 'status'>) =>
  renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <StatusBadge status="confirmed" {...of} />
    </TextProvider>,
  ).replaceAll(/<[^>]*>/g, '')

test('staff read whether the guests of a confirmed booking are there or have left; travellers read its status', () => {
  const present = { kind: 'stay', checked_in: true, checked_out: false } as const
  expect(badge({ ...present, staff: true })).toBe('In house')
  expect(badge({ ...present, kind: 'service', staff: true })).toBe('Checked in')
  expect(badge({ ...present, checked_out: true, staff: true })).toBe('Checked out')
  expect(badge({ ...present, checked_in: false, staff: true })).toBe('Confirmed')
  expect(badge(present)).toBe('Confirmed')
})
